// SPDX-License-Identifier: MIT
// Asking: single prompts, and the offers of a choice block.
#include "engine/game/runner.h"

namespace scorekeep {

Answered Table::ask(Choice choice) {
    return m_runner.ask(*this, choice);
}

Answered Table::ask(PlayerId player, PromptKind kind, bool mayPass, FunctionRef<void(Options &)> options,
                    FunctionRef<bool(const Answer &)> accepts, Place subject) {
    Choice choice{player, mayPass, subject, {}};
    Prompt prompt;
    prompt.item = m_state.item;
    prompt.kind = kind;
    prompt.options = options;
    prompt.accepts = accepts;
    choice.prompts.push_back(prompt);
    return m_runner.ask(*this, choice);
}

Answered Table::askOffers(const BoundBlock &block, PlayerId player, Place subject) {
    // What an offer needs to be asked, kept alive while the choice is open.
    struct Asked {
        const Table *table;
        const Offer *offer;
        PlayerId player;
        void operator()(Options &options) const { offer->options(*table, player, options); }
        bool operator()(const Answer &answer) const { return offer->accepts(*table, player, answer); }
    };
    std::vector<Asked> asked;
    asked.reserve(block.items.size());
    Choice choice{player, true, subject, {}};
    choice.prompts.reserve(block.items.size());
    for (const BoundItem &item : block.items) {
        if (item.offer == nullptr) {
            continue;
        }
        const Offer &offer = *item.offer;
        asked.push_back({this, &offer, player});
        Prompt prompt;
        prompt.item = item.id;
        prompt.kind = offer.kind;
        prompt.source = offer.source;
        prompt.least = offer.least;
        prompt.most = offer.most;
        prompt.options = FunctionRef<void(Options &)>(asked.back());
        prompt.must = offer.must;
        if (offer.accepts) {
            prompt.accepts = FunctionRef<bool(const Answer &)>(asked.back());
        }
        choice.prompts.push_back(prompt);
    }
    Answered answered = m_runner.ask(*this, choice);
    if (answered) {
        const ItemId item = choice.prompts[answered.prompt].item;
        for (const BoundItem &bound : block.items) {
            if (bound.id == item) {
                m_state.item = item;
                bound.offer->apply(*this, player, answered.answer);
            }
        }
    }
    return answered;
}

Answered Table::askBlock(std::string_view id) {
    for (const BoundBlock &block : m_rules.script(m_state.part.script)) {
        if (block.id == id) {
            return askOffers(block, active());
        }
    }
    return {};
}

const Place &Table::subject() const {
    return m_runner.subject();
}

PlayerId Table::forPlayer() const {
    return m_runner.forPlayer();
}

void Table::play(Part part) {
    part.number = 0;
    m_runner.part(*this, part);
}

}  // namespace scorekeep
