// SPDX-License-Identifier: MIT
// The reader's nodes, lines and embedded documents: what a loader may ask, and that nothing is lost.
#include "engine/files/embed_writer.h"
#include "engine/files/embedded.h"
#include "engine/files/lines.h"
#include "engine/files/reader.h"
#include "tests/engine/file_errors.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

#include <cstdlib>
#include <functional>
#include <map>
#include <optional>
#include <random>

using namespace scorekeep;
using namespace std::string_literals;

namespace {

// The bytes that a C++ literal of octal escapes and plain characters stands for.
std::string unescaped(const std::string &literal) {
    std::string bytes;
    bool inside = false;
    for (std::size_t i = 0; i < literal.size(); ++i) {
        if (literal[i] == '"') {
            inside = !inside;
        } else if (inside && literal[i] == '\\') {
            bytes += static_cast<char>(std::strtol(literal.substr(i + 1, 3).c_str(), nullptr, 8));
            i += 3;
        } else if (inside) {
            bytes += literal[i];
        }
    }
    return bytes;
}

} // namespace

class FilesTest : public QObject {
    Q_OBJECT

private slots:
    void positions();
    void questions();
    void refusedQuestions_data();
    void refusedQuestions();
    void messages();
    void splitsLines();
    void readsLines();
    void quotes_data();
    void quotes();
    void quotesAnything();
    void largeFiles();
    void missingFiles();
    void loadsFiles();
    void documentsShareContent();
    void literals();
    void embeddedEqualsParsed();
};

void FilesTest::positions() {
    const Document document = parseYaml("# head\nä: ö\nlist:\n  - {x: ü, y: 2}\nnone:\n\nlast: 1\n", "f");
    const Node root = document.root();
    const auto at = [](Node node) {
        return QStringLiteral("%1:%2").arg(node.line()).arg(node.column());
    };
    QCOMPARE(at(root), QStringLiteral("2:1"));
    QCOMPARE(at(root.at("ä")), QStringLiteral("2:4"));
    QCOMPARE(at(root.at("list")), QStringLiteral("4:3"));
    QCOMPARE(at(root.at("list").items()[0].at("y")), QStringLiteral("4:15"));
    QCOMPARE(at(root.at("none")), QStringLiteral("5:1")); // nothing stands there: its key
    QCOMPARE(root.file(), std::string_view("f"));
}

void FilesTest::questions() {
    const Document document =
        parseYaml("{n: -12, zero: 0, d: 2.5e1, yes: true, no: false, s: 'x', l: [a, b]}", "f");
    const Node root = document.root();
    QVERIFY(root.isMap());
    QCOMPARE(root.size(), std::size_t{7});
    QCOMPARE(root.at("n").number(), -12);
    QCOMPARE(root.at("zero").number(0, 3), 0);
    QCOMPARE(root.at("d").decimal(), 25.0);
    QCOMPARE(root.at("n").decimal(), -12.0);
    QVERIFY(root.at("yes").flag());
    QVERIFY(!root.at("no").flag());
    QCOMPARE(root.at("s").text(), std::string_view("x"));
    QVERIFY(root.at("s").isQuoted());
    QVERIFY(!root.find("t"));
    QVERIFY(root.has("l"));
    QCOMPARE(root.at("l").texts(), (std::vector<std::string_view>{"a", "b"}));
    QCOMPARE(root.at("l").items()[1].oneOf({"a", "b"}), std::size_t{1});
    root.only({"n", "zero", "d", "yes", "no", "s", "l", "other"});
}

