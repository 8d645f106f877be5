// SPDX-License-Identifier: MIT
// A person at the main window: picks tiles, clicks spaces, spots and cards, presses keys. After each input it
// looks whether what is asked and offered has words, and words that tell the options apart.
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

class WindowHand {
public:
    explicit WindowHand(const Setup &setup) {
        QVERIFY(m_language.use(QStringLiteral("en"))); // its plurals
        m_settings = std::make_unique<QSettings>(m_folder.filePath(QStringLiteral("settings.ini")),
                                                 QSettings::IniFormat);
        m_recent = std::make_unique<RecentGames>(*m_settings);
        m_session = std::make_unique<GameSession>(embeddedWorld(), m_recent.get(),
                                                  m_folder.filePath(QStringLiteral("games")));
        QVERIFY(m_session->start(setup));
        m_window = std::make_unique<MainWindow>(m_session.get(), m_recent.get(), m_settings.get(),
                                                &m_language);
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

    // ---- what the hand does

    // By mouse among the pictures of the tiles that are left.
    void draw(const char *id) {
        const auto kind = rules().pool().find(id);
        QVERIFY2(kind, id);
        TilePicker &picker = *area().picker();
        QWidget *viewport = picker.list()->viewport();
        QCoreApplication::processEvents(); // the list lays itself out a moment later
        for (int tries = 0; tries < 60 && picker.rectOf(*kind).height() < 8; ++tries) {
            wheel(viewport, viewport->rect().center(), isAbove(picker, *kind) ? 120 : -120);
        }
        QVERIFY2(!picker.rectOf(*kind).isEmpty(), id);
        click(viewport, picker.rectOf(*kind).center());
        QVERIFY2(last().answer.kind == PromptKind::DrawTile && last().answer.tile == *kind, id);
        look();
    }

    // The tile in hand, or one that may be laid instead of drawing: the wheel turns it, a click lays it.
    void place(int x, int y, int quarters = 0) {
        const Cell cell{std::int16_t(x), std::int16_t(y)};
        const int target = board().targets().at(Place::cell(cell));
        QVERIFY2(target >= 0, where(x, y));
        QWidget *viewport = board().viewport();
        const QPoint at = board().targetRect(target).center();
        QVERIFY2(viewport->rect().contains(at), where(x, y));
        QTest::mouseMove(viewport, at);
        const int alike = board().targets()[target].rotations;
        const auto right = [&] {
            const auto ghost = board().ghost();
            return ghost && ghost->at == cell && ghost->rotation % alike == quarters % alike;
        };
        for (int turns = 0; turns < 4 && !right(); ++turns) {
            wheel(viewport, at, -120);
        }
        QVERIFY2(right(), where(x, y));
        click(viewport, at);
        QVERIFY2(last().answer.kind == PromptKind::PlaceTile && last().answer.placement.at == cell, where(x, y));
        look();
    }

    void lay(const char *id, int x, int y, int quarters = 0) {
        draw(id);
        if (!QTest::currentTestFailed()) {
            place(x, y, quarters);
        }
    }

    // A piece to a spot; from the row of pieces where several may stand there.
    void put(const char *piece, const Place &to) {
        const int target = board().targets().at(to);
        QVERIFY2(target >= 0, piece);
        const QPoint at = board().targetRect(target).center();
        QVERIFY2(board().viewport()->rect().contains(at), piece);
        const bool several = board().targets()[target].options.size() > 1;
        click(board().viewport(), at);
        if (several) {
            chooseFromRow(text().piece(rules().piece(piece).value()));
        }
        const Answer &entered = last().answer;
        QVERIFY2(entered.kind == PromptKind::PlacePiece && entered.to == to, piece);
        QCOMPARE(rules().pieceKind(entered.piece.kind).id, std::string(piece));
        look();
    }

    // A piece that lies on the board, for what takes one away.
    void pick(PlayerId owner, const char *piece, const Place &from) {
        const int target = board().targets().at(from);
        QVERIFY2(target >= 0, piece);
        click(board().viewport(), board().targetRect(target).center());
        const PieceRef ref{rules().piece(piece).value(), owner, from};
        QCOMPARE(last().answer.pieces.size(), std::size_t(1));
        QVERIFY2(last().answer.pieces.front() == ref, piece);
        look();
    }

    // A card below the board, by its words; with the keyboard by its number.
    void card(const QString &words, bool byKey = false) {
        const QListView *list = area().cards()->findChild<QListView *>(QStringLiteral("optionCards"));
        QVERIFY(list->isVisible());
        QCoreApplication::processEvents();
        for (int row = 0; row < list->model()->rowCount(); ++row) {
            const QModelIndex index = list->model()->index(row, 0);
            if (index.data().toString() == words) {
                const std::size_t before = session().game().cursor();
                if (byKey) {
                    QTest::keyClick(m_window.get(), Qt::Key(Qt::Key_1 + row));
                } else {
                    click(list->viewport(), list->visualRect(index).center());
                }
                QVERIFY2(session().game().cursor() > before, qPrintable(words));
                look();
                return;
            }
        }
        QFAIL(qPrintable(words + QStringLiteral(" not among: ") + cards().join(QStringLiteral("; "))));
    }

    // What may be done at any time, from the menu of its button.
    void offer(const QString &words) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete); // of the last question
        QCoreApplication::processEvents();
        auto *button = area().bar()->findChild<QToolButton *>(QStringLiteral("standingOffer"));
        QVERIFY2(button != nullptr && button->isVisible(), qPrintable(words));
        QStringList there;
        QTimer opened; // the menu runs an event loop of its own
        QObject::connect(&opened, &QTimer::timeout, m_window.get(), [&] {
            auto *menu = qobject_cast<QMenu *>(QApplication::activePopupWidget());
            if (menu == nullptr) {
                return;
            }
            opened.stop();
            for (QAction *action : menu->actions()) {
                there << action->text();
                if (action->text() == words) {
                    QTest::mouseClick(menu, Qt::LeftButton, {}, menu->actionGeometry(action).center());
                    return;
                }
            }
            menu->close();
        });
        opened.start(20);
        const std::size_t before = session().game().cursor();
        click(button, button->rect().center());
        QVERIFY2(session().game().cursor() > before, qPrintable(there.join(QStringLiteral("; "))));
        look();
    }

    void pass() {
        QVERIFY(session().passEntry().has_value());
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QVERIFY(last().answer.pass);
        look();
    }

    // From the menu, with its question; then all scores are shown.
    void end() {
        QTimer opened;
        QObject::connect(&opened, &QTimer::timeout, m_window.get(), [&] {
            if (auto *box = qobject_cast<QMessageBox *>(QApplication::activeModalWidget())) {
                opened.stop();
                QTest::mouseClick(box->button(QMessageBox::Ok), Qt::LeftButton);
            }
        });
        opened.start(20);
        m_window->endGame();
    }
    void showScores() {
        QVERIFY(state().finished);
        auto *all = m_window->findChild<QPushButton *>(QStringLiteral("allScores"));
        if (all->isVisible()) {
            click(all, all->rect().center());
        }
    }

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
            scores << QStringLiteral("%1 %2: %3").arg(score.data().toString(),
                                                      score.data(ScoreLogModel::NumberRole).toString(),
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
        QCOMPARE(printed.value(QStringLiteral("tiles")).toArray().size(), qsizetype(state().board.tileCount()));
        QCOMPARE(printed.value(QStringLiteral("scores")).toArray().size(), qsizetype(state().scores.size()));
        QVERIFY(printed.value(QStringLiteral("parked")).toArray().isEmpty());
        QList<int> printedPoints;
        for (const QJsonValue &player : printed.value(QStringLiteral("players")).toArray()) {
            printedPoints << player.toObject().value(QStringLiteral("points")).toInt(-1);
        }
        QCOMPARE(printedPoints, points());
    }

