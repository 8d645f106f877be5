// SPDX-License-Identifier: MIT
// A line in which a score is typed: it completes words and tells what it would enter.
#pragma once

#include "app/model/quick_entry.h"

#include <QWidget>

#include <memory>

class QCompleter;
class QLabel;
class QLineEdit;
class QStringListModel;

namespace scorekeep::app {

struct Theme;

class QuickLineEdit : public QWidget {
    Q_OBJECT

public:
    explicit QuickLineEdit(QWidget *parent = nullptr);

    // The rules outlive it or are replaced.
    void setRules(const Rules *rules, bool players, Phase usual);
    void setTheme(const Theme &theme);
    void retranslate();
    QLineEdit *edit() const { return m_edit; }
    QString preview() const;

Q_SIGNALS:
    // Enter was pressed on a line that can be entered.
    void entered(const scorekeep::app::QuickReading &reading);

public Q_SLOTS:
    void clear();

private:
    void follow();
    void complete();
    void enter();
    void tell(const QuickReading &reading);
    QString example() const;

    const Rules *m_rules = nullptr;
    bool m_players = false;
    Phase m_usual = Phase::During;
    std::unique_ptr<QuickEntry> m_entry;
    QLabel *m_title;
    QLineEdit *m_edit;
    QLabel *m_preview;
    QStringListModel *m_lines;
    QCompleter *m_completer;
    QColor m_ink, m_faint, m_problem;
};

} // namespace scorekeep::app
