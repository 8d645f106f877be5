// SPDX-License-Identifier: MIT
// The game that is played and its document on disk: the only caller of the engine in the program.
#pragma once

#include <memory>
#include <optional>
#include <vector>

#include <QObject>
#include <QString>
#include <QStringList>
#include <QTimer>

#include "engine/files/file_error.h"
#include "engine/game/changed_selection.h"
#include "engine/game/game.h"
#include "engine/game/saved_game.h"

namespace scorekeep::app {

class GameFile;
class RecentGames;

// Whatever is entered stands in the file before `changed` is emitted. What cannot be written is not taken.
// All functions that return bool say false when nothing was done; `noticed` has then told why.
class GameSession : public QObject {
    Q_OBJECT

public:
    // World and recent games (which may be null) outlive the session. New games are kept in `folder`.
    explicit GameSession(const World &world, RecentGames *recent = nullptr, QString folder = gamesFolder(),
                         QObject *parent = nullptr);
    ~GameSession() override;

    static QString gamesFolder();  // AppDataLocation/games

    const World &world() const { return m_world; }
    bool hasGame() const { return m_game != nullptr; }
    const Game &game() const { return *m_game; }  // only while hasGame()
    const State &state() const { return m_game->state(); }
    const Rules &rules() const { return m_game->rules(); }
    const OpenChoice &choice() const;  // nothing is asked without a game

    // ---- the document
    QString path() const;   // absolute; empty without a game
    QString title() const;  // the file's name without its ending
    // A new game in a file of its own at once; the log may come from an import and is aligned.
    bool start(const Setup &setup, std::vector<Entry> log = {});
    // With `before`, only the lines before that one of a damaged file.
    bool open(const QString &path, std::optional<int> before = std::nullopt);
    // The session goes on in the new file; the old one stays as it is.
    bool saveAs(const QString &path);
    void close();
    // Why the last `open` failed, when the file's content is to blame. Its line, where it has one beyond the
    // header, can be passed to `open` as `before`.
    const std::optional<FileError> &fileError() const { return m_fileError; }

    // ---- input
    // An empty refusal: it was taken. `session.not-written` when the disk refuses.
    Refusal answer(const Entry &entry);
    Refusal check(const Entry &entry) const;
    bool canUndo() const { return m_game && m_game->canUndo(); }
    bool canRedo() const { return m_game && m_game->canRedo(); }
    bool undo();
    bool redo();
    bool jump(std::size_t cursor);
    Game::Preview preview(std::size_t entry, std::optional<Entry> replacement) const;
    bool keep(const Game::Preview &preview);
    // What another selection would make of the game, and the game with it from here on: the same in the same
    // file, written anew. Where inputs are set aside, the file as it was is kept beside it.
    ChangedSelection preview(const Selection &selection) const;
    bool keep(ChangedSelection changed);
    // The game as it was when that many entries counted: what was asked then, with its options.
    std::unique_ptr<Game> gameAt(std::size_t cursor) const {
        return std::make_unique<Game>(m_world, m_game->setup(), m_game->log(), cursor);
    }

    // ---- from what a person does to entries
    // An answer to a prompt of the open choice, or the pass of it.
    Entry entryFor(std::size_t prompt, Answer answer) const;
    std::optional<Entry> passEntry() const;  // nothing when the choice may not be passed
    // A rule is lifted: the same, with the note why.
    Entry forcedEntry(ItemId item, PlayerId player, Answer answer, std::string reason = {}) const;

    // An option of the open choice: prompt and option by index.
    struct Match {
        std::size_t prompt = 0;
        std::size_t option = 0;
        friend bool operator==(const Match &, const Match &) = default;
    };
    // The options that a click on the board can mean, in the prompts' order: tiles to be laid there, pieces to
    // be put there or picked up there. A place on a segment means that segment, or else others of its feature;
    // a cell means all that lies on it.
    std::vector<Match> matches(const Place &target) const;
    const Answer &optionOf(Match match) const;
    Entry entryFor(Match match) const { return entryFor(match.prompt, optionOf(match)); }

Q_SIGNALS:
    void changed();          // the state: tiles, pieces, points
    void choiceChanged();    // what is asked now
    void logChanged();       // entries, undo and redo
    void documentChanged();  // another game or another file; comes before the other three
    void noticed(const QString &id, const QStringList &arguments);

private:
    std::unique_ptr<Game> read(const QString &path, std::optional<int> before, GameFile *file, bool &rewrite);
    std::unique_ptr<GameFile> copyOf(const QString &path, const Game &game, Notice &why);
    void adopt(std::unique_ptr<Game> game, std::unique_ptr<GameFile> file, bool rewrite);
    bool record(const std::string &text);
    bool writeWhole();
    bool keepOriginal();
    void written();
    bool moveTo(std::size_t cursor);
    void restore(std::vector<Entry> log, std::size_t cursor, std::size_t changed);
    void renewWriter();
    void synchronise();
    void announce();
    void notice(const Notice &notice);
    void notice(const QString &id, const QStringList &arguments);

    const World &m_world;
    RecentGames *m_recent;
    QString m_folder;
    std::unique_ptr<Game> m_game;
    std::unique_ptr<LogWriter> m_writer;
    std::unique_ptr<GameFile> m_file;
    bool m_rewrite = false;  // the file's log is not the game's (it was aligned); replaced at the next input
    std::uint32_t m_turn = 0;
    QTimer m_syncTimer;
    std::optional<FileError> m_fileError;
};

}  // namespace scorekeep::app
