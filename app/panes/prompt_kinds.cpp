// SPDX-License-Identifier: MIT
// Looks through the open choice.
#include "app/panes/prompt_kinds.h"

#include <algorithm>

namespace scorekeep::app {

const OpenPrompt *mainPrompt(const OpenChoice &choice) {
    const auto found =
        std::find_if(choice.prompts.begin(), choice.prompts.end(), [](const auto &prompt) { return !prompt.standing; });
    return found == choice.prompts.end() ? nullptr : &*found;
}

bool hasPrompt(const OpenChoice &choice, PromptKind kind) {
    return std::any_of(choice.prompts.begin(), choice.prompts.end(),
                       [kind](const OpenPrompt &prompt) { return prompt.kind == kind && !prompt.standing; });
}

bool isDrawOpenToChange(const GameSession &session) {
    const Game &game = session.game();
    if (game.cursor() == 0 || !hasPrompt(game.open(), PromptKind::PlaceTile)) {
        return false;
    }
    const Entry &last = game.log()[game.cursor() - 1];
    return !last.answer.pass && last.answer.kind == PromptKind::DrawTile;
}

std::optional<Entry> drawOf(const GameSession &session, KindId kind) {
    const auto &prompts = session.choice().prompts;
    for (std::size_t p = 0; p < prompts.size(); ++p) {
        const Answer answer = Answer::drawTile(kind);
        const auto &options = prompts[p].options;
        if (prompts[p].kind == PromptKind::DrawTile &&
            std::find(options.begin(), options.end(), answer) != options.end()) {
            return session.entryFor(p, answer);
        }
    }
    return std::nullopt;
}

} // namespace scorekeep::app
