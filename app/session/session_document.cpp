// SPDX-License-Identifier: MIT
// Begins, opens, saves and closes the games of a session.
#include <cerrno>
#include <cstring>

#include <QDir>
#include <QFileInfo>
#include <QStandardPaths>

#include "app/i18n/message_text.h"
#include "app/model/selection_summary.h"
#include "app/session/document_names.h"
#include "app/session/game_file.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/files/reader.h"

namespace scorekeep::app {
namespace {

constexpr int NamedParts = 6; // of those that are not played

// Files hold no control characters in names; what was pasted with some loses them.
std::string withoutControls(const std::string &name) {
    QString kept = QString::fromStdString(name);
    kept.removeIf([](QChar c) { return c.category() == QChar::Other_Control; });
    return kept.toStdString();
}

} // namespace

QString GameSession::gamesFolder() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        .absoluteFilePath(QStringLiteral("games"));
}

bool GameSession::start(const Setup &setup, std::vector<Entry> log) {
    Setup normal = setup;
    normal.selection = normalised(std::move(normal.selection), m_world.catalogue);
    for (PlayerSetup &player : normal.players) {
        player.name = withoutControls(player.name);
    }
    std::unique_ptr<Game> game;
    std::string text;
    try {
        const std::size_t count = log.size();
        const Replay replay = count == 0 ? Replay::Trusted : Replay::Aligning;
        game = std::make_unique<Game>(m_world, normal, std::move(log), count, replay);
        text = writeGame(*game);
    } catch (const std::exception &error) {
        notice(QStringLiteral("session.not-started"), {QString::fromUtf8(error.what())});
        return false;
    }
    if (!QDir().mkpath(m_folder)) {
        notice(QStringLiteral("session.no-folder"), {m_folder});
        return false;
    }
    Notice why;
    std::unique_ptr<GameFile> file = GameFile::create(freePath(m_folder, fileNameFor(normal)), text, why);
    if (!file) {
        notice(why);
        return false;
    }
    adopt(std::move(game), std::move(file), false);
    return true;
}

bool GameSession::open(const QString &path, std::optional<int> before) {
    m_fileError.reset();
    Notice why;
    const bool again = m_file && QFileInfo(path).canonicalFilePath() == QFileInfo(m_file->path()).canonicalFilePath();
    if (again) {
        m_file.reset();  // or its lock would keep us out
    }
    std::unique_ptr<GameFile> file;
    std::unique_ptr<Game> game;
    bool rewrite = false;
    const QFileInfo info(path);
    if (!info.isFile()) {
        why = {"session.not-opened", {path.toStdString(), std::strerror(info.isDir() ? EISDIR : ENOENT)}};
    } else if (info.isReadable() && !info.isWritable()) {
        game = read(path, before, nullptr, rewrite);
        file = game ? copyOf(path, *game, why) : nullptr;
        rewrite = false;
    } else if ((file = GameFile::open(path, why))) {
        game = read(path, before, file.get(), rewrite);
    }
    if (!game || !file) {
        if (!why.id.empty()) {
            notice(why);
        }
        if (again) {
            m_file = GameFile::open(path, why);
        }
        return false;
    }
    adopt(std::move(game), std::move(file), rewrite);
    return true;
}

// Null when the file is damaged. `rewrite`: the game's log is not the file's.
std::unique_ptr<Game> GameSession::read(const QString &path, std::optional<int> before, GameFile *file,
                                        bool &rewrite) {
    try {
        const std::string name = path.toStdString();
        const std::string text = readFile(name);
        SavedGame saved = readGame(text, name, m_world, before);
        const QString unplayed = unplayedNames(m_world, saved.setup.selection, NamedParts);
        if (!unplayed.isEmpty()) { // first, since what is told last stays to be read
            notice(QStringLiteral("session.not-played"), {unplayed});
        }
        for (const Notice &told : saved.notices) {
            notice(told);
        }
        rewrite = before.has_value();
        std::unique_ptr<Game> game;
        if (saved.rulesVersion == RulesVersion) {
            try {
                game = std::make_unique<Game>(m_world, saved.setup, saved.log, saved.cursor, Replay::Checked);
            } catch (const LogError &error) {
                notice(QStringLiteral("session.aligned"), {errorWithPlace(errorAt(error, saved, name))});
            }
        }
        if (!game) {
            game = std::make_unique<Game>(m_world, saved.setup, saved.log, saved.cursor, Replay::Aligning);
            rewrite = true;
        }
        if (file != nullptr) {
            file->setLength(saved.length, saved.closed);
        }
        return game;
    } catch (const FileError &error) {
        m_fileError = error;
        notice({error.id, {error.file, std::to_string(error.line), std::to_string(error.column), error.found,
                           error.expected}});
    } catch (const std::exception &error) {
        notice(QStringLiteral("session.not-opened"), {path, QString::fromUtf8(error.what())});
    }
    return nullptr;
}

// A game that may not be written, such as a sample, is played in a file of its own.
std::unique_ptr<GameFile> GameSession::copyOf(const QString &path, const Game &game, Notice &why) {
    QDir().mkpath(m_folder);
    const QString copy = freePath(m_folder, QFileInfo(path).completeBaseName());
    std::unique_ptr<GameFile> file = GameFile::create(copy, writeGame(game), why);
    if (file) {
        notice(QStringLiteral("session.copied"), {path, copy});
    }
    return file;
}

bool GameSession::saveAs(const QString &path) {
    if (!m_game) {
        return false;
    }
    if (m_file && QFileInfo(path).absoluteFilePath() == m_file->path()) {
        return writeWhole();
    }
    Notice why;
    std::unique_ptr<GameFile> file = GameFile::create(path, writeGame(*m_game), why);
    if (!file) {
        notice(why);
        return false;
    }
    m_file = std::move(file);
    m_rewrite = false;
    if (m_recent != nullptr) {
        m_recent->add(m_file->path());
    }
    Q_EMIT documentChanged();
    return true;
}

void GameSession::close() {
    if (!m_game) {
        return;
    }
    m_syncTimer.stop();
    if (m_file) {
        m_file->synchronise();
    }
    m_file.reset();
    m_writer.reset();
    m_game.reset();
    if (m_recent != nullptr) {
        m_recent->forgetLast();
    }
    Q_EMIT documentChanged();
    announce();
}

void GameSession::adopt(std::unique_ptr<Game> game, std::unique_ptr<GameFile> file, bool rewrite) {
    m_game = std::move(game);
    m_file = std::move(file);
    m_rewrite = rewrite;
    m_turn = state().turn;
    renewWriter();
    if (m_recent != nullptr) {
        m_recent->add(m_file->path());
    }
    Q_EMIT documentChanged();
    announce();
}

}  // namespace scorekeep::app
