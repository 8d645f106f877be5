// SPDX-License-Identifier: MIT
// Edits a number, and an order of features.
#include "app/panes/number_and_order.h"

#include "app/i18n/game_text.h"

#include <QHBoxLayout>
#include <QLineEdit>
#include <QListWidget>
#include <QPushButton>
#include <QShortcut>
#include <QSpinBox>
#include <QVBoxLayout>

namespace scorekeep::app {

NumberEditor::NumberEditor(const GameSession *session, std::size_t prompt, QWidget *parent)
    : QWidget(parent), m_number(new QSpinBox) {
    const OpenPrompt &open = session->choice().prompts.at(prompt);
    m_number->setObjectName(QStringLiteral("promptNumber"));
    m_number->setRange(open.least, open.most);
    m_number->setAccessibleName(GameText(session->rules()).prompt(open));
    auto *take = new QPushButton(tr("Enter"));
    take->setObjectName(QStringLiteral("promptNumberTake"));
    take->setProperty("main", true);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_number);
    layout->addWidget(take);
    layout->addStretch();
    setFocusProxy(m_number);
    const auto enter = [this, session, prompt] {
        m_number->interpretText();
        Q_EMIT answered(session->entryFor(prompt, Answer::enterNumber(m_number->value())));
    };
    connect(take, &QPushButton::clicked, this, enter);
    // Not editingFinished, which comes with the loss of the focus too.
    connect(m_number->findChild<QLineEdit *>(), &QLineEdit::returnPressed, this, enter);
    m_number->selectAll();
}

OrderEditor::OrderEditor(const GameSession *session, std::size_t prompt, QWidget *parent)
    : QWidget(parent), m_features(session->choice().prompts.at(prompt).options.front().order),
      m_list(new QListWidget) {
    const GameText text(session->rules());
    m_list->setObjectName(QStringLiteral("promptOrder"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove);
    m_list->setAccessibleName(text.prompt(session->choice().prompts.at(prompt)));
    for (std::size_t i = 0; i < m_features.size(); ++i) {
        auto *item = new QListWidgetItem(text.segment(session->state().board, m_features[i]), m_list);
        item->setData(Qt::UserRole, int(i));
    }
    m_list->setCurrentRow(0);
    auto *earlier = new QPushButton(tr("Earlier"));
    auto *later = new QPushButton(tr("Later"));
    earlier->setToolTip(tr("Alt+Up"));
    later->setToolTip(tr("Alt+Down"));
    auto *take = new QPushButton(tr("In this order"));
    take->setObjectName(QStringLiteral("promptOrderTake"));
    take->setProperty("main", true);
    auto *buttons = new QVBoxLayout;
    buttons->addWidget(earlier);
    buttons->addWidget(later);
    buttons->addStretch();
    buttons->addWidget(take);
    auto *layout = new QHBoxLayout(this);
    layout->addWidget(m_list, 1);
    layout->addLayout(buttons);
    setFocusProxy(m_list);
    const auto enter = [this, session, prompt] {
        Q_EMIT answered(session->entryFor(prompt, answer()));
    };
    connect(earlier, &QPushButton::clicked, this, [this] { move(-1); });
    connect(later, &QPushButton::clicked, this, [this] { move(1); });
    connect(take, &QPushButton::clicked, this, enter);
    const auto key = [this](const QKeySequence &keys, auto &&what) {
        auto *shortcut = new QShortcut(keys, m_list);
        shortcut->setContext(Qt::WidgetShortcut);
        connect(shortcut, &QShortcut::activated, this, what);
    };
    key(Qt::ALT | Qt::Key_Up, [this] { move(-1); });
    key(Qt::ALT | Qt::Key_Down, [this] { move(1); });
    key(Qt::Key_Return, enter);
    key(Qt::Key_Enter, enter);
}

void OrderEditor::move(int by) {
    const int row = m_list->currentRow();
    const int to = row + by;
    if (row >= 0 && to >= 0 && to < m_list->count()) {
        m_list->insertItem(to, m_list->takeItem(row));
        m_list->setCurrentRow(to);
    }
}

Answer OrderEditor::answer() const {
    std::vector<Spot> order;
    for (int row = 0; row < m_list->count(); ++row) {
        order.push_back(m_features[std::size_t(m_list->item(row)->data(Qt::UserRole).toInt())]);
    }
    return Answer::chooseOrder(std::move(order));
}

} // namespace scorekeep::app
