// SPDX-License-Identifier: MIT
// How a question meets the log: recorded answers, standing offers, corrections, alignment, suspension.
#include <algorithm>

#include "engine/game/entry_checks.h"
#include "engine/game/entry_words.h"
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

// Which part of an entry does not belong to the choice that is asked.
LogError unasked(std::size_t at, const Entry &entry, const Choice &choice, const Rules &rules) {
    for (const Prompt &prompt : choice.prompts) {
        if (prompt.item != entry.item) {
            continue;
        }
        if (entry.player != choice.player) {
            const bool nobody = entry.player == NoPlayer;
            return {at, "save.other-player",
                    nobody ? std::string(entry_words::NobodyWord) : std::to_string(entry.player),
                    std::to_string(choice.player)};
        }
        if (entry.subject != choice.subject) {
            return {at, "save.other-subject", placeWords(entry.subject), placeWords(choice.subject)};
        }
        return {at, "save.other-kind", std::string(entry_words::KindWords[std::size_t(entry.answer.kind)]),
                std::string(entry_words::KindWords[std::size_t(prompt.kind)])};
    }
    return {at, "save.does-not-fit", rules.itemName(entry.item), rules.itemName(choice.prompts.front().item)};
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
            if (!hasOptions(table, choice)) {
                return {};
            }
            aside(table, *entry);
            continue;
        }
        if (const std::optional<std::size_t> prompt = promptFor(choice, *entry)) {
            const Refusal refusal = isTrusted() ? Refusal{} : refusalOf(table, choice, *prompt, *entry);
            if (!refusal) {
                return take(*entry, *prompt);
            }
            reject(*entry, refusal);
            continue;
        }
        // Trusted: what may be passed is not asked for its options. Force opens what was skipped and skips
        // nothing itself; what must be answered has an entry.
        const bool skips = isTrusted() && !entry->forced && mayBePassed(table, choice);
        if (skips || !hasOptions(table, choice)) {
            return {};  // it was not opened then
        }
        if (m_replay != Replay::Aligning) {
            throw unasked(m_position, *entry, choice, m_rules);
        }
        if (fillIn(table, choice)) {
            m_passed = true;
            return {true, true, 0, Answer::passed(), false};
        }
    }
}

// A choice that follows the tile of its part, where no tile was placed: nothing is asked there.
bool Runner::isClosed(const Table &table) const {
    return m_afterTile && table.tileOfPart() == NoTile;
}

bool Runner::hasOptions(const Table &table, const Choice &choice) const {
    return !isClosed(table) && std::any_of(choice.prompts.begin(), choice.prompts.end(),
                                           [](const Prompt &prompt) { return scorekeep::hasOptions(prompt); });
}

bool Runner::mayBePassed(const Table &table, const Choice &choice) const {
    const auto must = [](const Prompt &prompt) { return prompt.must && scorekeep::hasOptions(prompt); };
    return isClosed(table) ||
           (choice.mayPass && std::none_of(choice.prompts.begin(), choice.prompts.end(), must));
}

// The same tests as of a new answer.
Refusal Runner::refusalOf(const Table &table, const Choice &choice, std::size_t prompt, const Entry &entry) const {
    if (entry.answer.pass) {
        return mayBePassed(table, choice) ? Refusal{} : Refusal{"answer.must", {}};
    }
    if (entry.forced) {
        return whyNoForm(table.state(), m_rules, entry);
    }
    if (isClosed(table)) {
        return {"answer.not-asked", {}};
    }
    return fits(choice, prompt, entry.answer) ? Refusal{}
                                              : whyNoOption(table, entry.item, entry.player, entry.answer);
}

Refusal Runner::refusalOf(const Table &table, const Offer &offer, const Entry &entry) const {
    if (entry.player >= m_rules.players()) {
        return {"answer.no-such-player", {}};
    }
    if (entry.forced) {
        return whyNoForm(table.state(), m_rules, entry);
    }
    Options options;
    offer.options(table, entry.player, options);
    return isAmong(options.answers, offer.kind, offer.least, offer.most, entry.answer)
               ? Refusal{}
               : whyNoOption(table, entry.item, entry.player, entry.answer);
}

// An entry that the game refuses: set aside, or told.
void Runner::reject(const Entry &entry, const Refusal &refusal) {
    if (m_replay != Replay::Aligning) {
        throw LogError(m_position, refusal.id, answerWords(entry, m_rules), {});
    }
    m_log[m_position].parked = true;
}

Answered Runner::take(const Entry &entry, std::size_t prompt) {
    ++m_position;
    (entry.answer.pass ? m_passed : m_acted) = true;
    return {true, entry.answer.pass, prompt, entry.answer, entry.forced};
}

// The cheap test where the prompt has one, else a look among the options.
bool Runner::fits(const Choice &choice, std::size_t index, const Answer &answer) const {
    const Prompt &prompt = choice.prompts[index];
    if (prompt.accepts) {
        return answer == answer.plain() && prompt.accepts(answer);
    }
    Options options;
    prompt.options(options);
    return isAmong(options.answers, prompt.kind, prompt.least, prompt.most, answer);
}

// Aligning, with an entry that does not belong to this choice: passes where that is possible, else parks
// what stands before the next entry that does belong. Returns true for a pass.
bool Runner::fillIn(const Table &table, const Choice &choice) {
    if (mayBePassed(table, choice)) {
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
    if (isClosed(table)) {
        return;
    }
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

void Runner::aside(Table &table, const Entry &entry) {
    if (!m_rules.isCore(entry.item)) {
        standing(table, entry);
        return;
    }
    if (const Refusal refusal = isTrusted() ? Refusal{} : whyNoCorrection(table.state(), m_rules, entry)) {
        reject(entry, refusal);
        return;
    }
    ++m_position;
    if (m_rules.itemName(entry.item) == core::End) {
        throw GameEnded{};
    }
    correct(table, entry);
}

void Runner::standing(Table &table, const Entry &entry) {
    const auto &all = m_rules.anytime();
    const auto at = std::find_if(all.begin(), all.end(), [&](const auto &a) { return a.first == entry.item; });
    const Offer &offer = *at->second;
    if (const Refusal refusal = isTrusted() ? Refusal{} : refusalOf(table, offer, entry)) {
        reject(entry, refusal);
        return;
    }
    ++m_position;
    State &state = table.m_state;
    const ItemId running = state.item;
    const Answer answer = entry.answer;
    state.item = entry.item;
    offer.apply(table, entry.player, answer);
    state.item = running;
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
