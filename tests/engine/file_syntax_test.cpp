// SPDX-License-Identifier: MIT
// The strict reader's grammar as tables: what it accepts, what it refuses, and where.
#include "engine/files/reader.h"
#include "tests/engine/file_errors.h"

#include <QTest>

using namespace scorekeep;
using namespace std::string_literals;

namespace {

void accepts(const char *name, const std::string &text, const std::string &content) {
    QTest::newRow(name) << QByteArray::fromStdString(text) << QByteArray::fromStdString(content);
}

void refuses(const char *name, const std::string &text, const char *where) {
    QTest::newRow(name) << QByteArray::fromStdString(text) << QString::fromLatin1(where);
}

} // namespace

class FileSyntaxTest : public QObject {
    Q_OBJECT

private slots:
    void readsYaml_data();
    void readsYaml();
    void refusesYaml_data();
    void refusesYaml();
    void readsJson_data();
    void readsJson();
    void refusesJson_data();
    void refusesJson();
};

void FileSyntaxTest::readsYaml_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("content");
    accepts("nothing", "", "null");
    accepts("only a comment", "# nothing\n", "null");
    accepts("only a document start", "---\n", "null");
    accepts("block", "a: 1\nb:\n  - x\n  - {c: \"d\", e: ~}\n", "{a:1 b:[x {c:\"d\" e:null}]}");
    accepts("empty containers", "{a: [], b: {}}", "{a:[] b:{}}");
    accepts("key without value", "a:\nb: 1", "{a:null b:1}");
    accepts("document start and end", "---\na: 1\n...\n", "{a:1}");
    accepts("quoted null is text", "[null, 'null', \"~\"]", "[null \"null\" \"~\"]");
    accepts("quoted merge key is text", "'<<': 1", "{\"<<\":1}");
    accepts("block texts", "a: |\n  x\n  y\nb: >-\n  1\n  2\n", "{a:\"x\ny\n\" b:\"1 2\"}");
    accepts("block headers", "- |2-\n    a\n- > # c\n  b\n", "[\"  a\" \"b\n\"]");
    accepts("blank end of a block text", "a: >\n  x\n  ", "{a:\"x\n\"}");
    accepts("list below its key", "a:\n- b\nc:\n  - d\n", "{a:[b] c:[d]}");
    accepts("value on the next line", "a:\n  \"b\"\nc :\n  d: e\n", "{a:\"b\" c:{d:e}}");
    accepts("quotes in quotes", "['it''s', \"a \\\"b\\\"\"]", "[\"it's\" \"a \"b\"\"]");
    accepts("escapes", "\"\\u00e4\\U0001F600\\x41\\n\"", "\"ä😀A\n\"");
    accepts("byte order mark", "\xEF\xBB\xBF"s + "a: 1", "{a:1}");
    accepts("character that begins like the mark", "ﻻ", "ﻻ");
    accepts("CRLF", "a: 1\r\nb: |\r\n  x\r\n", "{a:1 b:\"x\n\"}");
    accepts("comma at the end of a flow list", "[a, b,]", "[a b]");
    accepts("single pair", "[a: b]", "[{a:b}]");
    accepts("other scripts", "Zoë: 北京", "{Zoë:北京}");
    accepts("percent inside", "a: 50%\nb: x\n", "{a:50% b:x}");
    accepts("deepest flow", repeated("[", 100) + repeated("]", 100), repeated("[", 100) + repeated("]", 100));
}

void FileSyntaxTest::readsYaml() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, content);
    QCOMPARE(QByteArray::fromStdString(shown(parseYaml(text.toStdString(), "f").root())), content);
}

