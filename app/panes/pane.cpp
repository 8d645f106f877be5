// SPDX-License-Identifier: MIT
// Panes, their docks, and the sizes of type.
#include "app/panes/pane.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QLabel>

namespace scorekeep::app {
namespace {

constexpr int BaseSize = 13;

QFont scaled(const QFont &base, int size) {
    QFont font = base;
    if (base.pixelSize() > 0) {
        font.setPixelSize(base.pixelSize() * size / BaseSize);
    } else {
        font.setPointSizeF(base.pointSizeF() * size / BaseSize);
    }
    return font;
}

void colour(QLabel *label, const QColor &ink) {
    QPalette palette = label->palette();
    palette.setColor(QPalette::WindowText, ink);
    label->setPalette(palette);
}

} // namespace

QFont typeFont(const QFont &base, TypeSize size) {
    QFont font = base;
    switch (size) {
    case TypeSize::Small:
        return scaled(base, 11);
    case TypeSize::Title:
        font = scaled(base, 12);
        font.setWeight(QFont::DemiBold);
        return font;
    case TypeSize::Base:
        return font;
    case TypeSize::Question:
        return scaled(base, 15);
    case TypeSize::Points:
        font = scaled(base, 16);
        font.setBold(true);
        return font;
    }
    return font;
}

Pane::Pane(GameSession *session, const Theme &theme, QWidget *parent)
    : QWidget(parent), m_session(session), m_theme(theme) {}

void Pane::setTheme(const Theme &theme) {
    m_theme = theme;
    applyTheme();
    refresh();
    update();
}

void Pane::setNote(const QString &note) {
    if (note != m_note) {
        m_note = note;
        Q_EMIT noteChanged(note);
    }
}

void Pane::refreshWhenSeen() {
    m_stale = !isVisible();
    if (!m_stale) {
        refresh();
    }
}

void Pane::showEvent(QShowEvent *event) {
    QWidget::showEvent(event);
    if (m_stale) {
        m_stale = false;
        refresh();
    }
}

void Pane::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
        refresh();
    }
}

PaneDock::PaneDock(const char *name, QWidget *content, QWidget *parent)
    : QDockWidget(parent), m_title(new QLabel), m_note(new QLabel), m_bar(new QWidget) {
    setObjectName(QLatin1String(name));
    auto *layout = new QHBoxLayout(m_bar);
    layout->setContentsMargins(14, 8, 14, 6);
    layout->addWidget(m_title);
    layout->addStretch();
    layout->addWidget(m_note);
    m_title->setFont(typeFont(font(), TypeSize::Title));
    m_note->setFont(typeFont(font(), TypeSize::Title));
    setTitleBarWidget(m_bar);
    setWidget(content);
}

void PaneDock::setTitle(const QString &title) {
    setWindowTitle(title);
    m_title->setText(title);
}

void PaneDock::setNote(const QString &note) {
    m_note->setText(note);
}

void PaneDock::setTheme(const Theme &theme) {
    colour(m_title, theme.soft);
    colour(m_note, theme.ink);
}

void PaneDock::hideTitle() {
    m_title->hide();
    m_note->hide();
    m_bar->layout()->setContentsMargins(0, 0, 0, 0);
}

} // namespace scorekeep::app
