// SPDX-License-Identifier: MIT
// Finds what does not fit in a window: texts that are cut, widgets smaller than they ask for or outside their
// parents, bars that hide entries.
#pragma once

#include <QAbstractButton>
#include <QAction>
#include <QAbstractItemView>
#include <QAbstractScrollArea>
#include <QAbstractSpinBox>
#include <QBoxLayout>
#include <QComboBox>
#include <QGroupBox>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QMainWindow>
#include <QMap>
#include <QMenuBar>
#include <QScrollArea>
#include <QStyle>
#include <QStyleOptionComboBox>
#include <QTabBar>

namespace scorekeep::app {

class Misfits {
public:
    // Of the widget and all that is seen in it, one line each.
    static QStringList of(const QWidget &top) {
        Misfits found;
        QList<const QWidget *> all{&top};
        for (const QWidget *child : top.findChildren<QWidget *>()) {
            all << child;
        }
        for (const QWidget *widget : all) {
            if (widget->isVisibleTo(&top) && widget->window() == top.window() && !isPutAway(*widget)) {
                found.look(*widget, top);
                found.noteKey(*widget);
            }
        }
        return found.m_lines;
    }

private:
    QStringList m_lines;
    QMap<QString, QString> m_keys; // access keys, and whose they are

    // No two that are seen at a time have one access key.
    void noteKey(const QWidget &widget) {
        if (const auto *label = qobject_cast<const QLabel *>(&widget); label != nullptr && label->buddy() != nullptr) {
            noteKey(widget, label->text());
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
            noteKey(widget, button->text());
        } else if (const auto *box = qobject_cast<const QGroupBox *>(&widget)) {
            noteKey(widget, box->title());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            for (int i = 0; i < tabs->count(); ++i) {
                noteKey(widget, tabs->tabText(i));
            }
        } else if (const auto *bar = qobject_cast<const QMenuBar *>(&widget)) {
            for (const QAction *entry : bar->actions()) {
                noteKey(widget, entry->text());
            }
        }
    }
    void noteKey(const QWidget &widget, const QString &text) {
        const QString key = QKeySequence::mnemonic(text).toString();
        if (!key.isEmpty() && m_keys.contains(key)) {
            say(widget, text, QStringLiteral("has the key %1 of “%2”").arg(key, m_keys.value(key)));
        }
        if (!key.isEmpty()) {
            m_keys.insert(key, text);
        }
    }

    void say(const QWidget &widget, const QString &text, const QString &what) {
        QStringList path;
        for (const QWidget *at = &widget; at != nullptr && path.size() < 4; at = at->parentWidget()) {
            path.prepend(at->objectName().isEmpty() ? QLatin1String(at->metaObject()->className())
                                                    : at->objectName());
        }
        m_lines << QStringLiteral("%1 “%2”: %3").arg(path.join(QLatin1Char('/')), text.left(80), what);
    }

    // A main window keeps the panes behind a tab outside, and parts of its own.
    static bool isPutAway(const QWidget &widget) {
        for (const QWidget *at = &widget; at->parentWidget() != nullptr; at = at->parentWidget()) {
            const auto *window = qobject_cast<const QMainWindow *>(at->parentWidget());
            if (window != nullptr && (at->objectName() == QLatin1String("qt_qmainwindow_extended_splitter") ||
                                      !window->rect().intersects(at->geometry()))) {
                return true;
            }
        }
        return false;
    }

