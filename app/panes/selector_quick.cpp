// SPDX-License-Identifier: MIT
// Lists the quick selections and tells which one was wanted.
#include "app/panes/selector_quick.h"

#include "app/dialogs/choice_box.h"
#include "app/panes/text_look.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QPushButton>
#include <QSignalBlocker>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int Margin = 12;

} // namespace

SelectorQuick::SelectorQuick(const World &world, const Theme &theme, QWidget *parent)
    : QWidget(parent), m_world(world), m_title(new QLabel(this)), m_filesTitle(new QLabel(this)),
      m_files(new QLabel(this)), m_list(new ChoiceBox(this)), m_select(new QPushButton(this)),
      m_all(new QPushButton(this)), m_none(new QPushButton(this)), m_open(new QPushButton(this)),
      m_save(new QPushButton(this)) {
    setObjectName(QStringLiteral("selector.quick"));
    m_list->setObjectName(QStringLiteral("selector.boxes"));
    m_list->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_select->setObjectName(QStringLiteral("selector.select"));
    m_all->setObjectName(QStringLiteral("selector.all"));
    m_none->setObjectName(QStringLiteral("selector.none"));
    m_open->setObjectName(QStringLiteral("selector.open"));
    m_save->setObjectName(QStringLiteral("selector.save"));
    m_title->setBuddy(m_list);
    m_files->setWordWrap(true);
    for (QPushButton *button : {m_select, m_all, m_none, m_open, m_save}) {
        button->setAutoDefault(false); // Enter in a dialog starts the game, whatever has the focus here
    }
    auto *both = new QHBoxLayout;
    both->addWidget(m_none, 1);
    both->addWidget(m_all, 1);
    auto *files = new QHBoxLayout;
    files->addWidget(m_open, 1);
    files->addWidget(m_save, 1);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Margin, 4, Margin, Margin);
    column->setSpacing(8);
    column->addWidget(m_title);
    column->addWidget(m_list);
    column->addWidget(m_select);
    column->addSpacing(8);
    column->addLayout(both);
    column->addSpacing(8);
    column->addWidget(m_filesTitle);
    column->addWidget(m_files);
    column->addLayout(files);
    column->addStretch();
    connect(m_list, &QComboBox::currentIndexChanged, this, &SelectorQuick::enableSelect);
    connect(m_select, &QPushButton::clicked, this, [this] {
        if (const int index = m_list->currentIndex(); index >= 0 && index < int(m_quick.size())) {
            Q_EMIT chosen(Selection(m_quick[std::size_t(index)].selection));
        }
    });
    connect(m_all, &QPushButton::clicked, this, &SelectorQuick::allAsked);
    connect(m_none, &QPushButton::clicked, this, &SelectorQuick::noneAsked);
    connect(m_open, &QPushButton::clicked, this, &SelectorQuick::openAsked);
    connect(m_save, &QPushButton::clicked, this, &SelectorQuick::saveAsked);
    setTheme(theme);
    retranslate();
}

void SelectorQuick::setTheme(const Theme &theme) {
    setTextLook(m_title, theme.soft, QFont::DemiBold);
    setTextLook(m_filesTitle, theme.soft, QFont::DemiBold);
    setTextLook(m_files, theme.faint);
}

void SelectorQuick::setSelection(const Selection &selection, const SelectorChoices &choices) {
    m_selection = selection;
    m_choices = choices;
    if (isVisible()) {
        fill();
    }
}

void SelectorQuick::setListShown(bool shown) {
    for (QWidget *part : std::initializer_list<QWidget *>{m_title, m_list, m_select}) {
        part->setVisible(shown);
    }
}

void SelectorQuick::showEvent(QShowEvent *event) {
    fill();
    QWidget::showEvent(event);
}

void SelectorQuick::setReadOnly(bool readOnly) {
    for (QWidget *part : std::initializer_list<QWidget *>{m_list, m_all, m_none, m_open}) {
        part->setEnabled(!readOnly);
    }
    enableSelect();
}

// The one that is selected already stands in the list; else nothing is proposed.
void SelectorQuick::fill() {
    const QSignalBlocker quiet(m_list); // or the button would lose the focus while the list is empty
    std::vector<QuickChoice> quick = quickChoices(m_world, m_selection.edition, m_choices.shown);
    const QString before = m_list->currentText();
    if (quick != m_quick) {
        m_quick = std::move(quick);
        m_list->clear();
        for (const QuickChoice &choice : m_quick) {
            m_list->addItem(choice.name);
        }
    }
    int current = m_list->findText(before);
    for (std::size_t i = 0; i < m_quick.size(); ++i) {
        const Selection &mix = m_quick[i].selection;
        current = sameMix(mix, m_selection) && mix.edition == m_selection.edition ? int(i) : current;
    }
    m_list->setCurrentIndex(current);
    enableSelect();
}

void SelectorQuick::enableSelect() {
    const bool on = m_list->isEnabled() && m_list->currentIndex() >= 0;
    if (!on && m_select->hasFocus() && m_list->isEnabled()) {
        m_list->setFocus(); // not the button for all of them, which comes next
    }
    m_select->setEnabled(on);
}

void SelectorQuick::retranslate() {
    m_title->setText(tr("Quick sele&ction"));
    m_list->setPlaceholderText(tr("Select one…"));
    m_select->setText(tr("Select Expansions"));
    m_none->setText(tr("Clear All"));
    m_none->setToolTip(tr("Only the base game stays."));
    m_all->setText(tr("Select All"));
    m_all->setToolTip(tr("Every expansion of the shown editions, with all its parts."));
    m_filesTitle->setText(tr("To pass on"));
    m_files->setText(tr("A selection can be kept as a text file."));
    m_open->setText(tr("Open…"));
    m_save->setText(tr("Save…"));
    if (isVisible()) {
        fill();
    }
}

void SelectorQuick::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

} // namespace scorekeep::app
