// SPDX-License-Identifier: MIT
// Lays out and paints the lines of the checklist.
#include "app/panes/checklist_delegate.h"

#include "app/panes/pane.h"

#include <QListView>
#include <QMouseEvent>
#include <QPainter>
#include <QPainterPath>

namespace scorekeep::app {
namespace {

constexpr int Left = 14;      // of headings and marks
constexpr int TextLeft = 35;  // of items
constexpr int Right = 26;     // room for the arrow to the text
constexpr int Above = 4;      // and below a line of text
constexpr int LeastHeight = 25;
constexpr qreal MarkSize = 13;

bool isHeading(const ChecklistRow &row) {
    return row.kind == ChecklistRow::Kind::Step || row.kind == ChecklistRow::Kind::Part;
}

int textLeft(const ChecklistRow &row) {
    return isHeading(row) || row.kind == ChecklistRow::Kind::Note ? Left : TextLeft;
}

} // namespace

ChecklistDelegate::ChecklistDelegate(const ChecklistModel *model, const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_theme(theme) {}

QFont ChecklistDelegate::fontOf(const ChecklistRow &row, const QFont &base) const {
    return isHeading(row) ? typeFont(base, TypeSize::Title) : base;
}

QColor ChecklistDelegate::inkOf(const ChecklistRow &row) const {
    switch (row.kind) {
    case ChecklistRow::Kind::Part:
        return m_theme.ink;
    case ChecklistRow::Kind::Step:
        return m_theme.soft;
    case ChecklistRow::Kind::Note:
    case ChecklistRow::Kind::Remark:
    case ChecklistRow::Kind::Empty:
        return m_theme.faint;
    case ChecklistRow::Kind::Item:
        break;
    }
    const bool past = row.state == ChecklistState::Nothing || row.state == ChecklistState::Passed;
    return past ? m_theme.faint : row.state == ChecklistState::Done ? m_theme.soft : m_theme.ink;
}

QSize ChecklistDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const ChecklistRow &row = m_model->at(index.row());
    const auto *view = qobject_cast<const QListView *>(option.widget);
    const int width = view != nullptr ? view->viewport()->width() : option.rect.width();
    const QFontMetrics metrics(fontOf(row, option.font));
    const QRect room(0, 0, qMax(60, width - textLeft(row) - Right), 10000);
    const int text = metrics.boundingRect(room, Qt::TextWordWrap, row.text).height();
    const int extra = row.kind == ChecklistRow::Kind::Part && index.row() > 0 ? 12 : isHeading(row) ? 4 : 0;
    return {width, qMax(LeastHeight, text + 2 * Above) + extra};
}

void ChecklistDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                              const QModelIndex &index) const {
    const ChecklistRow &row = m_model->at(index.row());
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    const QRect rect = option.rect;
    if (row.state == ChecklistState::Now) {
        painter->fillRect(rect, m_theme.accentWash);
        painter->fillRect(QRect(rect.topLeft(), QSize(3, rect.height())), m_theme.accent);
    }
    if ((option.state & QStyle::State_HasFocus) != 0) {
        painter->setPen(QPen(m_theme.accent, 2));
        painter->drawRoundedRect(QRectF(rect).adjusted(4, 1, -4, -1), 5, 5);
    }
    if (row.kind == ChecklistRow::Kind::Part && index.row() > 0) {
        painter->setPen(m_theme.line);
        painter->drawLine(rect.left(), rect.top() + 5, rect.right(), rect.top() + 5);
    }
    const QFont font = fontOf(row, option.font);
    const QFontMetrics metrics(font);
    const QRect text = rect.adjusted(textLeft(row), Above, -Right, isHeading(row) ? -2 : -Above);
    const bool low = isHeading(row);
    painter->setFont(font);
    painter->setPen(inkOf(row));
    painter->drawText(text, int(Qt::TextWordWrap) | int(low ? Qt::AlignBottom : Qt::AlignVCenter), row.text);
    const QRect used = metrics.boundingRect(text, int(Qt::TextWordWrap) | int(Qt::AlignVCenter), row.text);
    const QPointF centre(rect.left() + Left + MarkSize / 2, used.top() + metrics.height() / 2.0);
    if (row.kind == ChecklistRow::Kind::Remark) {
        painter->setPen(Qt::NoPen);
        painter->setBrush(m_theme.faint);
        painter->drawEllipse(centre, 1.5, 1.5);
    } else if (!isHeading(row) && row.kind != ChecklistRow::Kind::Note) {
        paintMark(*painter, row.state, centre);
    }
    const bool pointed = (option.state & (QStyle::State_MouseOver | QStyle::State_HasFocus)) != 0;
    if (!row.entry.isEmpty() && (pointed || row.state == ChecklistState::Now)) {
        painter->setPen(m_theme.accent);
        painter->setFont(option.font);
        painter->drawText(arrowOf(rect), Qt::AlignCenter, QStringLiteral("→"));
    }
    painter->restore();
}

QRect ChecklistDelegate::arrowOf(const QRect &row) {
    return QRect(row.right() - Right, row.bottom() + 1 - LeastHeight, Right, LeastHeight);
}

bool ChecklistDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                    const QStyleOptionViewItem &option, const QModelIndex &index) {
    if (event->type() == QEvent::MouseButtonRelease && !m_model->at(index.row()).entry.isEmpty() &&
        arrowOf(option.rect).contains(static_cast<QMouseEvent *>(event)->position().toPoint())) {
        Q_EMIT textAsked(index);
        return true;
    }
    return QStyledItemDelegate::editorEvent(event, model, option, index);
}

void ChecklistDelegate::paintMark(QPainter &painter, ChecklistState state, QPointF centre) const {
    const QRectF ring(centre.x() - MarkSize / 2, centre.y() - MarkSize / 2, MarkSize, MarkSize);
    painter.setBrush(Qt::NoBrush);
    if (state == ChecklistState::Done) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.done);
        painter.drawEllipse(ring);
        QPainterPath tick(QPointF(centre.x() - 3, centre.y() + 0.2));
        tick.lineTo(centre.x() - 0.8, centre.y() + 2.6);
        tick.lineTo(centre.x() + 3.2, centre.y() - 2.4);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(m_theme.onDone, 1.6, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.drawPath(tick);
        return;
    }
    const bool now = state == ChecklistState::Now;
    QColor line = now ? m_theme.accent : m_theme.faint;
    if (state == ChecklistState::Nothing || state == ChecklistState::None) {
        line.setAlphaF(0.45F);
    }
    painter.setPen(QPen(line, now ? 1.6 : 1.2));
    painter.drawEllipse(ring);
    if (now) {
        painter.setPen(Qt::NoPen);
        painter.setBrush(m_theme.accent);
        painter.drawEllipse(centre, 3.2, 3.2);
    } else if (state == ChecklistState::Passed) {
        painter.drawLine(QPointF(centre.x() - 3, centre.y()), QPointF(centre.x() + 3, centre.y()));
    }
}

} // namespace scorekeep::app
