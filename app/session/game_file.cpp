// SPDX-License-Identifier: MIT
// Locks, appends to and replaces the file of a game.
#include "app/session/game_file.h"

#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <QFile>
#include <QFileInfo>
#include <QSaveFile>

namespace scorekeep::app {
namespace {

Notice about(const char *id, const QString &path, const std::string &reason = {}) {
    Notice notice{id, {path.toStdString()}};
    if (!reason.empty()) {
        notice.arguments.push_back(reason);
    }
    return notice;
}

bool sameFile(const struct stat &a, const struct stat &b) {
    return a.st_dev == b.st_dev && a.st_ino == b.st_ino;
}

// A new name in a folder lasts only when the folder is kept, too.
void keepFolder(const QString &path) {
    const int folder = ::open(QFile::encodeName(QFileInfo(path).absolutePath()).constData(), O_RDONLY | O_CLOEXEC);
    if (folder >= 0) {
        ::fsync(folder);
        ::close(folder);
    }
}

bool writeInOneStep(const QString &path, std::string_view text, Notice &why) {
    QSaveFile file(path);
    // Flushed first: commit() does not see what fails when it empties the buffer.
    const bool written = file.open(QIODevice::WriteOnly) &&
                         file.write(text.data(), qint64(text.size())) == qint64(text.size()) && file.flush() &&
                         file.commit();
    if (!written) {
        why = about("session.not-written", path, file.errorString().toStdString());
    } else {
        keepFolder(path);
    }
    return written;
}

}  // namespace

GameFile::GameFile(QString path) : m_path(std::move(path)) {
    m_background.setMaxThreadCount(1);
}

std::unique_ptr<GameFile> GameFile::open(const QString &path, Notice &why) {
    std::unique_ptr<GameFile> file(new GameFile(QFileInfo(path).absoluteFilePath()));
    if (!file->lock(why)) {
        return nullptr;
    }
    return file;
}

std::unique_ptr<GameFile> GameFile::create(const QString &path, std::string_view text, Notice &why) {
    if (const QFileInfo there(path); there.exists() && !there.isFile()) {
        why = about("session.not-written", path, std::strerror(there.isDir() ? EISDIR : EINVAL));
        return nullptr;
    }
    // A game that another program has open is not replaced under its hands.
    if (QFileInfo::exists(path) && !open(path, why)) {
        return nullptr;
    }
    if (!writeInOneStep(QFileInfo(path).absoluteFilePath(), text, why)) {
        return nullptr;
    }
    return open(path, why);
}

GameFile::~GameFile() {
    if (m_descriptor >= 0 && m_waiting) {
        m_background.clear();
        ::fdatasync(m_descriptor);
    }
    release();
}

void GameFile::release() {
    m_background.waitForDone();
    if (m_descriptor >= 0) {
        ::close(m_descriptor);
        m_descriptor = -1;
    }
}

bool GameFile::lock(Notice &why) {
    m_descriptor = ::open(QFile::encodeName(m_path).constData(), O_RDWR | O_CLOEXEC);
    if (m_descriptor < 0) {
        why = about("session.not-opened", m_path, std::strerror(errno));
        return false;
    }
    // Where the file system has no locks, the game is played without.
    if (::flock(m_descriptor, LOCK_EX | LOCK_NB) != 0 && errno == EWOULDBLOCK) {
        why = about("session.in-use", m_path);
        return false;
    }
    struct stat status {};
    ::fstat(m_descriptor, &status);
    m_length = m_size = std::size_t(status.st_size);
    m_closed = true;
    return true;
}

bool GameFile::isOurs() const {
    struct stat open {};
    struct stat named {};
    return ::fstat(m_descriptor, &open) == 0 && ::stat(QFile::encodeName(m_path).constData(), &named) == 0 &&
           sameFile(open, named) && std::size_t(open.st_size) == m_size;
}

void GameFile::setLength(std::size_t length, bool closed) {
    m_length = length;
    m_closed = closed;
}

bool GameFile::append(std::string_view text, Notice &why) {
    const std::string closing = m_closed ? std::string() : '\n' + std::string(text);
    text = m_closed ? text : closing;
    if (!isOurs()) {
        why = about("session.file-changed", m_path);
        return false;
    }
    if (m_size > m_length) {
        if (::ftruncate(m_descriptor, off_t(m_length)) != 0) {
            why = about("session.not-written", m_path, std::strerror(errno));
            return false;
        }
        m_size = m_length;
    }
    std::size_t written = 0;
    while (written < text.size()) {
        const ssize_t count =
            ::pwrite(m_descriptor, text.data() + written, text.size() - written, off_t(m_length + written));
        if (count < 0 && errno == EINTR) {
            continue;
        }
        if (count <= 0) {
            why = about("session.not-written", m_path, std::strerror(count == 0 ? ENOSPC : errno));
            // Part of the line may be there; should it not go away now, the next append or reader drops it.
            const bool gone = ::ftruncate(m_descriptor, off_t(m_length)) == 0;
            m_size = m_length + (gone ? 0 : written);
            return false;
        }
        written += std::size_t(count);
    }
    m_length += written;
    m_size = m_length;
    m_closed = true;
    return true;
}

bool GameFile::replace(std::string_view text, Notice &why) {
    if (!isOurs() && QFileInfo::exists(m_path)) {
        why = about("session.file-changed", m_path);
        return false;
    }
    if (!writeInOneStep(m_path, text, why)) {
        return false;
    }
    release();
    return lock(why);
}

void GameFile::synchronise() {
    if (!m_waiting.exchange(true)) {
        m_background.start([this] {
            m_waiting = false;
            ::fdatasync(m_descriptor);
        });
    }
}

}  // namespace scorekeep::app
