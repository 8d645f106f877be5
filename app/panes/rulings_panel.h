// SPDX-License-Identifier: MIT
// Rulings side by side, below the page that they are about.
#pragma once

#include "app/model/rulings_table.h"
#include "app/theme.h"

#include <QWidget>

class QLabel;
class QToolButton;

namespace scorekeep::app {

class PageBrowser;

class RulingsPanel : public QWidget {
    Q_OBJECT

public:
    explicit RulingsPanel(QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    void setTable(const RulingsTable &table);
    const RulingsTable &table() const { return m_table; }

Q_SIGNALS:
    void closeAsked();

protected:
    void changeEvent(QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void retranslate();

    RulingsTable m_table;
    QLabel *m_heading, *m_title;
    QToolButton *m_close;
    PageBrowser *m_page;
};

} // namespace scorekeep::app
