// SPDX-License-Identifier: MIT
// What the random player holds every state against.
#include "engine/game/saved_game.h"
#include "tests/support/random_player.h"

#include <algorithm>
#include <optional>

namespace scorekeep {
namespace {

constexpr std::size_t NonOptionsPerGame = 20;

bool samePrompts(const OpenChoice &a, const OpenChoice &b) {
    return std::equal(a.prompts.begin(), a.prompts.end(), b.prompts.begin(), b.prompts.end(),
                      [](const OpenPrompt &x, const OpenPrompt &y) {
                          return x.item == y.item && x.player == y.player && x.kind == y.kind &&
                                 x.mayPass == y.mayPass && x.standing == y.standing && x.source == y.source &&
                                 x.least == y.least && x.most == y.most && x.subject == y.subject &&
                                 x.options == y.options;
                      });
}

} // namespace

void RandomPlayer::checkAll(bool thorough) {
    checkPoints();
    checkPieces();
    checkOptions();
    checkBoard();
    checkTiles();
    if (!m_bent) {
        checkResolved();
        checkTitles();
        checkRivals();
    }
    if (m_nonOptions < NonOptionsPerGame && (oneIn(4) || m_game->state().finished)) {
        checkNonOptions();
    }
    if (thorough || oneIn(6)) {
        checkUndo();
    }
    if (thorough) {
        checkSaved();
        checkAgain();
    }
}

void RandomPlayer::checkOptions() {
    const State before = m_game->state();
    for (const OpenPrompt &prompt : m_game->open().prompts) {
        expect(!prompt.options.empty(), "a prompt without options");
        for (const Answer &answer : prompt.options) {
            const Entry entry = entryFor(prompt, answer);
            expect(!m_game->check(entry), "an offered option is refused: " + inWords(entry));
            expect(std::count(prompt.options.begin(), prompt.options.end(), answer) == 1,
                   "an option is offered twice: " + inWords(entry));
        }
        const Refusal pass = m_game->check(entryFor(prompt, Answer::passed()));
        expect(bool(pass) != (prompt.mayPass && !prompt.standing), "passing is wrongly refused or allowed");
    }
    expect(m_game->state() == before && before.hash() == m_game->state().hash(), "checking changed the table");
}

// Of the prompt's kind or of any kind, with members at random, so that most are no option.
Entry RandomPlayer::nonOption(const OpenPrompt &prompt) {
    const Rules &rules = m_game->rules();
    const State &state = m_game->state();
    Entry entry = entryFor(prompt, {});
    Answer &answer = entry.answer;
    answer.kind = oneIn(4) ? PromptKind(pick(9)) : prompt.kind;
    answer.tile = KindId(pick(rules.pool().size() + 2));
    if (answer.kind == PromptKind::PlaceTile) {
        answer.placement = {{std::int16_t(int(pick(12)) - 6), std::int16_t(int(pick(12)) - 6)}, std::uint8_t(pick(6))};
        if (!oneIn(3) && !prompt.options.empty()) {
            answer.tile = prompt.options.front().tile;
        }
    }
    if (answer.kind == PromptKind::PlacePiece || answer.kind == PromptKind::ChoosePieces) {
        const Piece piece = state.pieces.empty() ? Piece{} : state.pieces[pick(state.pieces.size())];
        const PieceRef ref{oneIn(8) ? PieceKindId(pick(40)) : piece.kind, piece.owner, piece.place};
        answer.tile = 0;
        if (answer.kind == PromptKind::PlacePiece) {
            answer.piece = ref;
            answer.to = state.board.tiles().empty() ? Place::supply() : anyPlace(piece);
            answer.to.spot.segment = std::uint8_t(answer.to.spot.segment + pick(2) * pick(9));
        } else {
            answer.pieces = {ref};
        }
    }
    answer.number = oneIn(6) ? int(pick(100)) : 0;
    entry.player = oneIn(5) ? PlayerId(pick(8)) : prompt.player;
    entry.item = oneIn(5) ? ItemId(pick(rules.itemCount() + 3)) : prompt.item;
    return entry;
}

// By the core, or in the data.
bool RandomPlayer::isSaid(std::string_view refusal) const {
    constexpr std::string_view core[]{"placement.taken", "placement.edges", "deploy.wrong-feature", "deploy.occupied"};
    const Spine &spine = m_game->rules().world().spine;
    return refusal.starts_with("answer.") || std::ranges::find(core, refusal) != std::end(core) ||
           spine.item(refusal) != nullptr || spine.refusal(refusal) != nullptr;
}

void RandomPlayer::checkNonOptions() {
    const std::vector<OpenPrompt> &prompts = m_game->open().prompts;
    const OpenPrompt none{};
    const Entry entry = nonOption(prompts.empty() ? none : prompts[pick(prompts.size())]);
    if (entry.item < m_game->rules().itemCount() && m_game->rules().isCore(entry.item)) {
        return; // corrections are allowed at any time
    }
    for (const OpenPrompt &prompt : prompts) {
        const bool offered = std::find(prompt.options.begin(), prompt.options.end(), entry.answer) != prompt.options.end();
        if (prompt.item == entry.item && prompt.player == entry.player && (offered || entry.answer.pass)) {
            return;
        }
    }
    ++m_nonOptions;
    const State before = m_game->state();
    const std::size_t cursor = m_game->cursor();
    const Refusal refusal = m_game->check(entry);
    expect(bool(refusal), "what is no option is accepted: " + inWords(entry));
    expect(isSaid(refusal.id), "a refusal without a sentence: " + std::string(refusal.id));
    expect(bool(m_game->answer(entry)), "what is no option is taken: " + inWords(entry));
    expect(m_game->state() == before && m_game->cursor() == cursor, "a refused answer changed the table");
}

void RandomPlayer::checkPoints() const {
    const State &state = m_game->state();
    std::vector<int> sums(std::size_t(m_game->rules().players()), 0);
    for (const Score &score : state.scores) {
        int lines = 0;
        for (std::uint32_t i = 0; i < score.lines; ++i) {
            lines += state.lines.at(score.firstLine + i).points;
            expect(state.lines[score.firstLine + i].subtotal == lines, "a line with a wrong subtotal");
        }
        const bool corrected = score.item != NoItem && m_game->rules().isCorrection(score.item);
        expect(corrected ? score.lines == 0 : lines == score.points, "a score is not the sum of its lines");
        expect(score.entry <= m_game->cursor(), "a score from the future");
        expect(score.firstVote + score.votes <= state.votes.size() && score.firstCell + score.cells <= state.cells.size(),
               "a score with votes or tiles that are not there");
        sums.at(score.player) += score.points;
    }
    for (PlayerId player = 0; player < sums.size(); ++player) {
        expect(state.points(player) == sums[player], "points are not the sum of the scores");
    }
}

void RandomPlayer::checkPieces() const {
    const State &state = m_game->state();
    std::map<std::pair<int, int>, int> balance;
    const auto owner = [&](const Piece &piece) {
        return m_game->rules().pieceKind(piece.kind).is("token") ? int(NoPlayer) : int(piece.owner);
    };
    for (const Piece &piece : m_start) {
        ++balance[{piece.kind, owner(piece)}];
    }
    for (const Piece &piece : state.pieces) {
        --balance[{piece.kind, owner(piece)}];
        expect(piece.place.kind != Place::Kind::None, "a piece is nowhere");
        if (piece.place.kind != Place::Kind::Segment) {
            continue;
        }
        const NodeId node = state.board.node(piece.place.spot);
        expect(node != NoNode, "a piece stands where no tile lies");
        expect(state.board.spot(node) == piece.place.spot, "a piece's spot is not its segment's");
        expect(m_bent || m_game->rules().canStandOn(piece.kind, state.board.segment(node)),
               "a piece stands where it may not");
    }
    for (const auto &[which, count] : balance) {
        expect(count == 0, "pieces of the kind " + m_game->rules().pieceKind(PieceKindId(which.first)).id +
                               " are missing or too many");
    }
}

// No kind lies more often than its copies; none is in the supply and on the table at once.
void RandomPlayer::checkTiles() const {
    const State &state = m_game->state();
    std::vector<int> seen(state.supply.left.begin(), state.supply.left.end());
    for (const PlacedTile &tile : state.board.tiles()) {
        seen[tile.kind] += tile.present ? 1 : 0;
    }
    for (std::size_t kind = 0; kind < seen.size(); ++kind) {
        expect(m_bent || seen[kind] <= m_allTiles[kind], "too many tiles " + m_kinds[kind].id);
    }
}

// Between parts no figure stands on what is completed; markers do.
void RandomPlayer::checkResolved() const {
    const State &state = m_game->state();
    const bool begins = m_game->open().open() && m_game->open().prompts.front().kind == PromptKind::DrawTile;
    for (const Piece &piece : state.pieces) {
        const bool token = m_game->rules().pieceKind(piece.kind).is("token");
        if (!begins || token || piece.place.kind != Place::Kind::Segment) {
            continue;
        }
        const NodeId node = state.board.node(piece.place.spot);
        const SegmentKind kind = state.board.segment(node).kind;
        const bool roundAbout = kind == SegmentKind::Monastery || kind == SegmentKind::Garden;
        const bool line = kind == SegmentKind::Road || kind == SegmentKind::City;
        expect(!(line && state.board.openEnds(node) == 0) &&
                   !(roundAbout && state.board.neighbours(piece.place.spot.cell) == 8),
               "a figure is left on a completed feature");
    }
}

void RandomPlayer::checkBoard() {
    const Board &board = m_game->state().board;
    if (board.tiles() == m_checkedTiles && !m_checkedTiles.empty()) {
        return; // features and placements follow from the tiles alone
    }
    layNaive(board.tiles());
    Board again = board;
    again.rebuild();
    expect(again == board && again.sameDerived(board), "features differ from a rebuild");
    const std::string difference = differences(board, *m_naive, {});
    expect(difference.empty(), "the naive board says otherwise: " + difference);
    checkPlacements(*m_naive);
}

// The naive board follows tile by tile while tiles are only added, else it begins anew.
void RandomPlayer::layNaive(const std::vector<PlacedTile> &tiles) {
    const bool grows = m_naive && tiles.size() >= m_checkedTiles.size() &&
                       std::equal(m_checkedTiles.begin(), m_checkedTiles.end(), tiles.begin());
    if (!grows) {
        m_naive.emplace(m_kinds);
        m_checkedTiles.clear();
    }
    for (std::size_t i = m_checkedTiles.size(); i < tiles.size(); ++i) {
        m_naive->add(tiles[i]);
    }
    m_checkedTiles = tiles;
}

// What is offered is what the naive board offers; a river or a hole may refuse some. What is drawn again fits nowhere.
void RandomPlayer::checkPlacements(const NaiveBoard &naive) const {
    const OpenChoice &open = m_game->open();
    if (open.open() && open.prompts.front().kind == PromptKind::PlaceTile) {
        std::vector<Placement> offered;
        for (const Answer &answer : open.prompts.front().options) {
            offered.push_back(answer.placement);
        }
        std::sort(offered.begin(), offered.end());
        const std::vector<Placement> all = legal(naive, open.prompts.front().options.front().tile);
        const bool some = std::includes(all.begin(), all.end(), offered.begin(), offered.end());
        const bool ruled = m_river || !m_kinds[open.prompts.front().options.front().tile].group.empty();
        expect(ruled ? some : offered == all, "other placements are offered than the naive board finds");
    }
    const std::vector<Entry> &log = m_game->log();
    const std::size_t cursor = m_game->cursor();
    if (cursor > 0 && !m_river && !m_bent && !log[cursor - 1].parked &&
        log[cursor - 1].answer.kind == PromptKind::DrawTile &&
        !(open.open() && open.prompts.front().kind == PromptKind::PlaceTile)) {
        expect(legal(naive, log[cursor - 1].answer.tile).empty(), "a tile was put aside that fits somewhere");
    }
}

void RandomPlayer::same(const Game &other, const std::string &how) const {
    expect(other.state() == m_game->state(), how + ": another state");
    expect(other.state().hash() == m_game->state().hash(), how + ": another hash");
    expect(other.state().board.sameDerived(m_game->state().board), how + ": other features");
    expect(samePrompts(other.open(), m_game->open()), how + ": other questions");
    expect(other.cursor() == m_game->cursor(), how + ": another cursor");
    for (std::uint32_t turn = 1; turn <= m_game->state().turn + 1; ++turn) {
        expect(other.turnStart(turn) == m_game->turnStart(turn),
               how + ": turn " + std::to_string(turn) + " begins elsewhere");
    }
}

// Undo leads to the state of one entry fewer, redo back again.
void RandomPlayer::checkUndo() {
    if (!m_game->canUndo()) {
        return;
    }
    const State before = m_game->state();
    const OpenChoice open = m_game->open();
    const std::size_t steps = std::min<std::size_t>(m_game->cursor(), oneIn(4) ? 1 + pick(8) : 1);
    for (std::size_t i = 0; i < steps; ++i) {
        m_game->undo();
    }
    if (oneIn(4)) {
        same(Game(*m_game, m_game->log(), m_game->cursor()), "undone");
    }
    for (std::size_t i = 0; i < steps; ++i) {
        m_game->redo();
    }
    expect(m_game->state() == before && m_game->state().hash() == before.hash(), "undo and redo: another state");
    expect(samePrompts(open, m_game->open()), "undo and redo: other questions");
}

void RandomPlayer::checkSaved() const {
    const std::string text = writeGame(*m_game);
    const SavedGame saved = readGame(text, "random.scorekeep", m_world);
    expect(saved.notices.empty(), "a saved game is read with a notice");
    expect(saved.setup == m_game->setup(), "a saved game has another setup");
    expect(saved.log == m_game->log() && saved.cursor == m_game->cursor(), "a saved game has another log");
    const Game loaded(m_world, saved.setup, saved.log, saved.cursor, Replay::Checked);
    same(loaded, "saved and loaded");
    expect(writeGame(loaded) == text, "saved, loaded and saved again: another text");
}

// From the beginning, trusting the log and checking it.
void RandomPlayer::checkAgain() const {
    const std::vector<Entry> played(m_game->log().begin(), m_game->log().begin() + std::ptrdiff_t(m_game->cursor()));
    same(Game(*m_game, played, played.size()), "run again");
    same(Game(*m_game, played, played.size(), Replay::Checked), "a checked replay");
    const Game aligned(*m_game, played, played.size(), Replay::Aligning);
    expect(aligned.log() == played, "an aligning replay changes the log");
    same(aligned, "an aligning replay");
}

} // namespace scorekeep
