// SPDX-License-Identifier: MIT
// Tests of notes, repeats and the six documents that are composed for a selection.
#include "engine/catalogue/catalogue.h"
#include "engine/catalogue/selection.h"
#include "engine/files/embedded.h"
#include "engine/files/reader.h"
#include "engine/reference/document.h"

#include <QTest>

#include <algorithm>

using namespace scorekeep;

namespace {

constexpr std::string_view Frame = R"(element: base-game
scripts:
  - id: setup
    steps:
      - id: S1
        title: Figures
        blocks:
          - id: figures
            items:
              - id: setup.figures
                duty: informative
                text: Take your figures
                notes:
                  - {id: setup.big, element: big-follower, text: A big one, count-of: large-follower}
                  - {id: setup.few, text: For two, players: 2, notes: [{id: setup.fewer, text: Each}]}
                  - {id: setup.many, text: For more, players: 3-6}
  - id: turn
    steps:
      - id: 1A
        title: Begin
        blocks:
          - id: begin
            items:
              - {id: fairy.begin, element: builder, duty: must, text: A point}
      - id: 1B
        title: Draw
        blocks:
          - id: draw
            scope: choice
            text: One of these
            items:
              - {id: draw.tile, duty: must, text: Draw}
      - {id: 4B, title: End, when: not inns}
introduction:
  - {id: intro.you, duty: informative, text: You are you}
anytime:
  - {id: ransom.pay, element: builder, duty: may, text: Pay}
repeats:
  - {id: twice.builder, element: builder, from: 1B, to: 4B, text: Once or twice}
subjects:
  - id: road
    name: Road
    rows:
      - {id: road.tiles, category: tile, during: One, after: One}
      - {id: road.inn, element: inns, category: additional, during: One more}
  - id: ransom
    name: Ransom
    kind: figure
    rows:
      - {id: ransom.cost, element: builder, category: figure, during: Minus three}
)";

constexpr std::string_view Guest = R"(element: inns
insert:
  - into: road.tiles
    notes:
      - {id: road.note, text: Whatever, footnote: true}
  - after: setup.few
    notes:
      - {id: setup.guest, text: Guest}
)";

const Catalogue &catalogue() {
    static const Catalogue read = Catalogue::read(embeddedDocument("expansions.yaml")->root());
    return read;
}

Spine spineOf(const std::vector<std::string_view> &texts) {
    std::vector<Document> documents;
    std::vector<Node> nodes;
    for (const std::string_view text : texts) {
        documents.push_back(parseYaml(std::string(text), "file" + std::to_string(documents.size())));
        nodes.push_back(documents.back().root());
    }
    return readSpine(nodes, catalogue());
}

// Lines as "step:1A item:fairy.begin note1:x".
QString lines(DocumentId id, const Spine &spine, const char *elements, std::optional<int> players = {}) {
    static const char *const names[] = {"section", "step", "block", "item",    "note",
                                        "none",    "from", "to",    "subject", "row"};
    const std::string text = "{elements: [base-game, " + std::string(elements) + "]}";
    const Selection selection = readSelection(parseYaml(text, "selection").root(), catalogue());
    QStringList list;
    for (const DocumentLine &line : composed(id, spine, selection, catalogue(), players).lines) {
        list << QString(names[int(line.kind)]) + (line.depth > 0 ? QString::number(line.depth) : QString()) +
                    ':' + QString::fromUtf8(line.id.data(), qsizetype(line.id.size()));
    }
    return list.join(' ');
}

} // namespace

class DocumentTest : public QObject {
    Q_OBJECT
private slots:
    void saysWhenAStepHasNoActions() {
        const Spine spine = spineOf({Frame});
        QCOMPARE(lines(DocumentId::OrderOfPlay, spine, "farmers"),
                 "section:introduction item:intro.you step:1A none:1A step:1B block:draw item:draw.tile "
                 "step:4B none:4B");
        QCOMPARE(lines(DocumentId::OrderOfPlay, spine, "inns"), // without the step that does not apply
                 "section:introduction item:intro.you step:1A none:1A step:1B block:draw item:draw.tile");
    }

    void framesStepsThatAreRepeated() {
        const Spine spine = spineOf({Frame});
        QCOMPARE(lines(DocumentId::OrderOfPlay, spine, "builder"),
                 "section:introduction item:intro.you section:anytime item:ransom.pay step:1A "
                 "item:fairy.begin from:twice.builder step:1B block:draw item:draw.tile step:4B none:4B "
                 "to:twice.builder");
    }

