// SPDX-License-Identifier: MIT
// The setup sheet as a view of the window's centre: for how many players, the sheet, print and export.
#pragma once

#include "app/print/print_page.h"
#include "app/theme.h"
#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QWidget>

class QLabel;
class QSpinBox;
class QToolButton;

namespace scorekeep::app {

class PageBrowser;

class SetupSheetView : public QWidget {
    Q_OBJECT

public:
    // The world outlives the view. The page has the colours of the window, by the name sheetPage.
    explicit SetupSheetView(const World &world, QWidget *parent = nullptr);

    void setSelection(const Selection &selection);
    void setPlayers(int players);
    void setTheme(const Theme &theme);
    Pages pages() const;
    QSpinBox *players() { return m_players; }

public Q_SLOTS:
    void print();
    void exportSheet();

protected:
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    void showPage();
    void retranslate();

    const World &m_world;
    Selection m_selection;
    QLabel *m_label;
    QSpinBox *m_players;
    QToolButton *m_print, *m_export;
    PageBrowser *m_page;
    bool m_stale = true; // until somebody sees it
};

} // namespace scorekeep::app
