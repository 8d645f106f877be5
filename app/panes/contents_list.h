// SPDX-License-Identifier: MIT
// The contents of the reference: a tree whose lines wrap, so that a narrow one can be read.
#pragma once

#include <QTreeWidget>

namespace scorekeep::app {

class ContentsList : public QTreeWidget {
    Q_OBJECT

public:
    explicit ContentsList(QWidget *parent = nullptr);

    // How high a line is where it has this much room.
    int heightOf(const QModelIndex &index) const;

protected:
    void resizeEvent(QResizeEvent *event) override;
};

} // namespace scorekeep::app
