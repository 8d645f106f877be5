// SPDX-License-Identifier: MIT
// The order of play of the turn that is played, line by line, with what became of each item.
#pragma once

#include "app/i18n/game_text.h"
#include "app/model/row_model.h"
#include "engine/game/game.h"

#include <optional>

namespace scorekeep::app {

class GameSession;

enum class ChecklistState { None, Ahead, Now, Done, Passed, Nothing };

struct ChecklistRow {
    enum class Kind {
        Part, // a heading above the steps where the turn has several parts
        Step,
        Note, // an introduction: "do one of these"
        Item,
        Remark, // an item that only informs
        Empty,  // a step in which nothing is to be done with this selection
    };
    Kind kind = Kind::Item;
    QString text{};
    ItemId item = NoItem;
    std::uint32_t part = 0;
    PlayerId player = NoPlayer; // whose part it is
    ChecklistState state = ChecklistState::None;
    QString entry{}; // its id in the reference; empty where it has no text there

    bool isSame(const ChecklistRow &o) const {
        return kind == o.kind && item == o.item && part == o.part && text == o.text;
    }
    bool operator==(const ChecklistRow &) const = default;
};

class ChecklistModel : public RowModel<ChecklistRow> {
    Q_OBJECT

public:
    explicit ChecklistModel(const GameSession *session, QObject *parent = nullptr);

    QVariant data(const QModelIndex &index, int role = Qt::DisplayRole) const override;
    void refresh();

    int currentRow() const; // the first item that is asked now, or -1
    // How an item can be entered although the rules don't ask for it now; nothing for what the program does.
    std::optional<PromptKind> enterable(int row) const;

private:
    struct PartShown {
        std::uint32_t number = 0;
        PlayerId player = NoPlayer;
        const Script *script = nullptr;
        bool over = false;
    };
    std::vector<PartShown> parts() const;
    ScriptKind running() const;
    const Script *scriptOf(ItemId item) const;
    void addRead(std::vector<ChecklistRow> &rows, const GameText &text) const;
    void addSteps(std::vector<ChecklistRow> &rows, const PartShown &part, const GameText &text) const;
    void addTurnBefore(std::vector<ChecklistRow> &rows, const GameText &text) const;
    void addPart(std::vector<ChecklistRow> &rows, const PartShown &part, const GameText &text) const;
    void addStep(std::vector<ChecklistRow> &rows, const PartShown &part, const Step &step, const GameText &text) const;
    void addAnytime(std::vector<ChecklistRow> &rows, const GameText &text) const;
    void settleStates(std::vector<ChecklistRow> &rows, std::size_t first, bool over) const;
    ChecklistState progressOf(ItemId item, std::uint32_t part) const;
    std::optional<PromptKind> kindOf(ItemId item) const;

    const GameSession *m_session;
};

} // namespace scorekeep::app
