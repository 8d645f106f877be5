// SPDX-License-Identifier: MIT
// The card beside the board that tells about the feature under the pointer.
#pragma once

#include "app/board/feature_facts.h"
#include "app/theme.h"

#include <QFrame>

class QLabel;

namespace scorekeep::app {

// The sentences of the card, for the card and for screen readers.
struct FeatureWords {
    QString title;  // "City, 4 tiles · Coat of arms"
    QString state;  // "open", "completed"; may be empty
    QString lead;   // "Ben leads 2 : 1 votes"
    QString points; // "now 5 · completed 10 · one knight ties"; may be empty
};
FeatureWords featureWords(const FeatureFacts &facts, const Game &game);

class HoverCard : public QFrame {
    Q_OBJECT

public:
    HoverCard(const Theme &theme, QWidget *parent);

    void setTheme(const Theme &theme);
    void showFacts(const FeatureFacts &facts, const Game &game);

private:
    class VoteBar;

    Theme m_theme;
    QLabel *m_title;
    QLabel *m_lead;
    QLabel *m_points;
    VoteBar *m_bar;
};

} // namespace scorekeep::app
