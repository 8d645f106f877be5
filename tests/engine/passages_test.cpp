// SPDX-License-Identifier: MIT
// Holds the tables that say where each passage of the seeds went against the reference and the catalogue.
#include "engine/catalogue/catalogue.h"
#include "engine/files/embedded.h"
#include "engine/reference/spine.h"

#include <QFile>
#include <QTest>

#include <algorithm>
#include <map>
#include <set>

using namespace scorekeep;

namespace {

QStringList linesOf(const QString &name) {
    QFile file(QStringLiteral(SCOREKEEP_SOURCE_DIR "/tests/seeds/") + name);
    if (!file.open(QIODevice::ReadOnly)) {
        throw std::runtime_error("cannot read " + name.toStdString());
    }
    return QString::fromUtf8(file.readAll()).split('\n', Qt::SkipEmptyParts);
}

const Catalogue &catalogue() {
    static const Catalogue read = Catalogue::read(embeddedDocument("expansions.yaml")->root());
    return read;
}

Spine realSpine() {
    std::vector<Node> nodes;
    for (const std::string_view name : embeddedNames("resources/reference/")) {
        nodes.push_back(embeddedDocument(name)->root());
    }
    return readSpine(nodes, catalogue());
}

class Ids {
public:
    Ids() {
        const Spine spine = realSpine();
        for (const Item *item : spine.allItems()) {
            add(item->id);
            addNotes(item->notes);
        }
        for (const Row &row : spine.rows) {
            add(row.id);
            addNotes(row.notes);
        }
        for (const Script &script : spine.scripts) {
            for (const Step &step : script.steps) {
                add(step.id);
                addAll(step.blocks);
            }
        }
        addAll(spine.repeats);
        addAll(spine.subjects);
        addAll(catalogue().elements);
    }

    bool has(const QString &id) const { return m_ids.contains(id.toStdString()); }

private:
    void add(const std::string &id) { m_ids.insert(id); }

    template <typename Entries>
    void addAll(const Entries &entries) {
        for (const auto &entry : entries) {
            add(entry.id);
        }
    }

    void addNotes(const std::vector<Note> &notes) {
        for (const Note &note : notes) {
            add(note.id);
            addNotes(note.notes);
        }
    }

    std::set<std::string> m_ids;
};

struct Passage {
    QString seed;
    int line = 0;
    int ordinal = 0;
    QString id;
    QString reason;
    QString where() const { return QStringLiteral("%1:%2 (%3) ").arg(seed).arg(line).arg(ordinal); }
};

std::vector<Passage> passagesOf(const QString &seed) {
    std::vector<Passage> passages;
    const QStringList lines = linesOf("passages-" + seed + ".tsv");
    for (const QString &line : lines.mid(1)) {
        const QStringList cells = line.split('\t');
        if (cells.size() != 5) {
            throw std::runtime_error("not five cells: " + line.toStdString());
        }
        passages.push_back({cells[0], cells[1].toInt(), cells[2].toInt(), cells[3], cells[4]});
    }
    return passages;
}

} // namespace

class PassagesTest : public QObject {
    Q_OBJECT

private slots:
    void seeds_data() {
        QTest::addColumn<QString>("seed");
        QTest::addColumn<int>("count");
        QTest::addColumn<int>("mostOpen"); // never to be raised
        QTest::newRow("all documents") << "000" << 754 << 0;
        QTest::newRow("order of play") << "002" << 250 << 0;
        QTest::newRow("scoring after the game") << "003" << 335 << 0;
        QTest::newRow("scoring during the game") << "004" << 639 << 0;
    }

    void seeds() {
        QFETCH(QString, seed);
        QFETCH(int, count);
        QFETCH(int, mostOpen);
        const std::vector<Passage> passages = passagesOf(seed);
        QCOMPARE(int(passages.size()), count);
        Passage before;
        for (const Passage &passage : passages) {
            QCOMPARE(passage.seed, seed);
            QVERIFY2(passage.line == before.line ? passage.ordinal == before.ordinal + 1
                                                 : passage.line > before.line && passage.ordinal == 1,
                     qPrintable(passage.where()));
            before = passage;
        }
        check(passages, mostOpen);
    }

    void whatIsDoneExists() {
        for (const QString &key : linesOf("done.txt")) {
            const std::string id = key.toStdString();
            QVERIFY2(catalogue().expansions.find(id) || catalogue().elements.find(id), id.c_str());
        }
    }

    // The table of the order of play follows its seed from line to line, so what it names must stand here in
    // that order. The seed tells the begin of a turn a second time, for games without a double turn, and what
    // a volcano forbids with the phantom.
    void orderOfPlayIsThatOfTheSeed() {
        constexpr int ToldAgain = 69;
        constexpr int Phantom = 212;
        const Spine spine = realSpine();
        std::map<QString, std::pair<QString, int>> places; // by item: its block, and where it stands there
        for (const Step &step : spine.script("turn")->steps) {
            for (const Block &block : step.blocks) {
                for (const Item &item : block.items) {
                    places[QString::fromStdString(item.id)] = {QString::fromStdString(block.id),
                                                               int(places.size())};
                }
            }
        }
        std::map<QString, int> reached; // by block
        QStringList wrong;
        for (const Passage &passage : passagesOf("002")) {
            if (passage.line == ToldAgain) {
                reached.clear();
            }
            const auto found = places.find(passage.id);
            if (passage.line != Phantom && found != places.end()) {
                const auto &[block, place] = found->second;
                const auto [last, first] = reached.emplace(block, place);
                if (!first && place < last->second) {
                    wrong << passage.where() + passage.id;
                }
                last->second = std::max(last->second, place);
            }
        }
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
    }

private:
    static void check(const std::vector<Passage> &passages, int mostOpen) {
        static const Ids ids;
        QStringList wrong;
        int open = 0;
        for (const Passage &passage : passages) {
            if (passage.id == "-" || passage.id == "?") {
                if (passage.reason.isEmpty()) {
                    wrong << passage.where() + "no reason";
                }
            } else if (!ids.has(passage.id) || !passage.reason.isEmpty()) {
                wrong << passage.where() + "no such entry, or a reason with it: " + passage.id;
            }
            if (passage.id == "?") {
                ++open;
            }
        }
        qInfo("%d of %d passages are open", open, int(passages.size()));
        QVERIFY2(wrong.isEmpty(), qPrintable(wrong.join('\n')));
        QVERIFY2(open <= mostOpen, qPrintable(QString::number(open)));
    }
};

QTEST_GUILESS_MAIN(PassagesTest)
#include "passages_test.moc"
