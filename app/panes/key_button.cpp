// SPDX-License-Identifier: MIT
// Draws text and key side by side.
#include "app/panes/key_button.h"

#include "app/panes/pane.h"

#include <QStyle>
#include <QStyleOptionButton>
#include <QStylePainter>

namespace scorekeep::app {
namespace {

constexpr int Gap = 7;
constexpr int Side = 14;
constexpr int Height = 29;

} // namespace

KeyButton::KeyButton(QWidget *parent) : QPushButton(parent) {
    setSizePolicy(QSizePolicy::Fixed, QSizePolicy::Fixed);
}

void KeyButton::setTexts(const QString &text, const QString &key) {
    setText(text);
    m_key = key;
    setAccessibleName(text);
    setAccessibleDescription(key);
    updateGeometry();
    update();
}

void KeyButton::setMain(bool main) {
    if (property("main").toBool() != main) {
        setProperty("main", main);
        style()->unpolish(this);
        style()->polish(this);
    }
}

QSize KeyButton::sizeHint() const {
    QFont boldest = font(); // that of a main button, so that becoming one moves nothing
    boldest.setWeight(QFont::DemiBold);
    const int words = QFontMetrics(boldest).horizontalAdvance(text()) + 2;
    const int key = m_key.isEmpty()
                        ? 0
                        : Gap + QFontMetrics(typeFont(font(), TypeSize::Small)).horizontalAdvance(m_key);
    return {words + key + 2 * Side, qMax(Height, fontMetrics().height() + 12)};
}

void KeyButton::paintEvent(QPaintEvent *) {
    QStylePainter painter(this);
    QStyleOptionButton option;
    initStyleOption(&option);
    option.text.clear();
    painter.drawControl(QStyle::CE_PushButton, option);

    const bool main = property("main").toBool();
    QColor ink = palette().color(QPalette::ButtonText);
    QColor faint = palette().color(QPalette::PlaceholderText);
    if (main && isEnabled()) {
        ink = palette().color(QPalette::HighlightedText);
        faint = ink;
    } else if (!isEnabled()) {
        ink = faint;
    }
    QFont textFont = font();
    textFont.setWeight(main ? QFont::DemiBold : QFont::Normal);
    const QFont keyFont = typeFont(font(), TypeSize::Small);
    const int textWidth = QFontMetrics(textFont).horizontalAdvance(text());
    const int keyWidth = m_key.isEmpty() ? 0 : Gap + QFontMetrics(keyFont).horizontalAdvance(m_key);
    int left = (width() - textWidth - keyWidth) / 2;
    painter.setFont(textFont);
    painter.setPen(ink);
    painter.drawText(QRect(left, 0, textWidth, height()), Qt::AlignCenter, text());
    left += textWidth + Gap;
    painter.setFont(keyFont);
    painter.setPen(faint);
    painter.drawText(QRect(left, 0, keyWidth, height()), Qt::AlignLeft | Qt::AlignVCenter, m_key);
}

} // namespace scorekeep::app
