// SPDX-License-Identifier: MIT
// The rule options that matter for a selection, each with its sentence and its values.
#pragma once

#include "app/theme.h"
#include "engine/catalogue/selection.h"
#include "engine/game/world.h"

#include <QWidget>

class QVBoxLayout;

namespace scorekeep::app {

class RuleOptions : public QWidget {
    Q_OBJECT

public:
    // The world outlives it.
    RuleOptions(const World &world, const Theme &theme, QWidget *parent = nullptr);

    // Shows the options whose condition holds; keeps the focus where it was if that one is still there.
    void setSelection(const Selection &selection);
    QStringList shown() const; // ids in order
    QList<QWidget *> editors() const;

Q_SIGNALS:
    void chosen(const QString &option, const QString &value);
    void rebuilt(); // other editors than before

protected:
    void changeEvent(QEvent *event) override;

private:
    void rebuild();
    QWidget *build(const Option &option);
    QString explanation(const Option &option) const;
    void showValues();

    const World &m_world;
    const Theme m_theme;
    Selection m_selection;
    QStringList m_shown;
    QVBoxLayout *m_layout;
    Edition m_edition = Edition::C3; // in whose words the editors are
    QList<QWidget *> m_parts, m_editors;
};

} // namespace scorekeep::app
