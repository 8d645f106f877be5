// SPDX-License-Identifier: MIT
// Counts what is more, other and fewer, and quotes the first sentences of each.
#include "app/panes/changes_strip.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>
#include <QToolButton>

namespace scorekeep::app {
namespace {

constexpr int Quoted = 3;        // sentences of each kind
constexpr int LongestQuote = 60; // characters
constexpr int While = 20000;     // milliseconds

QString quoted(const std::vector<ReferenceLine> &lines, bool linked) {
    QStringList words;
    for (const ReferenceLine &line : lines) {
        if (words.size() == Quoted) {
            break;
        }
        QString text = line.text;
        if (text.size() > LongestQuote) {
            text = text.left(text.lastIndexOf(QLatin1Char(' '), LongestQuote)) + QStringLiteral(" …");
        }
        words << (linked ? QStringLiteral("<a href=\"%1\">%2</a>").arg(line.id, text.toHtmlEscaped())
                         : QStringLiteral("<i>%1</i>").arg(text.toHtmlEscaped()));
    }
    return words.join(QStringLiteral(" · "));
}

} // namespace

ChangesStrip::ChangesStrip(QWidget *parent)
    : QWidget(parent), m_text(new QLabel), m_close(new QToolButton) {
    setObjectName(QStringLiteral("referenceChanges"));
    setAttribute(Qt::WA_StyledBackground);
    m_text->setObjectName(QStringLiteral("referenceChangesText"));
    m_text->setWordWrap(true);
    m_text->setTextFormat(Qt::RichText);
    m_close->setText(QStringLiteral("✕"));
    m_close->setAutoRaise(true);
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(12, 6, 8, 6);
    row->addWidget(m_text, 1);
    row->addWidget(m_close, 0, Qt::AlignTop);
    m_while.setSingleShot(true);
    m_while.setInterval(While);
    connect(&m_while, &QTimer::timeout, this, &QWidget::hide);
    connect(m_close, &QToolButton::clicked, this, &QWidget::hide);
    connect(m_text, &QLabel::linkActivated, this, &ChangesStrip::lineAsked);
    hide();
    retranslate();
}

void ChangesStrip::tell(const ReferenceChanges &changes, int elsewhere) {
    std::vector<ReferenceLine> now;
    for (const auto &change : changes.changed) {
        now.push_back(change.second);
    }
    QStringList parts;
    if (!changes.added.empty()) {
        parts << QStringLiteral("<b>+ %1</b> ").arg(tr("%n more", nullptr, int(changes.added.size()))) +
                     quoted(changes.added, true);
    }
    if (!now.empty()) {
        parts << QStringLiteral("<b>≠ %1</b> ").arg(tr("%n changed", nullptr, int(now.size()))) +
                     quoted(now, true);
    }
    if (!changes.removed.empty()) {
        parts << QStringLiteral("<b>− %1</b> ").arg(tr("%n fewer", nullptr, int(changes.removed.size()))) +
                     quoted(changes.removed, false);
    }
    if (parts.isEmpty() && elsewhere > 0) {
        parts << tr("Your change does nothing to this document.");
    } else if (!parts.isEmpty()) {
        parts.prepend(tr("What your change does to this document:"));
    }
    if (elsewhere > 0) {
        parts << tr("%n change(s) in the other documents", nullptr, elsewhere).toHtmlEscaped();
    }
    m_text->setText(parts.join(QStringLiteral("<br>")));
    setVisible(!parts.isEmpty());
    if (!parts.isEmpty()) {
        m_while.start();
    }
}

QString ChangesStrip::text() const {
    return m_text->text();
}

void ChangesStrip::hideEvent(QHideEvent *event) {
    QWidget::hideEvent(event);
    if (isHidden()) { // not the window alone
        m_while.stop();
        Q_EMIT over();
    }
}

void ChangesStrip::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        hide();
        retranslate();
    }
}

void ChangesStrip::retranslate() {
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close"));
}

} // namespace scorekeep::app
