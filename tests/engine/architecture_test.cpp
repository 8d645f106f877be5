// SPDX-License-Identifier: MIT
// Holds the sources to the house plan: who includes whom, who names an expansion, how long things are.
#include "engine/files/node.h"
#include "engine/files/reader.h"
#include "engine/game/embedded_world.h"
#include "tests/support/named_ids.h"
#include "tests/support/source_text.h"

#include <QtTest>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <vector>

namespace fs = std::filesystem;
using namespace scorekeep;
using namespace scorekeep::test;

namespace {

constexpr int longestFile = 400;
constexpr int longestFunction = 60;

struct Exception {
    std::string what;
    std::string reason;
};

// Each test below finds faults by name. Those in its table here are known; an entry without a fault or a
// reason is a fault itself.
const std::vector<Exception> longFiles{
    {"app/i18n/catalogue_strings.cpp", "written by a program: a line for each text of the data"},
};                                            // path
const std::vector<Exception> longFunctions{}; // path and name

// Ids that the core or the program may speak: `id` anywhere, `path id` in one file.
const std::vector<Exception> spokenIds{
    {"river", "a kind of segment"},
};

// Elements that several modules name. A combination module is a reason.
const std::vector<Exception> sharedElements{};

// Which folders the files of a folder may include.
const std::map<std::string, std::set<std::string>> allowedIncludes{
    {"engine/files", {}},
    {"engine/catalogue", {"engine/files"}},
    {"engine/board", {"engine/catalogue"}},
    {"engine/scoring", {"engine/board", "engine/catalogue"}},
    {"engine/reference", {"engine/catalogue", "engine/files"}},
    {"engine/game",
     {"engine/scoring", "engine/board", "engine/reference", "engine/catalogue", "engine/files"}},
    {"engine/rules", {"engine/game", "engine/scoring", "engine/board", "engine/catalogue"}},
    {"engine/import", {"engine/game", "engine/catalogue", "engine/files"}},
    {"app",
     {"engine/import", "engine/game", "engine/scoring", "engine/reference", "engine/board",
      "engine/catalogue", "engine/files"}},
};

struct SourceFile {
    std::string path; // from the top
    std::string raw;
    SourceText text;
};

// `engine/board` of `engine/board/grid.h`, `app` of anything in the program, empty elsewhere.
std::string folderOf(const std::string &path) {
    if (path.starts_with("app/")) {
        return "app";
    }
    const std::size_t first = path.find('/');
    const std::size_t second = first == std::string::npos ? first : path.find('/', first + 1);
    return path.starts_with("engine/") && second != std::string::npos ? path.substr(0, second)
                                                                      : std::string();
}

std::vector<SourceFile> readSources() {
    const fs::path top = SCOREKEEP_SOURCE_DIR;
    std::vector<SourceFile> files;
    for (const char *folder : {"engine", "app", "tests"}) {
        if (!fs::exists(top / folder)) {
            continue;
        }
        for (const fs::directory_entry &entry : fs::recursive_directory_iterator(top / folder)) {
            const std::string extension = entry.path().extension().string();
            if (!entry.is_regular_file() || (extension != ".cpp" && extension != ".h")) {
                continue;
            }
            std::ifstream stream(entry.path(), std::ios::binary);
            std::string raw{std::istreambuf_iterator<char>(stream), {}};
            SourceText text = readSource(raw);
            files.push_back(
                {entry.path().lexically_relative(top).generic_string(), std::move(raw), std::move(text)});
        }
    }
    std::sort(files.begin(), files.end(), [](const auto &a, const auto &b) { return a.path < b.path; });
    return files;
}

// What is wrong with an include, or nothing.
std::string includeFault(const std::string &path, const Include &include) {
    const std::string from = folderOf(path);
    const std::string to = folderOf(include.path);
    const bool yaml = include.path.starts_with("yaml-cpp/");
    if (yaml && from != "engine/files") {
        return "only engine/files reads YAML";
    }
    if (from.starts_with("engine/") && include.path.starts_with('Q')) {
        return "the engine has no Qt";
    }
    if (include.path.starts_with("tests/")) {
        return "the program does not include its tests";
    }
    if (to.empty()) {
        return include.quoted && !include.path.ends_with(".moc") ? "includes are written from the top" : "";
    }
    if (path == include.path || to == from) {
        return from == "engine/rules" ? "no module includes another" : "";
    }
    const auto allowed = allowedIncludes.find(from);
    if (allowed == allowedIncludes.end()) {
        return from + " is no folder of the house plan";
    }
    return allowed->second.contains(to) ? "" : from + " may not include " + to;
}

void addIds(const Node &map, std::string_view section, std::set<std::string> &ids) {
    if (const auto list = map.find(section)) {
        for (const Node &entry : list->items()) {
            ids.emplace(entry.at("id").text());
            addIds(entry, "elements", ids);
        }
    }
}

// The ids of elements and expansions in the catalogue. Those of pieces, options and tile sets are other ids.
std::set<std::string> expansionIds() {
    const Document document = loadYaml(std::string(SCOREKEEP_SOURCE_DIR) + "/expansions.yaml");
    std::set<std::string> ids;
    addIds(document.root(), "elements", ids);
    addIds(document.root(), "expansions", ids);
    return ids;
}

using Faults = std::map<std::string, std::string>; // what -> what is wrong with it

// Fails on faults that no exception names, and on exceptions without a fault or a reason.
void verify(const Faults &faults, const std::vector<Exception> &exceptions = {}) {
    QStringList told;
    std::set<std::string> known;
    for (const Exception &entry : exceptions) {
        known.insert(entry.what);
        if (!faults.contains(entry.what) || entry.reason.empty()) {
            told << QString("the exception for %1 is not needed, or gives no reason").arg(entry.what.c_str());
        }
    }
    for (const auto &[what, wrong] : faults) {
        if (!known.contains(what)) {
            told << QString("%1: %2").arg(what.c_str(), wrong.c_str());
        }
    }
    QVERIFY2(told.isEmpty(), qPrintable('\n' + told.join('\n')));
}

std::string lineOf(int line) {
    return "line " + std::to_string(line);
}

bool isProgram(const SourceFile &file) {
    return !folderOf(file.path).empty();
}

} // namespace

