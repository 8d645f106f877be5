// SPDX-License-Identifier: MIT
// One message after another becomes the answers that our table asks for.
#include "engine/import/jcz_replay.h"

#include "engine/game/setup_checks.h"
#include "engine/import/jcz_location.h"
#include "engine/import/jcz_names.h"
#include "engine/import/jcz_setup.h"

#include <algorithm>

namespace scorekeep {
namespace {

bool isRuleOfTheEdges(const Refusal &refusal) {
    return refusal.id == "placement.taken" || refusal.id == "placement.edges";
}

} // namespace

JczReplay::JczReplay(const Node &file, const Setup &setup, const World &world)
    : m_game(world, setup), m_draws(file, m_game.rules()), m_message(file) {
    checkDrawable(m_game.state(), file.at("setup").at("sets"));
    settle();
}

void JczReplay::play(const Node &message) {
    ++m_number;
    m_message = message;
    m_type.clear();
    try {
        m_type = message.at("type").text();
        const Before before{m_game.cursor(), m_draws.mark(), m_confirmed};
        if (m_type == "UNDO") {
            takeBack();
        } else {
            dispatch(message);
            settle();
            lookAfterCommit();
            m_before.push_back(before);
        }
    } catch (const NotPlayed &) {
        throw;
    } catch (const ImportError &) {
        throw;
    } catch (const FileError &error) { // whatever is wrong with a message, its number is told
        FileError named = error;
        named.found = '#' + std::to_string(m_number) + ' ' + m_type + ' ' + error.found;
        throw ImportError(named, m_number);
    }
}

// Figures that leave areas after a COMMIT are followed by another before a tile is drawn; what is asked after them
// is not.
void JczReplay::lookAfterCommit() {
    if (m_type == "COMMIT") {
        m_draws.expectCommit(isLeaving());
    } else if (m_type == "PASS" && !isLeaving()) {
        m_draws.expectCommit(false);
    }
}

// The wood of the running part of a turn was confirmed: it is scored, or was.
bool JczReplay::isConfirmed() const {
    return m_confirmed == m_game.state().part.number;
}

// What we ask behind the scores and the other program does not is passed when the next tile lies there already.
void JczReplay::passLateQuestions() {
    while (isConfirmed() && prompt(PromptKind::DrawTile) == nullptr && m_game.open().open() &&
           m_game.open().prompts.front().mayPass && m_game.open().prompts.front().kind != PromptKind::PlaceTile) {
        give(m_game.open().prompts.front(), Answer::passed());
    }
    settle();
}

void JczReplay::dispatch(const Node &message) {
    const auto payload = message.find("payload");
    const Node given = payload ? *payload : message;
    if (leave(message, given)) {
        return;
    }
    if (m_type == "PLACE_TILE") {
        passLateQuestions();
        checkPlayer(message);
        placeTile(given);
    } else if (m_type == "DEPLOY_MEEPLE") {
        checkPlayer(message);
        deploy(given);
    } else if (m_type == "RETURN_MEEPLE") {
        checkPlayer(message);
        callBack(given);
    } else if (m_type == "MOVE_NEUTRAL_FIGURE") {
        checkPlayer(message);
        moveNeutral(given);
    } else if (m_type == "PLACE_TOKEN") {
        checkPlayer(message);
        placeToken(given);
    } else if (const auto source = jczName("choices", m_type)) {
        chooseFigure(given, source->text());
    } else if (m_type == "PASS") {
        checkPlayer(message);
        pass();
    } else if (m_type == "COMMIT") {
        if (!m_draws.commitComes()) { // else it is the next player's turn here already
            checkPlayer(message);
        }
        commit(given);
    } else {
        failNotPlayed(message, m_type);
    }
}

// A tile of the player's own, offered beside the draw. All its rotations look alike.
bool JczReplay::placeOwn(const Node &payload) {
    const OpenPrompt *own = prompt(PromptKind::PlaceTile);
    const auto kind = m_draws.kind(payload.at("tileId").text(), m_game.state());
    if (own == nullptr || !kind) {
        return false;
    }
    const Cell at = readJczCell(payload.at("position"));
    const auto found = std::ranges::find_if(own->options, [&](const Answer &option) {
        return option.tile == *kind && option.placement.at == at;
    });
    if (found == own->options.end()) {
        return false;
    }
    give(*own, *found);
    return true;
}

// The tile in hand is drawn and placed. What the other program's own rules allowed beyond ours, such as an
// older test for the bends of a river, lies on the table; edges that disagree cannot.
void JczReplay::placeTile(const Node &payload) {
    m_draws.expectCommit(false);
    if (placeOwn(payload)) {
        return;
    }
    const OpenPrompt *draw = prompt(PromptKind::DrawTile);
    const Node id = payload.at("tileId");
    const auto kind = m_draws.kind(id.text(), m_game.state());
    if (!kind) {
        refuse(id, "import.unknown-tile");
    }
    if (draw == nullptr) {
        refuse(m_message);
    }
    const State &state = m_game.state();
    if (const auto inHand = m_draws.next(state); m_draws.hasOrder() && inHand != kind) {
        refuse(id, "import.not-in-hand", m_game.rules().pool().kind(*inHand).id);
    }
    const TileKind &tile = m_game.rules().pool().kind(*kind);
    if (state.supply.left[*kind] == 0 && tile.group.empty()) {
        refuse(id, "import.none-left");
    }
    m_draws.take(*kind, state);
    give(*draw, Answer::drawTile(*kind), !state.supply.drawable(*kind));
    emptyStack();
    const OpenPrompt *place = prompt(PromptKind::PlaceTile);
    if (place == nullptr) {
        refuse(m_message, "placement.edges");
    }
    const Answer answer = Answer::placeTile(
        *kind, {readJczCell(payload.at("position")), readJczRotation(payload.at("rotation"))});
    Entry entry{place->item, place->player, place->subject, answer, false, false, {}};
    const Refusal refusal = m_game.check(entry);
    if (refusal && isRuleOfTheEdges(refusal)) {
        refuse(m_message, refusal.id);
    }
    give(*place, answer, bool(refusal));
}

void JczReplay::pass() {
    const OpenChoice &open = m_game.open();
    if (prompt(PromptKind::DrawTile) != nullptr && prompt(PromptKind::PlaceTile) != nullptr) {
        m_draws.setOwn(JczDraws::Own::Declined); // which is no question apart here
        return;
    }
    if (!open.open() || !open.prompts.front().mayPass || open.prompts.front().kind == PromptKind::DrawTile) {
        refuse(m_message);
    }
    give(open.prompts.front(), Answer::passed());
}

// Ends the turn, or a part of it. What we offer and the other program does not is passed.
void JczReplay::commit(const Node &payload) {
    const auto random = payload.find("random");
    const bool over = m_draws.commitComes();
    if (over || m_draws.own() == JczDraws::Own::Declined) {
        m_draws.setOwn(over ? JczDraws::Own::Open : JczDraws::Own::Confirmed);
        m_draws.expectCommit(false);
        if (random && !random->isNull()) {
            m_draws.setRandom(*random);
        }
        return;
    }
    while (m_game.open().open() && m_game.open().prompts.front().mayPass) {
        give(m_game.open().prompts.front(), Answer::passed());
    }
    const OpenPrompt *confirm = prompt(PromptKind::Confirm);
    if (confirm == nullptr) {
        refuse(m_message);
    }
    const std::uint32_t part = m_game.state().part.number;
    give(*confirm, Answer::confirm());
    m_confirmed = part;
    if (random && !random->isNull()) {
        m_draws.setRandom(*random);
    }
}

void JczReplay::takeBack() {
    if (m_before.empty()) {
        refuse(m_message);
    }
    m_leaving = {};
    m_game.jump(m_before.back().cursor);
    m_draws.goTo(m_before.back().draws);
    m_confirmed = m_before.back().confirmed;
    m_before.pop_back();
}

// Goes on to where the next message belongs: tiles that fit nowhere are drawn and leave the game, the game
// ends where the file says so, and what is asked here but never there is answered as that program does.
void JczReplay::settle() {
    settleLeaving();
    while (!m_game.state().finished && m_game.open().open()) {
        const OpenPrompt &first = m_game.open().prompts.front();
        if (const OpenPrompt *draw = prompt(PromptKind::DrawTile)) {
            if (!settleDraw(*draw)) {
                return;
            }
        } else if (first.kind == PromptKind::Confirm && first.mayPass) {
            give(first, Answer::confirm()); // a second tile is always taken
        } else if (first.kind == PromptKind::ChooseOrder && first.mayPass) {
            give(first, Answer::passed());
        } else {
            return;
        }
    }
}

// Returns whether something was done.
bool JczReplay::settleDraw(const OpenPrompt &open) {
    if (m_draws.commitComes()) {
        return false;
    }
    if (prompt(PromptKind::PlaceTile) != nullptr && m_draws.own() != JczDraws::Own::Confirmed) {
        return false;
    }
    if (m_draws.atEnd()) {
        enter(core::End); // before the first tile
        return true;
    }
    const State &state = m_game.state();
    const JczDraws::Own own = m_draws.own();
    const auto kind = m_draws.certain() ? m_draws.next(state) : std::nullopt;
    if (!kind || m_game.look([&](const Table &table) { return table.hasPlacement(*kind); })) {
        return false;
    }
    m_draws.take(*kind, state);
    give(open, Answer::drawTile(*kind), !state.supply.drawable(*kind));
    emptyStack();
    if (prompt(PromptKind::DrawTile) != nullptr) {
        m_draws.setOwn(own); // still the same turn
    }
    return true;
}

// What the file leaves undrawn was never there: after this turn comes what follows the last tile.
void JczReplay::emptyStack() {
    if (m_draws.atEnd() && m_game.state().supply.total() > 0) {
        enter(core::EmptyStack);
    }
}

void JczReplay::enter(std::string_view item) {
    Entry entry;
    entry.item = m_game.rules().at(item);
    entry.player = m_game.state().part.player;
    entry.answer = Answer::confirm();
    if (!m_game.state().finished) {
        m_game.answer(entry);
    }
}

const OpenPrompt *JczReplay::prompt(PromptKind kind, std::string_view source) const {
    for (const OpenPrompt &open : m_game.open().prompts) {
        if (open.kind == kind && (source.empty() || open.source == source)) {
            return &open;
        }
    }
    return nullptr;
}

// The prompt is gone afterwards.
void JczReplay::give(const OpenPrompt &open, Answer answer, bool forced) {
    Entry entry{open.item, open.player, open.subject, std::move(answer), forced, false, {}};
    m_draws.setOwn(JczDraws::Own::Open);
    if (const Refusal refusal = m_game.answer(std::move(entry))) {
        refuse(m_message, refusal.id);
    }
}

// The option that fits best, of whichever prompt of that kind offers it.
void JczReplay::giveBest(PromptKind kind, std::string_view source, const Node &place,
                         const std::function<int(const Answer &)> &fits) {
    const OpenPrompt *prompt = nullptr;
    const Answer *answer = nullptr;
    int best = 0;
    for (const OpenPrompt &open : m_game.open().prompts) {
        if (open.kind != kind || (!source.empty() && open.source != source)) {
            continue;
        }
        for (const Answer &option : open.options) {
            if (const int found = fits(option); found > best) {
                best = found;
                prompt = &open;
                answer = &option;
            }
        }
    }
    if (prompt == nullptr) {
        refuse(place);
    }
    give(*prompt, *answer);
}

// How well a place answers a pointer: 2 that segment, 1 another of the same feature, 0 not at all.
int JczReplay::fit(const Place &place, const std::vector<NodeId> &nodes) const {
    const Board &board = m_game.state().board;
    if (place.kind == Place::Kind::Vertex) { // named by the tile to its south-east
        const bool there =
            std::ranges::any_of(nodes, [&](NodeId node) { return board.spot(node).cell == place.spot.cell; });
        return there ? 2 : 0;
    }
    const NodeId there = place.kind == Place::Kind::Segment ? board.node(place.spot) : NoNode;
    if (there == NoNode) {
        return 0;
    }
    const bool same = std::ranges::any_of(nodes, [&](NodeId node) { return board.sameFeature(node, there); });
    return std::ranges::find(nodes, there) != nodes.end() ? 2 : same ? 1 : 0;
}

void JczReplay::checkPlayer(const Node &message) const {
    const auto player = message.find("player");
    const OpenChoice &open = m_game.open();
    if (!player || player->isNull() || !open.open()) {
        return;
    }
    const auto &players = m_game.setup().players;
    const std::size_t turn = open.prompts.front().player;
    const auto given = std::size_t(player->number(0, int(players.size()) - 1));
    if (given != turn) {
        refuse(*player, "import.not-their-turn", players[turn].name, players[given].name);
    }
}

void JczReplay::refuse(const Node &place, std::string_view id, std::string_view expected,
                       std::string_view detail) const {
    const OpenChoice &open = m_game.open();
    const std::string asked =
        open.open() ? m_game.rules().itemName(open.prompts.front().item) : std::string();
    throw ImportError(FileError(std::string(place.file()), place.line(), place.column(), std::string(id),
                                '#' + std::to_string(m_number) + ' ' + m_type +
                                    (detail.empty() ? std::string() : ' ' + std::string(detail)),
                                expected.empty() ? asked : std::string(expected)),
                      m_number);
}

void JczReplay::failNotPlayed(const Node &place, std::string_view what) const {
    scorekeep::failNotPlayed(place, '#' + std::to_string(m_number) + ' ' + std::string(what), m_number);
}

} // namespace scorekeep