private:
    static const char *where(int x, int y) {
        static QByteArray text;
        text = QByteArray::number(x) + ',' + QByteArray::number(y);
        return text.constData();
    }
    const Entry &last() const { return session().game().log()[session().game().cursor() - 1]; }

    static void click(QWidget *widget, QPoint at) {
        QTest::mouseMove(widget, at);
        QTest::mouseClick(widget, Qt::LeftButton, {}, at);
    }
    static void wheel(QWidget *widget, QPoint at, int delta) {
        QWheelEvent event(at, widget->mapToGlobal(at), {}, {0, delta}, {}, {}, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(widget, &event);
    }
    static bool isAbove(const TilePicker &picker, KindId kind) {
        for (int row = 0; row < picker.model()->rowCount(); ++row) {
            if (picker.model()->at(row).kind == kind) {
                return picker.list()->visualRect(picker.model()->index(row)).center().y() < 0;
            }
        }
        return false;
    }

    void chooseFromRow(const QString &piece) {
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        auto *row = board().findChild<PieceChoice *>();
        QVERIFY(row->isVisible());
        for (QToolButton *button : row->findChildren<QToolButton *>()) {
            if (button->accessibleName().startsWith(piece + QLatin1Char(' '))) {
                click(button, button->rect().center());
                return;
            }
        }
        QFAIL(qPrintable(piece));
    }

    // No id where words belong, and no two options with the same words.
    void look() const {
        static const QRegularExpression id(QStringLiteral("\\b[a-z]+(-[a-z]+)*\\.[a-z]+|%[0-9n]|\\(s\\)|^\\s*$"));
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
