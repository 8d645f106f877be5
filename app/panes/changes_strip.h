// SPDX-License-Identifier: MIT
// Says briefly what a change of the selection did to the document that is shown.
#pragma once

#include "app/model/reference_lines.h"

#include <QTimer>
#include <QWidget>

class QLabel;
class QToolButton;

namespace scorekeep::app {

class ChangesStrip : public QWidget {
    Q_OBJECT

public:
    explicit ChangesStrip(QWidget *parent = nullptr);

    // Shows itself for a while, or hides itself when nothing changed. `elsewhere` counts changes in other documents.
    void tell(const ReferenceChanges &changes, int elsewhere);
    QString text() const;

Q_SIGNALS:
    void lineAsked(const QString &id);
    void over(); // hidden, by itself or by hand

protected:
    void changeEvent(QEvent *event) override;
    void hideEvent(QHideEvent *event) override;

private:
    void retranslate();

    QLabel *m_text;
    QToolButton *m_close;
    QTimer m_while;
};

} // namespace scorekeep::app
