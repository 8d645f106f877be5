// SPDX-License-Identifier: MIT
// Lists the keys of the program.
#pragma once

#include <QDialog>

#include <vector>

class QMenu;
class QTreeWidget;

namespace scorekeep::app {

// What the menus have keys for, as they are on this system, and the keys of the board and the tiles.
class ShortcutsDialog : public QDialog {
    Q_OBJECT

public:
    explicit ShortcutsDialog(const std::vector<QMenu *> &menus, QWidget *parent = nullptr);

private:
    void addGroup(const QString &title, const std::vector<std::pair<QString, QString>> &keys);
    void addMenu(const QMenu *menu);
    int widthOfRows() const;

    QTreeWidget *m_list;
};

} // namespace scorekeep::app
