// SPDX-License-Identifier: MIT
// The table of what the table itself says: why an answer is refused, what a person should know,
// and what is wrong with a command.
#include "app/i18n/message_table.h"

#include <QtGlobal>

namespace scorekeep::app {
namespace {

const Message messages[] = {
    QT_TRANSLATE_NOOP3("messages", "The scoring table does not read what was entered, or not so.",
                       "answer.fact-not-asked"),
    QT_TRANSLATE_NOOP3("messages", "The game is over.", "answer.game-over"),
    QT_TRANSLATE_NOOP3("messages", "This game is played without a board.", "answer.no-board"),
    QT_TRANSLATE_NOOP3("messages", "Nothing in this game scores so.", "answer.no-such-table"),
    QT_TRANSLATE_NOOP3("messages", "This must be done; it cannot be passed.", "answer.must"),
    QT_TRANSLATE_NOOP3("messages", "This is not asked now.", "answer.not-asked"),
    QT_TRANSLATE_NOOP3("messages", "This is not allowed here.", "answer.not-an-option"),
    QT_TRANSLATE_NOOP3("messages", "The game does not come to this any more.", "answer.not-reached"),
    QT_TRANSLATE_NOOP3("messages", "There is no such tile in this game.", "answer.no-such-tile"),
    QT_TRANSLATE_NOOP3("messages", "This piece is not where it is said to be.", "answer.no-such-piece"),
    QT_TRANSLATE_NOOP3("messages", "There is no such place on the table.", "answer.no-such-place"),
    QT_TRANSLATE_NOOP3("messages", "There is no such player.", "answer.no-such-player"),
    QT_TRANSLATE_NOOP3("messages", "There is no such step in the turn.", "answer.no-such-step"),
    QT_TRANSLATE_NOOP3("messages", "Only tokens change hands; figures stay with their player.",
                       "answer.owned-for-ever"),
    QT_TRANSLATE_NOOP3("messages", "This kind of answer does not belong here.", "answer.other-kind"),
    QT_TRANSLATE_NOOP3("messages", "One entry may add or take away %1 points at most.",
                       "answer.too-many-points"),
    QT_TRANSLATE_NOOP3("messages", "Two tiles share this space; it must be said which is meant.",
                       "answer.which-half"),
    QT_TRANSLATE_NOOP3("messages", "A tile lies there already.", "placement.taken"),
    QT_TRANSLATE_NOOP3("messages", "The edges of the tile do not go on in its neighbours.",
                       "placement.edges"),
    QT_TRANSLATE_NOOP3("messages", "This figure does not stand on such a feature.", "deploy.wrong-feature"),
    QT_TRANSLATE_NOOP3("messages", "Somebody stands on this feature already.", "deploy.occupied"),
    QT_TRANSLATE_NOOP3("messages", "The game was opened up to line %1 of its file.", "save.cut"),
    QT_TRANSLATE_NOOP3("messages",
                       "The game was entered under other rules (version %1) and replayed under these.",
                       "save.other-rules"),
    QT_TRANSLATE_NOOP3("messages", "The last line of the file (%1) was incomplete and is left out.",
                       "save.torn-line"),

    // What becomes of the file of a game.
    QT_TRANSLATE_NOOP3("messages",
                       "%1. From here on, entries that do not fit the rules any more are set aside.",
                       "session.aligned"),
    QT_TRANSLATE_NOOP3("messages", "There is no game.", "session.no-game"),
    QT_TRANSLATE_NOOP3("messages", "The file cannot be written, so the game goes on in a copy: %1",
                       "session.copied"),
    QT_TRANSLATE_NOOP3("messages", "Another program has changed the file of this game: %1",
                       "session.file-changed"),
    QT_TRANSLATE_NOOP3("messages", "This game is open in another window: %1", "session.in-use"),
    QT_TRANSLATE_NOOP3("messages", "The game was brought up to date; the file as it was is kept as %1",
                       "session.kept-copy"),
    QT_TRANSLATE_NOOP3("messages", "This game has no file.", "session.no-file"),
    QT_TRANSLATE_NOOP3("messages",
                       "This game is played with parts that the program does not play on the board: %1",
                       "session.not-played"),
    QT_TRANSLATE_NOOP3("messages", "The folder for games cannot be made: %1", "session.no-folder"),
    QT_TRANSLATE_NOOP3("messages", "%1 cannot be opened: %2", "session.not-opened"),
    QT_TRANSLATE_NOOP3("messages", "The game cannot begin: %1", "session.not-started"),
    QT_TRANSLATE_NOOP3("messages", "%1 cannot be written, so nothing was entered. %2", "session.not-written"),
    QT_TRANSLATE_NOOP3("messages", "A rule of the program has failed, so nothing was entered: %1",
                       "session.rule-failed"),

    // Why a result could not be written.
    QT_TRANSLATE_NOOP3("messages", "%1 is a game without a board, so there is nothing to draw.", "output.no-board"),
    QT_TRANSLATE_NOOP3("messages", "%1 is a folder or a device, and no file that could be replaced.",
                       "output.no-file"),
    QT_TRANSLATE_NOOP3("messages", "%1: the picture cannot be drawn", "output.no-picture"),
    QT_TRANSLATE_NOOP3("messages", "The output cannot be written: %1", "output.not-printed"),
    QT_TRANSLATE_NOOP3("messages", "%1 cannot be written: %2", "output.not-written"),
    QT_TRANSLATE_NOOP3("messages", "%1 is the file that is read; the result needs another name.",
                       "output.own-source"),
    QT_TRANSLATE_NOOP3("messages", "%1: the picture would be too large; a smaller --size helps",
                       "output.too-large"),

    // What is wrong with the command line.
    QT_TRANSLATE_NOOP3("messages", "This is no number that can be used: %1", "usage.bad-number"),
    QT_TRANSLATE_NOOP3("messages", "The name of a file is empty.", "usage.empty-name"),
    QT_TRANSLATE_NOOP3("messages", "These cannot be given together: %1", "usage.each-and-at"),
    QT_TRANSLATE_NOOP3("messages", "The command needs the name of a document: %1", "usage.missing-document"),
    QT_TRANSLATE_NOOP3("messages", "The command needs a file: %1", "usage.missing-file"),
    QT_TRANSLATE_NOOP3("messages", "The command needs -o and the name of a file: %1", "usage.missing-output"),
    QT_TRANSLATE_NOOP3("messages", "The option needs a value: %1", "usage.missing-value"),
    QT_TRANSLATE_NOOP3("messages", "The name of a picture ends in .png, .svg or .pdf: %1",
                       "usage.not-a-picture"),
    QT_TRANSLATE_NOOP3("messages", "The name of a picture of the window ends in .png: %1", "usage.not-a-png"),
    QT_TRANSLATE_NOOP3("messages", "The name of a document ends in .html, .pdf or .txt: %1", "usage.not-a-page"),
    QT_TRANSLATE_NOOP3("messages", "Only files that end in .jcz can be imported: %1", "usage.not-foreign"),
    QT_TRANSLATE_NOOP3("messages", "There is a word too many: %1", "usage.unexpected"),
    QT_TRANSLATE_NOOP3("messages", "The file of a selection says it all, and leaves no room for %1",
                       "usage.selection-and-list"),
    QT_TRANSLATE_NOOP3("messages", "There is no such document: %1", "usage.unknown-document"),
    QT_TRANSLATE_NOOP3("messages", "There is no such edition: %1", "usage.unknown-edition"),
    QT_TRANSLATE_NOOP3("messages", "There is no such expansion, element or box: %1", "usage.unknown-expansion"),
    QT_TRANSLATE_NOOP3("messages", "This option is given twice: %1", "usage.option-twice"),
    QT_TRANSLATE_NOOP3("messages", "There is no such option here: %1", "usage.unknown-option"),
    QT_TRANSLATE_NOOP3("messages", "There is no such paper: %1", "usage.unknown-paper"),
    QT_TRANSLATE_NOOP3("messages", "There is no such language: %1", "usage.unknown-language"),
};

} // namespace

std::span<const Message> gameMessages() {
    return messages;
}

} // namespace scorekeep::app
