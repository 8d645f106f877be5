// SPDX-License-Identifier: MIT
// Paint players and scores.
#include "app/panes/score_delegates.h"

#include "app/model/score_log_model.h"
#include "app/panes/pane.h"

#include <QPainter>
#include <QTreeView>

namespace scorekeep::app {
namespace {

constexpr int Left = 14;
constexpr int Right = 14;
constexpr int FigureSide = 24;
constexpr int NumberWidth = 34;
constexpr qreal WashOpacity = 0.13;

// Figures that are all as wide as each other, so that points stand in columns.
QString tabular(int number) {
    return QString::number(number);
}

} // namespace

PlayerDelegate::PlayerDelegate(const PlayersModel *model, const Theme &theme, QObject *parent)
    : QStyledItemDelegate(parent), m_model(model), m_theme(theme) {}

void PlayerDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option,
                           const QModelIndex &index) const {
    const PlayerStanding &row = m_model->at(index.row());
    const QRect rect = option.rect;
    painter->save();
    painter->setRenderHint(QPainter::Antialiasing);
    if (row.active) {
        QColor wash = row.figure.colour;
        wash.setAlphaF(float(m_theme.isDark ? 1.5 * WashOpacity : WashOpacity));
        painter->fillRect(rect, wash);
    }
    painter->setPen(m_theme.line);
    painter->drawLine(rect.left() + Left, rect.bottom(), rect.right() - Right, rect.bottom());
    const qreal ratio = painter->device()->devicePixelRatioF();
    painter->drawPixmap(rect.left() + Left - 2, rect.center().y() - FigureSide / 2 + 1,
                        piecePixmap(row.figure, FigureSide, ratio));

    const QFont points = typeFont(option.font, TypeSize::Points);
    painter->setFont(points);
    painter->setPen(row.winner ? m_theme.accent : m_theme.ink);
    painter->drawText(rect.adjusted(0, 0, -Right, 0), Qt::AlignRight | Qt::AlignVCenter, tabular(row.points));

    QFont nameFont = option.font;
    nameFont.setWeight(row.asked || row.winner ? QFont::DemiBold : QFont::Normal);
    painter->setFont(nameFont);
    painter->setPen(m_theme.ink);
    const QRect text = rect.adjusted(Left + FigureSide + 4, 0, -Right - NumberWidth, 0);
    const QFontMetrics metrics(nameFont);
    const QString name = metrics.elidedText(row.name, Qt::ElideRight, text.width());
    painter->drawText(text, Qt::AlignLeft | Qt::AlignVCenter, name);
    paintLeft(*painter, option, text.adjusted(metrics.horizontalAdvance(name) + 8, 0, 0, 0), row);
    painter->restore();
}

// Small figures with their numbers, as far as there is room; the tool tip has all of them in words.
void PlayerDelegate::paintLeft(QPainter &painter, const QStyleOptionViewItem &option, const QRect &room,
                               const PlayerStanding &row) const {
    constexpr int Side = 15;
    const QFont small = typeFont(option.font, TypeSize::Small);
    const QFontMetrics metrics(small);
    painter.setFont(small);
    painter.setPen(m_theme.faint);
    int x = room.left();
    std::vector<PlayerStanding::Left> all = row.left;
    all.insert(all.end(), row.held.begin(), row.held.end());
    for (std::size_t i = 0; i < all.size(); ++i) {
        const PlayerStanding::Left &left = all[i];
        const QString count = left.count > 1 || !left.token ? QString::number(left.count) : QString();
        const int width = Side + 2 + metrics.horizontalAdvance(count) + 7;
        if (x + width > room.right()) {
            painter.drawText(QRect(x, room.top(), 12, room.height()), Qt::AlignVCenter, QStringLiteral("…"));
            return;
        }
        const QPointF centre(x + Side / 2.0, room.center().y() + 1);
        if (left.token) {
            paintToken(painter, left.look.figure, centre, Side, left.name);
        } else {
            const qreal ratio = painter.device()->devicePixelRatioF();
            painter.drawPixmap(QPointF(x, centre.y() - Side / 2.0), piecePixmap(left.look, Side, ratio));
        }
        painter.setPen(m_theme.faint);
        painter.drawText(QRect(x + Side + 2, room.top(), width, room.height()), Qt::AlignVCenter, count);
        if (i >= row.left.size()) { // a cell around a prisoner
            painter.setBrush(Qt::NoBrush);
            painter.drawRoundedRect(QRectF(x - 2.5, centre.y() - 10.5, width - 3, 20), 3, 3);
        }
        x += width;
    }
}

QSize ScoreDelegate::sizeHint(const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const bool score = index.data(ScoreLogModel::IsScoreRole).toBool();
    const auto *view = qobject_cast<const QTreeView *>(option.widget);
    const int width = (view != nullptr ? view->viewport()->width() : 300) - Left - Right - NumberWidth - (score ? 0 : 12);
    const QFontMetrics metrics(score ? typeFont(option.font, TypeSize::Title) : option.font);
    const QRect text =
        metrics.boundingRect(QRect(0, 0, qMax(60, width), 10000), Qt::TextWordWrap, index.data().toString());
    return {100, text.height() + (score ? 9 : 4)};
}

void ScoreDelegate::paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const {
    const bool score = index.data(ScoreLogModel::IsScoreRole).toBool();
    QRect rect = option.rect;
    rect.setLeft(0);
    painter->save();
    if (option.state.testFlag(QStyle::State_Selected)) {
        painter->fillRect(rect, m_theme.accentWash);
    }
    if (option.state.testFlag(QStyle::State_HasFocus)) {
        painter->setPen(QPen(m_theme.accent, 2));
        painter->drawRoundedRect(QRectF(rect).adjusted(4, 1, -4, -1), 5, 5);
    }
    QFont font = score ? typeFont(option.font, TypeSize::Title) : option.font;
    if (!score && index.data(ScoreLogModel::NumberRole).toString().isEmpty()) {
        font = typeFont(option.font, TypeSize::Small); // why it was this player's
    }
    painter->setFont(font);
    painter->setPen(score ? m_theme.ink : m_theme.faint);
    const QRect text = rect.adjusted(Left + (score ? 0 : 12), 0, -Right - NumberWidth, 0);
    painter->drawText(text, int(Qt::TextWordWrap) | int(Qt::AlignVCenter) | int(Qt::AlignLeft),
                      index.data().toString());
    painter->drawText(rect.adjusted(0, 0, -Right, 0), Qt::AlignRight | Qt::AlignVCenter,
                      index.data(ScoreLogModel::NumberRole).toString());
    painter->restore();
}

} // namespace scorekeep::app