void FilesTest::refusedQuestions_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("question");
    QTest::addColumn<QString>("error");
    const auto row = [](const char *text, const char *question, const char *error) {
        QTest::addRow("%s of %s", question, text)
            << QByteArray(text) << QString::fromLatin1(question) << QString::fromUtf8(error);
    };
    row("[a]", "text", "files.wrong-kind|list|text");
    row("~", "text", "files.wrong-kind|nothing|text");
    row("'12'", "number", "files.wrong-kind|\"12\"|whole-number");
    row("1.0", "number", "files.wrong-kind|1.0|whole-number");
    row("+1", "number", "files.wrong-kind|+1|whole-number");
    row("007", "number", "files.wrong-kind|007|whole-number");
    row("0x1", "number", "files.wrong-kind|0x1|whole-number");
    row("1x", "number", "files.wrong-kind|1x|whole-number");
    row("2147483648", "number", "files.out-of-range|2147483648|whole-number");
    row("7", "range", "files.out-of-range|7|0 – 6");
    row("1.", "decimal", "files.wrong-kind|1.|number");
    row(".inf", "decimal", "files.wrong-kind|.inf|number");
    row("1e999", "decimal", "files.out-of-range|1e999|number");
    row("'true'", "flag", "files.wrong-kind|\"true\"|true, false");
    row("yes", "flag", "files.wrong-kind|yes|true, false");
    row("{a: 1}", "at", "files.missing-key||key");
    row("[a]", "at", "files.wrong-kind|list|map");
    row("{a: 1}", "items", "files.wrong-kind|map|list");
    row("a", "size", "files.wrong-kind|a|list");
    row("{a: 1, c: 2}", "only", "files.unknown-key|c|a, b");
    row("c", "oneOf", "files.unknown-word|c|a, b");
    row("{a: 1}", "oneOf", "files.unknown-word|map|a, b");
}

void FilesTest::refusedQuestions() {
    QFETCH(QByteArray, text);
    QFETCH(QString, question);
    QFETCH(QString, error);
    const Document document = parseYaml(text.toStdString(), "f");
    const Node root = document.root();
    const std::map<QString, std::function<void()>> questions{{"text",
                                                              [&] {
                                                                  (void)root.text();
                                                              }},
                                                             {"number",
                                                              [&] {
                                                                  (void)root.number();
                                                              }},
                                                             {"range",
                                                              [&] {
                                                                  (void)root.number(0, 6);
                                                              }},
                                                             {"decimal",
                                                              [&] {
                                                                  (void)root.decimal();
                                                              }},
                                                             {"flag",
                                                              [&] {
                                                                  (void)root.flag();
                                                              }},
                                                             {"at",
                                                              [&] {
                                                                  (void)root.at("key");
                                                              }},
                                                             {"items",
                                                              [&] {
                                                                  (void)root.items();
                                                              }},
                                                             {"size",
                                                              [&] {
                                                                  (void)root.size();
                                                              }},
                                                             {"only",
                                                              [&] {
                                                                  root.only({"a", "b"});
                                                              }},
                                                             {"oneOf", [&] {
                                                                  (void)root.oneOf({"a", "b"});
                                                              }}};
    const auto thrown = errorOf(questions.at(question));
    QVERIFY(thrown);
    QCOMPARE(QString::fromStdString(thrown->id + '|' + thrown->found + '|' + thrown->expected), error);
}

void FilesTest::messages() {
    const auto unknown = errorOf([] {
        parseYaml("a: {\n  bb: 1}", "dir/f.yaml").root().at("a").only({"x", "y"});
    });
    QVERIFY(unknown);
    QCOMPARE(unknown->what(), "dir/f.yaml:2:3: files.unknown-key: found bb, expected x, y");
    QCOMPARE(FileError("f", 0, 0, "files.unreadable").what(), "f: files.unreadable");
    // A long text is cut between two characters.
    const auto cut = errorOf([] { (void)parseYaml(repeated("ä", 100), "f").root().number(); });
    QCOMPARE(cut->found, repeated("ä", 30) + "…");
}

void FilesTest::splitsLines() {
    const auto lines = splitLines("a\nb\r\n\nc");
    QCOMPARE(lines.size(), std::size_t{4});
    QCOMPARE(lines[0].text, std::string_view("a"));
    QCOMPARE(lines[1].text, std::string_view("b"));
    QCOMPARE(lines[2].text, std::string_view(""));
    QCOMPARE(lines[3].text, std::string_view("c"));
    QCOMPARE(lines[3].number, 4);
    QVERIFY(lines[2].complete);
    QVERIFY(!lines[3].complete);
    QVERIFY(splitLines("").empty());
    QCOMPARE(splitLines("a\n").size(), std::size_t{1});
    QCOMPARE(splitLines("a\r")[0].text, std::string_view("a\r"));
}

