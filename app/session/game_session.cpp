// SPDX-License-Identifier: MIT
// Takes what is entered, and writes it before anybody is told.
#include "app/session/game_session.h"

#include <QFileInfo>

#include "app/session/document_names.h"
#include "app/session/game_file.h"

namespace scorekeep::app {
namespace {

constexpr int SyncDelay = 1000;  // milliseconds

QStringList asStrings(const std::vector<std::string> &texts) {
    QStringList list;
    for (const std::string &text : texts) {
        list.append(QString::fromStdString(text));
    }
    return list;
}

}  // namespace

GameSession::GameSession(const World &world, RecentGames *recent, QString folder, QObject *parent)
    : QObject(parent), m_world(world), m_recent(recent), m_folder(std::move(folder)) {
    m_syncTimer.setSingleShot(true);
    m_syncTimer.setInterval(SyncDelay);
    connect(&m_syncTimer, &QTimer::timeout, this, &GameSession::synchronise);
}

GameSession::~GameSession() {
    if (m_syncTimer.isActive()) {
        synchronise();
    }
}

QString GameSession::path() const {
    return m_file ? m_file->path() : QString();
}

QString GameSession::title() const {
    return QFileInfo(path()).completeBaseName();
}

const OpenChoice &GameSession::choice() const {
    static const OpenChoice nothing;
    return m_game ? m_game->open() : nothing;
}

// ---- input

Refusal GameSession::check(const Entry &entry) const {
    return m_game ? m_game->check(entry) : Refusal{"session.no-game", {}};
}

Refusal GameSession::answer(const Entry &entry) {
    if (!m_game) {
        return {"session.no-game", {}};
    }
    const std::size_t cursor = m_game->cursor();
    const std::vector<Entry> tail(m_game->log().begin() + std::ptrdiff_t(cursor), m_game->log().end());
    try {
        if (Refusal refusal = m_game->answer(entry)) {
            return refusal;
        }
    } catch (const std::exception &error) {  // a faulty rule; the game is as it was
        notice(QStringLiteral("session.rule-failed"), {QString::fromUtf8(error.what())});
        return {"session.rule-failed", {error.what()}};
    }
    // The writer is asked even where the whole file is written: it has to know each entry.
    std::string text;
    for (std::size_t i = cursor; i < m_game->cursor(); ++i) {
        text += m_writer->write(i, m_game->log()[i]) + '\n';
    }
    if (!record(text)) {
        std::vector<Entry> log(m_game->log().begin(), m_game->log().begin() + std::ptrdiff_t(cursor));
        log.insert(log.end(), tail.begin(), tail.end());
        restore(std::move(log), cursor, cursor);
        return {"session.not-written", {path().toStdString()}};
    }
    announce();
    return {};
}

bool GameSession::undo() {
    return canUndo() && moveTo(m_game->cursor() - 1);
}

bool GameSession::redo() {
    return canRedo() && moveTo(m_game->cursor() + 1);
}

bool GameSession::jump(std::size_t cursor) {
    return m_game && cursor <= m_game->log().size() && (cursor == m_game->cursor() || moveTo(cursor));
}

bool GameSession::moveTo(std::size_t cursor) {
    const std::size_t before = m_game->cursor();
    m_game->jump(cursor);
    if (!record(writeCursor(cursor) + '\n')) {
        m_game->jump(before);
        return false;
    }
    announce();
    return true;
}

Game::Preview GameSession::preview(std::size_t entry, std::optional<Entry> replacement) const {
    return m_game->preview(entry, std::move(replacement));
}

bool GameSession::keep(const Game::Preview &preview) {
    if (!m_game) {
        return false;
    }
    if (preview.refusal) {
        notice({std::string(preview.refusal.id), preview.refusal.arguments});
        return false;
    }
    std::vector<Entry> before = m_game->log();
    const std::size_t cursor = m_game->cursor();
    m_game->keep(preview);
    if (!writeWhole()) {
        restore(std::move(before), cursor, std::min(preview.changed, cursor));
        return false;
    }
    renewWriter();
    announce();
    return true;
}

ChangedSelection GameSession::preview(const Selection &selection) const {
    return withSelection(*m_game, selection);
}

bool GameSession::keep(ChangedSelection changed) {
    if (!m_game || !changed.game) {
        return false;
    }
    if (!changed.aside.empty() && !keepOriginal()) {
        return false;
    }
    std::swap(m_game, changed.game);
    if (!writeWhole()) {
        std::swap(m_game, changed.game);
        return false;
    }
    m_turn = state().turn;
    renewWriter();
    Q_EMIT documentChanged();
    announce();
    return true;
}

void GameSession::restore(std::vector<Entry> log, std::size_t cursor, std::size_t changed) {
    Game::Preview before;
    before.log = std::move(log);
    before.cursor = cursor;
    before.changed = changed;
    m_game->keep(before);
    renewWriter();
}

// A writer that has seen the whole log.
void GameSession::renewWriter() {
    m_writer = std::make_unique<LogWriter>(*m_game);
    for (std::size_t i = 0; i < m_game->log().size(); ++i) {
        m_writer->write(i, m_game->log()[i]);
    }
}

// Puts what was entered into the file.
bool GameSession::record(const std::string &text) {
    if (m_rewrite) {
        return writeWhole();
    }
    Notice why{"session.no-file", {}};
    if (m_file && m_file->append(text, why)) {
        written();
        return true;
    }
    // Deleted files come back.
    if (m_file && why.id == "session.file-changed" && !QFileInfo::exists(m_file->path())) {
        return writeWhole();
    }
    notice(why);
    return false;
}

bool GameSession::writeWhole() {
    if (m_rewrite && !keepOriginal()) {
        return false;
    }
    Notice why{"session.no-file", {}};
    if (!m_file || !m_file->replace(writeGame(*m_game), why)) {
        notice(why);
        return false;
    }
    m_rewrite = false;
    written();
    return true;
}

// Before a file is replaced by something that holds less than it.
bool GameSession::keepOriginal() {
    const QFileInfo original(m_file->path());
    if (!original.exists()) {
        return true;
    }
    const QString copy = freePath(original.absolutePath(), original.fileName(), QStringLiteral(".before"));
    if (!QFile::copy(original.absoluteFilePath(), copy)) {
        notice(QStringLiteral("session.not-written"), {copy, QString()});
        return false;
    }
    notice(QStringLiteral("session.kept-copy"), {copy});
    return true;
}

void GameSession::written() {
    if (state().turn != m_turn || state().finished) {
        m_turn = state().turn;
        synchronise();
    } else if (!m_syncTimer.isActive()) {
        m_syncTimer.start();
    }
}

void GameSession::synchronise() {
    m_syncTimer.stop();
    if (m_file) {
        m_file->synchronise();
    }
}

void GameSession::announce() {
    Q_EMIT changed();
    Q_EMIT choiceChanged();
    Q_EMIT logChanged();
}

void GameSession::notice(const Notice &notice) {
    Q_EMIT noticed(QString::fromStdString(notice.id), asStrings(notice.arguments));
}

void GameSession::notice(const QString &id, const QStringList &arguments) {
    Q_EMIT noticed(id, arguments);
}

}  // namespace scorekeep::app
