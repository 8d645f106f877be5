// SPDX-License-Identifier: MIT
// Tests of what the board shows and tells: features, dead spaces, marks, screen readers, and how fast.
#include <QAccessible>
#include <QElapsedTimer>

#include "app/board/board_rulers.h"
#include "app/board/hover_card.h"
#include "app/i18n/game_text.h"
#include "tests/app/board_fixture.h"

using namespace scorekeep;
using namespace scorekeep::app;

class BoardLookTest : public BoardFixture {
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void featuresUnderThePointerAreTold() {
        enterUntil(PromptKind::PlacePiece);
        const int spot = firstOf(Target::Kind::Spot);
        const QPoint at = m_view->targetRect(spot).center();
        click(at);
        m_view->setChosenKind(std::nullopt);
        enterUntil(PromptKind::DrawTile);
        auto *card = m_view->findChild<HoverCard *>();
        const Piece &piece = *std::ranges::find_if(
            m_session->state().pieces, [](const Piece &p) { return p.place.kind == Place::Kind::Segment; });
        const NodeId node = m_session->state().board.node(piece.place.spot);
        const FeatureFacts facts = featureFacts(game(), node);
        QCOMPARE(facts.votes.size(), std::size_t(1));
        QVERIFY(facts.now.has_value());
        const FeatureWords words = featureWords(facts, game());
        QVERIFY(words.lead.contains(QString::fromStdString(game().setup().players[piece.owner].name)));
        const QRect tile = m_view->cellRectInViewport(piece.place.spot.cell);
        QTest::mouseMove(m_view->viewport(), tile.center());
        QTRY_VERIFY(card->isVisible());
        QVERIFY(!card->accessibleName().isEmpty());
        QTest::mouseMove(m_view->viewport(), m_view->viewport()->rect().bottomRight() - QPoint(2, 2));
        QTRY_VERIFY(!card->isVisible());
    }

    void deadSpacesFitNoTileThatIsLeft() {
        enterUntil(PromptKind::DrawTile, 60);
        QTRY_VERIFY(m_view->deadSpaces() > 0);
        const State &state = m_session->state();
        int dead = 0;
        for (const FreeSpace &space : state.board.frontier()) {
            bool fits = false;
            for (std::size_t kind = 0; kind < state.supply.left.size(); ++kind) {
                for (std::uint8_t turn = 0; turn < 4 && state.supply.left[kind] > 0; ++turn) {
                    fits = fits || state.board.fits(KindId(kind), {space.at, turn});
                }
            }
            dead += fits ? 0 : 1;
        }
        QCOMPARE(m_view->deadSpaces(), dead);
    }

    // Columns and rows are named along the edges as places are in words, and wherever the board is dragged to.
    void columnsAndRowsAreNamed() {
        enterUntil(PromptKind::DrawTile, 10);
        QCOMPARE(columnName(3) + ' ' + rowName(-1), cellName({3, -1}));
        QCOMPARE(columnName(-2) + ' ' + rowName(4), cellName({-2, 4}));
        QCOMPARE(columnName(0) + rowName(0), QString("00"));
        const auto edges = [&] {
            const QImage all = m_view->grab().toImage();
            return std::pair(all.copy(0, 0, all.width(), 20), all.copy(0, 0, 30, all.height()));
        };
        const auto with = edges();
        m_view->setRulers(false);
        const auto without = edges();
        QVERIFY(with.first != without.first);
        QVERIFY(with.second != without.second);
        m_view->setRulers(true);
        QVERIFY(edges() == with);
        for (int i = 0; i < 40; ++i) { // until tiles are too small to be told apart
            m_view->zoomOut();
        }
        const auto small = edges();
        m_view->setRulers(false);
        QVERIFY(edges() == small);
    }

    void tilesOfAScoreAreMarked() {
        enterUntil(PromptKind::DrawTile, 10);
        const QImage before = m_view->grab().toImage();
        m_view->markCells({{0, 0}});
        QVERIFY(m_view->grab().toImage() != before);
        m_view->markCells({});
        QVERIFY(m_view->grab().toImage() == before);
    }

    void screenReadersFindTargetsAndTiles() {
        enterUntil(PromptKind::PlaceTile, 8);
        QAccessibleInterface *board = QAccessible::queryAccessibleInterface(m_view.get());
        QVERIFY(board != nullptr);
        QCOMPARE(board->role(), QAccessible::List);
        const int targets = m_view->targets().size();
        QCOMPARE(board->childCount(), targets + int(m_session->state().board.tileCount()));
        for (int i = 0; i < board->childCount(); ++i) {
            QAccessibleInterface *child = board->child(i);
            QVERIFY(child->isValid());
            QVERIFY(!child->text(QAccessible::Name).isEmpty());
            QVERIFY(child->rect().isValid());
            QCOMPARE(board->indexOfChild(child), i);
            QVERIFY(child->state().focusable == (i < targets));
        }
        QVERIFY(board->child(board->childCount()) == nullptr);
        QAccessibleInterface *second = board->child(1);
        const Placement placement = m_view->targets()[1].placements.front();
        QVERIFY(second->actionInterface() != nullptr);
        second->actionInterface()->doAction(QAccessibleActionInterface::pressAction());
        QVERIFY(last().answer.placement == placement);
        QVERIFY(board->child(targets) != nullptr); // the numbers mean other things now
    }

    void aThousandTilesArePaintedQuickly() {
        start(setupOf({"base-game"}, 14));
        m_view.reset(); // the tiles are placed faster without
        while (m_session->choice().open() && m_session->state().board.tileCount() < 1000) {
            enterAny();
        }
        QCOMPARE(m_session->state().board.tileCount(), std::size_t(1000));
        QElapsedTimer timer;
        timer.start();
        m_view = std::make_unique<BoardView>(m_session.get(), Theme::light());
        m_view->resize(1600, 1000);
        m_view->fit();
        QImage image(1600, 1000, QImage::Format_ARGB32_Premultiplied);
        m_view->viewport()->render(&image);
        const qint64 first = timer.elapsed();
        std::vector<qint64> times;
        for (int i = 0; i < 21; ++i) {
            timer.restart();
            m_view->viewport()->render(&image);
            times.push_back(timer.nsecsElapsed() / 1000);
        }
        std::ranges::sort(times);
        timer.restart();
        enterAny();
        const qint64 entered = timer.nsecsElapsed() / 1000;
        qInfo("1,000 tiles of %.0f px: shown first in %lld ms, painted again in %lld us (median), an entry "
              "in %lld us",
              side(), static_cast<long long>(first), static_cast<long long>(times[10]),
              static_cast<long long>(entered));
        QVERIFY(times[10] < 40'000); // a tenth of it on an idle machine
    }
};

QTEST_MAIN(BoardLookTest)
#include "board_look_test.moc"
