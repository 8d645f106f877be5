// SPDX-License-Identifier: MIT
// Makes names of files.
#include "app/session/document_names.h"

#include <QDate>
#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStringList>

namespace scorekeep::app {
namespace {

constexpr int LongestFileName = 60;  // characters, beside date and ending: 255 bytes is the usual limit

}  // namespace

QString fileNameFor(const Setup &setup) {
    QStringList names;
    for (const PlayerSetup &player : setup.players) {
        names.append(QString::fromStdString(player.name));
    }
    QString text = names.join(QStringLiteral(", "));
    static const QRegularExpression unfit(QStringLiteral("[/\\\\:*?\"<>|\\p{C}]+"));
    text = text.replace(unfit, QStringLiteral(" ")).simplified().left(LongestFileName).trimmed();
    return (QDate::currentDate().toString(Qt::ISODate) + QLatin1Char(' ') + text).trimmed();
}

QString freePath(const QString &folder, const QString &name, const QString &ending) {
    QString path = QDir(folder).absoluteFilePath(name + ending);
    for (int number = 2; QFileInfo::exists(path); ++number) {
        path = QDir(folder).absoluteFilePath(name + QLatin1Char(' ') + QString::number(number) + ending);
    }
    return path;
}

}  // namespace scorekeep::app
