// SPDX-License-Identifier: MIT
// One entry under every edition and deviation, and the links between documents.
#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"
#include "engine/game/embedded_world.h"
#include "engine/reference/links.h"
#include "engine/reference/rulings.h"

#include <QTest>

#include <algorithm>

using namespace scorekeep;

namespace {

const World &world() {
    return embeddedWorld();
}

Selection everything(Edition edition) {
    Selection selection;
    selection.edition = edition;
    for (const Element &element : world().catalogue.elements) {
        if (!element.shared) {
            selection.elements.push_back(element.id);
        }
    }
    return normalised(selection, world().catalogue);
}

Selection with(std::vector<std::string> elements, Edition edition = Edition::C2) {
    Selection selection;
    selection.edition = edition;
    selection.elements = std::move(elements);
    return normalised(selection, world().catalogue);
}

Rulings of(DocumentId document, std::string_view id, const Selection &selection) {
    return rulings(document, id, world().spine, selection, world().catalogue);
}

// "C1+" where the line holds in that edition, "C1-" where it does not.
QString editions(const Rulings &rulings, std::string_view id) {
    const auto line = std::ranges::find(rulings.lines, id, &DocumentLine::id);
    if (line == rulings.lines.end()) {
        return QStringLiteral("nowhere");
    }
    QStringList words;
    for (const RulingColumn &column : rulings.editions) {
        words << QString::fromUtf8(editionName(column.selection.edition).data()) +
                     (column.holds[std::size_t(line - rulings.lines.begin())] ? '+' : '-');
    }
    return words.join(' ');
}

std::array<TailoredDocument, 6> composedAll(const Selection &selection) {
    std::array<TailoredDocument, 6> documents;
    for (const DocumentId id : Documents) {
        documents[std::size_t(id)] = composed(id, world().spine, selection, world().catalogue);
    }
    return documents;
}

} // namespace

class RulingsTest : public QObject {
    Q_OBJECT

private Q_SLOTS:
    void editionsDifferByTheirOptions() {
        const Rulings small = of(DocumentId::ScoringDuring, "city.small", with({"farmers"}));
        QCOMPARE(editions(small, "city.small"), "C1- WE- C2- C3-"); // an option of all of them
        QCOMPARE(small.deviations.size(), std::size_t(1));
        QCOMPARE(small.deviations.front().value, std::string("2"));
        QCOMPARE(small.deviations.front().holds, std::vector<bool>{true});
        const Rulings walk = of(DocumentId::OrderOfPlay, "dragon.walk", with({"dragon"}));
        QVERIFY(editions(walk, "dragon.walk").contains('+'));
        QVERIFY(editions(walk, "dragon.walk").contains('-') || editions(walk, "dragon.walk-late").contains('-'));
    }

    // The dragon walks at another time, and which publisher says so.
    void whatTakesItsPlaceStandsBesideIt() {
        const Rulings walk = of(DocumentId::OrderOfPlay, "dragon.walk", with({"dragon", "fairy"}));
        QCOMPARE(walk.id, std::string_view("dragon.walk"));
        for (const char *id : {"dragon.walk", "dragon.walk-late", "dragon.walk-early"}) {
            QVERIFY2(std::ranges::find(walk.lines, id, &DocumentLine::id) != walk.lines.end(), id);
        }
        const auto late = std::ranges::find(walk.deviations, "scored", &RulingColumn::value);
        QVERIFY(late != walk.deviations.end());
        QCOMPARE(late->option, std::string("dragon-moment"));
        QCOMPARE(late->publishers, std::vector<std::string>{"RGG"});
    }

    void aNoteIsComparedWithItsEntry() {
        const Rulings move = of(DocumentId::OrderOfPlay, "fairy.on-tile", with({"fairy"}));
        QCOMPARE(move.id, std::string_view("fairy.move"));
        QVERIFY(std::ranges::find(move.lines, "fairy.beside", &DocumentLine::id) != move.lines.end());
        QVERIFY(std::ranges::any_of(move.deviations, [](const RulingColumn &column) {
            return std::ranges::find(column.publishers, "ZMG") != column.publishers.end();
        }));
        QVERIFY(of(DocumentId::OrderOfPlay, "no.such", with({"fairy"})).lines.empty());
    }

    // For whatever entry: an edition's column is what the document of that edition shows.
    void columnsAreTheDocuments() {
        const Selection all = everything(Edition::C3);
        std::array<std::array<TailoredDocument, 6>, Editions.size()> documents;
        for (std::size_t i = 0; i < Editions.size(); ++i) {
            documents[i] = composedAll(everything(Editions[i]));
        }
        int compared = 0;
        for (const TailoredDocument &document : composedAll(all)) {
            for (std::size_t n = 0; n < document.lines.size(); n += 7) { // some are enough
                const DocumentLine &line = document.lines[n];
                if (line.kind != LineKind::Item && line.kind != LineKind::Row) {
                    continue;
                }
                const Rulings found = of(document.id, line.id, all);
                QVERIFY2(!found.lines.empty(), std::string(line.id).c_str());
                for (std::size_t e = 0; e < Editions.size(); ++e) {
                    const auto &shown = documents[e][std::size_t(document.id)].lines;
                    for (std::size_t i = 0; i < found.lines.size(); ++i) {
                        const bool there =
                            std::ranges::find(shown, found.lines[i].id, &DocumentLine::id) != shown.end();
                        QVERIFY2(bool(found.editions[e].holds[i]) == there,
                                 std::string(found.lines[i].id).c_str());
                    }
                }
                ++compared;
            }
        }
        QVERIFY(compared > 60);
    }

    void rowsLeadToTheirRuleAndBack() {
        const auto documents = composedAll(with({"inns", "fairy"}));
        const EntryLinks links(documents, world().catalogue);
        const auto rule = links.of(DocumentId::ScoringDuring, "road.inn");
        QVERIFY(!rule.empty());
        QCOMPARE(rule.front(), (EntryLink{DocumentId::OrderOfPlay, "tally.inns"}));
        QCOMPARE(links.of(DocumentId::ScoringDuring, "fairy.features").front(),
                 (EntryLink{DocumentId::OrderOfPlay, "fairy.feature"}));
        const auto rows = links.of(DocumentId::OrderOfPlay, "fairy.turn");
        QVERIFY(std::ranges::find(rows, EntryLink{DocumentId::ScoringDuring, "fairy.turns"}) != rows.end());
        QVERIFY(links.of(DocumentId::OrderOfPlay, "draw.tile").empty());
        QVERIFY(links.of(DocumentId::OrderOfPlay, "no.such").empty());
    }

    void everyRowHasARule() {
        for (const Edition edition : Editions) {
            const auto documents = composedAll(everything(edition));
            const EntryLinks links(documents, world().catalogue);
            QStringList without;
            for (const DocumentId id : {DocumentId::ScoringDuring, DocumentId::ScoringAfter}) {
                for (const DocumentLine &line : documents[std::size_t(id)].lines) {
                    if (line.kind == LineKind::Row && links.of(id, line.id).empty()) {
                        without << QString::fromUtf8(line.id.data(), qsizetype(line.id.size()));
                    }
                }
            }
            QVERIFY2(without.isEmpty(), qPrintable(without.join(' ')));
        }
    }
};

QTEST_GUILESS_MAIN(RulingsTest)
#include "rulings_test.moc"
