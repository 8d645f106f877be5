// SPDX-License-Identifier: MIT
// The marks for what the program does with a part, and the line that explains them.
#pragma once

#include "app/theme.h"
#include "engine/reference/support.h"

#include <QPolygonF>
#include <QWidget>

class QPainter;

namespace scorekeep::app {

// A disc: full where the part is played, half where it is calculated, a ring where it is described.
void paintSupport(QPainter &painter, QPointF centre, Support support, const Theme &theme);
QPolygonF starShape(QPointF centre, qreal radius);

class SupportLegend : public QWidget {
    Q_OBJECT

public:
    explicit SupportLegend(const Theme &theme, QWidget *parent = nullptr);

    void setTheme(const Theme &theme);
    QSize sizeHint() const override;
    QSize minimumSizeHint() const override { return sizeHint(); }

protected:
    void paintEvent(QPaintEvent *event) override;
    void changeEvent(QEvent *event) override;

private:
    void retranslate();

    Theme m_theme;
};

} // namespace scorekeep::app