void FilesTest::readsLines() {
    const Document document = parseYamlLine("{item: road.inn, answer: {cell: [1, -2]}}", "game", 41);
    QCOMPARE(document.root().line(), 41);
    QCOMPARE(document.root().at("answer").column(), 26);
    QCOMPARE(place(errorOf([] { parseYamlLine("{item: a, item: b}", "game", 7); })),
             QStringLiteral("7:11 files.duplicate-key"));
    QCOMPARE(place(errorOf([] { parseYamlLine("{item: a", "game", 7); })),
             QStringLiteral("7:9 files.syntax"));
    QCOMPARE(place(errorOf([] { parseYamlLine("{item: \xFF}", "game", 7); })),
             QStringLiteral("7:8 files.not-utf8"));
    QCOMPARE(place(errorOf([] { parseYamlLine("{a: 1,\nb: 2}", "game", 7); })),
             QStringLiteral("7:7 files.trailing-text"));
    QCOMPARE(place(errorOf([] { parseYamlLine("{a: *b}", "game", 7); })), QStringLiteral("7:5 files.alias"));
}

void FilesTest::quotes_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("written");
    const auto row = [](const char *text, const char *written) {
        QTest::addRow("%s", written) << QByteArray(text) << QByteArray(written);
    };
    row("road.inn", "road.inn");
    row("Zoë B", "Zoë B");
    row("北京", "北京");
    row("3B", "3B");
    row("", "\"\"");
    row(" a", "\" a\"");
    row("a ", "\"a \"");
    row("a, b", "\"a, b\"");
    row("a: b", "\"a: b\"");
    row("12", "\"12\"");
    row("-1", "\"-1\"");
    row("1.5e3", "\"1.5e3\"");
    row("0x1F", "\"0x1F\"");
    row("Null", "\"Null\"");
    row("true", "\"true\"");
    row("NO", "\"NO\"");
    row("~", "\"~\"");
    row("#1", "\"#1\"");
    row("say \"x\\y\"", "\"say \\\"x\\\\y\\\"\"");
    row("a\n\tb\r", "\"a\\n\\tb\\r\"");
    row("\x01\x7F\xC2\x85", "\"\\x01\\x7F\\x85\"");
    row("\xE2\x80\xA8\xEF\xBB\xBF", "\"\\u2028\\uFEFF\"");
    row("😀", "😀");
}

void FilesTest::quotes() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, written);
    QCOMPARE(QByteArray::fromStdString(quoteYaml(text.toStdString())), written);
}

// Any text survives as key and as value, and is never taken for something else.
void FilesTest::quotesAnything() {
    std::mt19937 random(20); // fixed, so that a failure can be repeated
    const std::u32string alphabet =
        U" \t\n\r\0\x04\x1B\x7F\x80\x85\xA0:,#-?!&*|>'\"%@`{}[]\\/=~.+_<01aeEnNoxyuULP\u00e4"
        U"\u2028\u2029\u3000\u5317\ud7ff\ue000\ufeff\ufffd\ufffe\uffff\U0001F600\U0010FFFF"s;
    for (int round = 0; round < 3000; ++round) {
        std::u32string text(random() % 12, U' ');
        for (char32_t &character : text) {
            character = alphabet[random() % alphabet.size()];
        }
        const std::string plain =
            QString::fromUcs4(text.data(), static_cast<qsizetype>(text.size())).toUtf8().toStdString();
        const std::string quoted = quoteYaml(plain);
        const std::string line = "{" + quoted + ": [" + quoted + ", " + quoted + "], z: " + quoted + "}";
        const Document document = parseYamlLine(line, "f", 1);
        const auto [key, value] = *document.root().entries().begin();
        QCOMPARE(key.text(), std::string_view(plain));
        QCOMPARE(value.texts(), (std::vector<std::string_view>{plain, plain}));
        if (plain != "z") {
            QCOMPARE(document.root().at("z").text(), std::string_view(plain));
        }
    }
    QCOMPARE(quoteYaml("a\xFF\xC3"), std::string("\"a\xEF\xBF\xBD\xEF\xBF\xBD\""));
}

