// SPDX-License-Identifier: MIT
// The options of the open choice as pictures with the keys 1 to 9: pieces where they would stand, players, words.
#pragma once

#include "app/panes/pane.h"
#include "app/session/game_session.h"

#include <vector>

class QListView;

namespace scorekeep::app {

class OptionCardDelegate;
class OptionsModel;
class TilePictures;

class OptionCards : public Pane {
    Q_OBJECT

public:
    OptionCards(GameSession *session, TilePictures *pictures, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    OptionsModel *model() const { return m_model; }
    QListView *list() const { return m_list; }

    void chooseNumber(int number);                         // the key of a card, counted from 1
    void togglePiece(int prompt, const PieceRef &piece);   // clicked on the board
    // The pieces picked so far, where several may be chosen; nothing while they are too few or too many.
    std::optional<Entry> picked() const;
    bool picksSeveral() const;

Q_SIGNALS:
    void answered(const scorekeep::Entry &entry);
    void pickedChanged();

protected:
    void retranslate() override;
    void applyTheme() override;

private:
    const OpenPrompt *severalPrompt(std::size_t *index = nullptr) const;
    void take(int row);
    void activate(int row);
    void showPicked();

    OptionsModel *m_model;
    OptionCardDelegate *m_delegate;
    QListView *m_list;
    std::vector<PieceRef> m_picked;
};

} // namespace scorekeep::app
