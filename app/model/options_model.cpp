// SPDX-License-Identifier: MIT
// Words the options.
#include "app/model/options_model.h"

#include "app/i18n/game_text.h"

namespace scorekeep::app {

OptionsModel::OptionsModel(const GameSession *session, bool pictured, QObject *parent)
    : RowModel(parent), m_session(session), m_pictured(pictured) {}

QVariant OptionsModel::data(const QModelIndex &index, int role) const {
    if (!holds(index)) {
        return {};
    }
    const OptionRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
    case Qt::ToolTipRole:
        return row.text;
    case Qt::AccessibleTextRole:
        return row.standing ? tr("%1 (at any time)").arg(row.text) : row.text;
    default:
        return {};
    }
}

bool OptionsModel::isShown(const OpenPrompt &prompt) const {
    if (!m_pictured) {
        return true;
    }
    switch (prompt.kind) {
    case PromptKind::PlacePiece:
    case PromptKind::ChoosePieces:
    case PromptKind::ChooseOption:
    case PromptKind::ChoosePlayer:
    case PromptKind::Confirm:
        return !prompt.standing;
    case PromptKind::DrawTile:
    case PromptKind::PlaceTile:
    case PromptKind::ChooseOrder:
    case PromptKind::EnterNumber:
    case PromptKind::EnterScore:
        break;
    }
    return false;
}

void OptionsModel::refresh() {
    std::vector<OptionRow> rows;
    if (m_session->hasGame()) {
        const GameText text(m_session->rules());
        const auto &prompts = m_session->choice().prompts;
        for (std::size_t p = 0; p < prompts.size(); ++p) {
            for (std::size_t o = 0; isShown(prompts[p]) && o < prompts[p].options.size(); ++o) {
                const Answer &answer = prompts[p].options[o];
                rows.push_back({{p, o}, false, prompts[p].standing, prompts[p].kind, answer,
                                text.option(m_session->state(), answer)});
            }
        }
        if (!m_pictured && m_session->passEntry()) {
            rows.push_back({{}, true, false, PromptKind::Confirm, Answer::passed(),
                            text.option(m_session->state(), Answer::passed())});
        }
    }
    setRows(std::move(rows));
}

} // namespace scorekeep::app
