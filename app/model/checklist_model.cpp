// SPDX-License-Identifier: MIT
// Builds the checklist from the spine and the state's progress.
#include "app/model/checklist_model.h"

#include "app/session/game_session.h"

namespace scorekeep::app {
namespace {

QString stateName(ChecklistState state) {
    switch (state) {
    case ChecklistState::Ahead:
        return ChecklistModel::tr("ahead");
    case ChecklistState::Now:
        return ChecklistModel::tr("now");
    case ChecklistState::Done:
        return ChecklistModel::tr("done");
    case ChecklistState::Passed:
        return ChecklistModel::tr("passed");
    case ChecklistState::Nothing:
        return ChecklistModel::tr("nothing to do");
    case ChecklistState::None:
        break;
    }
    return {};
}

bool isAsked(const OpenChoice &choice, ItemId item) {
    return std::any_of(choice.prompts.begin(), choice.prompts.end(),
                       [item](const OpenPrompt &prompt) { return prompt.item == item; });
}

} // namespace

ChecklistModel::ChecklistModel(const GameSession *session, QObject *parent)
    : RowModel(parent), m_session(session) {}

QVariant ChecklistModel::data(const QModelIndex &index, int role) const {
    if (!holds(index)) {
        return {};
    }
    const ChecklistRow &row = at(index.row());
    switch (role) {
    case Qt::DisplayRole:
        return row.text;
    case Qt::ToolTipRole:
        return row.state == ChecklistState::Nothing && enterable(index.row())
                   ? tr("Nothing to do by the rules. Double-click to enter it all the same.")
                   : QVariant();
    case Qt::AccessibleTextRole:
        return row.state == ChecklistState::None
                   ? row.text
                   : tr("%1: %2", "a state such as done, and the sentence of an item")
                         .arg(stateName(row.state), row.text);
    default:
        return {};
    }
}

void ChecklistModel::refresh() {
    std::vector<ChecklistRow> rows;
    if (m_session->hasGame()) {
        const GameText text(m_session->rules());
        const bool board = m_session->rules().setup().board;
        if (board) {
            addTurnBefore(rows, text);
        }
        for (const PartShown &part : parts()) {
            addPart(rows, part, text);
        }
        if (!board) {
            addRead(rows, text);
        }
        addAnytime(rows, text);
    }
    setRows(std::move(rows));
}

int ChecklistModel::currentRow() const {
    int first = -1;
    for (int row = 0; row < rowCount(); ++row) {
        if (at(row).state == ChecklistState::Now && at(row).kind == ChecklistRow::Kind::Item) {
            first = first < 0 ? row : first;
        }
    }
    return first;
}

const Script *ChecklistModel::scriptOf(ItemId item) const {
    const Spine &spine = m_session->rules().spine();
    const std::string &step = m_session->rules().stepOf(item);
    for (const Script &script : spine.scripts) {
        for (const Step &candidate : script.steps) {
            if (candidate.id == step) {
                return &script;
            }
        }
    }
    return nullptr;
}

ScriptKind ChecklistModel::running() const {
    return m_session->state().finished ? ScriptKind::End : m_session->state().part.script;
}

// The parts of this turn; at the end of the game only the end.
std::vector<ChecklistModel::PartShown> ChecklistModel::parts() const {
    const State &state = m_session->state();
    const Spine &spine = m_session->rules().spine();
    const Script *now = spine.script(m_session->rules().scriptName(running()));
    std::vector<PartShown> shown;
    for (const ItemProgress &progress : state.progress) {
        const bool known = std::any_of(shown.begin(), shown.end(),
                                       [&](const PartShown &part) { return part.number == progress.part; });
        const Script *script = known ? nullptr : scriptOf(progress.item);
        if (script != nullptr && script == now) {
            const bool over = progress.part != state.part.number || state.finished;
            shown.push_back({progress.part, state.part.player, script, over});
        }
    }
    if (shown.empty() && now != nullptr) {
        shown.push_back({state.part.number, state.part.player, now, state.finished});
    }
    return shown;
}

// A turn that the program went on from by itself, since nothing more could be done in it: what was passed over
// there can still be entered.
void ChecklistModel::addTurnBefore(std::vector<ChecklistRow> &rows, const GameText &text) const {
    const Game &game = m_session->game();
    const std::uint32_t turn = game.state().turn;
    const auto start = turn > 1 ? game.turnStart(turn) : std::nullopt;
    const auto before = turn > 1 ? game.turnStart(turn - 1) : std::nullopt;
    if (!start || !before || *start != game.cursor() || *before >= *start || game.state().finished) {
        return;
    }
    const PlayerId player = game.log()[*before].player;
    std::vector<ChecklistRow> items;
    const Script *script = game.rules().spine().script("turn");
    const auto entered = [&](const Item &item) {
        const auto id = game.rules().item(item.id);
        return std::any_of(game.log().begin() + std::ptrdiff_t(*before), game.log().begin() + std::ptrdiff_t(*start),
                           [&](const Entry &entry) { return id && entry.item == *id; });
    };
    for (const Step &step : script->steps) {
        for (const Block &block : step.blocks) {
            const bool opened = std::any_of(block.items.begin(), block.items.end(), entered);
            for (const Item &item : block.items) {
                const auto id = game.rules().item(item.id);
                if (id && !opened && block.scope == Scope::Choice && kindOf(*id)) {
                    items.push_back({ChecklistRow::Kind::Item, text.catalogue().sentence(item), *id, 0, player,
                                     ChecklistState::Nothing, QString::fromStdString(item.id)});
                }
            }
        }
    }
    if (!items.empty()) {
        rows.push_back({ChecklistRow::Kind::Part, tr("Not entered in %1’s turn").arg(text.player(player))});
        rows.insert(rows.end(), items.begin(), items.end());
        rows.push_back({ChecklistRow::Kind::Part,
                        tr("%1’s turn").arg(text.player(m_session->state().part.player))});
    }
}

void ChecklistModel::addPart(std::vector<ChecklistRow> &rows, const PartShown &part, const GameText &text) const {
    const auto all = parts();
    if (all.size() > 1) {
        const auto at = std::find_if(all.begin(), all.end(),
                                     [&](const PartShown &p) { return p.number == part.number; });
        rows.push_back({ChecklistRow::Kind::Part, tr("Part %1 of the turn").arg(at - all.begin() + 1), NoItem,
                        part.number});
    }
    const std::size_t first = rows.size();
    addSteps(rows, part, text);
    settleStates(rows, first, part.over);
}

// Without a board the program sees nothing of what is done in a turn or at the end: it is there to be read.
void ChecklistModel::addRead(std::vector<ChecklistRow> &rows, const GameText &text) const {
    const bool end = running() == ScriptKind::End;
    if (const Script *script = m_session->rules().spine().script(end ? "end" : "turn")) {
        const std::size_t first = rows.size();
        addSteps(rows, {m_session->state().part.number, NoPlayer, script, false}, text);
        for (std::size_t i = first; i < rows.size(); ++i) {
            const bool item = rows[i].kind == ChecklistRow::Kind::Item;
            rows[i].kind = item ? ChecklistRow::Kind::Remark : rows[i].kind;
            rows[i].state = ChecklistState::None;
        }
    }
}

void ChecklistModel::addSteps(std::vector<ChecklistRow> &rows, const PartShown &part, const GameText &text) const {
    // The untailored script has the steps in which this selection does nothing.
    const Script *whole = m_session->world().spine.script(part.script->id);
    for (const Step &step : whole->steps) {
        const Step *tailored = nullptr;
        for (const Step &candidate : part.script->steps) {
            tailored = candidate.id == step.id ? &candidate : tailored;
        }
        rows.push_back({ChecklistRow::Kind::Step,
                        tr("%1  %2", "the number and the title of a step").arg(QString::fromStdString(step.id),
                                                                             text.catalogue().title(step)),
                        NoItem,
                        part.number,
                        NoPlayer,
                        ChecklistState::None,
                        QString::fromStdString(step.id)});
        if (tailored != nullptr) {
            addStep(rows, part, *tailored, text);
        } else {
            rows.push_back({ChecklistRow::Kind::Empty, tr("No particular action for this step"), NoItem,
                            part.number});
        }
    }
}

void ChecklistModel::addStep(std::vector<ChecklistRow> &rows, const PartShown &part, const Step &step,
                             const GameText &text) const {
    for (const Block &block : step.blocks) {
        if (const QString note = text.catalogue().introduction(block); !note.isEmpty() && block.items.size() > 1) {
            rows.push_back({ChecklistRow::Kind::Note, note, NoItem, part.number});
        }
        for (const Item &item : block.items) {
            const auto id = m_session->rules().item(item.id);
            ChecklistRow row{ChecklistRow::Kind::Item, text.catalogue().sentence(item), id.value_or(NoItem),
                             part.number, part.player};
            row.entry = QString::fromStdString(item.id);
            if (item.duty == Duty::Informative || !id) {
                row.kind = ChecklistRow::Kind::Remark;
            } else {
                row.state = progressOf(*id, part.number);
                const bool asked = isAsked(m_session->choice(), *id);
                if (row.state == ChecklistState::Now && block.scope == Scope::Choice && !asked) {
                    row.state = ChecklistState::Nothing;
                }
            }
            rows.push_back(std::move(row));
        }
    }
}

void ChecklistModel::addAnytime(std::vector<ChecklistRow> &rows, const GameText &text) const {
    const std::vector<Item> &items = m_session->rules().spine().anytime;
    if (items.empty() || m_session->state().finished) {
        return;
    }
    rows.push_back({ChecklistRow::Kind::Step, tr("At any time")});
    for (const Item &item : items) {
        const auto id = m_session->rules().item(item.id);
        ChecklistRow row{ChecklistRow::Kind::Remark, text.catalogue().sentence(item), id.value_or(NoItem)};
        row.entry = QString::fromStdString(item.id);
        if (id && item.duty != Duty::Informative && m_session->rules().setup().board) {
            row.kind = ChecklistRow::Kind::Item;
            row.state = ChecklistState::Ahead;
        }
        rows.push_back(std::move(row));
    }
}

ChecklistState ChecklistModel::progressOf(ItemId item, std::uint32_t part) const {
    for (const ItemProgress &progress : m_session->state().progress) {
        if (progress.item == item && progress.part == part) {
            switch (progress.progress) {
            case Progress::Now:
                return ChecklistState::Now;
            case Progress::Done:
                return ChecklistState::Done;
            case Progress::Passed:
                return ChecklistState::Passed;
            case Progress::Nothing:
                return ChecklistState::Nothing;
            }
        }
    }
    return ChecklistState::None;
}

// Items that the script did not come to are ahead of the current one, or had no occasion before it.
void ChecklistModel::settleStates(std::vector<ChecklistRow> &rows, std::size_t first, bool over) const {
    std::size_t reached = over ? rows.size() : first;
    for (std::size_t i = first; i < rows.size() && !over; ++i) {
        reached = rows[i].state != ChecklistState::None ? i : reached;
    }
    for (std::size_t i = first; i < rows.size(); ++i) {
        if (rows[i].kind == ChecklistRow::Kind::Item && rows[i].state == ChecklistState::None) {
            rows[i].state = i < reached ? ChecklistState::Nothing : ChecklistState::Ahead;
        }
    }
}

// Offers say how they are answered; what a handler asks by itself is known from the open choice or from when it
// was asked before.
std::optional<PromptKind> ChecklistModel::kindOf(ItemId item) const {
    const Rules &rules = m_session->rules();
    for (const auto script : {ScriptKind::Setup, ScriptKind::Turn, ScriptKind::End}) {
        for (const BoundBlock &block : rules.script(script)) {
            for (const BoundItem &bound : block.items) {
                if (bound.id == item && bound.offer != nullptr) {
                    return bound.offer->kind;
                }
            }
        }
    }
    for (const OpenPrompt &prompt : m_session->choice().prompts) {
        if (prompt.item == item) {
            return prompt.kind;
        }
    }
    const std::vector<Entry> &log = m_session->game().log();
    for (auto entry = log.rbegin(); entry != log.rend(); ++entry) {
        if (entry->item == item && !entry->answer.pass) {
            return entry->answer.kind;
        }
    }
    return std::nullopt;
}

std::optional<PromptKind> ChecklistModel::enterable(int row) const {
    const ChecklistRow &line = at(row);
    const bool item = line.kind == ChecklistRow::Kind::Item && line.item != NoItem && line.player != NoPlayer;
    return item && m_session->hasGame() && !m_session->state().finished ? kindOf(line.item) : std::nullopt;
}

} // namespace scorekeep::app
