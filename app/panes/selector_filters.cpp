// SPDX-License-Identifier: MIT
// Keeps the filters true to themselves: one edition is always shown, and the preferred one is.
#include "app/panes/selector_filters.h"

#include "app/panes/text_look.h"

#include <QCheckBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QPainter>
#include <QRadioButton>
#include <QStyleOptionToolButton>
#include <QStylePainter>
#include <QVBoxLayout>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int Margin = 12;

QString nameOf(Edition edition) {
    const std::string_view name = editionName(edition);
    return QString::fromLatin1(name.data(), qsizetype(name.size()));
}

QString sentenceOf(Edition edition) {
    switch (edition) {
    case Edition::C1:
        return SelectorFilters::tr("First edition (C1)");
    case Edition::WE:
        return SelectorFilters::tr("Winter Edition (WE)");
    case Edition::C2:
        return SelectorFilters::tr("New edition (C2)");
    case Edition::C3:
        return SelectorFilters::tr("New edition, new look (C3)");
    }
    return {};
}

} // namespace

SelectorFilters::SelectorFilters(const Theme &theme, QWidget *parent)
    : QWidget(parent), m_shownTitle(new QLabel(this)), m_preferredTitle(new QLabel(this)),
      m_explanation(new QLabel(this)), m_marks(new QCheckBox(this)) {
    setObjectName(QStringLiteral("selector.filters"));
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(Margin, 4, Margin, Margin);
    column->setSpacing(4);
    column->addWidget(m_shownTitle);
    for (const Edition edition : Editions) {
        auto *box = new QCheckBox(this);
        box->setObjectName(QStringLiteral("selector.show.") + nameOf(edition));
        connect(box, &QCheckBox::clicked, this, [this, edition](bool on) { show(edition, on); });
        m_shown.push_back(box);
        column->addWidget(box);
    }
    column->addSpacing(10);
    column->addWidget(m_preferredTitle);
    auto *group = new QWidget(this); // radio buttons of one parent exclude each other
    auto *radios = new QVBoxLayout(group);
    radios->setContentsMargins(0, 0, 0, 0);
    radios->setSpacing(4);
    for (const Edition edition : Editions) {
        auto *radio = new QRadioButton(group);
        radio->setObjectName(QStringLiteral("selector.prefer.") + nameOf(edition));
        connect(radio, &QRadioButton::clicked, this, [this, edition] { prefer(edition); });
        m_radios.push_back(radio);
        radios->addWidget(radio);
    }
    column->addWidget(group);
    column->addSpacing(10);
    m_marks->setObjectName(QStringLiteral("selector.marks"));
    connect(m_marks, &QCheckBox::clicked, this, [this](bool on) {
        m_choices.marksAdaptations = on;
        Q_EMIT changed();
    });
    column->addWidget(m_marks);
    m_explanation->setWordWrap(true);
    column->addWidget(m_explanation);
    column->addStretch();
    setTheme(theme);
    retranslate();
    refresh();
}

void SelectorFilters::setTheme(const Theme &theme) {
    setTextLook(m_shownTitle, theme.soft, QFont::DemiBold);
    setTextLook(m_preferredTitle, theme.soft, QFont::DemiBold);
    setTextLook(m_explanation, theme.faint);
}

void SelectorFilters::setChoices(const SelectorChoices &choices, Edition preferred) {
    m_choices = choices;
    m_preferred = preferred;
    if (!m_choices.shows(preferred)) { // such as a game of another edition that is opened
        m_choices.shown.push_back(preferred);
        std::ranges::sort(m_choices.shown);
    }
    refresh();
}

void SelectorFilters::setReadOnly(bool readOnly) {
    m_readOnly = readOnly;
    refresh();
}

void SelectorFilters::show(Edition edition, bool on) {
    std::erase(m_choices.shown, edition);
    if (on || m_choices.shown.empty()) {
        m_choices.shown.push_back(edition);
        std::ranges::sort(m_choices.shown);
    }
    if (!m_choices.shows(m_preferred)) {
        m_preferred = m_choices.shown.back();
    }
    refresh();
    Q_EMIT changed();
}

void SelectorFilters::prefer(Edition edition) {
    if (edition != m_preferred) {
        m_preferred = edition;
        Q_EMIT changed();
    }
}

