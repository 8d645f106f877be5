// SPDX-License-Identifier: MIT
// Builds an editor for each rule option that has an effect.
#include "app/dialogs/rule_options.h"

#include "app/dialogs/choice_box.h"
#include "app/i18n/catalogue_text.h"
#include "app/panes/text_look.h"

#include <QComboBox>
#include <QEvent>
#include <QLabel>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

QString id(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

} // namespace

RuleOptions::RuleOptions(const World &world, const Theme &theme, QWidget *parent)
    : QWidget(parent), m_world(world), m_theme(theme), m_layout(new QVBoxLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(0);
    m_layout->addStretch();
}

void RuleOptions::setSelection(const Selection &selection) {
    if (selection != m_selection || m_shown.isEmpty()) {
        m_selection = selection;
        rebuild();
    }
}

QStringList RuleOptions::shown() const {
    return m_shown;
}

QList<QWidget *> RuleOptions::editors() const {
    return m_editors;
}

void RuleOptions::rebuild() {
    QStringList wanted;
    for (const Option &option : m_world.catalogue.options) {
        if (option.when.holds(m_selection, m_world.catalogue)) {
            wanted.append(QString::fromStdString(option.id));
        }
    }
    // While the same options are there, their editors stay, and with them focus and scroll position.
    if (wanted == m_shown && m_edition == m_selection.edition && !m_editors.isEmpty()) {
        showValues();
        return;
    }
    const QString focused = focusWidget() ? focusWidget()->objectName() : QString();
    for (QWidget *part : m_parts) {
        part->hide();
        part->deleteLater(); // it may be its editor that asked for this
    }
    m_parts.clear();
    m_editors.clear();
    m_shown = wanted;
    m_edition = m_selection.edition;
    for (const QString &option : wanted) {
        QWidget *part = build(m_world.catalogue.options.at(option.toStdString()));
        m_layout->insertWidget(m_layout->count() - 1, part);
        part->show(); // at once, so that the tab key finds it
        m_parts.append(part);
    }
    showValues();
    for (QWidget *editor : m_editors) {
        if (!focused.isEmpty() && editor->objectName() == focused) {
            editor->setFocus();
        }
    }
    Q_EMIT rebuilt();
}

QWidget *RuleOptions::build(const Option &option) {
    const CatalogueText text(m_selection.edition);
    auto *part = new QWidget(this);
    auto *name = new QLabel(text.name(option), part);
    auto *values = new ChoiceBox(part);
    auto *sentence = new QLabel(explanation(option), part);
    name->setBuddy(values);
    values->setObjectName(QStringLiteral("option.") + QString::fromStdString(option.id));
    values->setAccessibleName(name->text());
    values->setAccessibleDescription(sentence->text());
    sentence->setWordWrap(true);
    setTextLook(sentence, m_theme.faint);
    const std::string_view usual = option.defaultFor(m_selection.edition);
    for (const OptionValue &value : option.values) {
        const QString label = text.name(option, value);
        values->addItem(value.id == usual
                            ? tr("%1 (usual in %2)").arg(label, id(editionName(m_selection.edition)))
                            : label,
                        QString::fromStdString(value.id));
    }
    const QString optionId = QString::fromStdString(option.id);
    connect(values, &QComboBox::activated, this, [this, values, optionId](int index) {
        Q_EMIT chosen(optionId, values->itemData(index).toString());
    });
    auto *column = new QVBoxLayout(part);
    column->setContentsMargins(0, 0, 0, 16);
    column->setSpacing(4);
    column->addWidget(name);
    column->addWidget(values);
    column->addWidget(sentence);
    m_editors.append(values);
    return part;
}

QString RuleOptions::explanation(const Option &option) const {
    QString sentence = CatalogueText(m_selection.edition).sentence(option);
    for (const std::string &mark : option.marks) {
        if (mark == "house-rule") {
            sentence += QLatin1Char(' ') + tr("A house rule.");
        } else if (mark == "interpretation") {
            sentence += QLatin1Char(' ') + tr("Our interpretation.");
        } else if (mark == "conflict") {
            sentence += QLatin1Char(' ') + tr("The sources disagree.");
        }
    }
    return sentence;
}

void RuleOptions::showValues() {
    for (qsizetype i = 0; i < m_shown.size(); ++i) {
        auto *values = static_cast<QComboBox *>(m_editors[i]);
        const std::string_view value = m_selection.option(m_world.catalogue, m_shown[i].toStdString());
        values->setCurrentIndex(values->findData(id(value)));
    }
}

void RuleOptions::changeEvent(QEvent *event) {
    if (event->type() == QEvent::LanguageChange) {
        m_shown.clear();
        rebuild();
    }
    QWidget::changeEvent(event);
}

} // namespace scorekeep::app
