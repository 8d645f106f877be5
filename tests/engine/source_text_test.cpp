// SPDX-License-Identifier: MIT
// Shows that the architecture test reads sources rightly: literals, includes, lengths of functions, ids.
#include "tests/support/named_ids.h"
#include "tests/support/source_text.h"

#include <QtTest>

using namespace scorekeep::test;

class SourceTextTest : public QObject {
    Q_OBJECT

private slots:
    void readsLiterals_data();
    void readsLiterals();
    void readsIncludes();
    void measuresFunctions_data();
    void measuresFunctions();
    void findsIdsInLiterals_data();
    void findsIdsInLiterals();
};

void SourceTextTest::readsLiterals_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QStringList>("literals");
    QTest::newRow("plain") << R"(f("a", "b");)" << QStringList{"a", "b"};
    QTest::newRow("adjacent") << "f(\"a-\"\n  \"b\");" << QStringList{"a-b"};
    QTest::newRow("escaped quote") << R"(f("a\"b");)" << QStringList{R"(a\"b)"};
    QTest::newRow("line comment") << "// \"a\"\nf(\"b\");" << QStringList{"b"};
    QTest::newRow("continued comment") << "// \\\n\"a\"\nf(\"b\");" << QStringList{"b"};
    QTest::newRow("block comment") << "/* \"a\"\n */ f(\"b\");" << QStringList{"b"};
    QTest::newRow("no comment inside") << R"(f("//a", "/*b");)" << QStringList{"//a", "/*b"};
    QTest::newRow("raw") << "f(R\"x(a\"b)x\", \"c\");" << QStringList{"a\"b", "c"};
    QTest::newRow("no raw string") << "f(BAR\"a(b\");" << QStringList{"a(b"};
    QTest::newRow("character") << R"(f('"', "a", '\'', "b");)" << QStringList{"a", "b"};
    QTest::newRow("digit separator") << R"(f(1'000, "a", 0x1'f);)" << QStringList{"a"};
    QTest::newRow("include") << "#include \"a.h\"\nf(\"b\");" << QStringList{"b"};
    QTest::newRow("macro") << "#define A \"a\" \\\n  \"b\"\n" << QStringList{R"(a)", R"(b)"};
}

void SourceTextTest::readsLiterals() {
    QFETCH(QString, source);
    QFETCH(QStringList, literals);
    QStringList found;
    for (const Literal &literal : readSource(source.toStdString()).literals) {
        found << QString::fromStdString(literal.text);
    }
    QCOMPARE(found, literals);
}

void SourceTextTest::readsIncludes() {
    const SourceText text =
        readSource("// #include \"no.h\"\n#include \"engine/a.h\"\n  #  include <map> // x\n");
    QCOMPARE(text.includes.size(), std::size_t(2));
    QCOMPARE(text.includes[0].path, std::string("engine/a.h"));
    QVERIFY(text.includes[0].quoted);
    QCOMPARE(text.includes[1].line, 3);
    QCOMPARE(text.includes[1].path, std::string("map"));
    QCOMPARE(text.lines, 3);
}

void SourceTextTest::measuresFunctions_data() {
    QTest::addColumn<QString>("source");
    QTest::addColumn<QString>("measured");
    QTest::newRow("function") << "namespace a {\nint f(int x) {\n  if (x) {\n  }\n}\n}"
                              << "f 4";
    QTest::newRow("two") << "void f() {}\nvoid A::g() const {\n}"
                         << "f 1, A::g 2";
    QTest::newRow("in a class") << "class A : public B {\npublic:\n  A() {\n  }\n  int x = 1;\n};"
                                << "A 2";
    QTest::newRow("constructor") << "A::A(int a) : B(a), m_a{a}, m_b{\n} {\n\n}"
                                 << "A::A 3";
    QTest::newRow("table") << "const std::vector<int> t{1,\n 2};\nint u[] = {1};\nvoid f() {}"
                           << "f 1";
    QTest::newRow("enum") << "enum class E : int { A, B };\nvoid f() {\n}"
                          << "f 2";
    QTest::newRow("template") << "template <class T, class U = std::vector<T>>\nvoid f(T t) {\n}"
                              << "f 2";
    QTest::newRow("default argument") << "void f(A a = {}, B b = B{1}) {\n}"
                                      << "f 2";
    QTest::newRow("operator") << "bool operator()(int a) {\n}"
                              << "operator() 2";
    QTest::newRow("lambda") << "const auto f = [](int a) {\n};"
                            << "f 2";
    QTest::newRow("nested lambda") << "void f() {\n  auto g = [] {\n  };\n}"
                                   << "f 4";
    QTest::newRow("braces in text") << "void f() {\n  g(\"}\", '}'); // }\n}"
                                    << "f 3";
}

void SourceTextTest::measuresFunctions() {
    QFETCH(QString, source);
    QFETCH(QString, measured);
    QStringList found;
    for (const Function &function : functions(readSource(source.toStdString()))) {
        found << QString("%1 %2").arg(function.name.c_str()).arg(function.lines);
    }
    QCOMPARE(found.join(", "), measured);
}

void SourceTextTest::findsIdsInLiterals_data() {
    QTest::addColumn<QString>("literal");
    QTest::addColumn<QString>("named");
    QTest::newRow("an id") << "river-1"
                           << "river-1";
    QTest::newRow("in a sentence") << "The river-1 tiles"
                                   << "river-1";
    QTest::newRow("longer id") << "river-12"
                               << "";
    QTest::newRow("item") << "fairy.turn-begin"
                          << "fairy";
    QTest::newRow("condition") << "fairy and not river-1"
                               << "fairy, river-1";
    QTest::newRow("a word for people") << "Once upon a time a fairy came"
                                       << "";
    QTest::newRow("resource") << ":/symbols/fairy.svg"
                              << "fairy";
    QTest::newRow("none") << "road.tiles"
                          << "";
}

void SourceTextTest::findsIdsInLiterals() {
    QFETCH(QString, literal);
    QFETCH(QString, named);
    QStringList found;
    for (const std::string &id : namedIn(literal.toStdString(), {"river-1", "fairy"})) {
        found << QString::fromStdString(id);
    }
    QCOMPARE(found.join(", "), named);
}

QTEST_APPLESS_MAIN(SourceTextTest)
#include "source_text_test.moc"
