// SPDX-License-Identifier: MIT
// A form for an answer of any kind, whether the rules would offer it or not.
#pragma once

#include "engine/game/game.h"

#include <QWidget>

#include <array>
#include <set>

class QComboBox;
class QFormLayout;
class QSpinBox;

namespace scorekeep::app {

class ScoreForm;

class AnswerForm : public QWidget {
    Q_OBJECT

public:
    // For what lies on the table of `game`, which outlives the form; pieces that the player would use for the
    // item come first.
    AnswerForm(const Game &game, PromptKind kind, PlayerId player, ItemId item = NoItem, QWidget *parent = nullptr);

    Answer answer() const;
    void setAnswer(const Answer &answer);

Q_SIGNALS:
    void changed();

private:
    QComboBox *addChoice(const QString &label, const char *name);
    QSpinBox *addNumber(const QString &label, const char *name, int least, int most);
    void addTiles();
    void addPlacement();
    void addPieces();
    void addPlaces();
    void addPlayers();
    void addWords();
    bool isInPlay(const Saying &saying) const;
    std::set<PieceKindId> usualPieces() const;
    std::array<int, 4> rank(const PieceRef &piece, const std::set<PieceKindId> &usual) const;

    const Game &m_game;
    PromptKind m_kind;
    PlayerId m_player;
    ItemId m_item;
    QFormLayout *m_layout;
    QComboBox *m_tile = nullptr, *m_rotation = nullptr, *m_piece = nullptr, *m_place = nullptr, *m_chosen = nullptr,
              *m_word = nullptr;
    ScoreForm *m_score = nullptr;
    QSpinBox *m_east = nullptr, *m_north = nullptr, *m_number = nullptr;
    std::vector<PieceRef> m_pieces;
    std::vector<Place> m_places;
    std::vector<OptionId> m_words;
};

} // namespace scorekeep::app
