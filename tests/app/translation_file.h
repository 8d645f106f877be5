// SPDX-License-Identifier: MIT
// The messages of a Qt Linguist file, as translators see them.
#pragma once

#include <QFile>
#include <QList>
#include <QSet>
#include <QString>
#include <QStringList>
#include <QXmlStreamReader>

namespace scorekeep::app {

struct Translation {
    QString language; // "de"
    QString context;
    QString key; // of a text of the YAML files, else a remark for translators
    QString source;
    bool plural = false;
    bool finished = true;
    QStringList forms; // one, or those of a plural

    bool isCatalogue() const { return context == QLatin1String("catalogue"); }
    // What makes it the same text in another file.
    QString id() const { return context + QLatin1Char('\n') + key + QLatin1Char('\n') + source; }
    Translation in(const QString &other) const {
        Translation same = *this;
        same.language = other;
        return same;
    }
    // To find it by.
    QString name() const {
        return QStringLiteral("%1: %2%3: “%4”")
            .arg(language, context, key.isEmpty() ? QString() : QStringLiteral(" (%1)").arg(key), source);
    }
};

// Empty when the file cannot be read.
inline QList<Translation> readTranslations(const QString &path, const QString &language) {
    QList<Translation> all;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly)) {
        return all;
    }
    QXmlStreamReader xml(&file);
    QString context;
    while (!xml.atEnd()) {
        xml.readNext();
        if (xml.isEndElement()) {
            continue;
        }
        if (xml.name() == QLatin1String("name")) {
            context = xml.readElementText();
        } else if (xml.name() == QLatin1String("message")) {
            const bool plural = xml.attributes().value(QLatin1String("numerus")) == QLatin1String("yes");
            all << Translation{language, context, {}, {}, plural, true, {}};
        } else if (xml.name() == QLatin1String("comment")) {
            all.back().key = xml.readElementText();
        } else if (xml.name() == QLatin1String("source")) {
            all.back().source = xml.readElementText();
        } else if (xml.name() == QLatin1String("translation")) {
            all.back().finished = xml.attributes().value(QLatin1String("type")).isEmpty();
            if (!all.back().plural) {
                all.back().forms << xml.readElementText();
            }
        } else if (xml.name() == QLatin1String("numerusform")) {
            all.back().forms << xml.readElementText();
        }
    }
    return xml.hasError() ? QList<Translation>() : all;
}

} // namespace scorekeep::app