void FilesTest::largeFiles() {
    std::string json = "[";
    std::string yaml;
    for (int i = 0; i < 20000; ++i) {
        json += (i > 0 ? ",{" : "{") + "\"name\":\"Zoë\",\"points\":"s + std::to_string(i) + ",\"a\":[1,2]}";
        yaml += "- {name: Zoë, points: " + std::to_string(i) + ", a: [1, 2]}\n";
    }
    json += "]";
    QCOMPARE(parseJson(json, "f").root().items()[19999].at("points").number(), 19999);
    const Document document = parseYaml(yaml, "f");
    QCOMPARE(document.root().items()[19999].at("points").number(), 19999);
    QCOMPARE(document.root().items()[19999].line(), 20000);
}

void FilesTest::missingFiles() {
    const auto missing = errorOf([] { loadYaml("/nowhere/at/all.yaml"); });
    QCOMPARE(place(missing), QStringLiteral("0:0 files.unreadable"));
    QCOMPARE(missing->file, std::string("/nowhere/at/all.yaml"));
    QCOMPARE(place(errorOf([] { loadJson("/"); })), QStringLiteral("0:0 files.unreadable"));
}

void FilesTest::loadsFiles() {
    QTemporaryDir folder;
    QFile file(folder.filePath("ä.json"));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write("{\"a\": 1}");
    file.close();
    const std::string path = file.fileName().toStdString();
    QCOMPARE(loadJson(path).root().at("a").number(), 1);
    QCOMPARE(loadYaml(path).root().at("a").number(), 1);
    QCOMPARE(loadYaml(path).file(), std::string_view(path));
}

void FilesTest::documentsShareContent() {
    std::optional<Document> document = parseYaml("{a: b}", "f");
    const Document copy = *document;
    const Node value = document->root().at("a");
    document.reset();
    QCOMPARE(value.text(), std::string_view("b"));
    const Document view = Document::view("g", copy.records(), copy.pool());
    QVERIFY(view == copy);
    QVERIFY(!(parseYaml("{a:  b}", "f") == copy)); // another place
    QCOMPARE(view.root().at("a").text(), std::string_view("b"));
}

void FilesTest::literals() {
    QCOMPARE(cppLiteral("a\"b\\c\n?1"), std::string("\"a\\042b\\134c\\012\\0771\""));
    std::string bytes;
    for (int i = 0; i < 20000; ++i) {
        bytes += static_cast<char>(i * 7 % 256);
    }
    const std::string literal = cppLiteral(bytes);
    QCOMPARE(unescaped(literal), bytes);
    QVERIFY(literal.find('\n') < 60000);
    const std::vector<Document> documents{parseYaml("b: 1", "b.yaml"), parseYaml("", "a.yaml")};
    const std::string source = embedSource(documents);
    QVERIFY(source.find("a.yaml") < source.find("b.yaml")); // sorted, whatever the order of arguments
}

// What is compiled into the program is what a reader of the file would see.
void FilesTest::embeddedEqualsParsed() {
    QVERIFY(std::ranges::is_sorted(embeddedFiles(), {}, &EmbeddedFile::name));
    for (const std::string_view name : embeddedNames("")) {
        const Document *embedded = embeddedDocument(name);
        QVERIFY(embedded);
        const Document parsed = loadYaml(SCOREKEEP_SOURCE_DIR "/" + std::string(name));
        QVERIFY2(*embedded == parsed, std::string(name).c_str());
        QCOMPARE(embedded->file(), name);
    }
    QVERIFY(embeddedDocument("expansions.yaml"));
    QVERIFY(!embeddedDocument("resources/tiles/none.yaml"));
    QVERIFY(embeddedNames("resources/none/").empty());
}

QTEST_APPLESS_MAIN(FilesTest)
#include "files_test.moc"
