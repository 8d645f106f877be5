// SPDX-License-Identifier: MIT
// Tests of the board view: what is shown, and what mouse, wheel and keys enter.
#include <QAccessible>
#include <QElapsedTimer>
#include <QRandomGenerator>
#include <QSignalSpy>
#include <QTemporaryDir>
#include <QTest>
#include <QToolButton>
#include <QWheelEvent>

#include "app/board/board_geometry.h"
#include "app/board/board_view.h"
#include "app/board/hover_card.h"
#include "app/board/piece_choice.h"
#include "app/i18n/language.h"
#include "engine/game/embedded_world.h"

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

constexpr auto Left = Qt::LeftButton;

Setup setupOf(std::vector<std::string> elements, int boxes = 1) {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
    setup.selection = {Edition::C3, std::move(elements), {{"base", boxes}}, {}};
    return setup;
}

} // namespace

class BoardViewTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    Language m_language;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<BoardView> m_view;
    QRandomGenerator m_random{1};

    void start(const Setup &setup) {
        m_view.reset();
        m_session = std::make_unique<GameSession>(embeddedWorld(), nullptr, m_folder.path());
        QVERIFY(m_session->start(setup));
        m_view = std::make_unique<BoardView>(m_session.get(), Theme::light());
        m_view->setMotion(false);
        m_view->resize(900, 700);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_random.seed(1);
    }

    const Game &game() const { return m_session->game(); }
    const Entry &last() const { return game().log()[game().cursor() - 1]; }
    PromptKind asked() const { return m_session->choice().prompts.front().kind; }

    void answer(const Entry &entry) {
        const Refusal refusal = m_session->answer(entry);
        QVERIFY2(!refusal, std::string(refusal.id).c_str());
    }

    void enterAny() {
        const OpenPrompt &prompt = m_session->choice().prompts.front();
        const auto pass = m_session->passEntry();
        answer(pass && m_random.bounded(3) > 0
                   ? *pass
                   : m_session->entryFor(0, prompt.options[m_random.bounded(quint32(prompt.options.size()))]));
    }

    void enterUntil(PromptKind kind, std::size_t tiles = 0) {
        while (m_session->choice().open() &&
               (asked() != kind || m_session->state().board.tileCount() < tiles)) {
            enterAny();
        }
        QVERIFY(m_session->choice().open());
    }

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

    int firstOf(Target::Kind kind, std::size_t options = 1) const {
        const BoardTargets &targets = m_view->targets();
        for (int i = 0; i < targets.size(); ++i) {
            if (targets[i].kind == kind && targets[i].options.size() >= options) {
                return i;
            }
        }
        return -1;
    }

    void click(QPoint at) {
        QTest::mouseMove(m_view->viewport(), at);
        QTest::mouseClick(m_view->viewport(), Left, {}, at);
    }

    void wheel(QPoint at, int delta, Qt::KeyboardModifiers modifiers = {}) {
        QTest::mouseMove(m_view->viewport(), at);
        QWheelEvent event(at, m_view->viewport()->mapToGlobal(at), {}, {0, delta}, {}, modifiers, Qt::NoScrollPhase, false);
        QCoreApplication::sendEvent(m_view->viewport(), &event);
    }

    qreal side() const { return m_view->transform().m11() * 100; }

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
    void initTestCase() { m_language.use(QStringLiteral("en")); }
    void init() { start(setupOf({"base-game", "farmers"})); }
    void cleanup() {
        m_view.reset();
        m_session.reset();
    }

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
        QTest::keyClick(row, Qt::Key_Escape);
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
                return option.kind == PromptKind::PlacePiece && game().rules().pieceKind(option.piece.kind).id == "abbot";
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
            const QPoint to = m_view->targetRect(space).center() - m_view->targetRect(m_view->currentTarget()).center();
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
        QVERIFY2((moved - QPoint(60, 40)).manhattanLength() <= 2, qPrintable(QStringLiteral("%1,%2").arg(moved.x()).arg(moved.y())));
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

    void featuresUnderThePointerAreTold() {
        enterUntil(PromptKind::PlacePiece);
        const int spot = firstOf(Target::Kind::Spot);
        const QPoint at = m_view->targetRect(spot).center();
        click(at);
        m_view->setChosenKind(std::nullopt);
        enterUntil(PromptKind::DrawTile);
        auto *card = m_view->findChild<HoverCard *>();
        const Piece &piece = *std::ranges::find_if(m_session->state().pieces,
                                                   [](const Piece &p) { return p.place.kind == Place::Kind::Segment; });
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
        qInfo("1,000 tiles of %.0f px: shown first in %lld ms, painted again in %lld us (median), an entry in %lld us",
              side(), static_cast<long long>(first), static_cast<long long>(times[10]), static_cast<long long>(entered));
        QVERIFY(times[10] < 40'000); // a tenth of it on an idle machine
    }
};

QTEST_MAIN(BoardViewTest)
#include "board_view_test.moc"
