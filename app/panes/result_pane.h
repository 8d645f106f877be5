// SPDX-License-Identifier: MIT
// The result as a table: what each player got for what.
#pragma once

#include "app/panes/pane.h"

class QTableView;

namespace scorekeep::app {

class FinalScoring;
class ResultDelegate;
class ResultModel;

class ResultPane : public Pane {
    Q_OBJECT

public:
    ResultPane(GameSession *session, const FinalScoring *final, const Theme &theme, QWidget *parent = nullptr);

    void refresh() override;
    ResultModel *model() const { return m_model; }

protected:
    void retranslate() override;
    void applyTheme() override;
    void resizeEvent(QResizeEvent *event) override;

private:
    void fitColumns();

    ResultModel *m_model;
    ResultDelegate *m_delegate;
    QTableView *m_table;
};

} // namespace scorekeep::app
