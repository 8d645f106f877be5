// SPDX-License-Identifier: MIT
// Draws the marks of what the program does, and their legend.
#include "app/panes/support_legend.h"

#include "app/model/selection_summary.h"
#include "app/panes/pane.h"

#include <QEvent>
#include <QPainter>

#include <array>
#include <cmath>
#include <numbers>

namespace scorekeep::app {
namespace {

constexpr qreal Radius = 4;
constexpr int Height = 24;
constexpr int Mark = 16; // width of a mark's place
constexpr int Gap = 12;  // between entries
constexpr std::array All{Support::Played, Support::Calculated, Support::Described};

} // namespace

void paintSupport(QPainter &painter, QPointF centre, Support support, const Theme &theme) {
    const QRectF disc(centre.x() - Radius, centre.y() - Radius, 2 * Radius, 2 * Radius);
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(QPen(theme.faint, 1.2));
    painter.setBrush(support == Support::Played ? QBrush(theme.faint) : QBrush(Qt::NoBrush));
    painter.drawEllipse(disc);
    if (support == Support::Calculated) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(theme.faint);
        painter.drawPie(disc, 90 * 16, 180 * 16); // its left half
    }
    painter.restore();
}

QPolygonF starShape(QPointF centre, qreal radius) {
    constexpr int Points = 10;
    constexpr qreal Inner = 0.42;
    QPolygonF star;
    for (int i = 0; i < Points; ++i) {
        const qreal angle = std::numbers::pi * (2.0 * i / Points - 0.5);
        const qreal length = i % 2 == 0 ? radius : Inner * radius;
        star << centre + QPointF(length * std::cos(angle), length * std::sin(angle));
    }
    return star;
}

SupportLegend::SupportLegend(const Theme &theme, QWidget *parent) : QWidget(parent), m_theme(theme) {
    setObjectName(QStringLiteral("selector.legend"));
    setFont(typeFont(font(), TypeSize::Small));
    retranslate();
}

void SupportLegend::setTheme(const Theme &theme) {
    m_theme = theme;
    update();
}

QSize SupportLegend::sizeHint() const {
    const QMargins margins = contentsMargins();
    int width = margins.left() + margins.right();
    for (const Support support : All) {
        width += Mark + fontMetrics().horizontalAdvance(supportWord(support)) + Gap;
    }
    return {width, Height};
}

void SupportLegend::paintEvent(QPaintEvent *) {
    QPainter painter(this);
    int left = contentsMargins().left();
    for (const Support support : All) {
        paintSupport(painter, QPointF(left + Radius + 1, height() / 2.0), support, m_theme);
        left += Mark;
        const QString word = supportWord(support);
        const int width = fontMetrics().horizontalAdvance(word);
        painter.setPen(m_theme.faint);
        painter.drawText(QRect(left, 0, width + 1, height()), Qt::AlignVCenter, word);
        left += width + Gap;
    }
}

void SupportLegend::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
    QWidget::changeEvent(event);
}

void SupportLegend::retranslate() {
    QStringList sentences;
    for (const Support support : All) {
        sentences.append(supportSentence(support));
    }
    setToolTip(sentences.join(QLatin1Char('\n')));
    setAccessibleName(tr("What the marks mean"));
    setAccessibleDescription(sentences.join(QLatin1Char(' ')));
    updateGeometry();
    update();
}

} // namespace scorekeep::app
