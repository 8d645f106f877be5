// SPDX-License-Identifier: MIT
// A game in the main window as a person sees it: what is asked, offered and scored, and where things lie.
#pragma once

#include <QApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QListView>
#include <QMenu>
#include <QMessageBox>
#include <QProcess>
#include <QPushButton>
#include <QRegularExpression>
#include <QSettings>
#include <QTemporaryDir>
#include <QTest>
#include <QTimer>
#include <QToolButton>
#include <QWheelEvent>

#include "app/board/board_view.h"
#include "app/board/piece_choice.h"
#include "app/i18n/game_text.h"
#include "app/i18n/language.h"
#include "app/main_window.h"
#include "app/model/options_model.h"
#include "app/model/score_log_model.h"
#include "app/model/tile_kinds_model.h"
#include "app/panes/answer_area.h"
#include "app/panes/option_cards.h"
#include "app/panes/prompt_bar.h"
#include "app/panes/scores_pane.h"
#include "app/panes/tile_picker.h"
#include "app/session/game_session.h"
#include "app/session/recent_games.h"
#include "engine/game/embedded_world.h"

#include <algorithm>
#include <memory>
#include <set>

namespace scorekeep::app {

class WindowEyes {
public:
    explicit WindowEyes(const Setup &setup) {
        QVERIFY(m_language.use(QStringLiteral("en"))); // its plurals
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        m_recent = std::make_unique<RecentGames>(*m_settings);
        m_session = std::make_unique<GameSession>(embeddedWorld(), m_recent.get(),
                                                  m_folder.filePath(QStringLiteral("games")));
        QVERIFY(m_session->start(setup));
        m_window =
            std::make_unique<MainWindow>(m_session.get(), m_recent.get(), m_settings.get(), &m_language);
        board().setMotion(false);
        m_window->resize(1440, 900);
        m_window->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_window.get()));
    }

    const State &state() const { return m_session->state(); }
    const Rules &rules() const { return m_session->rules(); }
    GameSession &session() const { return *m_session; }
    BoardView &board() const { return *m_window->board(); }
    AnswerArea &area() const { return *m_window->answerArea(); }
    GameText text() const { return GameText(rules()); }

    // ---- what the hand's eyes see

    Place on(int x, int y, std::string_view name) const {
        const TileId tile = state().board.tileAt({std::int16_t(x), std::int16_t(y)});
        const auto &segments = state().board.kindOf(tile).segments;
        const auto found = std::ranges::find(segments, name, &Segment::name);
        return found == segments.end()
                   ? Place()
                   : Place::on(state().board.spot(state().board.node(tile, int(found - segments.begin()))));
    }
    Place quarter(std::string_view id) const {
        const auto found = std::ranges::find(rules().areas(), id, &Saying::id);
        return Place::area(std::uint16_t(found - rules().areas().begin()));
    }
    Place besidePiece(PlayerId owner, const char *piece, const Place &at) const {
        const Piece wanted{rules().piece(piece).value(), owner, at};
        return Place::beside(PieceId(std::ranges::find(state().pieces, wanted) - state().pieces.begin()));
    }
    int lying(const char *piece, PlayerId owner, const Place &at) const {
        return int(std::ranges::count(state().pieces, Piece{rules().piece(piece).value(), owner, at}));
    }
    Cell cellOf(const char *piece) const {
        const PieceKindId kind = rules().piece(piece).value();
        return std::ranges::find(state().pieces, kind, &Piece::kind)->place.spot.cell;
    }

    // All that is asked of whom, without what may be done at any time: "abbey.place+draw.tile Anna".
    QString asked() const {
        QStringList items;
        QString player;
        for (const OpenPrompt &prompt : session().choice().prompts) {
            if (!prompt.standing) {
                items << QString::fromStdString(rules().itemName(prompt.item));
                player = text().player(prompt.player);
            }
        }
        items.removeDuplicates();
        items.sort();
        return items.join(QLatin1Char('+')) + QLatin1Char(' ') + player;
    }
    bool asks(std::string_view item, PlayerId player) const {
        return std::ranges::any_of(session().choice().prompts, [&](const OpenPrompt &prompt) {
            return rules().itemName(prompt.item) == item && prompt.player == player;
        });
    }
    QString question() const { return area().bar()->question(); }
    QStringList cards() const {
        QStringList words;
        const QListView *list = area().cards()->findChild<QListView *>(QStringLiteral("optionCards"));
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            words << list->model()->index(row, 0).data().toString();
        }
        return words;
    }
    // The latest scores as the log shows them, the oldest of them first: "Anna · road at start 5: 5 = 1 point
    // for each tile".
    QStringList told(int count) const {
        const ScoreLogModel &log = *m_window->scores()->log();
        QStringList scores;
        for (int row = std::min(count, log.rowCount()) - 1; row >= 0; --row) {
            const QModelIndex score = log.index(row, 0);
            QStringList lines;
            for (int line = 0; line < log.rowCount(score); ++line) {
                const QModelIndex one = log.index(line, 0, score);
                const QString number = one.data(ScoreLogModel::NumberRole).toString();
                lines << (number.isEmpty() ? one.data().toString()
                                           : number + QStringLiteral(" = ") + one.data().toString());
            }
            scores << QStringLiteral("%1 %2: %3")
                          .arg(score.data().toString(), score.data(ScoreLogModel::NumberRole).toString(),
                               lines.join(QStringLiteral("; ")));
        }
        return scores;
    }
    QList<int> points() const {
        QList<int> all;
        for (PlayerId player = 0; player < rules().players(); ++player) {
            all << state().points(player);
        }
        return all;
    }

    // What the program prints of the saved game is what the window shows.
    void compareWithInspect() const {
        QProcess program;
        program.start(QStringLiteral(SCOREKEEP_BINARY),
                      {QStringLiteral("inspect"), m_session->path(), QStringLiteral("--json")});
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 0);
        const QJsonObject printed = QJsonDocument::fromJson(program.readAllStandardOutput()).object();
        QCOMPARE(printed.value(QStringLiteral("finished")), QJsonValue(state().finished));
        QCOMPARE(printed.value(QStringLiteral("tiles")).toArray().size(),
                 qsizetype(state().board.tileCount()));
        QCOMPARE(printed.value(QStringLiteral("scores")).toArray().size(), qsizetype(state().scores.size()));
        QVERIFY(printed.value(QStringLiteral("parked")).toArray().isEmpty());
        QList<int> printedPoints;
        for (const QJsonValue &player : printed.value(QStringLiteral("players")).toArray()) {
            printedPoints << player.toObject().value(QStringLiteral("points")).toInt(-1);
        }
        QCOMPARE(printedPoints, points());
    }

