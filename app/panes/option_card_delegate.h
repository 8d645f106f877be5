// SPDX-License-Identifier: MIT
// Draws an option as a card: a picture where there is one, its words, and its key.
#pragma once

#include "app/model/options_model.h"

#include <QStyledItemDelegate>

namespace scorekeep::app {

class TilePictures;

class OptionCardDelegate : public QStyledItemDelegate {
    Q_OBJECT

public:
    OptionCardDelegate(const OptionsModel *model, const GameSession *session, TilePictures *pictures,
                       QObject *parent);

    void setPicked(std::vector<PieceRef> pieces) { m_picked = std::move(pieces); }
    static QSize cell();
    static QStringList captionLines(const QString &caption, const QFont &font, int width);
    void paint(QPainter *painter, const QStyleOptionViewItem &option, const QModelIndex &index) const override;
    QSize sizeHint(const QStyleOptionViewItem &, const QModelIndex &) const override { return cell(); }

private:
    bool paintPicture(QPainter &painter, const OptionRow &row, const QRectF &into) const;
    bool paintPlaced(QPainter &painter, const PieceRef &piece, const Place &to, const QRectF &into) const;
    QString captionOf(const OptionRow &row) const;

    const OptionsModel *m_model;
    const GameSession *m_session;
    TilePictures *m_pictures;
    std::vector<PieceRef> m_picked;
};

} // namespace scorekeep::app
