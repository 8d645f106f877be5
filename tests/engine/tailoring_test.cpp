// SPDX-License-Identifier: MIT
// Thousands of random selections: the six documents show exactly what applies, in the order of the spine.
#include "engine/catalogue/selection.h"
#include "engine/catalogue/wording.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "engine/reference/document.h"

#include <QTest>

#include <algorithm>
#include <random>
#include <set>

using namespace scorekeep;

namespace {

constexpr int Selections = 3000;

const World &world() {
    return embeddedWorld();
}

// Few or many elements, any edition, any values of options.
Selection anySelection(std::mt19937 &random) {
    Selection selection;
    selection.edition = Editions[random() % Editions.size()];
    const auto oneIn = 1 + random() % 12;
    for (const Element &element : world().catalogue.elements) {
        if (!element.shared && random() % oneIn == 0) {
            selection.elements.push_back(element.id);
        }
    }
    selection = normalised(selection, world().catalogue);
    for (const Option &option : world().catalogue.options) {
        if (random() % 4 == 0) {
            selection.setOption(world().catalogue, option.id,
                                option.values[random() % option.values.size()].id);
        }
    }
    return selection;
}

// Written once more and plainly: what applies, by document.
class Expected {
public:
    Expected(const Selection &selection, std::optional<int> players)
        : m_selection(selection), m_players(players) {}

    std::set<std::string> of(DocumentId document) {
        m_ids.clear();
        const Spine &spine = world().spine;
        switch (document) {
        case DocumentId::GameReference:
            script("game");
            break;
        case DocumentId::Preparation:
            script("setup");
            break;
        case DocumentId::FinalScoring:
            script("end");
            break;
        case DocumentId::OrderOfPlay:
            script("turn");
            for (const auto *list : {&spine.introduction, &spine.anytime, &spine.upkeep, &spine.reactions}) {
                items(*list);
            }
            break;
        case DocumentId::ScoringDuring:
        case DocumentId::ScoringAfter:
            rows(document == DocumentId::ScoringDuring);
            break;
        }
        return m_ids;
    }

private:
    template <typename T>
    bool applies(const T &entry) const {
        return std::binary_search(m_selection.elements.begin(), m_selection.elements.end(), entry.element) &&
               entry.when.holds(m_selection, world().catalogue);
    }
    void notes(const std::vector<Note> &all) {
        for (const Note &note : all) {
            if (applies(note) && (!m_players || note.players.holds(*m_players))) {
                m_ids.insert(note.id);
                notes(note.notes);
            }
        }
    }
    void items(const std::vector<Item> &all) {
        for (const Item &item : all) {
            if (applies(item) && (!m_players || item.players.holds(*m_players))) {
                m_ids.insert(item.id);
                notes(item.notes);
            }
        }
    }
    void script(std::string_view id) {
        for (const Step &step : world().spine.script(id)->steps) {
            for (const Block &block : step.blocks) {
                if (step.when.holds(m_selection, world().catalogue) &&
                    block.when.holds(m_selection, world().catalogue)) {
                    items(block.items);
                }
            }
        }
    }
    void rows(bool during) {
        for (const Row &row : world().spine.rows) {
            const auto &subjects = world().spine.subjects;
            const auto subject = std::ranges::find(subjects, row.subject, &Subject::id);
            const bool then = during
                                  ? row.appliesDuring
                                  : row.appliesAfter && row.afterWhen.holds(m_selection, world().catalogue);
            if (then && applies(row) && subject->when.holds(m_selection, world().catalogue)) {
                m_ids.insert(row.id);
                notes(row.notes);
            }
        }
    }

    const Selection &m_selection;
    std::optional<int> m_players;
    std::set<std::string> m_ids;
};

bool isSentence(const DocumentLine &line) {
    return line.kind == LineKind::Item || line.kind == LineKind::Note || line.kind == LineKind::Row;
}

std::string textOf(const DocumentLine &line, bool after) {
    if (const auto *item = std::get_if<const Item *>(&line.entry)) {
        return (*item)->text;
    }
    if (const auto *note = std::get_if<const Note *>(&line.entry)) {
        return (*note)->text;
    }
    if (const auto *row = std::get_if<const Row *>(&line.entry)) {
        return after ? (*row)->after : (*row)->during;
    }
    return {};
}

} // namespace

class TailoringTest : public QObject {
    Q_OBJECT

private slots:
    void documentsShowWhatAppliesAndNothingElse() {
        std::mt19937 random(1);
        for (int i = 0; i < Selections; ++i) {
            const Selection selection = anySelection(random);
            const auto players = random() % 3 == 0 ? std::nullopt : std::optional<int>(2 + int(random() % 5));
            for (const DocumentId id : Documents) {
                check(composed(id, world().spine, selection, world().catalogue, players), selection, players);
                if (QTest::currentTestFailed()) {
                    qWarning("selection %d, %s", i, std::string(documentName(id)).c_str());
                    return;
                }
            }
        }
    }

    // What ends with a colon promises more, whatever the number of players.
    void nothingIsPromisedThatDoesNotFollow() {
        for (const Element &element : world().catalogue.elements) {
            if (element.shared) {
                continue;
            }
            Selection selection;
            selection.elements.push_back(element.id);
            selection = normalised(selection, world().catalogue);
            for (int players = 1; players <= 6; ++players) {
                checkColons(
                    composed(DocumentId::Preparation, world().spine, selection, world().catalogue, players));
            }
            checkColons(
                composed(DocumentId::OrderOfPlay, world().spine, selection, world().catalogue, std::nullopt));
        }
    }

