// SPDX-License-Identifier: MIT
// A field to search with, steps to the next and previous place, and which of how many is shown.
#pragma once

#include <QWidget>

class QHBoxLayout;
class QLabel;
class QLineEdit;
class QToolButton;

namespace scorekeep::app {

class FindBar : public QWidget {
    Q_OBJECT

public:
    explicit FindBar(QWidget *parent = nullptr);

    QLineEdit *field() const { return m_field; }
    // What setFound says, for a row of its own: beside the field there is not always room for it.
    QLabel *foundLabel() const { return m_found; }
    QString words() const;
    // "2 of 7 · Order of play", and where the others are as a tool tip.
    void setFound(int at, int count, const QString &document, const QString &places);
    QString found() const;

Q_SIGNALS:
    void wordsChanged();
    void nextAsked(bool backwards);

protected:
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void retranslate();

    QLineEdit *m_field;
    QLabel *m_found;
    QToolButton *m_previous, *m_next;
};

} // namespace scorekeep::app
