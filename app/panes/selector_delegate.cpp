// SPDX-License-Identifier: MIT
// The look of the selector's rows, and what clicks and keys on them do.
#include "app/panes/selector_delegate.h"

#include "app/model/selector_model.h"
#include "app/panes/pane.h"
#include "app/panes/support_legend.h"

#include <QKeyEvent>
#include <QMouseEvent>
#include <QPainter>
#include <QSpinBox>

namespace scorekeep::app {
namespace {

constexpr int RowHeight = 25;
constexpr int Box = 15; // side of the tick's box
constexpr int Gap = 8;
constexpr int Margin = 10; // to the right edge
constexpr int Step = 20;   // width of the buttons for copies
constexpr int Number = 20; // width of the number between them
constexpr int Star = 20;   // width of the star's place
constexpr int Mark = 18;   // width of the mark of what the program does

using Kind = SelectorModel::Kind;

Kind kindOf(const QModelIndex &index) {
    return Kind(index.data(SelectorModel::KindRole).toInt());
}

int copiesOf(const QModelIndex &index) {
    return index.data(SelectorModel::CopiesRole).toInt();
}

Qt::CheckState stateOf(const QModelIndex &index) {
    return Qt::CheckState(index.data(Qt::CheckStateRole).toInt());
}

// Groups are headings here: a tick on them would reach rows that the search hides.
bool isHeading(const QModelIndex &index) {
    return kindOf(index) == Kind::Group;
}

bool canTick(const QModelIndex &index) {
    return !isHeading(index) && index.flags().testFlag(Qt::ItemIsUserCheckable);
}

bool hasSteps(const QModelIndex &index) {
    return kindOf(index) == Kind::Tiles && index.flags().testFlag(Qt::ItemIsEditable) && copiesOf(index) > 0;
}

QRect boxIn(const QRect &row) {
    return {row.left() + 2, row.center().y() - Box / 2, Box, Box};
}

QFont fontOf(const QStyleOptionViewItem &option, TypeSize size, QFont::Weight weight = QFont::Normal) {
    QFont font = typeFont(option.font, size);
    font.setWeight(weight);
    return font;
}

} // namespace

SelectorDelegate::SelectorDelegate(const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_theme(theme) {}

QSize SelectorDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    return {QStyledItemDelegate::sizeHint(option, index).width(),
            std::max(RowHeight, option.fontMetrics.height() + 8)};
}

QRect SelectorDelegate::more(const QRect &row, const QModelIndex &index) {
    return hasSteps(index) ? QRect(row.right() - Margin + 5 - Step, row.top(), Step, row.height()) : QRect();
}

QRect SelectorDelegate::fewer(const QRect &row, const QModelIndex &index) {
    const QRect right = more(row, index);
    return right.isNull() ? QRect() : right.translated(-Step - Number, 0);
}

QRect SelectorDelegate::star(const QRect &row, const QModelIndex &index) {
    return kindOf(index) == Kind::Expansion ? QRect(row.right() - Margin + 4 - Star, row.top(), Star, row.height())
                                            : QRect();
}

// ---- painting

void SelectorDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                             const QModelIndex &index) const {
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->fillRect(option.rect, m_theme.accentWash);
        painter->setPen(QPen(m_theme.accent, 2));
        painter->drawRoundedRect(QRectF(option.rect).adjusted(1, 1, -1, -1), 4, 4);
    }
    int left = option.rect.left() + 2;
    const bool heading = isHeading(index);
    if (!heading) {
        paintTick(*painter, boxIn(option.rect), index, canTick(index));
        left += Box + Gap;
    }
    const int right = heading ? option.rect.right() - Margin : paintRight(*painter, option, index);
    const bool chosen = stateOf(index) != Qt::Unchecked;
    const QFont font = heading ? fontOf(option, TypeSize::Title, QFont::DemiBold) : option.font;
    painter->setFont(font);
    painter->setPen(heading ? m_theme.soft : chosen || canTick(index) ? m_theme.ink : m_theme.faint);
    const QString name = QFontMetrics(font).elidedText(index.data().toString(), Qt::ElideRight, right - left);
    painter->drawText(QRect(left, option.rect.top(), right - left, option.rect.height()), Qt::AlignVCenter,
                      name);
    painter->restore();
}

