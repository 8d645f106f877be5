// SPDX-License-Identifier: MIT
// Lets a person choose, previews, and keeps or drops the change.
#include "app/dialogs/change_selection_dialog.h"

#include "app/dialogs/column_scroll.h"
#include "app/dialogs/rule_options.h"
#include "app/panes/selector_pane.h"
#include "app/panes/text_look.h"
#include "app/session/game_session.h"

#include <QDialogButtonBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QScreen>
#include <QTreeView>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr QSize UsualSize(1080, 720);
constexpr int Margin = 20;
constexpr int Delay = 150; // milliseconds

QScrollArea *scrolling(QWidget *content) {
    auto *scroll = new ColumnScroll;
    scroll->setWidget(content);
    return scroll;
}

QVBoxLayout *titled(const QString &title, const QColor &colour, QWidget *content) {
    auto *label = new QLabel(title);
    setTextLook(label, colour, QFont::DemiBold);
    auto *column = new QVBoxLayout;
    column->setSpacing(8);
    column->addWidget(label);
    column->addWidget(content, 1);
    return column;
}

} // namespace

ChangeSelectionDialog::ChangeSelectionDialog(GameSession *session, const Selection &selection, const Theme &theme,
                                             QSettings *settings, QWidget *parent)
    : QDialog(parent), m_session(session), m_theme(theme) {
    setObjectName(QStringLiteral("changeSelectionDialog"));
    setWindowTitle(tr("Change what is played"));
    build(theme);
    if (settings != nullptr) {
        m_selector->useSettings(settings);
    }
    m_selector->setSelection(selection);
    m_later.setSingleShot(true);
    m_later.setInterval(Delay);
    connect(&m_later, &QTimer::timeout, this, &ChangeSelectionDialog::showPreview);
    connect(m_selector, &SelectorPane::selectionChanged, this, &ChangeSelectionDialog::refresh);
    connect(m_rules, &RuleOptions::chosen, this, &ChangeSelectionDialog::chooseOption);
    refresh();
    showPreview();
    resize(UsualSize.boundedTo(screen()->availableSize() - QSize(0, 40)));
    m_selector->tree()->setFocus();
}

void ChangeSelectionDialog::build(const Theme &theme) {
    m_selector = new SelectorPane(m_session->world(), theme, this);
    m_selector->setTitleShown(false);
    m_selector->setSummaryShown(false);
    m_rules = new RuleOptions(m_session->world(), theme, this);
    m_effect = new QLabel(this);
    m_effect->setObjectName(QStringLiteral("changeEffect"));
    m_effect->setWordWrap(true);
    m_effect->setTextFormat(Qt::RichText);
    m_effect->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    auto *columns = new QHBoxLayout;
    columns->setSpacing(24);
    columns->addLayout(titled(tr("With what"), theme.ink, m_selector), 10);
    columns->addLayout(titled(tr("By which rules"), theme.ink, scrolling(m_rules)), 9);
    columns->addLayout(titled(tr("What it does from here on"), theme.ink, scrolling(m_effect)), 10);
    auto *buttons = new QDialogButtonBox;
    m_keep = buttons->addButton(tr("Keep the Change"), QDialogButtonBox::AcceptRole);
    m_keep->setObjectName(QStringLiteral("changeKeep"));
    m_keep->setAutoDefault(false);
    buttons->addButton(tr("Drop It"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &ChangeSelectionDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &ChangeSelectionDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->setSpacing(16);
    layout->addLayout(columns, 1);
    layout->addWidget(buttons);
}

void ChangeSelectionDialog::chooseOption(const QString &option, const QString &value) {
    Selection selection = m_selector->selection();
    selection.setOption(m_session->world().catalogue, option.toStdString(), value.toStdString());
    m_selector->setSelection(selection);
}

void ChangeSelectionDialog::refresh() {
    m_rules->setSelection(m_selector->selection());
    m_keep->setEnabled(false); // until it is known what it does
    m_later.start();
}

void ChangeSelectionDialog::showPreview() {
    m_later.stop();
    m_preview = {};
    const Selection &selection = m_selector->selection();
    if (selection == m_session->rules().setup().selection) {
        m_effect->setText(tr("This is what the game is played with."));
        m_keep->setEnabled(false);
        return;
    }
    m_preview = m_session->preview(selection);
    m_effect->setText(changeInWords(m_session->game(), m_preview, selection));
    m_keep->setEnabled(m_preview.game != nullptr);
}

void ChangeSelectionDialog::accept() {
    if (m_later.isActive()) {
        showPreview();
    }
    if (m_preview.game && m_session->keep(std::move(m_preview))) {
        QDialog::accept();
    } else {
        showPreview(); // as it was; why is told by the session
    }
}

} // namespace scorekeep::app
