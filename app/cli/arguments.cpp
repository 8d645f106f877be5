// SPDX-License-Identifier: MIT
// Reads the command line: a command, its file, and the options that this command has.
#include "app/cli/arguments.h"

#include <algorithm>
#include <array>
#include <charconv>
#include <set>
#include <string_view>

namespace scorekeep::app {
namespace {

using Command = Arguments::Command;

constexpr int SmallestSize = 8;
constexpr int LargestSize = 1000;
constexpr int MostPlayers = 6;

struct CommandForm {
    std::string_view word;
    Command command;
    bool hasFile;
    std::vector<std::string_view> options;
};

const std::array<CommandForm, 9> &forms() {
    static const std::vector<std::string_view> pageOptions{
        "-o", "--edition", "--expansions", "--selection", "--players", "--paper", "--language"};
    static const std::array<CommandForm, 9> all{{
        {"picture", Command::Picture, true, {"-o", "--dark", "--language"}},
        {"inspect", Command::Inspect, true, {"--json", "--at", "--each", "--all-kinds", "--language"}},
        {"render", Command::Render, true, {"-o", "--size", "--at"}},
        {"import", Command::Import, true, {"-o"}},
        {"catalogue", Command::Catalogue, false, {"--json", "--language"}},
        {"reference", Command::Reference, true, pageOptions},
        {"setup-sheet", Command::SetupSheet, false, pageOptions},
        {"--help", Command::Help, false, {}},
        {"--version", Command::Version, false, {}},
    }};
    return all;
}

class Parser {
public:
    explicit Parser(const std::vector<std::string> &words) : m_words(words) {}

    Arguments parse() {
        static const CommandForm window{"", Command::Window, true, {"--trace-start"}};
        m_form = &window;
        if (!m_words.empty()) {
            std::string_view first = m_words.front();
            first = first == "-h" ? "--help" : first;
            for (const CommandForm &form : forms()) {
                if (form.word == first) {
                    m_form = &form;
                    ++m_at;
                }
            }
        }
        m_result.command = m_form->command;
        bool onlyFiles = false;
        while (m_at < m_words.size()) {
            const std::string &word = m_words[m_at++];
            if (!onlyFiles && word == "--") {
                onlyFiles = true;
            } else if (!onlyFiles && word.size() > 1 && word.front() == '-') {
                option(word);
            } else if (word.empty()) {
                throw UsageError("usage.empty-name", std::string(m_form->word));
            } else if (m_form->hasFile && m_result.file.empty()) {
                m_result.file = word;
            } else {
                throw UsageError("usage.unexpected", word);
            }
        }
        check();
        return m_result;
    }

private:
    void option(const std::string &word) {
        if (std::ranges::find(m_form->options, word) == m_form->options.end()) {
            throw UsageError("usage.unknown-option", word);
        }
        if (!m_given.insert(word).second) {
            throw UsageError("usage.option-twice", word);
        }
        if (word == "--trace-start") {
            m_result.traceStart = true;
        } else if (word == "--dark") {
            m_result.dark = true;
        } else if (word == "--json") {
            m_result.json = true;
        } else if (word == "--each") {
            m_result.each = true;
        } else if (word == "--all-kinds") {
            m_result.allKinds = true;
        } else if (word == "-o") {
            m_result.output = value(word);
        } else if (word == "--edition") {
            m_result.edition = value(word);
        } else if (word == "--expansions") {
            m_result.expansions = value(word);
        } else if (word == "--selection") {
            m_result.selection = value(word);
        } else if (word == "--language") {
            m_result.language = value(word);
        } else if (word == "--paper") {
            m_result.paper = value(word);
        } else if (word == "--players") {
            m_result.players = number(word, 1, MostPlayers);
        } else if (word == "--at") {
            m_result.turn = number(word, 1, 1'000'000);
        } else {
            m_result.size = number(word, SmallestSize, LargestSize);
        }
    }

    const std::string &value(const std::string &option) {
        if (m_at == m_words.size() || m_words[m_at].empty()) {
            throw UsageError("usage.missing-value", option);
        }
        return m_words[m_at++];
    }

    int number(const std::string &option, int least, int most) {
        const std::string &text = value(option);
        int result = 0;
        const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), result);
        if (error != std::errc() || end != text.data() + text.size() || result < least || result > most) {
            throw UsageError("usage.bad-number", option + ' ' + text);
        }
        return result;
    }

    void check() const {
        const Command command = m_result.command;
        if (m_form->hasFile && command != Command::Window && m_result.file.empty()) {
            throw UsageError(command == Command::Reference ? "usage.missing-document" : "usage.missing-file",
                             std::string(m_form->word));
        }
        const bool picture = command == Command::Render || command == Command::Picture;
        const bool pages = command == Command::Reference || command == Command::SetupSheet;
        if ((picture || pages || command == Command::Import) && m_result.output.empty()) {
            throw UsageError("usage.missing-output", std::string(m_form->word));
        }
        const auto endsIn = [](std::string name, std::initializer_list<std::string_view> endings) {
            std::ranges::transform(name, name.begin(),
                                   [](char c) { return c >= 'A' && c <= 'Z' ? char(c | 0x20) : c; });
            return std::ranges::any_of(endings,
                                       [&](std::string_view ending) { return name.ends_with(ending); });
        };
        if (command == Command::Render && !endsIn(m_result.output, {".png", ".svg", ".pdf"})) {
            throw UsageError("usage.not-a-picture", m_result.output);
        }
        if (command == Command::Picture && !endsIn(m_result.output, {".png"})) {
            throw UsageError("usage.not-a-png", m_result.output);
        }
        if (pages && !endsIn(m_result.output, {".pdf", ".html", ".txt"})) {
            throw UsageError("usage.not-a-page", m_result.output);
        }
        if (command == Command::Import && !endsIn(m_result.file, {".jcz"})) {
            throw UsageError("usage.not-foreign", m_result.file);
        }
        if (!m_result.selection.empty() && !(m_result.edition.empty() && m_result.expansions.empty())) {
            throw UsageError("usage.selection-and-list",
                             m_result.edition.empty() ? "--expansions" : "--edition");
        }
        if (m_result.each && m_result.turn) {
            throw UsageError("usage.each-and-at", "--each, --at");
        }
    }

    const std::vector<std::string> &m_words;
    const CommandForm *m_form = nullptr;
    std::set<std::string_view> m_given;
    std::size_t m_at = 0;
    Arguments m_result;
};

} // namespace

Arguments parseArguments(const std::vector<std::string> &words) {
    return Parser(words).parse();
}

} // namespace scorekeep::app
