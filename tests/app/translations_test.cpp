// SPDX-License-Identifier: MIT
// Every language says all that the program can say, with nothing lost on the way.
#include "app/i18n/catalogue_text.h"
#include "engine/game/embedded_world.h"
#include "tests/app/translation_checks.h"

#include <QtTest>

#include <QProcess>
#include <QTemporaryDir>

using namespace scorekeep;
using namespace scorekeep::app;

namespace {

const QStringList Languages{"de", "fr"};

QString path(const char *inSources) {
    return QStringLiteral(SCOREKEEP_SOURCE_DIR) + QLatin1String(inSources);
}

QList<Translation> translations(const QString &language) {
    return readTranslations(path("/translations/scorekeep_") + language + QLatin1String(".ts"), language);
}

QString contentOf(const QString &file) {
    QFile opened(file);
    return opened.open(QIODevice::ReadOnly) ? QString::fromUtf8(opened.readAll()) : QString();
}

// Each on a line of its own: the message of a failure has room for few.
void verifyNone(const QStringList &faults, const char *what) {
    for (const QString &fault : faults) {
        qWarning("%s", qPrintable(fault));
    }
    QVERIFY2(faults.isEmpty(), qPrintable(QStringLiteral("%1 %2").arg(faults.size()).arg(QLatin1String(what))));
}

QMap<QString, Translation> byId(const QList<Translation> &all) {
    QMap<QString, Translation> texts;
    for (const Translation &text : all) {
        texts.insert(text.id(), text);
    }
    return texts;
}

} // namespace

class TranslationsTest : public QObject {
    Q_OBJECT

private:
    QTemporaryDir m_folder;
    OneWords m_words;

    // What lupdate finds in the sources now.
    QList<Translation> texts(const char *name, const QStringList &options) {
        const QString file = m_folder.filePath(QLatin1String(name));
        QProcess lupdate;
        lupdate.setWorkingDirectory(path("/"));
        lupdate.start(QStringLiteral(SCOREKEEP_LUPDATE),
                      QStringList{"-silent", "-locations", "none", "-I", ".", "app"} + options +
                          QStringList{"-ts", file});
        return lupdate.waitForFinished() && lupdate.exitCode() == 0 ? readTranslations(file, "sources")
                                                                    : QList<Translation>();
    }
    static void compare(const QList<Translation> &said, const QString &language) {
        const auto wanted = byId(said);
        const auto found = byId(translations(language));
        QVERIFY(!wanted.isEmpty());
        QStringList missing, left;
        for (const Translation &text : wanted) {
            if (!found.contains(text.id())) {
                missing << QStringLiteral("missing in ") + text.in(language).name();
            }
        }
        for (const Translation &text : found) {
            if (!wanted.contains(text.id())) {
                left << QStringLiteral("said no more in ") + text.name();
            }
        }
        verifyNone(missing, "texts are missing: build update_strings, then translate them");
        verifyNone(left, "texts are said no more: build update_strings");
    }

private Q_SLOTS:
    void initTestCase() {
        m_words = OneWords(contentOf(path("/tests/languages/one-word.txt")));
        verifyNone(m_words.faults(), "lines of one-word.txt cannot be read");
    }

    void everyTextIsThere_data() {
        QTest::addColumn<QString>("language");
        for (const QString &language : Languages) {
            QTest::addRow("%s", qPrintable(language)) << language;
        }
    }
    void everyTextIsThere() {
        QFETCH(QString, language);
        compare(texts("all.ts", {}), language);
    }
    void everyEnglishPluralIsThere() { compare(texts("plurals.ts", {"-pluralonly"}), "en"); }

    // By key, as the program looks them up.
    void everyTextOfTheDataIsThere_data() { everyTextIsThere_data(); }
    void everyTextOfTheDataIsThere() {
        QFETCH(QString, language);
        const auto found = byId(translations(language));
        QStringList missing;
        for (const CatalogueString &string : catalogueStrings(embeddedWorld())) {
            Translation text;
            text.language = language;
            text.context = QStringLiteral("catalogue");
            text.key = QString::fromStdString(string.key);
            text.source = QString::fromStdString(string.english);
            if (!found.contains(text.id())) {
                missing << text.name();
            }
        }
        verifyNone(missing, "texts of the YAML files have no translation");
    }

    void everyTranslationKeeps_data() {
        QTest::addColumn<QString>("language");
        QTest::addColumn<int>("check");
        for (const QString &language : Languages + QStringList{"en"}) {
            for (std::size_t check = 0; check < TranslationChecks.size(); ++check) {
                QTest::addRow("%s %s", qPrintable(language), TranslationChecks[check].name)
                    << language << int(check);
            }
        }
    }
    void everyTranslationKeeps() {
        QFETCH(QString, language);
        QFETCH(int, check);
        QStringList faults;
        for (const Translation &text : translations(language)) {
            const QString fault = TranslationChecks[std::size_t(check)].fault(text, m_words);
            if (!fault.isEmpty()) {
                faults << text.name() + QStringLiteral("\n    ") + fault;
            }
        }
        verifyNone(faults, TranslationChecks[std::size_t(check)].name);
    }

    // Runs after all texts were looked at.
    void oneWordsAreNeeded() { verifyNone(m_words.unused(), "lines of one-word.txt that nothing needs"); }

    // ---- the checks can fail