protected:
    const Entry &last() const { return session().game().log()[session().game().cursor() - 1]; }

    // No id where words belong, and no two options with the same words.
    void look() const {
        static const QRegularExpression id(
            QStringLiteral("\\b[a-z]+(-[a-z]+)*\\.[a-z]+|%[0-9n]|\\(s\\)|^\\s*$"));
        if (!session().choice().open()) {
            return;
        }
        QVERIFY2(!id.match(question()).hasMatch(), qPrintable(question()));
        for (const OpenPrompt &prompt : session().choice().prompts) {
            const QString asked = text().prompt(prompt);
            QVERIFY2(!id.match(asked).hasMatch(), qPrintable(asked));
            std::set<QString> words;
            for (const Answer &option : prompt.options) {
                const QString one = text().option(state(), option);
                QVERIFY2(!id.match(one).hasMatch(), qPrintable(one));
                const bool alone = words.insert(one).second || prompt.kind == PromptKind::DrawTile;
                QVERIFY2(alone, qPrintable(asked + QStringLiteral(" twice: ") + one));
            }
        }
    }

    QTemporaryDir m_folder;
    Language m_language;
    std::unique_ptr<QSettings> m_settings;
    std::unique_ptr<RecentGames> m_recent;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<MainWindow> m_window;
};

// Says what is asked; the script stops where it is something else.
#define ASKS(hand, what)                                                                                     \
    do {                                                                                                     \
        if (QTest::currentTestFailed()) {                                                                    \
            return;                                                                                          \
        }                                                                                                    \
        QCOMPARE((hand).asked(), QStringLiteral(what));                                                      \
    } while (false)

} // namespace scorekeep::app
