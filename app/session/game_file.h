// SPDX-License-Identifier: MIT
// The file of a running game: locked against other programs, appended line by line.
#pragma once

#include <atomic>
#include <memory>
#include <string>
#include <string_view>

#include <QString>
#include <QThreadPool>

#include "engine/game/saved_game.h"

namespace scorekeep::app {

// One process writes a game at a time: the lock is the system's and goes with the process, whatever ends it.
// Functions that can fail return false (or null) and say why in a notice:
// `session.not-opened`, `session.not-written` (path, reason), `session.in-use` (path),
// `session.file-changed` (path): another program wrote, replaced or deleted the file.
class GameFile {
public:
    static std::unique_ptr<GameFile> open(const QString &path, Notice &why);
    // Writes a new file, or replaces one that is there, in one step.
    static std::unique_ptr<GameFile> create(const QString &path, std::string_view text, Notice &why);
    ~GameFile();
    GameFile(const GameFile &) = delete;
    GameFile &operator=(const GameFile &) = delete;

    const QString &path() const { return m_path; }  // absolute
    // What stands behind the first `length` bytes goes at the next append, which first ends their last line
    // where it is not closed.
    void setLength(std::size_t length, bool closed);

    // All of the text stands in the file, or nothing of it.
    bool append(std::string_view text, Notice &why);
    bool replace(std::string_view text, Notice &why);
    // Asks the disk to keep what was written, in the background.
    void synchronise();

private:
    explicit GameFile(QString path);
    bool lock(Notice &why);
    bool isOurs() const;
    void release();

    QString m_path;
    int m_descriptor = -1;
    std::size_t m_length = 0;  // bytes that count
    std::size_t m_size = 0;    // bytes that are there as far as we know
    bool m_closed = true;      // the last line has its end
    std::atomic<bool> m_waiting = false;  // a synchronisation is queued
    QThreadPool m_background;
};

}  // namespace scorekeep::app
