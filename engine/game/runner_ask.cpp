// SPDX-License-Identifier: MIT
// How a question meets the log: recorded answers, standing offers, corrections, alignment, suspension.
#include <algorithm>

#include "engine/game/runner.h"

namespace scorekeep {
namespace {

std::optional<std::size_t> promptFor(const Choice &choice, const Entry &entry) {
    if (entry.player != choice.player || entry.subject != choice.subject) {
        return std::nullopt;
    }
    for (std::size_t i = 0; i < choice.prompts.size(); ++i) {
        const Prompt &prompt = choice.prompts[i];
        if (prompt.item == entry.item && (entry.answer.pass || prompt.kind == entry.answer.kind)) {
            return i;
        }
    }
    return std::nullopt;
}

constexpr auto offersNothing = [](Options &) {};

bool hasOptions(const Prompt &prompt) {
    Options options;
    prompt.options(options);
    return !options.empty();
}

bool hasOptions(const Choice &choice) {
    return std::any_of(choice.prompts.begin(), choice.prompts.end(), [](const Prompt &p) { return hasOptions(p); });
}

bool mayBePassed(const Choice &choice) {
    return choice.mayPass && std::none_of(choice.prompts.begin(), choice.prompts.end(),
                                          [](const Prompt &prompt) { return prompt.must && hasOptions(prompt); });
}

}  // namespace

const Entry *Runner::next() {
    const std::size_t end = std::min(m_end, m_log.size());
    while (m_position < end && m_log[m_position].parked) {
        ++m_position;
    }
    return m_position < end ? &m_log[m_position] : nullptr;
}

Answered Runner::ask(Table &table, Choice &choice) {
    if (choice.subject == Place{}) {
        choice.subject = m_subject;
    }
    for (Prompt &prompt : choice.prompts) {
        prompt.options = m_skips ? FunctionRef<void(Options &)>(offersNothing) : prompt.options;
        prompt.accepts = m_skips ? FunctionRef<bool(const Answer &)>() : prompt.accepts;
    }
    for (;;) {
        const Entry *entry = next();
        if (entry == nullptr) {
            evaluate(table, choice);
            if (m_open.prompts.empty()) {
                return {};
            }
            throw Suspended{};
        }
        if (isAside(*entry)) {
            // It was entered while a choice was open; one with nothing to choose never was.
            if (!hasOptions(choice)) {
                return {};
            }
            aside(table, *entry);
            continue;
        }
        const std::optional<std::size_t> prompt = promptFor(choice, *entry);
        if (prompt && (m_replay == Replay::Trusted || (entry->forced && hasForm(table, entry->answer)) ||
                       (!entry->forced && fits(choice, *prompt, entry->answer)))) {
            return take(*entry, *prompt);
        }
        if (m_replay == Replay::Trusted) {
            // Force opens what was skipped and skips nothing itself; what must be answered has an entry.
            if ((entry->forced || !mayBePassed(choice)) && hasOptions(choice)) {
                throw LogError(m_position, m_rules.itemName(entry->item),
                               m_rules.itemName(choice.prompts.front().item));
            }
            return {};  // it was not opened then
        }
        if (prompt) {
            m_log[m_position].parked = true;
            continue;
        }
        if (!hasOptions(choice)) {
            return {};
        }
        if (fillIn(choice)) {
            m_passed = true;
            return {true, true, 0, Answer::passed(), false};
        }
    }
}

Answered Runner::take(const Entry &entry, std::size_t prompt) {
    ++m_position;
    (entry.answer.pass ? m_passed : m_acted) = true;
    return {true, entry.answer.pass, prompt, entry.answer, entry.forced};
}

// The cheap test where the prompt has one, else a look among the options.
bool Runner::fits(const Choice &choice, std::size_t index, const Answer &answer) const {
    if (answer.pass) {
        return mayBePassed(choice);
    }
    const Prompt &prompt = choice.prompts[index];
    if (prompt.accepts) {
        return prompt.accepts(answer);
    }
    Options options;
    prompt.options(options);
    return isAmong(options.answers, prompt.kind, prompt.least, prompt.most, answer);
}

// Aligning, with an entry that does not belong to this choice: passes where that is possible, else parks
// what stands before the next entry that does belong. Returns true for a pass.
bool Runner::fillIn(const Choice &choice) {
    if (mayBePassed(choice)) {
        Entry pass;
        pass.item = choice.prompts.front().item;
        pass.player = choice.player;
        pass.subject = choice.subject;
        pass.answer = Answer::passed();
        m_log.insert(m_log.begin() + std::ptrdiff_t(m_position), pass);
        ++m_position;
        return true;
    }
    std::size_t found = m_position;
    while (found < m_log.size() && (m_log[found].parked || !promptFor(choice, m_log[found]))) {
        ++found;
    }
    for (std::size_t i = m_position; i < found; ++i) {
        m_log[i].parked = true;
    }
    return false;
}

void Runner::evaluate(Table &table, const Choice &choice) {
    m_open = {};
    bool mayPass = choice.mayPass;
    for (const Prompt &prompt : choice.prompts) {
        Options options;
        prompt.options(options);
        if (!options.empty()) {
            mayPass = mayPass && !prompt.must;
            m_open.prompts.push_back({prompt.item, choice.player, prompt.kind, choice.mayPass, false,
                                      std::string(prompt.source), prompt.least, prompt.most, choice.subject,
                                      std::move(options.answers)});
        }
    }
    if (m_open.prompts.empty()) {
        return;
    }
    for (OpenPrompt &prompt : m_open.prompts) {
        prompt.mayPass = mayPass;
    }
    for (const auto &[item, offer] : m_rules.anytime()) {
        for (const PlayerId player : table.clockwiseFrom(table.active())) {
            Options options;
            offer->options(table, player, options);
            if (!options.empty()) {
                m_open.prompts.push_back({item, player, offer->kind, true, true, offer->source, offer->least,
                                          offer->most, {}, std::move(options.answers)});
            }
        }
    }
}

// Entries that may stand before any answer: the end of the table, corrections, standing offers.
bool Runner::isAside(const Entry &entry) const {
    const auto &all = m_rules.anytime();
    return m_rules.isCore(entry.item) ||
           std::any_of(all.begin(), all.end(), [&](const auto &offer) { return offer.first == entry.item; });
}

// Force lifts rules, not form: the cell is free, the piece and the place are there.
bool Runner::hasForm(const Table &table, const Answer &answer) const {
    if (!answer.pass && answer.kind == PromptKind::PlaceTile) {
        return table.board().isFree(answer.tile, answer.placement);
    }
    if (!answer.pass && answer.kind == PromptKind::PlacePiece) {
        return table.find(answer.piece).has_value() && isThere(table.state(), answer.to);
    }
    return true;
}

void Runner::aside(Table &table, const Entry &entry) {
    if (m_rules.isCore(entry.item)) {
        if (m_replay == Replay::Aligning && !canCorrect(table, entry)) {
            m_log[m_position].parked = true;
            return;
        }
        ++m_position;
        if (m_rules.itemName(entry.item) == core::End) {
            throw GameEnded{};
        }
        correct(table, entry);
        return;
    }
    standing(table, entry);
}

void Runner::standing(Table &table, const Entry &entry) {
    const auto &all = m_rules.anytime();
    const auto at = std::find_if(all.begin(), all.end(), [&](const auto &a) { return a.first == entry.item; });
    const Offer &offer = *at->second;
    if (m_replay == Replay::Aligning) {
        Options options;
        offer.options(table, entry.player, options);
        const bool fit = entry.forced ? hasForm(table, entry.answer)
                                      : isAmong(options.answers, offer.kind, offer.least, offer.most, entry.answer);
        if (!fit) {
            m_log[m_position].parked = true;
            return;
        }
    }
    ++m_position;
    State &state = table.m_state;
    const ItemId running = state.item;
    const Answer answer = entry.answer;
    state.item = entry.item;
    offer.apply(table, entry.player, answer);
    state.item = running;
}

bool isThere(const State &state, const Place &place) {
    switch (place.kind) {
    case Place::Kind::None:
        return false;
    case Place::Kind::Segment:
        return state.board.node(place.spot) != NoNode;
    case Place::Kind::Cell:
        return state.board.tileAt(place.spot.cell) != NoTile;
    case Place::Kind::Beside:  // never beside what stands beside another
        return place.index < state.pieces.size() && state.pieces[place.index].place.onBoard();
    case Place::Kind::Prison:
        return std::any_of(state.scoreboard.begin(), state.scoreboard.end(),
                           [&](const ScoringFigure &figure) { return figure.player == place.index; });
    default:
        return true;
    }
}

bool isAmong(const std::vector<Answer> &options, PromptKind kind, int least, int most, const Answer &answer) {
    const auto has = [&options](const Answer &one) {
        return std::find(options.begin(), options.end(), one) != options.end();
    };
    if (answer.pass || answer.kind != kind || options.empty()) {
        return false;
    }
    if (kind == PromptKind::ChoosePieces) {
        const auto count = int(answer.pieces.size());
        const bool twice = std::adjacent_find(answer.pieces.begin(), answer.pieces.end()) != answer.pieces.end();
        return answer == Answer::choosePieces(answer.pieces) && count >= least && count <= most && !twice &&
               std::all_of(answer.pieces.begin(), answer.pieces.end(),
                           [&](const PieceRef &piece) { return has(Answer::choosePieces({piece})); });
    }
    if (kind == PromptKind::ChooseOrder) {
        const std::vector<Spot> &all = options.front().order;
        return answer == Answer::chooseOrder(answer.order) && all.size() == answer.order.size() &&
               std::is_permutation(all.begin(), all.end(), answer.order.begin());
    }
    if (kind == PromptKind::EnterNumber) {
        return answer == Answer::enterNumber(answer.number) && answer.number >= least && answer.number <= most;
    }
    return has(answer);
}

}  // namespace scorekeep
