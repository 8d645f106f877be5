// SPDX-License-Identifier: MIT
// The selector's quick selections: boxes, all, none, and selections in files.
#pragma once

#include "app/model/last_selection.h"
#include "app/model/selection_summary.h"
#include "app/theme.h"

#include <QWidget>

class QComboBox;
class QLabel;
class QPushButton;

namespace scorekeep::app {

class SelectorQuick : public QWidget {
    Q_OBJECT

public:
    // The world outlives it.
    SelectorQuick(const World &world, const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    // What can be chosen for these editions, that of the selection first.
    void setSelection(const Selection &selection, const SelectorChoices &choices);
    void setReadOnly(bool readOnly);
    // Left out where the surroundings offer the boxes.
    void setListShown(bool shown);
    QComboBox *list() { return m_list; }

Q_SIGNALS:
    void chosen(const scorekeep::Selection &selection); // without options
    void allAsked();
    void noneAsked();
    void openAsked();
    void saveAsked();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void fill();
    void enableSelect();
    void retranslate();

    const World &m_world;
    Selection m_selection;
    SelectorChoices m_choices;
    std::vector<QuickChoice> m_quick;
    QLabel *m_title, *m_filesTitle, *m_files;
    QComboBox *m_list;
    QPushButton *m_select, *m_all, *m_none, *m_open, *m_save;
};

} // namespace scorekeep::app