    void putsNotesUnderTheirEntry() {
        const Spine spine = spineOf({Frame, Guest});
        QCOMPARE(lines(DocumentId::Preparation, spine, "inns, big-follower"),
                 "step:S1 item:setup.figures note1:setup.big note1:setup.few note2:setup.fewer "
                 "note1:setup.guest note1:setup.many");
        QCOMPARE(lines(DocumentId::Preparation, spine, "farmers", 2),
                 "step:S1 item:setup.figures note1:setup.few note2:setup.fewer");
        QCOMPARE(lines(DocumentId::Preparation, spine, "farmers", 4),
                 "step:S1 item:setup.figures note1:setup.many");
    }

    void keepsTheTablesByWhatScores() {
        const Spine spine = spineOf({Frame, Guest});
        QCOMPARE(lines(DocumentId::ScoringDuring, spine, "inns, builder"),
                 "section:feature subject:road row:road.tiles note1:road.note row:road.inn section:figure "
                 "subject:ransom row:ransom.cost");
        QCOMPARE(lines(DocumentId::ScoringAfter, spine, "builder"),
                 "section:feature subject:road row:road.tiles");
    }

    // By the entry, its piece or its element; beneath an entry only where it is another one.
    void symbolsComeFromTheData() {
        constexpr std::string_view Symbols = R"(element: inns
symbols:
  - {symbol: inn}
  - {element: builder, symbol: builder}
insert:
  - into: road.inn
    notes:
      - {id: inn.note, text: The same}
      - {id: inn.other, symbol: road, text: Another}
)";
        const Spine spine = spineOf({Frame, Symbols});
        const auto symbolOf = [&](DocumentId document, std::string_view id) {
            const Selection selection = readSelection(
                parseYaml("{elements: [base-game, inns, builder, big-follower]}", "selection").root(), catalogue());
            const TailoredDocument whole = composed(document, spine, selection, catalogue());
            const auto line = std::ranges::find(whole.lines, id, &DocumentLine::id);
            return line == whole.lines.end() ? std::string("no line") : std::string(line->symbol);
        };
        QCOMPARE(symbolOf(DocumentId::ScoringDuring, "road.inn"), std::string("inn"));
        QCOMPARE(symbolOf(DocumentId::ScoringDuring, "inn.note"), std::string());
        QCOMPARE(symbolOf(DocumentId::ScoringDuring, "inn.other"), std::string("road"));
        QCOMPARE(symbolOf(DocumentId::OrderOfPlay, "fairy.begin"), std::string("builder"));
        QCOMPARE(symbolOf(DocumentId::Preparation, "setup.big"), std::string("large-follower"));
        QCOMPARE(symbolOf(DocumentId::Preparation, "setup.figures"), std::string());
    }

    // A block without a line of its own would read as the end of the list before it.
    void blocksBehindAHeadingHaveOne() {
        std::vector<Node> nodes;
        for (const std::string_view name : embeddedNames("resources/reference/")) {
            nodes.push_back(embeddedDocument(name)->root());
        }
        const Spine spine = readSpine(nodes, catalogue());
        for (const Script &script : spine.scripts) {
            for (const Step &step : script.steps) {
                bool headed = false;
                for (const Block &each : step.blocks) {
                    const bool has = !each.text.empty() || each.scope != Scope::Once;
                    QVERIFY2(has || !headed, each.id.c_str());
                    headed = has;
                }
            }
        }
    }

    void refuses_data() {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("id");
        QTest::newRow("range") << "introduction: [{id: a.b, duty: may, text: X, players: 4-2}]"
                               << "reference.bad-players";
        QTest::newRow("number") << "introduction: [{id: a.b, duty: may, text: X, players: few}]"
                                << "reference.bad-players";
        QTest::newRow("piece") << "introduction: [{id: a.b, duty: may, text: X, count-of: cow}]"
                               << "catalogue.unknown-piece";
        QTest::newRow("step") << "repeats: [{id: a.b, from: 7Z, to: 7Z, text: X}]"
                              << "reference.unknown-container";
        QTest::newRow("twice") << "introduction: [{id: a.b, duty: may, text: X, notes: [{id: a.b, text: Y}]}]"
                               << "reference.duplicate-id";
        QTest::newRow("symbol twice") << "symbols: [{symbol: inn}, {symbol: road}]"
                                      << "reference.duplicate-id";
        QTest::newRow("nowhere") << "insert: [{into: no.where, notes: [{id: a.b, text: Y}]}]"
                                 << "reference.unknown-container";
    }
    void refuses() {
        QFETCH(QString, text);
        QFETCH(QString, id);
        try {
            spineOf({"element: base-game\n" + text.toStdString()});
            QFAIL("nothing was thrown");
        } catch (const FileError &error) {
            QCOMPARE(QString::fromStdString(error.id), id);
        }
    }
};

QTEST_GUILESS_MAIN(DocumentTest)
#include "document_test.moc"
