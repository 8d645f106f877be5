// SPDX-License-Identifier: MIT
// Keeps the list of recent games in the settings.
#include "app/session/recent_games.h"

#include <QFileInfo>

namespace scorekeep::app {
namespace {

const QString PathsKey = QStringLiteral("recent/games");
const QString LastKey = QStringLiteral("recent/last");

}  // namespace

RecentGames::RecentGames(QSettings &settings, QObject *parent) : QObject(parent), m_settings(settings) {}

QStringList RecentGames::paths() const {
    QStringList there;
    for (const QString &path : m_settings.value(PathsKey).toStringList()) {
        if (QFileInfo(path).isFile()) {
            there.append(path);
        }
    }
    return there;
}

QString RecentGames::last() const {
    const QString path = m_settings.value(LastKey).toString();
    return QFileInfo(path).isFile() ? path : QString();
}

void RecentGames::add(const QString &path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList known = paths();
    known.removeAll(absolute);
    known.prepend(absolute);
    m_settings.setValue(LastKey, absolute);
    store(known.mid(0, Most));
}

void RecentGames::remove(const QString &path) {
    const QString absolute = QFileInfo(path).absoluteFilePath();
    QStringList known = paths();
    known.removeAll(absolute);
    if (m_settings.value(LastKey).toString() == absolute) {
        m_settings.remove(LastKey);
    }
    store(known);
}

void RecentGames::forgetLast() {
    m_settings.remove(LastKey);
}

void RecentGames::clear() {
    m_settings.remove(LastKey);
    store({});
}

void RecentGames::store(const QStringList &paths) {
    m_settings.setValue(PathsKey, paths);
    Q_EMIT changed();
}

}  // namespace scorekeep::app