void FileSyntaxTest::refusesYaml_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    refuses("duplicate key", "a: 1\nb: 2\na: 3\n", "3:1 files.duplicate-key");
    refuses("first of two duplicates", "{b: 1, a: 2, b: 3, a: 4}", "1:14 files.duplicate-key");
    refuses("duplicate in other quotes", "{a: 1, \"a\": 2}", "1:8 files.duplicate-key");
    refuses("list as key", "? [a]\n: b", "1:3 files.wrong-kind");
    refuses("null as key", "~: b", "1:1 files.wrong-kind");
    refuses("no key", "{a: 1,, b: 2}", "1:7 files.wrong-kind");
    refuses("anchor", "a: &x 1\nb: *x\n", "1:4 files.anchor");
    refuses("anchor on a map", "a: 1\nb: &x\n  c: 2", "2:4 files.anchor");
    refuses("alias", "a: *x\n", "1:4 files.alias");
    refuses("tag", "a: !!str 1\n", "1:4 files.tag");
    refuses("tag on a list", "!x [a]", "1:1 files.tag");
    refuses("tag on nothing", "a: !x", "1:4 files.tag");
    refuses("non-specific tag", "a: ! 1\n", "1:4 files.tag");
    refuses("merge key", "a: {<<: {b: 1}}", "1:5 files.merge-key");
    refuses("two documents", "a: 1\n---\nb: 2\n", "2:1 files.several-documents");
    refuses("text after the end", "a: 1\n...\nb: 2\n", "3:1 files.trailing-text");
    refuses("text after a map", "{a: 1} x", "1:8 files.trailing-text");
    refuses("YAML directive", "# c\n%YAML 1.2\n---\na: 1", "2:1 files.directive");
    refuses("TAG directive", "%TAG ! x\n---\na: 1", "1:1 files.directive");
    refuses("empty item", "[a,, b]", "1:4 files.empty-item");
    refuses("only a comma", "[,]", "1:2 files.empty-item");
    refuses("open list", "a: [b,\n  c\n", "2:3 files.syntax");
    refuses("open map", "{a: 1", "1:6 files.syntax");
    refuses("open quote", "a: \"b", "1:6 files.open-quote");
    refuses("open quote before a line end", "a: \"b\\\"\n", "1:4 files.open-quote");
    refuses("open single quote before a line end", "a: 'b\n", "1:4 files.open-quote");
    refuses("closed twice", "{a: 1}}", "1:7 files.syntax");
    refuses("two colons", "a: b: c", "1:5 files.syntax");
    refuses("indentation", "a: 1\n  b: 2", "2:4 files.syntax");
    refuses("reserved sign", "a: @b", "1:4 files.syntax");
    refuses("unknown escape", "a: \"\\q\"", "1:7 files.bad-escape");
    refuses("lone surrogate", "a: \"\\ud83d\"", "1:11 files.bad-escape");
    refuses("escape that only the parser knows", "a: \"ä\\'\"", "1:6 files.bad-escape");
    refuses("escape that the parser spoils", "a: \"x\n  \\_\"", "2:3 files.bad-escape");
    refuses("directive below", "a: 1\nb:\n%x\n  - c\n", "3:1 files.directive");
    refuses("line without a colon", "a: 1\nb\n", "2:1 files.missing-colon");
    refuses("lines without a colon", "a: 1\nb\nc: d\n", "3:2 files.syntax");
    refuses("null without a colon", "a: 1\nnull b\n", "2:1 files.missing-colon");
    refuses("key without a colon in flow", "{a: 1, \"b\"}", "1:8 files.missing-colon");
    refuses("value not further in", "a:\n  b:\n  \"c\"\n", "3:3 files.indentation");
    refuses("comment close to a block header", "a: |#b\n  c\n", "1:4 files.syntax");
    refuses("NUL", "a: \0b"s, "1:4 files.bad-character");
    refuses("control character", "a: 1\nb: x\x04y", "2:5 files.bad-character");
    refuses("lone CR", "a: 1\rb: 2", "1:5 files.bad-character");
    refuses("mark in the middle", "a: \xEF\xBB\xBF"s + "b", "1:4 files.bad-character");
    refuses("no UTF-8", "ä: \xFF", "1:4 files.not-utf8");
    refuses("cut character", "a: \xC3", "1:4 files.not-utf8");
    refuses("overlong character", "a: \xC0\x80", "1:4 files.not-utf8");
    refuses("encoded surrogate", "a: \xED\xA0\x80", "1:4 files.not-utf8");
    refuses("UTF-16", "\xFF\xFE"s + "a\0"s, "1:1 files.not-utf8");
    refuses("UTF-16 without mark", "a\0:\0"s, "1:2 files.bad-character");
    refuses("columns are characters", "ä: [ö, &x 1]", "1:8 files.anchor");
    refuses("lines after CRLF", "a: 1\r\n\r\nb: &x 1", "3:4 files.anchor");
    refuses("too deep in flow", repeated("[", 101) + repeated("]", 101), "1:101 files.too-deep");
    refuses("too deep in block", repeated("- ", 101) + "a", "1:201 files.too-deep");
    refuses("far too deep", repeated("- ", 100000), "1:201 files.too-deep");
}

void FileSyntaxTest::refusesYaml() {
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    QCOMPARE(place(errorOf([&] { parseYaml(text.toStdString(), "f"); })), where);
}

