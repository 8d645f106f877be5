// SPDX-License-Identifier: MIT
// Tests of the board view: what mouse, wheel and keys enter.
#include <QToolButton>
#include <QWheelEvent>

#include "app/board/board_geometry.h"
#include "app/board/piece_choice.h"
#include "tests/app/board_fixture.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

constexpr auto Left = Qt::LeftButton;

} // namespace

class BoardViewTest : public BoardFixture {
    Q_OBJECT

private:
    // A space where the tile may lie in more than one way, after as many turns as that takes.
    int spaceWithRotations() {
        for (;;) {
            enterUntil(PromptKind::PlaceTile);
            for (int i = 0; i < m_view->targets().size(); ++i) {
                if (m_view->targets()[i].placements.size() > 1) {
                    return i;
                }
            }
            enterAny();
        }
    }

    void wheel(QPoint at, int delta, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseMove(m_view->viewport(), at);
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, {0, delta}, {}, modifiers,
                          Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view->viewport(), &event);
    }

    // A point of a tile that no spot covers.
    QPoint besideSpots(Cell cell) const {
        const QRect tile = m_view->cellRectInViewport(cell);
        for (int y = tile.top() + 3; y < tile.bottom(); y += 3) {
            for (int x = tile.left() + 3; x < tile.right(); x += 3) {
                bool free = true;
                for (int i = 0; i < m_view->targets().size(); ++i) {
                    free = free && !m_view->targetRect(i).contains(x, y);
                }
                if (free) {
                    return {x, y};
                }
            }
        }
        return tile.topLeft();
    }

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void aClickPlacesTheTileAsItIsShown() {
        enterUntil(PromptKind::PlaceTile);
        QVERIFY(m_view->legalSpaces() > 0);
        const int space = firstOf(Target::Kind::Space);
        const Placement first = m_view->targets()[space].placements.front();
        QTest::mouseMove(m_view->viewport(), m_view->targetRect(space).center());
        QVERIFY(m_view->ghost() == first);
        click(m_view->targetRect(space).center());
        QVERIFY(last().answer.kind == PromptKind::PlaceTile);
        QVERIFY(last().answer.placement == first);
    }

    void theWheelTurnsBeforePlacing() {
        const int space = spaceWithRotations();
        const std::vector<Placement> ways = m_view->targets()[space].placements;
        const QPoint at = m_view->targetRect(space).center();
        wheel(at, -120);
        QVERIFY(m_view->ghost() == ways[1]);
        wheel(at, 120);
        QVERIFY(m_view->ghost() == ways[0]);
        wheel(at, -60);
        QVERIFY(m_view->ghost() == ways[0]); // half a step
        wheel(at, -60);
        click(at);
        QVERIFY(last().answer.placement == ways[1]);
    }

    void aSecondClickTurnsThePlacedTile() {
        const int space = spaceWithRotations();
        const std::vector<Placement> ways = m_view->targets()[space].placements;
        const Cell cell = ways.front().at;
        click(m_view->targetRect(space).center());
        if (m_session->state().part.player != last().player || asked() == PromptKind::DrawTile) {
            QSKIP("the part ended with the placing");
        }
        const std::size_t entries = game().cursor();
        for (std::size_t i = 1; i <= ways.size(); ++i) {
            click(besideSpots(cell));
            QVERIFY(last().answer.placement == ways[i % ways.size()]);
            QCOMPARE(game().cursor(), entries);
            QCOMPARE(game().log().size(), entries);
        }
        wheel(besideSpots(cell), -120);
        QVERIFY(last().answer.placement == ways[1 % ways.size()]);
        m_view->turn();
        QVERIFY(last().answer.placement == ways[2 % ways.size()]);
    }

    void aClickOnASpotDeploys() {
        enterUntil(PromptKind::PlacePiece);
        const int spot = firstOf(Target::Kind::Spot);
        QVERIFY(spot >= 0);
        QCOMPARE(m_view->targets()[spot].options.size(), std::size_t(1));
        const Place place = m_view->targets()[spot].place;
        click(m_view->targetRect(spot).center());
        QVERIFY(last().answer.kind == PromptKind::PlacePiece && last().answer.to == place);
    }

    void everyOptionOnTheBoardIsATarget() {
        for (int i = 0; i < 120 && m_session->choice().open(); ++i) {
            const bool placing = asked() == PromptKind::PlaceTile;
            std::size_t options = 0;
            for (const Answer &option : m_session->choice().prompts.front().options) {
                // Rotations that look alike are one.
                const int rotations = placing ? game().rules().pool().kind(option.tile).rotations : 4;
                options += option.placement.rotation < rotations || !placing ? 1 : 0;
            }
            std::size_t targets = 0;
            for (const Target &target : m_view->targets().all()) {
                targets += target.options.size();
            }
            QCOMPARE(targets, placing || asked() == PromptKind::PlacePiece ? options : std::size_t(0));
            enterAny();
        }
    }

    void severalPiecesAtOneSpotOpenARow() {
        start(setupOf({"base-game", "farmers", "big-follower"}));
        enterUntil(PromptKind::PlacePiece);
        const int spot = firstOf(Target::Kind::Spot, 2);
        QVERIFY(spot >= 0);
        const std::vector<PieceRef> pieces = m_view->targets()[spot].pieces;
        const std::size_t entries = game().cursor();
        click(m_view->targetRect(spot).center());
        auto *row = m_view->findChild<PieceChoice *>();
        QVERIFY(row->isVisible());
        QCOMPARE(game().cursor(), entries);
        QTest::keyClick(row->findChild<QToolButton *>(), Qt::Key_Escape);
        QVERIFY(!row->isVisible());
        click(m_view->targetRect(spot).center());
        QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
        const QList<QToolButton *> buttons = row->findChildren<QToolButton *>();
        QCOMPARE(std::size_t(buttons.size()), pieces.size());
        QVERIFY(!buttons[1]->accessibleName().isEmpty());
        QTest::mouseClick(buttons[1], Left);
        QVERIFY(last().answer.piece == pieces[1]);
        QVERIFY(!row->isVisible());
    }

    void piecesThatMayBeChosenAreTargets() {
        start(setupOf({"base-game", "abbot", "gardens"}));
        for (int i = 0; i < 400 && m_session->choice().open() && firstOf(Target::Kind::Piece) < 0; ++i) {
            const auto &prompts = m_session->choice().prompts;
            const auto &options = prompts.front().options;
            const auto abbot = std::ranges::find_if(options, [&](const Answer &option) {
                return option.kind == PromptKind::PlacePiece &&
                       game().rules().pieceKind(option.piece.kind).id == "abbot";
            });
            abbot != options.end() ? answer(m_session->entryFor(0, *abbot)) : enterAny();
        }
        const int piece = firstOf(Target::Kind::Piece);
        QVERIFY(piece >= 0);
        const PieceRef chosen = m_view->targets()[piece].pieces.front();
        click(m_view->targetRect(piece).center());
        QVERIFY(last().answer.kind == PromptKind::ChoosePieces && last().answer.pieces.front() == chosen);
    }

    void theKeyboardDoesAllOfIt() {
        const int space = spaceWithRotations();
        m_view->setFocus();
        const std::vector<Placement> ways = m_view->targets()[space].placements;
        // Every space can be reached by arrows from where they begin.
        for (int i = 0; m_view->currentTarget() != space && i < 200; ++i) {
            const QPoint to =
                m_view->targetRect(space).center() - m_view->targetRect(m_view->currentTarget()).center();
            const bool across = std::abs(to.x()) > std::abs(to.y()) ? i % 3 != 2 : i % 3 == 2;
            QTest::keyClick(m_view.get(), across ? (to.x() > 0 ? Qt::Key_Right : Qt::Key_Left)
                                                 : (to.y() > 0 ? Qt::Key_Down : Qt::Key_Up));
        }
        QCOMPARE(m_view->currentTarget(), space);
        QTest::keyClick(m_view.get(), Qt::Key_R);
        QVERIFY(m_view->ghost() == ways[1]);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(last().answer.placement == ways[1]);
        enterUntil(PromptKind::PlacePiece);
        QCOMPARE(m_view->currentTarget(), -1); // nobody deploys by accident
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(asked() == PromptKind::PlacePiece);
        QTest::keyClick(m_view.get(), Qt::Key_Right);
        QTest::keyClick(m_view.get(), Qt::Key_Return);
        QVERIFY(last().answer.kind == PromptKind::PlacePiece && !last().answer.pass);
    }

    void zoomKeepsThePointUnderThePointerAndWholePixels() {
        enterUntil(PromptKind::PlaceTile, 12);
        const QPoint at(300, 200);
        const QPointF before = m_view->mapToScene(at);
        const qreal was = side();
        wheel(at, 240, Qt::ControlModifier); // two steps
        QVERIFY(side() > was * 1.3);
        QVERIFY((m_view->mapToScene(at) - before).manhattanLength() < 4);
        QCOMPARE(side(), std::round(side()));
        for (int i = 0; i < 60; ++i) {
            m_view->zoomOut();
        }
        QVERIFY(side() >= 15.9);
        for (int i = 0; i < 60; ++i) {
            m_view->zoomIn();
        }
        QVERIFY(side() <= 330);
        m_view->fit();
        const QRectF shown = m_view->mapToScene(m_view->viewport()->rect()).boundingRect();
        QVERIFY(shown.contains(boardBounds(m_session->state().board)));
    }

    void draggingPansAndEntersNothing() {
        enterUntil(PromptKind::PlaceTile);
        const QPoint from = m_view->targetRect(0).center();
        const std::size_t entries = game().cursor();
        QTest::mousePress(m_view->viewport(), Left, {}, from);
        QTest::mouseMove(m_view->viewport(), from + QPoint(30, 10));
        QTest::mouseMove(m_view->viewport(), from + QPoint(60, 40));
        QTest::mouseRelease(m_view->viewport(), Left, {}, from + QPoint(60, 40));
        QCOMPARE(game().cursor(), entries);
        const QPoint moved = m_view->targetRect(0).center() - from;
        QVERIFY2((moved - QPoint(60, 40)).manhattanLength() <= 2,
                 qPrintable(QStringLiteral("%1,%2").arg(moved.x()).arg(moved.y())));
    }

    void aKindLookedAtShowsItsSpacesOnly() {
        enterUntil(PromptKind::DrawTile);
        QCOMPARE(m_view->legalSpaces(), 0);
        const Answer option = m_session->choice().prompts.front().options.front();
        m_view->setChosenKind(option.tile);
        QVERIFY(m_view->legalSpaces() > 0);
        QVERIFY(!m_view->ghost());
        const std::size_t entries = game().cursor();
        click(m_view->targetRect(0).center());
        QCOMPARE(game().cursor(), entries);
        m_view->setChosenKind(std::nullopt);
        QCOMPARE(m_view->legalSpaces(), 0);
    }

    void undoAndOtherGamesAreFollowed() {
        enterUntil(PromptKind::DrawTile, 20);
        const QImage full = m_view->grab().toImage();
        m_session->jump(0);
        QVERIFY(m_view->grab().toImage() != full);
        m_session->jump(game().log().size());
        m_view->fit();
        QVERIFY(m_session->start(setupOf({"base-game"})));
        QCOMPARE(m_session->state().board.tileCount(), std::size_t(1));
        m_view->fit();
        m_view->grab();
        m_session->close();
        m_view->grab();
        QCOMPARE(m_view->targets().size(), 0);
    }
};

QTEST_MAIN(BoardViewTest)
#include "board_view_test.moc"