void SelectorFilters::refresh() {
    for (const Edition edition : Editions) {
        QCheckBox *box = m_shown[std::size_t(edition)];
        QRadioButton *radio = m_radios[std::size_t(edition)];
        const bool shown = m_choices.shows(edition);
        box->setChecked(shown);
        box->setEnabled(!shown || (m_choices.shown.size() > 1 && !(m_readOnly && edition == m_preferred)));
        radio->setEnabled(shown && !m_readOnly);
        radio->setChecked(edition == m_preferred);
    }
    m_marks->setChecked(m_choices.marksAdaptations);
}

void SelectorFilters::retranslate() {
    m_shownTitle->setText(tr("Shown editions"));
    m_preferredTitle->setText(tr("Preferred edition"));
    for (const Edition edition : Editions) {
        m_shown[std::size_t(edition)]->setText(sentenceOf(edition));
        m_radios[std::size_t(edition)]->setText(sentenceOf(edition));
        m_shown[std::size_t(edition)]->setAccessibleName(tr("Show: %1").arg(sentenceOf(edition)));
        m_radios[std::size_t(edition)]->setAccessibleName(tr("Prefer: %1").arg(sentenceOf(edition)));
    }
    m_marks->setText(tr("Mark adapted rules"));
    m_marks->setToolTip(tr("Sentences of other editions that are fitted to the preferred one stand out in the "
                           "reference."));
    m_explanation->setText(tr("Rules and words are those of the preferred edition; what only others have is "
                              "fitted to it. What is selected is always shown."));
}

void SelectorFilters::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

// ---- the button

FiltersButton::FiltersButton(const Theme &theme, QWidget *parent) : QToolButton(parent), m_theme(theme) {
    setCheckable(true);
    setFocusPolicy(Qt::StrongFocus);
    retranslate();
}

void FiltersButton::setTheme(const Theme &theme) {
    m_theme = theme;
    update();
}

void FiltersButton::setFilters(const SelectorChoices &choices, Edition preferred) {
    m_choices = choices;
    m_preferred = preferred;
    retranslate();
}

void FiltersButton::retranslate() {
    QStringList names;
    for (const Edition edition : m_choices.shown) {
        names.append(nameOf(edition));
    }
    const QString list = names.join(QLatin1Char('/'));
    setText(m_choices.marksAdaptations ? tr("Filters (%1) #", "the shown editions, and that adaptations are marked")
                                             .arg(list)
                                       : tr("Filters (%1)", "the shown editions").arg(list));
    const QString spoken = tr("Filters: %1 shown, %2 preferred", "editions: C1/C2 shown, C2 preferred")
                               .arg(list, nameOf(m_preferred));
    const QString marked = m_choices.marksAdaptations ? tr("adapted rules are marked") : QString();
    setAccessibleName(marked.isEmpty() ? spoken : spoken + QStringLiteral(", ") + marked);
    setToolTip(accessibleName());
    updateGeometry();
    update();
}

QSize FiltersButton::sizeHint() const {
    return {fontMetrics().horizontalAdvance(text()) + 12, QToolButton::sizeHint().height()};
}

void FiltersButton::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QToolButton::changeEvent(event);
}

// As any tool button, but with a line under one word of its text.
void FiltersButton::paintEvent(QPaintEvent *) {
    QStylePainter painter(this);
    QStyleOptionToolButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawComplexControl(QStyle::CC_ToolButton, option);
    painter.setPen(isChecked() ? m_theme.accent : m_theme.soft);
    const int width = fontMetrics().horizontalAdvance(text());
    const QPoint from((this->width() - width) / 2, (height() + fontMetrics().ascent() - fontMetrics().descent()) / 2);
    painter.drawText(from, text());
    // The names stand between brackets and slashes, so the first that fits is the edition itself.
    const qsizetype at = text().indexOf(nameOf(m_preferred), text().indexOf(QLatin1Char('(')));
    if (at >= 0) {
        const int left = from.x() + fontMetrics().horizontalAdvance(text().left(at));
        const int length = fontMetrics().horizontalAdvance(nameOf(m_preferred));
        painter.fillRect(left, from.y() + 2, length, 1, painter.pen().color());
    }
}

} // namespace scorekeep::app