    void look(const QWidget &widget, const QWidget &top) {
        if (&widget != &top) {
            inParent(widget);
        }
        besides(widget);
        if (const auto *label = qobject_cast<const QLabel *>(&widget)) {
            lookAt(*label);
        } else if (const auto *button = qobject_cast<const QAbstractButton *>(&widget)) {
            lookAt(*button);
        } else if (const auto *choice = qobject_cast<const QComboBox *>(&widget)) {
            lookAt(*choice);
        } else if (const auto *line = qobject_cast<const QLineEdit *>(&widget)) {
            lookAt(*line);
        } else if (const auto *number = qobject_cast<const QAbstractSpinBox *>(&widget)) {
            atLeast(widget, number->text(), number->minimumSizeHint());
        } else if (const auto *tabs = qobject_cast<const QTabBar *>(&widget)) {
            lookAt(*tabs);
        } else if (const auto *header = qobject_cast<const QHeaderView *>(&widget)) {
            lookAt(*header);
        } else if (const auto *box = qobject_cast<const QGroupBox *>(&widget)) {
            atLeast(widget, box->title(), QSize(box->minimumSizeHint().width(), 0));
        } else if (const auto *bar = qobject_cast<const QMenuBar *>(&widget)) {
            lookAt(*bar);
        } else if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget)) {
            rows(*view, view->rootIndex());
        }
    }

    void inParent(const QWidget &widget) {
        const QWidget *parent = widget.parentWidget();
        const auto *area = qobject_cast<const QAbstractScrollArea *>(parent->parentWidget());
        const bool scrolled = area != nullptr && area->viewport() == parent;
        if (scrolled && area->horizontalScrollBarPolicy() == Qt::ScrollBarAlwaysOff &&
            qobject_cast<const QScrollArea *>(area) != nullptr && widget.width() > parent->width()) {
            say(widget, {}, QStringLiteral("%1 wide in a part of %2 that scrolls up and down alone")
                                .arg(widget.width())
                                .arg(parent->width()));
        }
        if (widget.isWindow() || scrolled || widget.size().isEmpty()) {
            return;
        }
        if (!parent->rect().contains(widget.geometry())) {
            const QRect at = widget.geometry();
            say(widget, {}, QStringLiteral("%1,%2 %3×%4 is outside its parent of %5×%6")
                                .arg(at.x())
                                .arg(at.y())
                                .arg(at.width())
                                .arg(at.height())
                                .arg(parent->width())
                                .arg(parent->height()));
        }
    }

    // What a layout had no room for lies over its neighbour.
    void besides(const QWidget &widget) {
        const QLayout *layout = widget.layout();
        QList<const QWidget *> placed;
        const int count = qobject_cast<const QBoxLayout *>(layout) != nullptr ? layout->count() : 0;
        for (int i = 0; i < count; ++i) {
            if (const QWidget *one = layout->itemAt(i)->widget(); one != nullptr && one->isVisible()) {
                placed << one;
            }
        }
        for (int i = 1; i < placed.size(); ++i) {
            if (placed[i]->geometry().intersects(placed[i - 1]->geometry())) {
                say(*placed[i], {}, QStringLiteral("lies over ") + placed[i - 1]->objectName());
            }
        }
    }

    void atLeast(const QWidget &widget, const QString &text, QSize wanted) {
        if (widget.width() < wanted.width() || widget.height() < wanted.height()) {
            say(widget, text,
                QStringLiteral("has %1×%2 and needs %3×%4")
                    .arg(widget.width())
                    .arg(widget.height())
                    .arg(wanted.width())
                    .arg(wanted.height()));
        }
    }

    void lookAt(const QLabel &label) {
        if (label.text().isEmpty()) {
            return;
        }
        if (label.text().endsWith(QChar(0x2026)) && label.toolTip().isEmpty()) {
            say(label, label.text(), QStringLiteral("is cut"));
        }
        const bool wraps = label.wordWrap() || label.heightForWidth(label.width()) > 0;
        if (!wraps) {
            atLeast(label, label.text(), label.sizeHint());
            return;
        }
        // The longest word, and all the lines that it then has.
        atLeast(label, label.text(), QSize(label.minimumSizeHint().width(), label.heightForWidth(label.width())));
    }

    void lookAt(const QAbstractButton &button) {
        if (button.text().endsWith(QChar(0x2026)) && button.toolTip().startsWith(button.text().chopped(1)) &&
            button.toolTip() != button.text()) {
            say(button, button.text(), QStringLiteral("is cut"));
        }
        if (!button.text().isEmpty()) {
            atLeast(button, button.text(), button.sizeHint());
        }
    }

    void lookAt(const QComboBox &choice) {
        QStyleOptionComboBox option;
        option.initFrom(&choice);
        option.editable = choice.isEditable();
        const QRect field = choice.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                           QStyle::SC_ComboBoxEditField, &choice);
        const int words = choice.fontMetrics().horizontalAdvance(choice.currentText());
        if (words > field.width()) {
            say(choice, choice.currentText(),
                QStringLiteral("has %1 and needs %2").arg(field.width()).arg(words));
        }
    }

    // What is written into a field may be longer than it; what the program says in it may not.
    void lookAt(const QLineEdit &line) {
        if (line.placeholderText().isEmpty() || !line.text().isEmpty()) {
            return;
        }
        const QMargins margins = line.textMargins();
        const int room = line.width() - margins.left() - margins.right() - 8;
        const int words = line.fontMetrics().horizontalAdvance(line.placeholderText());
        if (words > room) {
            say(line, line.placeholderText(), QStringLiteral("has %1 and needs %2").arg(room).arg(words));
        }
    }

    void lookAt(const QTabBar &tabs) {
        for (int i = 0; i < tabs.count(); ++i) {
            const QRect tab = tabs.tabRect(i);
            QSize words = tabs.fontMetrics().size(Qt::TextShowMnemonic, tabs.tabText(i));
            words += QSize(tabs.tabIcon(i).isNull() ? 0 : tabs.iconSize().width(), 0);
            const bool fits = tab.width() >= words.width() && tab.height() >= words.height();
            if (tabs.isTabVisible(i) && (!fits || !tabs.rect().contains(tab))) {
                say(tabs, tabs.tabText(i),
                    QStringLiteral("the tab from %1 to %2 of %3, %4 high, needs %5×%6")
                        .arg(tab.left())
                        .arg(tab.right())
                        .arg(tabs.width())
                        .arg(tab.height())
                        .arg(words.width())
                        .arg(words.height()));
            }
        }
    }

    void lookAt(const QHeaderView &header) {
        if (header.orientation() == Qt::Vertical || header.model() == nullptr) {
            return;
        }
        for (int i = 0; i < header.count(); ++i) {
            const QString text = header.model()->headerData(i, Qt::Horizontal).toString();
            const int words = header.fontMetrics().horizontalAdvance(text);
            if (!header.isSectionHidden(i) && header.sectionSize(i) < words) {
                say(header, text,
                    QStringLiteral("has %1 and needs %2").arg(header.sectionSize(i)).arg(words));
            }
        }
    }

    // An entry that finds no room is moved into a button at the end.
    void lookAt(const QMenuBar &bar) {
        for (const QAction *entry : bar.actions()) {
            if (entry->isVisible() && !bar.rect().contains(bar.actionGeometry(const_cast<QAction *>(entry)))) {
                say(bar, entry->text(), QStringLiteral("finds no room"));
            }
        }
    }

    // A row that is too short for its text says all of it in its tool tip.
    void rows(const QAbstractItemView &view, const QModelIndex &parent) {
        const QAbstractItemModel *model = view.model();
        for (int row = 0; model != nullptr && row < model->rowCount(parent); ++row) {
            for (int column = 0; column < model->columnCount(parent); ++column) {
                lookAt(view, model->index(row, column, parent));
            }
            rows(view, model->index(row, 0, parent));
        }
    }
    void lookAt(const QAbstractItemView &view, const QModelIndex &index) {
        const QRect place = view.visualRect(index);
        const QString text = index.data().toString();
        if (text.isEmpty() || !view.viewport()->rect().intersects(place)) {
            return;
        }
        const auto font = index.data(Qt::FontRole);
        const QFontMetrics metrics(font.isValid() ? font.value<QFont>() : view.font());
        const int lines = std::max(1, place.height() / metrics.height());
        const QString tip = index.data(Qt::ToolTipRole).toString();
        // Or all that a screen reader is told.
        const bool inFull = tip.contains(text) || tip.contains(text.toHtmlEscaped()) ||
                            (!tip.isEmpty() && tip == index.data(Qt::AccessibleTextRole).toString());
        if (metrics.horizontalAdvance(text) > lines * place.width() && !inFull) {
            say(view, text,
                QStringLiteral("a row of %1×%2 without a tool tip").arg(place.width()).arg(place.height()));
        }
        if (place.right() > view.viewport()->width() && !inFull) {
            say(view, text,
                QStringLiteral("a row to %1 in a list of %2").arg(place.right()).arg(view.viewport()->width()));
        }
    }
};

} // namespace scorekeep::app
