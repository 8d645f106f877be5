// SPDX-License-Identifier: MIT
// Words the comparison of editions and sets it as a table.
#include "app/model/rulings_table.h"

#include "app/i18n/catalogue_text.h"
#include "app/model/reference_lines.h"
#include "engine/reference/rulings.h"

#include <QCoreApplication>
#include <QSet>
#include <QStringList>

#include <algorithm>

namespace scorekeep::app {
namespace {

// In the order in which people speak of them.
constexpr std::array<Edition, 4> Shown{Edition::C1, Edition::C2, Edition::C3, Edition::WE};

QString nameOf(Edition edition) {
    return QString::fromUtf8(editionName(edition).data());
}

RulingsTable::Cell cellOf(const DocumentLine &line, bool there, bool after, Edition edition) {
    RulingsTable::Cell cell;
    cell.there = there;
    const CatalogueText texts(edition);
    const auto fill = [&](const auto &entry, const QString &sentence) {
        cell.text = sentence;
        cell.adapted = std::ranges::find(entry.adaptedFor, edition) != entry.adaptedFor.end();
    };
    if (!there) {
        return cell;
    }
    if (const auto *item = std::get_if<const Item *>(&line.entry)) {
        fill(**item, texts.sentence(**item));
    } else if (const auto *note = std::get_if<const Note *>(&line.entry)) {
        fill(**note, texts.sentence(**note));
    } else if (const auto *row = std::get_if<const Row *>(&line.entry)) {
        fill(**row, texts.sentence(**row, after ? Phase::After : Phase::During));
    }
    return cell;
}

bool isAlike(const RulingsTable::Cell &one, const RulingsTable::Cell &other) {
    return one.there == other.there && one.text == other.text;
}

QString stepTitle(const Script &script, const Step &step, const CatalogueText &texts) {
    const QString title = texts.title(step);
    return script.id == "turn" ? QString::fromStdString(step.id) + QLatin1Char(' ') + title : title;
}

QString publishersText(const std::vector<std::string> &publishers) {
    QStringList names;
    for (const std::string &name : publishers) {
        names << QString::fromStdString(name);
    }
    return names.isEmpty() ? QString()
                           : QCoreApplication::translate("reference", "rules of %1")
                                 .arg(names.join(QStringLiteral(", ")));
}

class Wording {
public:
    Wording(const Rulings &rulings, const World &world, const Selection &selection)
        : m_rulings(rulings), m_world(world), m_selection(selection) {}

    RulingsTable table() {
        for (const DocumentLine &line : m_rulings.lines) {
            m_table.rows.push_back({line.depth, placeOf(line), {}});
        }
        for (const Edition edition : Shown) {
            addEdition(*std::ranges::find(m_rulings.editions, edition,
                                          [](const RulingColumn &column) { return column.selection.edition; }));
        }
        for (const RulingColumn &column : m_rulings.deviations) {
            addDeviation(column);
        }
        return std::move(m_table);
    }

private:
    std::vector<RulingsTable::Cell> cellsOf(const RulingColumn &column) const {
        std::vector<RulingsTable::Cell> cells;
        for (std::size_t i = 0; i < m_rulings.lines.size(); ++i) {
            cells.push_back(
                cellOf(m_rulings.lines[i], column.holds[i], m_rulings.after, column.selection.edition));
        }
        return cells;
    }

    void add(RulingsTable::Column head, std::vector<RulingsTable::Cell> cells) {
        m_table.columns.push_back(std::move(head));
        for (std::size_t i = 0; i < cells.size(); ++i) {
            m_table.rows[i].cells.push_back(std::move(cells[i]));
        }
    }

    // The column that says all of this already.
    RulingsTable::Column *alike(const std::vector<RulingsTable::Cell> &cells) {
        for (std::size_t column = 0; column < m_table.columns.size(); ++column) {
            bool same = true;
            for (std::size_t i = 0; i < cells.size() && same; ++i) {
                const RulingsTable::Cell &there = m_table.rows[i].cells[column];
                same = isAlike(cells[i], there);
            }
            if (same) {
                return &m_table.columns[column];
            }
        }
        return nullptr;
    }

    void addEdition(const RulingColumn &column) {
        std::vector<RulingsTable::Cell> cells = cellsOf(column);
        const bool current = column.selection.edition == m_selection.edition;
        const QString mark = std::ranges::any_of(cells, &RulingsTable::Cell::adapted) ? QStringLiteral("≈") : QString();
        const QString name = mark + nameOf(column.selection.edition);
        if (RulingsTable::Column *known = alike(cells)) {
            known->name += QLatin1Char('/') + name;
            known->current |= current;
        } else {
            add({name, {}, current}, std::move(cells));
        }
    }

    void addDeviation(const RulingColumn &column) {
        const Option &option = m_world.catalogue.options.at(column.option);
        const auto value = std::ranges::find(option.values, column.value, &OptionValue::id);
        const CatalogueText texts(m_selection.edition);
        const bool chosen = m_selection.option(m_world.catalogue, option.id) == column.value;
        QStringList details{publishersText(column.publishers)};
        details << (chosen ? QCoreApplication::translate("reference", "as you play") : QString());
        details.removeAll(QString());
        const QString name =
            QCoreApplication::translate("reference", "%1: %2", "an option of the rules and its value")
                .arg(texts.name(option), texts.name(option, *value));
        std::vector<RulingsTable::Cell> cells = cellsOf(column);
        if (RulingsTable::Column *known = alike(cells)) {
            known->name += QStringLiteral(", ") + name;
            details.prepend(known->detail);
            details.removeAll(QString());
            known->detail = details.join(QStringLiteral(", "));
            known->current |= chosen;
        } else {
            add({name, details.join(QStringLiteral(", ")), chosen}, std::move(cells));
        }
    }