class ArchitectureTest : public QObject {
    Q_OBJECT

private slots:
    void initTestCase() {
        m_sources = readSources();
        QVERIFY(!m_sources.empty());
        m_ids = expansionIds();
        QVERIFY(m_ids.contains("inns-and-cathedrals") && m_ids.contains("big-follower"));
    }

    void includeRulesCanFail_data();
    void includeRulesCanFail();

    void includesFollowTheHousePlan() {
        Faults faults;
        for (const SourceFile &file : m_sources) {
            for (const Include &include : file.text.includes) {
                const std::string fault = isProgram(file) ? includeFault(file.path, include) : "";
                if (!fault.empty()) {
                    faults.emplace(file.path + " " + include.path, lineOf(include.line) + ", " + fault);
                }
            }
        }
        verify(faults);
    }

    void ruleModulesHaveNoHeaders() {
        Faults faults;
        for (const SourceFile &file : m_sources) {
            if (file.path.starts_with("engine/rules/") && file.path.ends_with(".h")) {
                faults.emplace(file.path, "a module has no header");
            }
        }
        verify(faults);
    }

    void coreAndProgramNameNoExpansion() {
        Faults faults;
        for (const SourceFile &file : m_sources) {
            const bool generated = file.path == "app/i18n/catalogue_strings.cpp"; // from the data, for lupdate
            if (!isProgram(file) || folderOf(file.path) == "engine/rules" || generated) {
                continue;
            }
            for (const Literal &literal : file.text.literals) {
                for (const std::string &id : namedIn(literal.text, m_ids)) {
                    const bool anywhere = std::any_of(spokenIds.begin(), spokenIds.end(),
                                                      [&id](const Exception &e) { return e.what == id; });
                    faults.emplace(anywhere ? id : file.path + " " + id,
                                   lineOf(literal.line) + " names an expansion");
                }
            }
        }
        verify(faults, spokenIds);
    }

    // An element belongs to one module, so that no module names another's.
    void modulesNameNoOther() {
        std::map<std::string, std::set<std::string>> modules; // by element
        for (const SourceFile &file : m_sources) {
            if (folderOf(file.path) == "engine/rules") {
                for (const Literal &literal : file.text.literals) {
                    for (const std::string &id : namedIn(literal.text, m_ids)) {
                        modules[id].insert(file.path);
                    }
                }
            }
        }
        Faults faults;
        for (const auto &[id, paths] : modules) {
            if (paths.size() > 1) {
                faults.emplace(id, "is named in " + *paths.begin() + " and in " + *paths.rbegin());
            }
        }
        verify(faults, sharedElements);
    }

