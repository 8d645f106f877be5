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

QString headHtml(const RulingsTable &table) {
    constexpr int PlaceWidth = 18; // per cent
    QString html = QStringLiteral("<tr><th width=\"%1%\"></th>").arg(PlaceWidth);
    for (const RulingsTable::Column &column : table.columns) {
        html += QStringLiteral("<th width=\"%1%\">%2%3%4</th>")
                    .arg((100 - PlaceWidth) / int(table.columns.size()))
                    .arg(column.name.toHtmlEscaped(), column.current ? QStringLiteral(" ●") : QString(),
                         column.detail.isEmpty()
                             ? QString()
                             : QStringLiteral("<br><i>%1</i>").arg(column.detail.toHtmlEscaped()));
    }
    return html + QStringLiteral("</tr>");
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
    QString html = QStringLiteral("<style>td, th { padding: 3px 14px 3px 0; vertical-align: top; "
                                  "text-align: left; } th { font-weight: 600; }</style>"
                                  "<table cellspacing=\"0\" width=\"100%\">") +
                   headHtml(table);
    QSet<QString> told;
    for (const RulingsTable::Row &row : table.rows) {
        html += QStringLiteral("<tr><td><b>%1</b></td>").arg(row.place.toHtmlEscaped());
        for (std::size_t i = 0, end = 0; i < row.cells.size(); i = end) {
            const RulingsTable::Cell &cell = row.cells[i];
            for (end = i + 1; end < row.cells.size() && isAlike(row.cells[end], cell);) {
                ++end;
            }
            html += QStringLiteral("<td colspan=\"%1\">%2</td>")
                        .arg(end - i)
                        .arg(cellHtml(cell, row.depth, told.contains(cell.text)));
            told.insert(cell.there ? cell.text : QString());
        }
        html += QStringLiteral("</tr>");
    }
    return html + QStringLiteral("</table>");
}

} // namespace scorekeep::app