    void checks_data() {
        QTest::addColumn<QString>("check");
        QTest::addColumn<QString>("source");
        QTest::addColumn<QStringList>("forms");
        QTest::addColumn<bool>("right");
        const auto row = [](const char *check, const char *source, const QStringList &forms, bool right) {
            QTest::addRow("%s: %s -> %s", check, source, qPrintable(forms.join('/')))
                << check << source << forms << right;
        };
        row("complete", "tile", {"Plättchen"}, true);
        row("complete", "tile", {""}, false);
        row("complete", "tile", {" "}, false);
        row("complete", "%n tile(s)", {"%n Plättchen", "%n Plättchen"}, true);
        row("complete", "%n tile(s)", {"%n Plättchen"}, false);
        row("complete", "%n tile(s)", {"%n Plättchen", ""}, false);
        row("placeholders", "%1 of %2", {"%2, davon %1"}, true);
        row("placeholders", "%1 of %2", {"%1 von %1"}, false);
        row("placeholders", "%1 of %2", {"von %2"}, false);
        row("placeholders", "%n tile(s)", {"ein Plättchen", "%n Plättchen"}, false);
        row("tags", "<b>tile</b>", {"<b>Plättchen</b>"}, true);
        row("tags", "<b>tile</b>", {"<b>Plättchen"}, false);
        row("access keys", "&Open", {"Ö&ffnen"}, true);
        row("access keys", "&Open", {"Öffnen"}, false);
        row("access keys", "&Open", {"Öffnen&"}, false);
        row("access keys", "Inns && Cathedrals", {"Gasthöfe und Kathedralen"}, true);
        row("access keys", "Open", {"&Öffnen"}, false);
        row("well formed", "{farm|field}", {"{Hof|Wiese|Feld}"}, true);
        row("well formed", "{farm|field}", {"{Hof|Wiese"}, false);
        row("well formed", "{farm|field}", {"{Hof}"}, false);
        row("well formed", "{farm|field}", {"{a|b|c|d}"}, false);
        row("well formed", "{farm|field}", {"{Wiese|Wiese}"}, false);
        row("well formed", "{farm|field}", {"{Hof|{Feld|Wiese}}"}, false);
        row("alternatives", "a {follower|meeple}", {"ein {Gefolgsmann|Meeple}"}, true);
        row("alternatives", "a {follower|meeple}", {"ein Meeple"}, false);
        row("alternatives", "{Followers|Meeples} and a {follower|meeple}", {"{Gefolgsleute|Meeple}"}, true);
        row("alternatives", "a {thing|object} and a {follower|meeple}", {"ein {Gefolgsmann|Meeple}"}, false);
        row("alternatives", "the {lamp|light}", {"die Lampe"}, true);
        row("alternatives", "the {lamp|light}", {"das Licht"}, false);
        row("spaces", "tile", {"Plättchen"}, true);
        row("spaces", "tile", {"Plättchen "}, false);
        row("spaces", "tile", {QString(QChar(QChar::Nbsp)) + "Plättchen"}, false);
        row("spaces", "tile, ", {"Plättchen, "}, true);
        row("end marks", "Lay it.", {"Anlegen."}, true);
        row("end marks", "Lay it.", {"Anlegen"}, false);
        row("end marks", "Open…", {"Öffnen"}, false);
        row("end marks", "New:", {QString("Nouveau") + QChar(QChar::Nbsp) + ":"}, true);
        row("end marks", "Under", {"Darunter!"}, false);
    }
    void checks() {
        QFETCH(QString, check);
        QFETCH(QString, source);
        QFETCH(QStringList, forms);
        QFETCH(bool, right);
        const OneWords words("de lamp|light, lamps|lights: lampe\n");
        const auto found = std::ranges::find_if(TranslationChecks, [&](const TranslationCheck &one) {
            return check == QLatin1String(one.name);
        });
        QVERIFY(found != TranslationChecks.end());
        const Translation text{"de", "test", {}, source, source.contains("(s)"), true, forms};
        const QString fault = found->fault(text, words);
        QVERIFY2(fault.isEmpty() == right, qPrintable(fault));
    }

    void whatIsUnfinishedIsFound() {
        const QString file = m_folder.filePath("odd.ts");
        QFile odd(file);
        QVERIFY(odd.open(QIODevice::WriteOnly));
        odd.write("<?xml version='1.0'?><TS><context><name>c</name><message><source>a</source><comment>k"
                  "</comment><translation type='unfinished'>b</translation></message></context></TS>");
        odd.close();
        const QList<Translation> read = readTranslations(file, "de");
        QCOMPARE(read.size(), 1);
        QCOMPARE(read.front().name(), QString("de: c (k): “a”"));
        QCOMPARE(checks::complete(read.front(), {}), QString("unfinished"));
    }

    void linesOfOneWord() {
        const OneWords words("# remark\nde a|b: c\nde nonsense\nfr [k] x|y: z\n");
        QCOMPARE(words.faults(), QStringList{"de nonsense"});
        Translation text{"fr", "catalogue", "k", "{x|y}", false, true, {"Z"}};
        QVERIFY(words.has(text, "Z", "x|y"));
        text.key = "other";
        QVERIFY(!words.has(text, "Z", "x|y"));
        QCOMPARE(words.unused(), QStringList{"de a|b: c"});
    }
};

QTEST_GUILESS_MAIN(TranslationsTest)
#include "translations_test.moc"