    // Entries that stand for each other often differ in nothing else.
    QString placeOf(const DocumentLine &line) const {
        const CatalogueText texts(m_selection.edition);
        if (const auto *row = std::get_if<const Row *>(&line.entry)) {
            const auto subject = std::ranges::find(m_world.spine.subjects, (*row)->subject, &Subject::id);
            return subject == m_world.spine.subjects.end() ? QString() : texts.name(*subject);
        }
        const auto *item = std::get_if<const Item *>(&line.entry);
        if (item == nullptr) {
            return {};
        }
        for (const Script &script : m_world.spine.scripts) {
            const auto step = std::ranges::find(script.steps, (*item)->step, &Step::id);
            if (step != script.steps.end()) {
                return stepTitle(script, *step, texts);
            }
        }
        return sectionTitle((*item)->step);
    }

    const Rulings &m_rulings;
    const World &m_world;
    const Selection &m_selection;
    RulingsTable m_table;
};

} // namespace

RulingsTable rulingsTable(DocumentId document, const QString &id, const World &world,
                          const Selection &selection) {
    const Rulings found = rulings(document, id.toStdString(), world.spine, selection, world.catalogue);
    if (found.lines.empty()) {
        return {};
    }
    RulingsTable table = Wording(found, world, selection).table();
    const std::string asked = id.toStdString();
    const auto line = std::ranges::find(found.lines, std::string_view(asked), &DocumentLine::id);
    if (line != found.lines.end()) {
        table.title = cellOf(*line, true, found.after, selection.edition).text;
    }
    return table;
}

namespace {

QString nameHtml(const RulingsTable::Column &column) {
    return QStringLiteral("<b>%1</b>%2%3")
        .arg(column.name.toHtmlEscaped(), column.current ? QStringLiteral(" ●") : QString(),
             column.detail.isEmpty() ? QString()
                                     : QStringLiteral(" <i>(%1)</i>").arg(column.detail.toHtmlEscaped()));
}

// Columns that say the same in a row.
struct Group {
    const RulingsTable::Cell *cell;
    QStringList names;
};

// Whether the column says in another row what it lacks in this one.
bool saysElsewhere(const RulingsTable &table, const RulingsTable::Row &row, std::size_t column) {
    return std::ranges::any_of(table.rows, [&](const RulingsTable::Row &other) {
        const RulingsTable::Cell &said = other.cells[column];
        return said.there && std::ranges::any_of(row.cells, [&](const RulingsTable::Cell &cell) {
                   return isAlike(cell, said);
               });
    });
}

std::vector<Group> groupsOf(const RulingsTable &table, const RulingsTable::Row &row) {
    std::vector<Group> groups;
    for (std::size_t i = 0; i < row.cells.size(); ++i) {
        const RulingsTable::Cell &cell = row.cells[i];
        if (!cell.there && saysElsewhere(table, row, i)) {
            continue;
        }
        auto known = std::ranges::find_if(groups, [&](const Group &group) { return isAlike(*group.cell, cell); });
        if (known == groups.end()) {
            known = groups.insert(known, Group{&cell, {}});
        }
        known->names << nameHtml(table.columns[i]);
    }
    return groups;
}

QString cellHtml(const RulingsTable::Cell &cell, int depth, bool told) {
    if (!cell.there) {
        return QStringLiteral("— <i>%1</i>")
            .arg(QCoreApplication::translate("reference", "does not exist there").toHtmlEscaped());
    }
    const QString text =
        told ? QStringLiteral("<i>%1</i>")
                   .arg(QCoreApplication::translate("reference", "the same").toHtmlEscaped())
             : cell.text.toHtmlEscaped();
    return depth > 0 ? QStringLiteral("• ") + text : text;
}

} // namespace

QString rulingsHtml(const RulingsTable &table) {
    constexpr int NamesWidth = 32; // per cent
    QString html = QStringLiteral("<style>td { padding: 2px 14px 3px 0; vertical-align: top; }</style>"
                                  "<table cellspacing=\"0\" width=\"100%\">");
    QSet<QString> told;
    for (const RulingsTable::Row &row : table.rows) {
        if (!row.place.isEmpty()) {
            html += QStringLiteral("<tr><td colspan=\"2\"><u>%1</u></td></tr>").arg(row.place.toHtmlEscaped());
        }
        const std::vector<Group> groups = groupsOf(table, row);
        for (const Group &group : groups) {
            const bool plain = row.depth > 0 && groups.size() == 1; // a note that all have
            html += QStringLiteral("<tr><td width=\"%1%\">%2</td><td>%3</td></tr>")
                        .arg(NamesWidth)
                        .arg(plain ? QString() : group.names.join(QStringLiteral("; ")),
                             cellHtml(*group.cell, row.depth, told.contains(group.cell->text)));
            told.insert(group.cell->there ? group.cell->text : QString());
        }
    }
    return html + QStringLiteral("</table>");
}

} // namespace scorekeep::app
