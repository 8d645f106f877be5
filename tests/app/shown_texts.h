// SPDX-License-Identifier: MIT
// Whatever a person reads in a window.
#pragma once

#include <QAbstractButton>
#include <QAbstractItemView>
#include <QAction>
#include <QComboBox>
#include <QGroupBox>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QTabBar>
#include <QTextEdit>

namespace scorekeep::app {

inline void addRows(QStringList &texts, const QAbstractItemModel &model, const QModelIndex &parent, int depth) {
    for (int row = 0; row < model.rowCount(parent); ++row) {
        for (int column = 0; column < model.columnCount(parent); ++column) {
            const QModelIndex index = model.index(row, column, parent);
            texts << index.data().toString() << index.data(Qt::ToolTipRole).toString()
                  << index.data(Qt::AccessibleTextRole).toString();
            if (column == 0 && depth < 4) {
                addRows(texts, model, index, depth + 1);
            }
        }
    }
}

// Whatever a person reads in a widget, one line each, with the place where it stands.
inline QStringList textsOf(const QWidget &top) {
    QStringList lines;
    QList<const QWidget *> all{&top};
    for (const QWidget *child : top.findChildren<QWidget *>()) {
        all << child;
    }
    for (const QWidget *widget : all) {
        // Qt's, behind a title bar of our own and where tabs find no room.
        if (widget->inherits("QDockWidgetTitleButton") || widget->objectName().startsWith(QLatin1String("Scroll"))) {
            continue;
        }
        QStringList texts{widget->windowTitle(), widget->accessibleName(), widget->toolTip()};
        if (const auto *label = qobject_cast<const QLabel *>(widget)) {
            texts << label->text();
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(widget)) {
            texts << button->text();
        } else if (const auto *line = qobject_cast<const QLineEdit *>(widget)) {
            texts << line->placeholderText();
        } else if (const auto *box = qobject_cast<const QGroupBox *>(widget)) {
            texts << box->title();
        } else if (const auto *menu = qobject_cast<const QMenu *>(widget)) {
            texts << menu->title();
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                texts << tabs->tabText(i) << tabs->tabToolTip(i);
            }
        } else if (const auto *choice = qobject_cast<const QComboBox *>(widget)) {
            for (int i = 0; i < choice->count(); ++i) {
                texts << choice->itemText(i);
            }
        } else if (const auto *view = qobject_cast<const QAbstractItemView *>(widget)) {
            if (view->model() != nullptr) {
                addRows(texts, *view->model(), {}, 0);
            }
        }
        // A document is worded anew when it is next seen.
        const bool later = widget->objectName() == QLatin1String("referencePage") && !widget->isVisible();
        if (const auto *page = qobject_cast<const QTextEdit *>(widget); page != nullptr && !later) {
            texts << page->toPlainText().split(QLatin1Char('\n'));
        }
        for (const QAction *action : widget->actions()) {
            texts << action->text();
        }
        texts.removeAll(QString());
        for (const QString &text : texts) {
            lines << QStringLiteral("%1 %2: %3")
                         .arg(QLatin1String(widget->metaObject()->className()), widget->objectName(), text);
        }
    }
    lines.sort();
    return lines;
}

} // namespace scorekeep::app
