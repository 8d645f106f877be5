// SPDX-License-Identifier: MIT
// The selector's filters: shown editions, the preferred one, marks of adaptations; and the button that tells them.
#pragma once

#include "app/model/last_selection.h"
#include "app/theme.h"

#include <QToolButton>
#include <QWidget>

#include <vector>

class QCheckBox;
class QLabel;
class QRadioButton;

namespace scorekeep::app {

class SelectorFilters : public QWidget {
    Q_OBJECT

public:
    SelectorFilters(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setChoices(const SelectorChoices &choices, Edition preferred);
    const SelectorChoices &choices() const { return m_choices; }
    Edition preferred() const { return m_preferred; }
    // The preferred edition belongs to a running game.
    void setReadOnly(bool readOnly);

Q_SIGNALS:
    // Editions or marks; where the preferred edition was hidden, the newest that is shown has taken its place.
    void changed();

protected:
    void changeEvent(QEvent *event) override;

private:
    void show(Edition edition, bool on);
    void prefer(Edition edition);
    void refresh();
    void retranslate();

    SelectorChoices m_choices;
    Edition m_preferred = Edition::C3;
    bool m_readOnly = false;
    QLabel *m_shownTitle, *m_preferredTitle, *m_explanation;
    std::vector<QCheckBox *> m_shown;      // by edition
    std::vector<QRadioButton *> m_radios; // by edition
    QCheckBox *m_marks;
};

// "Filters (C1/C2/C3) #": the shown editions, the preferred one underlined, a hash where adaptations are marked.
class FiltersButton : public QToolButton {
    Q_OBJECT

public:
    explicit FiltersButton(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setFilters(const SelectorChoices &choices, Edition preferred);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Theme m_theme;
    SelectorChoices m_choices;
    Edition m_preferred = Edition::C3;
};

} // namespace scorekeep::app
