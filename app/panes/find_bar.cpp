// SPDX-License-Identifier: MIT
// Keys of the field: Enter goes on, Shift+Enter back, Escape empties it.
#include "app/panes/find_bar.h"

#include <QEvent>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QToolButton>

namespace scorekeep::app {
namespace {

constexpr int LeastField = 120, MostField = 340;

} // namespace

FindBar::FindBar(QWidget *parent)
    : QWidget(parent), m_field(new QLineEdit), m_found(new QLabel), m_previous(new QToolButton),
      m_next(new QToolButton) {
    m_field->setObjectName(QStringLiteral("referenceFind"));
    m_field->setClearButtonEnabled(true);
    m_field->setMinimumWidth(LeastField);
    m_field->setMaximumWidth(MostField);
    m_field->installEventFilter(this);
    m_found->setObjectName(QStringLiteral("referenceFound"));
    m_previous->setObjectName(QStringLiteral("findPrevious"));
    m_next->setObjectName(QStringLiteral("findNext"));
    m_previous->setText(QStringLiteral("↑"));
    m_next->setText(QStringLiteral("↓"));
    auto *row = new QHBoxLayout(this);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_field, 100); // as wide as it may be, and then the rest
    row->addWidget(m_previous);
    row->addWidget(m_next);
    row->addStretch(1);
    connect(m_field, &QLineEdit::textChanged, this, &FindBar::wordsChanged);
    connect(m_field, &QLineEdit::returnPressed, this, [this] { Q_EMIT nextAsked(false); });
    connect(m_previous, &QToolButton::clicked, this, [this] { Q_EMIT nextAsked(true); });
    connect(m_next, &QToolButton::clicked, this, [this] { Q_EMIT nextAsked(false); });
    setFocusProxy(m_field);
    retranslate();
    setFound(0, 0, {}, {});
}

QString FindBar::words() const {
    return m_field->text().trimmed();
}

QString FindBar::found() const {
    return m_found->text();
}

void FindBar::setFound(int at, int count, const QString &document, const QString &places) {
    const bool searching = !words().isEmpty();
    m_previous->setEnabled(count > 0);
    m_next->setEnabled(count > 0);
    m_found->setVisible(searching);
    m_found->setText(!searching   ? QString()
                     : count == 0 ? tr("Not found")
                                  : tr("%1 of %2 · %3", "which of how many places is shown, and a document")
                                        .arg(at)
                                        .arg(count)
                                        .arg(document));
    m_found->setToolTip(places);
}

bool FindBar::eventFilter(QObject *watched, QEvent *event) {
    if (watched == m_field && event->type() == QEvent::KeyPress) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if ((key->key() == Qt::Key_Return || key->key() == Qt::Key_Enter) &&
            key->modifiers() == Qt::ShiftModifier) {
            Q_EMIT nextAsked(true);
            return true;
        }
        if (key->key() == Qt::Key_Escape) {
            m_field->clear();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

void FindBar::changeEvent(QEvent *event) {
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange) {
        retranslate();
    }
}

void FindBar::retranslate() {
    m_field->setPlaceholderText(tr("Find in all documents"));
    m_field->setAccessibleName(tr("Find in all documents"));
    m_previous->setToolTip(tr("Previous place (Shift+F3)"));
    m_next->setToolTip(tr("Next place (F3)"));
    m_previous->setAccessibleName(tr("Previous place"));
    m_next->setAccessibleName(tr("Next place"));
}

} // namespace scorekeep::app