    // `{"an.id", {arguments}}`: an item's sentence or one of the data's refusals, none that the core says.
    void refusalsOfModulesAreSentencesOfTheData() {
        const std::regex given("\\{\\s*\"([^\"]*)\"\\s*,\\s*\\{|Refusal\\s*\\{\\s*\"([^\"]*)\"");
        const Spine &spine = embeddedWorld().spine;
        Faults faults;
        std::size_t found = 0;
        for (const SourceFile &file : m_sources) {
            if (folderOf(file.path) != "engine/rules") {
                continue;
            }
            for (std::sregex_iterator at(file.raw.begin(), file.raw.end(), given), end; at != end; ++at) {
                const std::string id = (*at)[1].str() + (*at)[2].str();
                ++found;
                if (spine.item(id) == nullptr && spine.refusal(id) == nullptr) {
                    faults.emplace(file.path + " " + id, "has no sentence in the data");
                }
            }
        }
        QVERIFY(found > 5);
        verify(faults);
    }

    void filesAreShort() {
        Faults faults;
        for (const SourceFile &file : m_sources) {
            if (isProgram(file) && file.text.lines > longestFile) {
                faults.emplace(file.path, std::to_string(file.text.lines) + " lines");
            }
        }
        verify(faults, longFiles);
    }

    void functionsAreShort() {
        Faults faults;
        for (const SourceFile &file : m_sources) {
            for (const Function &function : functions(file.text)) {
                if (isProgram(file) && function.lines > longestFunction) {
                    faults.emplace(file.path + " " + function.name,
                                   std::to_string(function.lines) + " lines");
                }
            }
        }
        verify(faults, longFunctions);
    }

    void sourcesOpenWithTheirLicence() {
        Faults faults;
        for (const SourceFile &file : m_sources) {
            if (!file.raw.starts_with("// SPDX-License-Identifier: MIT\n// ")) {
                faults.emplace(file.path, "opens without its licence and a sentence that says what it is");
            } else if (file.path.ends_with(".h") && file.raw.find("\n#pragma once\n") == std::string::npos) {
                faults.emplace(file.path, "no #pragma once");
            }
        }
        verify(faults);
    }

private:
    std::vector<SourceFile> m_sources;
    std::set<std::string> m_ids;
};

void ArchitectureTest::includeRulesCanFail_data() {
    QTest::addColumn<QString>("from");
    QTest::addColumn<QString>("to");
    QTest::addColumn<bool>("good");
    QTest::newRow("down") << "engine/game/a.cpp"
                          << "engine/board/b.h" << true;
    QTest::newRow("up") << "engine/board/b.h"
                        << "engine/game/a.h" << false;
    QTest::newRow("same folder") << "engine/board/b.h"
                                 << "engine/board/c.h" << true;
    QTest::newRow("another module") << "engine/rules/a.cpp"
                                    << "engine/rules/b.cpp" << false;
    QTest::newRow("a module") << "engine/game/a.cpp"
                              << "engine/rules/b.cpp" << false;
    QTest::newRow("the program a module") << "app/main.cpp"
                                          << "engine/rules/b.cpp" << false;
    QTest::newRow("the program") << "app/main.cpp"
                                 << "engine/game/a.h" << true;
    QTest::newRow("the engine the program") << "engine/game/a.cpp"
                                            << "app/theme.h" << false;
    QTest::newRow("Qt in the engine") << "engine/game/a.cpp"
                                      << "QString" << false;
    QTest::newRow("Qt in the program") << "app/theme.h"
                                       << "QString" << true;
    QTest::newRow("YAML in files") << "engine/files/a.cpp"
                                   << "yaml-cpp/yaml.h" << true;
    QTest::newRow("YAML in the program") << "app/main.cpp"
                                         << "yaml-cpp/yaml.h" << false;
    QTest::newRow("a new folder") << "engine/misc/a.cpp"
                                  << "engine/files/a.h" << false;
    QTest::newRow("not from the top") << "engine/board/b.cpp"
                                      << "b.h" << false;
    QTest::newRow("tests") << "engine/board/b.cpp"
                           << "tests/support/a.h" << false;
}

void ArchitectureTest::includeRulesCanFail() {
    QFETCH(QString, from);
    QFETCH(QString, to);
    QFETCH(bool, good);
    const bool quoted = to.endsWith(".h") && !to.startsWith("yaml") ? true : to.endsWith(".cpp");
    QCOMPARE(includeFault(from.toStdString(), {1, to.toStdString(), quoted}).empty(), good);
}

QTEST_APPLESS_MAIN(ArchitectureTest)
#include "architecture_test.moc"