void FileSyntaxTest::readsJson_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("content");
    const std::string longKey = repeated("k", 3000);
    accepts("values", R"( {"a":[1,-2.5e+3,true,false,null,"x"]} )",
            R"({"a":[1 -2.5e+3 true false null "x"]})");
    accepts("empty", R"([{},[],""])", R"([{} [] ""])");
    accepts("text alone", R"("x")", R"("x")");
    accepts("number alone", "-0", "-0");
    accepts("byte order mark", "\xEF\xBB\xBF[1]", "[1]");
    accepts("all white space", "\t[\r\n1\r,\t2\n]\n", "[1 2]");
    accepts("colon on another line", "{\"a\"\n\n:\n1}", R"({"a":1})");
    accepts("escapes", R"("\"\\\/\b\f\n\r\t\u00e4")", "\"\"\\/\b\f\n\r\tä\"");
    accepts("surrogate pair", R"("\uD83D\uDE00\ud83d\ude00")", "\"😀😀\"");
    accepts("escaped NUL", R"("\u0000")", "\"\0\""s);
    accepts("characters that YAML does not print", "\"\x7F\xC2\x80\xEF\xBB\xBF\"",
            "\"\x7F\xC2\x80\xEF\xBB\xBF\"");
    accepts("YAML in quotes", R"(["&a","*b","!c","# d",": e","- f","%g","---"," h "])",
            R"(["&a" "*b" "!c" "# d" ": e" "- f" "%g" "---" " h "])");
    accepts("YAML words as keys", R"({"<<":1,"~":2,"null":3,"":4})", R"({"<<":1 "~":2 "null":3 "":4})");
    accepts("long key", "{\"" + longKey + "\" :[1],\"a\":2}", "{\"" + longKey + "\":[1] \"a\":2}");
    accepts("deepest", repeated("[", 100) + repeated("]", 100), repeated("[", 100) + repeated("]", 100));
}

void FileSyntaxTest::readsJson() {
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, content);
    QCOMPARE(QByteArray::fromStdString(shown(parseJson(text.toStdString(), "f").root())), content);
}

void FileSyntaxTest::refusesJson_data() {
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QString>("where");
    refuses("nothing", "\n ", "2:2 files.syntax");
    refuses("word", "[nul]", "1:2 files.syntax");
    refuses("word without quotes", "{a:1}", "1:2 files.syntax");
    refuses("single quotes", "{'a':1}", "1:2 files.syntax");
    refuses("comment", "[1 // x\n]", "1:4 files.syntax");
    refuses("YAML comment", "[1] # x", "1:5 files.trailing-text");
    refuses("comma before the end of a map", "{\"a\":1,}", "1:8 files.syntax");
    refuses("comma before the end of a list", "[1,\n]", "2:1 files.syntax");
    refuses("two commas", "[1,,2]", "1:4 files.syntax");
    refuses("no comma", "[1 2]", "1:4 files.syntax");
    refuses("no colon", "{\"a\" 1}", "1:6 files.syntax");
    refuses("text after the end", "{\"a\":1} x", "1:9 files.trailing-text");
    refuses("two values", "true false", "1:6 files.trailing-text");
    refuses("open map", "{\"a\":1", "1:7 files.syntax");
    refuses("open list", "[1", "1:3 files.syntax");
    refuses("open quote", "[\n \"abc", "2:2 files.open-quote");
    refuses("leading zero", "[01]", "1:3 files.syntax");
    refuses("plus", "[+1]", "1:2 files.syntax");
    refuses("no digit after the point", "[1.]", "1:4 files.syntax");
    refuses("no digit before the point", "[.5]", "1:2 files.syntax");
    refuses("no digit in the exponent", "[1e]", "1:4 files.syntax");
    refuses("NaN", "[NaN]", "1:2 files.syntax");
    refuses("tab in text", "[\"a\tb\"]", "1:4 files.bad-character");
    refuses("line end in text", "[\"a\nb\"]", "1:4 files.bad-character");
    refuses("NUL", "[\"a\0b\"]"s, "1:4 files.bad-character");
    refuses("YAML escape", R"(["\x41"])", "1:3 files.bad-escape");
    refuses("bad hexadecimal digit", R"(["\u00g0"])", "1:3 files.bad-escape");
    refuses("lone high surrogate", R"(["ä\uD83D"])", "1:4 files.lone-surrogate");
    refuses("lone low surrogate", R"(["\uDE00"])", "1:3 files.lone-surrogate");
    refuses("high surrogate before a letter", R"(["\uD83D\u0041"])", "1:3 files.lone-surrogate");
    refuses("duplicate key", "{\"a\":1,\n\"\\u0061\":2}", "2:1 files.duplicate-key");
    refuses("place after a surrogate pair", R"({"\uD83D\uDE00" : 1, "a": 1, "a": 2})",
            "1:30 files.duplicate-key");
    refuses("no UTF-8", "[\"\xFF\"]", "1:3 files.not-utf8");
    refuses("UTF-16", "\xFE\xFF\0[\0]"s, "1:1 files.not-utf8");
    refuses("too deep", repeated("[", 101) + repeated("]", 101), "1:101 files.too-deep");
    refuses("far too deep", repeated("{\"a\":", 100000), "1:501 files.too-deep");
}

void FileSyntaxTest::refusesJson() {
    QFETCH(QByteArray, text);
    QFETCH(QString, where);
    QCOMPARE(place(errorOf([&] { parseJson(text.toStdString(), "f"); })), where);
}

QTEST_APPLESS_MAIN(FileSyntaxTest)
#include "file_syntax_test.moc"
