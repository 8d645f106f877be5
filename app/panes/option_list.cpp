// SPDX-License-Identifier: MIT
// Lists options and takes the one that is activated.
#include "app/panes/option_list.h"

#include "app/i18n/game_text.h"
#include "app/model/options_model.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

namespace scorekeep::app {

OptionList::OptionList(GameSession *session, const Theme &theme, QWidget *parent)
    : Pane(session, theme, parent), m_model(new OptionsModel(session, false, this)), m_question(new QLabel),
      m_list(new QListView) {
    m_list->setObjectName(QStringLiteral("optionList"));
    m_list->setModel(m_model);
    m_list->setUniformItemSizes(true);
    m_question->setWordWrap(true);
    m_question->setContentsMargins(14, 0, 14, 4);
    m_question->setBuddy(m_list);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(m_question);
    layout->addWidget(m_list, 1);
    setFocusProxy(m_list);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) { take(index.row()); });
    connect(session, &GameSession::choiceChanged, this, &OptionList::refreshWhenSeen);
    retranslate();
    refresh();
}

void OptionList::retranslate() {
    m_list->setAccessibleName(tr("Options of what is asked now"));
}

void OptionList::refresh() {
    m_model->refresh();
    setNote(session()->hasGame() ? QString::number(m_model->rowCount()) : QString());
    m_question->setText(session()->hasGame() ? GameText(session()->rules()).question(session()->choice())
                                             : QString());
    if (m_model->rowCount() > 0) {
        m_list->setCurrentIndex(m_model->index(0));
    }
}

void OptionList::take(int row) {
    const OptionRow chosen = m_model->at(row);
    if (chosen.pass) {
        Q_EMIT answered(*session()->passEntry());
    } else if (chosen.kind == PromptKind::ChoosePieces && !chosen.answer.pieces.empty() && !chosen.standing) {
        Q_EMIT pieceChosen(int(chosen.match.prompt), chosen.answer.pieces.front());
    } else {
        Q_EMIT answered(session()->entryFor(chosen.match));
    }
}

} // namespace scorekeep::app