void SelectorDelegate::paintTick(QPainter &painter, const QRect &box, const QModelIndex &index,
                                 bool enabled) const {
    const Qt::CheckState state = stateOf(index);
    const QRectF frame = QRectF(box).adjusted(0.5, 0.5, -0.5, -0.5);
    if (state == Qt::Unchecked) {
        painter.setPen(QPen(enabled ? m_theme.faint : m_theme.line, 1.2));
        painter.setBrush(enabled ? m_theme.raised : m_theme.paper);
        painter.drawRoundedRect(frame, 3.5, 3.5);
        return;
    }
    painter.setPen(Qt::NoPen);
    painter.setBrush(enabled ? m_theme.accent : m_theme.done);
    painter.drawRoundedRect(QRectF(box), 3.5, 3.5);
    painter.setPen(
        QPen(enabled ? m_theme.onAccent : m_theme.onDone, 2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(Qt::NoBrush);
    const QPointF centre = QRectF(box).center();
    if (state == Qt::Checked) {
        const QPointF stroke[] = {centre + QPointF(-3.6, 0.2), centre + QPointF(-1.1, 2.8),
                                  centre + QPointF(3.7, -2.7)};
        painter.drawPolyline(stroke, 3);
    } else {
        painter.drawLine(centre - QPointF(3.5, 0), centre + QPointF(3.5, 0));
    }
}

// What stands at the right edge, and where it begins.
int SelectorDelegate::paintRight(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const {
    const QRect row = option.rect;
    painter.setFont(fontOf(option, TypeSize::Small));
    painter.setPen(m_theme.faint);
    if (hasSteps(index)) {
        const QRect minus = fewer(row, index);
        const QRect plus = more(row, index);
        const auto sign = [&](const QRect &place, bool vertical) {
            const QPointF centre = QRectF(place).center();
            painter.drawLine(centre - QPointF(3.5, 0), centre + QPointF(3.5, 0));
            if (vertical) {
                painter.drawLine(centre - QPointF(0, 3.5), centre + QPointF(0, 3.5));
            }
        };
        painter.setPen(QPen(m_theme.faint, 1.4));
        sign(minus, false);
        sign(plus, true);
        painter.setPen(copiesOf(index) > 1 ? m_theme.ink : m_theme.soft);
        painter.setFont(
            fontOf(option, TypeSize::Title, copiesOf(index) > 1 ? QFont::DemiBold : QFont::Normal));
        const QRect between(minus.right() + 1, row.top(), plus.left() - minus.right() - 1, row.height());
        painter.drawText(between, Qt::AlignCenter, QString::number(copiesOf(index)));
        return minus.left();
    }
    int right = row.right() - Margin;
    QString text = index.data(SelectorModel::EditionsRole).toString();
    if (kindOf(index) == Kind::Tiles) {
        text = copiesOf(index) > 1 ? QStringLiteral("× %1").arg(copiesOf(index)) : QString();
    } else {
        paintStar(painter, option, index);
        right = row.right() - Margin + 4 - Star - Mark;
        const auto support = Support(index.data(SelectorModel::SupportRole).toInt());
        paintSupport(painter, QPointF(right + Mark / 2.0, row.center().y() + 0.5), support, m_theme);
        right -= Gap / 2;
    }
    painter.setPen(m_theme.faint);
    const int width = QFontMetrics(painter.font()).horizontalAdvance(text);
    painter.drawText(QRect(right - width, row.top(), width + 1, row.height()), Qt::AlignVCenter, text);
    return right - (text.isEmpty() ? 0 : width + Gap);
}

// Full where a person has starred the row; else only where the pointer or the keyboard is.
void SelectorDelegate::paintStar(QPainter &painter, const QStyleOptionViewItem &option,
                                 const QModelIndex &index) const {
    const QRect place = star(option.rect, index);
    const bool full = index.data(SelectorModel::FavouriteRole).toBool();
    const bool here = option.state.testFlag(QStyle::State_MouseOver) || option.state.testFlag(QStyle::State_HasFocus);
    if (place.isEmpty() || (!full && !here)) {
        return;
    }
    painter.setPen(QPen(full ? m_theme.accent : m_theme.faint, 1.1, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
    painter.setBrush(full ? QBrush(m_theme.accent) : QBrush(Qt::NoBrush));
    painter.drawPolygon(starShape(QRectF(place).center(), 6));
    painter.setBrush(Qt::NoBrush);
}

// ---- input

bool SelectorDelegate::editorEvent(QEvent *event, QAbstractItemModel *model,
                                   const QStyleOptionViewItem &option, const QModelIndex &index) {
    if (event->type() == QEvent::MouseButtonRelease) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() == Qt::LeftButton && star(option.rect, index).contains(mouse->position().toPoint())) {
            return model->setData(index, !index.data(SelectorModel::FavouriteRole).toBool(),
                                  SelectorModel::FavouriteRole);
        }
    }
    if (!canTick(index)) {
        return false;
    }
    if (event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        if (key != Qt::Key_Space && key != Qt::Key_Select) {
            return false;
        }
    } else if (event->type() == QEvent::MouseButtonRelease || event->type() == QEvent::MouseButtonDblClick) {
        const auto *mouse = static_cast<QMouseEvent *>(event);
        if (mouse->button() != Qt::LeftButton) {
            return false;
        }
        const QPoint at = mouse->position().toPoint();
        const bool minus = fewer(option.rect, index).contains(at);
        if (minus || more(option.rect, index).contains(at)) {
            // Of quick clicks every second arrives as a double click, and its release does not.
            return model->setData(index, copiesOf(index) + (minus ? -1 : 1), Qt::EditRole);
        }
        if (event->type() == QEvent::MouseButtonDblClick) {
            return true;
        }
    } else {
        return false;
    }
    const bool on = stateOf(index) != Qt::Checked;
    return model->setData(index, int(on ? Qt::Checked : Qt::Unchecked), Qt::CheckStateRole);
}

QWidget *SelectorDelegate::createEditor(QWidget *parent, const QStyleOptionViewItem &,
                                        const QModelIndex &) const {
    auto *copies = new QSpinBox(parent);
    copies->setRange(0, SelectorModel::MostCopies);
    copies->setFrame(false);
    copies->setAccessibleName(tr("Copies"));
    return copies;
}

void SelectorDelegate::updateEditorGeometry(QWidget *editor, const QStyleOptionViewItem &option,
                                            const QModelIndex &) const {
    constexpr int Width = 72;
    editor->setGeometry(option.rect.right() - Width, option.rect.top(), Width, option.rect.height());
}

} // namespace scorekeep::app
