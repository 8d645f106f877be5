// SPDX-License-Identifier: MIT
// The random player: how a game goes, and how one game in ten is disturbed.
#include "tests/support/random_player.h"

#include "tests/support/games.h"
#include "tests/support/random_score.h"

#include <algorithm>

namespace scorekeep {
namespace {

constexpr std::size_t MostEntries = 5000; // no game of the sets played here is longer

} // namespace

RandomPlayer::RandomPlayer(const World &world, unsigned seed, Checks checks, const std::optional<Theme> &theme)
    : m_world(world), m_seed(seed), m_checks(checks), m_random(seed), m_rough(!theme && seed % 10 == 0), m_theme(theme) {
    const Setup setup = theme ? themedSetup(world, theme->item, m_random) : randomSetup(world, m_random);
    try {
        m_game = std::make_unique<Game>(world, setup);
    } catch (const std::exception &error) {
        throw PlayFailure("seed " + std::to_string(seed) + ", " + scorekeep::inWords(setup) + ": " + error.what());
    }
    const TilePool &pool = m_game->rules().pool();
    for (std::size_t kind = 0; kind < pool.size(); ++kind) {
        m_kinds.push_back(pool.kind(KindId(kind)));
    }
    m_river = setup.selection.has("river");
    const State blank = m_game->rules().blank();
    m_start = blank.pieces;
    m_allTiles = blank.supply.left;
    m_startTiles = m_game->state().board.tiles().size();
    m_favourite = theme && !theme->figure.empty() ? theme->figure : anyFigure();
}

void RandomPlayer::fail(const std::string &what) const {
    const std::string about = m_theme ? ", about " + m_theme->item + ' ' + m_theme->figure : std::string();
    throw PlayFailure("seed " + std::to_string(m_seed) + about + ", entry " + std::to_string(m_game->cursor()) + " (" +
                      scorekeep::inWords(m_game->setup()) + "): " + what);
}

void RandomPlayer::expect(bool holds, const std::string &what) const {
    if (!holds) {
        fail(what);
    }
}

void RandomPlayer::play() {
    try {
        checkAll(true);
        while (!m_game->state().finished) {
            expect(m_game->open().open(), "nothing is asked and the game is not over");
            expect(m_game->log().size() < MostEntries, "the game does not end");
            if (m_rough && oneIn(12)) {
                disturb();
                checkAll(oneIn(4));
                continue;
            }
            const std::uint32_t part = m_game->state().part.number;
            enter(choose());
            const bool ended = m_game->state().part.number != part || m_game->state().finished;
            if (ended || m_checks == Checks::EveryEntry) {
                checkAll(m_game->state().finished || oneIn(120));
            }
        }
        noteScores();
    } catch (const PlayFailure &) {
        throw;
    } catch (const std::exception &error) {
        fail(std::string("threw: ") + error.what());
    }
}

void RandomPlayer::enter(const Entry &entry) {
    note(entry);
    const bool setsUp = m_game->state().part.script == ScriptKind::Setup;
    if (const Refusal refusal = m_game->answer(entry)) {
        fail("an offered answer is refused, " + std::string(refusal.id) + ": " + inWords(entry));
    }
    if (setsUp) {
        m_startTiles = m_game->state().board.tiles().size();
    }
}

void RandomPlayer::note(const Entry &entry) {
    // Once something was forced or corrected, figures may stand where no option would have put them.
    const char *how = entry.forced ? "forced: " : m_bent ? "bent: " : "";
    for (const std::string &kind : kindsOf(entry.answer)) {
        ++m_taken[{m_game->rules().itemName(entry.item), how + kind}];
    }
}

// What came about without an answer of its own.
void RandomPlayer::noteScores() {
    for (const Score &score : m_game->state().scores) {
        if (!m_game->rules().isCore(score.item)) {
            const char *phase = score.phase == Phase::During ? " during the game" : " after the game";
            ++m_taken[{"scores", m_game->rules().subjectName(score.subject) + phase}];
        }
    }
}

std::string RandomPlayer::inWords(const Entry &entry) const {
    const Rules &rules = m_game->rules();
    const std::string item = entry.item < rules.itemCount() ? rules.itemName(entry.item) : std::string("no item");
    const Answer &answer = entry.answer;
    std::string text = item + " of player " + std::to_string(entry.player) + (entry.forced ? ", forced" : "") + ", kind " +
                       std::to_string(int(answer.kind)) + (answer.pass ? ", pass" : "");
    if (answer.tile < rules.pool().size()) {
        text += ", " + rules.pool().kind(answer.tile).id + " at (" + std::to_string(answer.placement.at.x) + ',' +
                std::to_string(answer.placement.at.y) + ")/" + std::to_string(answer.placement.rotation);
    }
    return text + ", piece " + std::to_string(answer.piece.kind) + " from " + std::to_string(int(answer.piece.place.kind)) +
           " to " + std::to_string(int(answer.to.kind)) + " (" + std::to_string(answer.to.spot.cell.x) + ',' +
           std::to_string(answer.to.spot.cell.y) + ") segment " + std::to_string(answer.to.spot.segment) + ", number " +
           std::to_string(answer.number);
}

// ---- rough games

void RandomPlayer::disturb() {
    switch (pick(8)) {
    case 0:
    case 1:
    case 2:
        correct();
        break;
    case 3:
        force();
        break;
    case 4:
        forceSkipped();
        break;
    case 5:
        jumpBack();
        break;
    case 6:
        changeOld();
        break;
    default:
        if (oneIn(12)) {
            Entry end;
            end.item = m_game->rules().at(core::End);
            end.answer = Answer::confirm(); // an empty answer would read as a tile that was drawn
            enter(end);
            const State &state = m_game->state();  // the final scoring may ask as well
            expect(state.finished || state.part.script == ScriptKind::End, "the table's end does not end the game");
        }
    }
}

Placement RandomPlayer::freeSpace(KindId kind) {
    const auto spaces = m_game->state().board.frontier();
    for (int attempt = 0; attempt < 20 && !spaces.empty(); ++attempt) {
        const Placement placement{spaces[pick(spaces.size())].at, std::uint8_t(pick(Rotations))};
        if (m_game->state().board.isFree(kind, placement)) {
            return placement;
        }
    }
    return {{300, 300}, 0};
}

// A segment where it may be put by force, else the supply where it belongs.
Place RandomPlayer::anyPlace(const Piece &piece) {
    const Board &board = m_game->state().board;
    const auto tile = TileId(pick(board.tiles().size()));
    const std::size_t segments = board.kindOf(tile).segments.size();
    const bool there = board.tile(tile).present && segments > 0;
    if (there) {
        return Place::on(board.spot(board.node(tile, int(pick(segments)))));
    }
    return piece.owner == NoPlayer ? Place::commonSupply() : Place::supply();
}

void RandomPlayer::correct() {
    const Rules &rules = m_game->rules();
    const State &state = m_game->state();
    Entry entry;
    entry.player = state.part.player;
    entry.reason = oneIn(2) ? "we forgot" : "";
    if (m_kinds.empty() || state.board.tiles().empty()) {
        return;
    }
    const auto kind = KindId(pick(m_kinds.size()));
    const auto tileId = TileId(pick(state.board.tiles().size()));
    const PlacedTile &tile = state.board.tile(tileId);
    const auto player = PlayerId(pick(std::size_t(rules.players())));
    switch (pick(7)) {
    case 6:
        entry.item = rules.at(core::Score);
        entry.answer = Answer::enterScore(randomScore(rules, m_random, Phase(pick(2))));
        break;
    case 0:
        entry.item = rules.at(core::Points);
        entry.answer = Answer::enterNumber(int(pick(41)) - 20);
        entry.answer.player = player;
        break;
    case 1: {
        const Piece &piece = state.pieces[pick(state.pieces.size())];
        const Place to = oneIn(3) ? (piece.owner == NoPlayer ? Place::commonSupply() : Place::supply()) : anyPlace(piece);
        entry.item = rules.at(core::MovePiece);
        entry.answer = Answer::placePiece({piece.kind, piece.owner, piece.place}, to);
        if (rules.pieceKind(piece.kind).is("token") && oneIn(2)) { // it changes hands
            entry.answer.to = Place::supply();
            entry.answer.player = player;
        }
        break;
    }
    case 2:
        entry.item = rules.at(core::AddTile);
        entry.answer = Answer::placeTile(kind, freeSpace(kind));
        break;
    case 3:
    case 4:
        if (!tile.present || state.board.tileCount() < 2) {
            return;
        }
        entry.item = rules.at(oneIn(2) ? core::RemoveTile : core::TurnTile);
        entry.answer = Answer::placeTile(0, {tile.anchor, std::uint8_t(pick(Rotations))});
        if (entry.item == rules.at(core::TurnTile) && !state.board.canTurn(tileId, entry.answer.placement.rotation)) {
            return;
        }
        break;
    default:
        entry.item = rules.at(core::Turn);
        entry.answer = Answer::enterNumber(int(pick(rules.spine().script("turn")->steps.size())));
        entry.answer.player = player;
    }
    m_bent = true;
    enter(entry);
}

// An answer to what is asked that is no option, of the right form.
void RandomPlayer::force() {
    const std::vector<OpenPrompt> &prompts = m_game->open().prompts;
    const OpenPrompt &prompt = prompts[pick(prompts.size())];
    Entry entry = entryFor(prompt, {});
    entry.forced = true;
    if (prompt.kind == PromptKind::DrawTile) {
        entry.answer = Answer::drawTile(KindId(pick(m_kinds.size())));
    } else if (prompt.kind == PromptKind::PlaceTile) {
        const KindId kind = oneIn(3) ? KindId(pick(m_kinds.size())) : prompt.options.front().tile;
        entry.answer = Answer::placeTile(kind, freeSpace(kind));
    } else if (prompt.kind == PromptKind::PlacePiece) {
        const Piece &piece = m_game->state().pieces[pick(m_game->state().pieces.size())];
        entry.answer = Answer::placePiece({piece.kind, piece.owner, piece.place}, anyPlace(piece));
    } else {
        return;
    }
    m_bent = true;
    enter(entry);
}

// A figure deployed although nothing was asked, in this part or in the one that ended last. The table may
// refuse it when no choice of that item came by; then nothing changes.
void RandomPlayer::forceSkipped() {
    const State before = m_game->state();
    Entry entry;
    entry.item = m_game->rules().at("figure.deploy");
    entry.player = PlayerId(pick(std::size_t(m_game->rules().players())));
    entry.forced = true;
    const Piece &piece = m_game->state().pieces[pick(m_game->state().pieces.size())];
    entry.answer = Answer::placePiece({piece.kind, piece.owner, piece.place}, anyPlace(piece));
    const std::size_t cursor = m_game->cursor();
    if (m_game->answer(entry)) {
        expect(m_game->state() == before && m_game->cursor() == cursor, "a refused answer changed the table");
    } else {
        m_bent = true;
        ++m_taken[{"figure.deploy", "forced: though not asked"}];
    }
}

void RandomPlayer::jumpBack() {
    const std::size_t cursor = pick(m_game->cursor() + 1);
    const State before = m_game->state();
    const std::size_t now = m_game->cursor();
    m_game->jump(cursor);
    same(Game(*m_game, m_game->log(), cursor), "after a jump back");
    if (oneIn(2)) {
        m_game->jump(now);
        expect(m_game->state() == before, "a jump forth leads to another table");
    }
    ++m_taken[{"table", "jumped back"}];
}

// What might have been answered instead.
Entry RandomPlayer::replacement(std::size_t index) {
    const Game then(*m_game, m_game->log(), index);
    const Entry old = m_game->log()[index];
    for (const OpenPrompt &prompt : then.open().prompts) {
        if (prompt.item == old.item && prompt.player == old.player) {
            return entryFor(prompt, prompt.mayPass && oneIn(4) ? Answer::passed()
                                                                : prompt.options[pick(prompt.options.size())]);
        }
    }
    return old;
}

void RandomPlayer::changeOld() {
    if (m_game->cursor() == 0) {
        return;
    }
    const std::size_t index = pick(m_game->cursor());
    const bool removes = oneIn(4);
    const std::optional<Entry> instead = removes ? std::nullopt : std::optional(replacement(index));
    const Game::Preview preview = m_game->preview(index, instead);
    for (PlayerId player = 0; player < m_game->rules().players(); ++player) {
        expect(preview.points[player].first == m_game->state().points(player), "a preview begins with other points");
    }
    for (const std::size_t parked : preview.parked) {
        expect(parked < preview.log.size() && preview.log[parked].parked, "a preview names what is not parked");
    }
    ++m_taken[{"table", removes ? "previewed without an old answer" : "previewed another old answer"}];
    if (oneIn(3)) {
        return; // dropped
    }
    m_game->keep(preview);
    expect(m_game->log() == preview.log && m_game->cursor() == preview.cursor, "what was kept is not what was shown");
    for (PlayerId player = 0; player < m_game->rules().players(); ++player) {
        expect(preview.points[player].second == m_game->state().points(player), "points differ from the preview");
    }
    same(Game(*m_game, m_game->log(), m_game->cursor(), Replay::Aligning), "aligned once more");
    ++m_taken[{"table", preview.parked.empty() ? "kept a change" : "kept a change, something parked"}];
}

} // namespace scorekeep
