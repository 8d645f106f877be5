// SPDX-License-Identifier: MIT
// The help of the selector: what its tabs, filters and marks are for, and its keys.
#pragma once

#include <QDialog>

class QTextBrowser;

namespace scorekeep::app {

class SelectorHelp : public QDialog {
    Q_OBJECT

public:
    explicit SelectorHelp(QWidget *parent = nullptr);

    QString plainText() const;

private:
    QTextBrowser *m_page;
};

} // namespace scorekeep::app
