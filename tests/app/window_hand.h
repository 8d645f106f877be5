// SPDX-License-Identifier: MIT
// A person at the main window: picks tiles, clicks spaces, spots and cards, presses keys. After each input it
// looks whether what is asked and offered has words, and words that tell the options apart.
#pragma once

#include "tests/app/window_eyes.h"

namespace scorekeep::app {

class WindowHand : public WindowEyes {
public:
    using WindowEyes::WindowEyes;

    // ---- what the hand does

    // The pointer over the picture of a tile that is left.
    void lookAt(const char *id) {
        const auto kind = rules().pool().find(id);
        QVERIFY2(kind, id);
        TilePicker &picker = *area().picker();
        QWidget *viewport = picker.list()->viewport();
        QCoreApplication::processEvents(); // the list lays itself out a moment later
        for (int tries = 0; tries < 60 && picker.rectOf(*kind).height() < 8; ++tries) {
            wheel(viewport, viewport->rect().center(), isAbove(picker, *kind) ? 120 : -120);
        }
        QVERIFY2(!picker.rectOf(*kind).isEmpty(), id);
        QTest::mouseMove(viewport, picker.rectOf(*kind).center());
    }
    void lookAway() {
        QEvent leave(QEvent::Leave);
        QCoreApplication::sendEvent(area().picker()->list()->viewport(), &leave);
    }

    // By mouse among the pictures.
    void draw(const char *id) {
        lookAt(id);
        if (QTest::currentTestFailed()) {
            return;
        }
        const KindId kind = rules().pool().find(id).value();
        click(area().picker()->list()->viewport(), area().picker()->rectOf(kind).center());
        QVERIFY2(last().answer.kind == PromptKind::DrawTile && last().answer.tile == kind, id);
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
        QVERIFY2(last().answer.kind == PromptKind::PlaceTile && last().answer.placement.at == cell,
                 where(x, y));
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
                    activate();
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
        activate();
        QTest::keyClick(m_window.get(), Qt::Key_Space);
        QVERIFY2(last().answer.pass, qPrintable(asked()));
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

private:
    static const char *where(int x, int y) {
        static QByteArray text;
        text = QByteArray::number(x) + ',' + QByteArray::number(y);
        return text.constData();
    }
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

    // Keys go to the active window, which a menu may have been a moment ago.
    void activate() {
        m_window->activateWindow();
        QVERIFY(QTest::qWaitForWindowActive(m_window.get()));
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
};

} // namespace scorekeep::app