    // Sentences that hold for some editions, numbers of players and neighbours alone.
    void shown_data() {
        QTest::addColumn<QString>("selection");
        QTest::addColumn<int>("players");
        QTest::addColumn<QString>("id");
        QTest::addColumn<bool>("shows");
        const auto row = [](const char *selection, int players, const char *id, bool shows) {
            QTest::addRow("%s, %d, %s", selection, players, id)
                << QString(selection) << players << QString(id) << shows;
        };
        for (const char *edition : {"C1", "WE"}) {
            const QByteArray circles = QByteArray("edition: ") + edition + ", elements: [crop-circles-1]";
            row(circles.constData(), 3, "crop-circles.may-deploy", true);
            row(circles.constData(), 3, "crop-circles.must-deploy", false);
        }
        row("edition: C2, elements: [crop-circles-1]", 3, "crop-circles.may-deploy", false);
        row("edition: C2, elements: [crop-circles-1]", 3, "crop-circles.must-deploy", true);
        row("edition: C1, elements: [dragon]", 3, "dragon.walk", true);
        row("edition: C1, elements: [dragon]", 3, "dragon.walk-other", true);
        row("edition: C2, elements: [dragon]", 3, "dragon.walk-other", false);
        row("edition: C1, elements: [dragon], options: {dragon-moment: scored}", 3, "dragon.walk-other",
            false);
        row("edition: C3, elements: [spell-circles]", 3, "spell.plain", true);
        row("edition: C3, elements: [spell-circles, ghosts]", 3, "spell.plain", false);
        row("edition: C2, elements: [bathhouses]", 3, "setup.bathhouses", true);
        row("edition: C2, elements: [bathhouses]", 4, "setup.bathhouses", false);
        row("edition: C1, elements: [gq11]", 3, "setup.gq11", true);
        row("edition: C1, elements: [gq11, gq11-river]", 3, "setup.gq11", true);
        row("edition: C1, elements: [gq11, river-1]", 3, "setup.gq11-spring", false);
        row("edition: C1, elements: [gq11, gq11-river, river-1]", 3, "setup.gq11-spring", true);
        row("edition: C1, elements: [gq11, gq11-river, river-1]", 3, "setup.gq11", false);
        row("edition: C2, elements: [village-flowers]", 4, "setup.flowers-many", false);
        row("edition: C2, elements: [village-flowers]", 5, "setup.flowers-many", true);
        row("edition: C2, elements: [wetlands]", 2, "setup.wetlands-two", true);
        row("edition: C2, elements: [wetlands]", 4, "setup.wetlands-two", false);
    }
    void shown() {
        QFETCH(QString, selection);
        QFETCH(int, players);
        QFETCH(QString, id);
        const Document given = parseYaml('{' + selection.toStdString() + '}', "selection");
        const Selection chosen = readSelection(given.root(), world().catalogue);
        bool shows = false;
        for (const DocumentId document : Documents) {
            for (const DocumentLine &line :
                 composed(document, world().spine, chosen, world().catalogue, players).lines) {
                shows = shows || line.id == id.toStdString();
            }
        }
        QTEST(shows, "shows");
    }

    // A line that changes the lines above it needs some, whichever element is played without others.
    void noTableBeginsWithWhatChangesTheLinesAbove() {
        for (const Element &element : world().catalogue.elements) {
            if (element.shared) {
                continue;
            }
            Selection selection;
            selection.elements.push_back(element.id);
            selection = normalised(selection, world().catalogue);
            for (const DocumentId id : {DocumentId::ScoringDuring, DocumentId::ScoringAfter}) {
                checkTables(composed(id, world().spine, selection, world().catalogue, std::nullopt),
                            element.id);
            }
        }
    }

private:
    static void checkColons(const TailoredDocument &document) {
        for (std::size_t i = 0; i < document.lines.size(); ++i) {
            const DocumentLine &line = document.lines[i];
            if (isSentence(line) && textOf(line, false).ends_with(':')) {
                const bool follows =
                    i + 1 < document.lines.size() && document.lines[i + 1].kind == LineKind::Note;
                QVERIFY2(follows, std::string(line.id).c_str());
            }
        }
    }

    static void checkTables(const TailoredDocument &document, const std::string &element) {
        const DocumentLine *before = nullptr;
        for (const DocumentLine &line : document.lines) {
            if (line.kind == LineKind::Row && (before == nullptr || before->kind != LineKind::Row)) {
                const std::string text = textOf(line, document.id == DocumentId::ScoringAfter);
                const bool changes = text.find(" above") != text.npos || text.find("half of") != text.npos;
                QVERIFY2(!changes, (element + " alone: " + std::string(line.id)).c_str());
            }
            if (line.kind != LineKind::Note) {
                before = &line;
            }
        }
    }

    static void check(const TailoredDocument &document, const Selection &selection,
                      std::optional<int> players) {
        std::set<std::string> shown;
        const DocumentLine *before = nullptr;
        for (const DocumentLine &line : document.lines) {
            if (before != nullptr && before->kind == LineKind::Step) {
                QVERIFY2(line.kind != LineKind::Step, "a step is empty and does not say so");
            }
            if (isSentence(line)) {
                QVERIFY2(shown.emplace(line.id).second, std::string(line.id).c_str());
                const std::string text =
                    worded(textOf(line, document.id == DocumentId::ScoringAfter), selection.edition);
                QVERIFY2(!text.empty(), std::string(line.id).c_str());
                QVERIFY2(text.find_first_of("{|}") == std::string::npos, text.c_str());
            }
            before = &line;
        }
        const std::set<std::string> expected = Expected(selection, players).of(document.id);
        std::vector<std::string> differences;
        std::ranges::set_symmetric_difference(shown, expected, std::back_inserter(differences));
        QVERIFY2(differences.empty(), differences.empty() ? "" : differences.front().c_str());
    }
};

QTEST_GUILESS_MAIN(TailoringTest)
#include "tailoring_test.moc"
