// SPDX-License-Identifier: MIT
// The games that were opened last, remembered between starts.
#pragma once

#include <QObject>
#include <QSettings>
#include <QStringList>

namespace scorekeep::app {

class RecentGames : public QObject {
    Q_OBJECT

public:
    static constexpr int Most = 10;

    // The settings outlive it; tests bring their own.
    explicit RecentGames(QSettings &settings, QObject *parent = nullptr);

    // Absolute paths of files that are there, the latest first.
    QStringList paths() const;
    // The game to open at the next start; empty when none was open at the end or its file is gone.
    QString last() const;

    void add(const QString &path);  // becomes the first, and the last game
    void remove(const QString &path);
    void forgetLast();  // the next start opens nothing
    void clear();

Q_SIGNALS:
    void changed();

private:
    void store(const QStringList &paths);

    QSettings &m_settings;
};

}  // namespace scorekeep::app
