// SPDX-License-Identifier: MIT
// Reads the keys off the menus, so that none is forgotten.
#include "app/dialogs/shortcuts_dialog.h"

#include <QAction>
#include <QDialogButtonBox>
#include <QHeaderView>
#include <QMenu>
#include <QPushButton>
#include <QScrollBar>
#include <QTreeWidget>
#include <QVBoxLayout>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr QSize DialogSize(560, 560);
constexpr int Margin = 16;

QString withoutMnemonic(QString text) {
    return text.remove(QLatin1Char('&'));
}

} // namespace

ShortcutsDialog::ShortcutsDialog(const std::vector<QMenu *> &menus, QWidget *parent)
    : QDialog(parent), m_list(new QTreeWidget) {
    setWindowTitle(tr("Keyboard Shortcuts"));
    m_list->setObjectName(QStringLiteral("shortcuts"));
    m_list->setAccessibleName(windowTitle());
    m_list->setColumnCount(2);
    m_list->setHeaderHidden(true);
    m_list->setRootIsDecorated(false);
    m_list->setItemsExpandable(false);
    m_list->setIndentation(0);
    m_list->setSelectionMode(QAbstractItemView::NoSelection);
    m_list->setFocusPolicy(Qt::TabFocus); // not marked as chosen when the dialog opens
    addGroup(tr("Tiles and board"), {{tr("c r f r"), tr("Find the drawn tile by its edges")},
                                     {tr("Arrow keys"), tr("Go from space to space, and from spot to spot")},
                                     {tr("Enter"), tr("Place the tile, or take what is marked")},
                                     {tr("1 … 9"), tr("Take an option below the board")}});
    for (const QMenu *menu : menus) {
        addMenu(menu);
    }
    m_list->expandAll();
    m_list->header()->setSectionResizeMode(0, QHeaderView::ResizeToContents);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->addWidget(m_list);
    layout->addWidget(buttons);
    resize(std::max(DialogSize.width(), widthOfRows() + 2 * Margin), DialogSize.height());
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

// The longest row in full, with the bar beside it.
int ShortcutsDialog::widthOfRows() const {
    const QAbstractItemView *view = m_list; // where the hints of columns are public
    return view->sizeHintForColumn(0) + view->sizeHintForColumn(1) + m_list->verticalScrollBar()->sizeHint().width() +
           2 * m_list->frameWidth();
}

void ShortcutsDialog::addGroup(const QString &title, const std::vector<std::pair<QString, QString>> &keys) {
    auto *group = new QTreeWidgetItem(m_list, {title});
    group->setFirstColumnSpanned(true);
    QFont bold = font();
    bold.setBold(true);
    group->setFont(0, bold);
    for (const auto &[key, what] : keys) {
        auto *line = new QTreeWidgetItem(group, {key + QStringLiteral("    "), what});
        line->setData(0, Qt::AccessibleTextRole, key);
    }
}

void ShortcutsDialog::addMenu(const QMenu *menu) {
    std::vector<std::pair<QString, QString>> keys;
    for (const QAction *action : menu->actions()) {
        QStringList names;
        for (const QKeySequence &key : action->shortcuts()) {
            names << key.toString(QKeySequence::NativeText);
        }
        if (!names.isEmpty()) {
            keys.emplace_back(names.join(QStringLiteral(", ")), withoutMnemonic(action->iconText()));
        }
    }
    if (!keys.empty()) {
        addGroup(withoutMnemonic(menu->title()), keys);
    }
}

} // namespace scorekeep::app
