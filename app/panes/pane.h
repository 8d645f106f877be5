// SPDX-License-Identifier: MIT
// What all panes share: the session they show, the theme, and their place in a dock.
#pragma once

#include "app/theme.h"

#include <QDockWidget>
#include <QFont>
#include <QWidget>

class QLabel;

namespace scorekeep::app {

class GameSession;

// The sizes of type of the window, after the base size of the application's font.
enum class TypeSize { Small, Title, Base, Question, Points };
QFont typeFont(const QFont &base, TypeSize size);

class Pane : public QWidget {
    Q_OBJECT

public:
    // The session outlives the pane; it may have no game.
    Pane(GameSession *session, const Theme &theme, QWidget *parent = nullptr);

    GameSession *session() const { return m_session; }
    const Theme &theme() const { return m_theme; }
    void setTheme(const Theme &theme);
    // What stands at the right of the dock's title.
    const QString &note() const { return m_note; }

    virtual void refresh() = 0;
    // The same, put off until somebody sees it.
    void refreshWhenSeen();

Q_SIGNALS:
    void noteChanged(const QString &note);

protected:
    virtual void retranslate() {}  // constant texts
    virtual void applyTheme() {}
    void setNote(const QString &note);
    void changeEvent(QEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    GameSession *m_session;
    Theme m_theme;
    QString m_note;
    bool m_stale = false;
};

// A dock with a quiet title: the pane's name at the left, its note at the right.
class PaneDock : public QDockWidget {
    Q_OBJECT

public:
    PaneDock(const char *name, QWidget *content, QWidget *parent);

    void setTitle(const QString &title);
    void setNote(const QString &note);
    void setTheme(const Theme &theme);
    // A content that has a title of its own.
    void hideTitle();

private:
    QLabel *m_title;
    QLabel *m_note;
    QWidget *m_bar;
};

} // namespace scorekeep::app
