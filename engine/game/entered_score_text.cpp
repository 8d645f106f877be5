// SPDX-License-Identifier: MIT
// An entered score in the words of a saved game: its table, receivers and facts.
#include <algorithm>

#include "engine/files/lines.h"
#include "engine/game/calculator.h"
#include "engine/game/entry_text.h"
#include "engine/game/entry_words.h"

namespace scorekeep {
namespace {

using entry_words::PhaseWords;

std::string listed(const std::vector<std::string> &words) {
    std::string text;
    for (const std::string &word : words) {
        text += (text.empty() ? "" : ", ") + word;
    }
    return text;
}

bool hasFacts(const EnteredScore &score, PlayerId player) {
    return std::any_of(score.facts.begin(), score.facts.end(),
                       [player](const EnteredFact &fact) { return fact.player == player; });
}

class ScoreReader {
public:
    ScoreReader(const Node &entry, const Rules &rules) : m_entry(entry), m_rules(rules) {}

    EnteredScore read() {
        if (const auto phase = m_entry.find("phase")) {
            m_score.phase = Phase(phase->oneOf(PhaseWords));
        }
        table(m_entry.at("table"));
        receivers(m_entry.at("receivers"));
        m_asked = factsAsked(m_rules, m_score.subject, m_score.phase);
        if (const auto facts = m_entry.find("facts")) {
            read(*facts, NoPlayer);
        }
        if (const auto own = m_entry.find("own")) {
            for (const auto &[player, facts] : own->entries()) {
                const auto seat = PlayerId(player.number(0, m_rules.players() - 1));
                if (!contains(m_score.receivers, seat)) {
                    player.fail("save.not-receiving", player.excerpt());
                }
                if (hasFacts(m_score, seat)) {
                    player.fail("save.receiver-twice", player.excerpt());
                }
                read(facts, seat);
            }
        }
        return std::move(m_score);
    }

private:
    void table(const Node &node) {
        const auto subject = m_rules.subject(node.text());
        if (!subject || m_rules.rows(*subject, m_score.phase).empty()) {
            std::vector<std::string> names;
            for (const SubjectId known : calculableSubjects(m_rules, m_score.phase)) {
                names.push_back(m_rules.subjectName(known));
            }
            node.fail("save.unknown-table", node.excerpt(), listed(names));
        }
        m_score.subject = *subject;
    }

    void receivers(const Node &list) {
        for (const Node &node : list.items()) {
            const auto player = PlayerId(node.number(0, m_rules.players() - 1));
            if (contains(m_score.receivers, player)) {
                node.fail("save.receiver-twice", node.excerpt());
            }
            m_score.receivers |= setOf(player);
        }
        if (m_score.receivers == 0) {
            list.fail("save.no-receiver", list.excerpt(), "0 – " + std::to_string(m_rules.players() - 1));
        }
    }

    std::string asked() const {
        std::vector<std::string> names;
        for (const FactId fact : m_asked) {
            names.push_back(m_rules.spine().facts[fact].id);
        }
        return listed(names);
    }

    void read(const Node &facts, PlayerId player) {
        for (const auto &[name, value] : facts.entries()) {
            const auto fact = m_rules.fact(name.text());
            if (!fact) {
                name.fail("save.unknown-fact", name.excerpt(), asked());
            }
            if (std::find(m_asked.begin(), m_asked.end(), *fact) == m_asked.end()) {
                name.fail("save.fact-not-asked", name.excerpt(), asked());
            }
            const FactDeclaration &declared = m_rules.spine().facts[*fact];
            if (declared.perPlayer != (player != NoPlayer)) {
                name.fail("save.fact-elsewhere", name.excerpt(), declared.perPlayer ? "own" : "facts");
            }
            const bool flag = declared.type == FactDeclaration::Type::Flag;
            m_score.set(*fact, player, flag ? int(value.flag()) : value.number(0, MostOfAFact));
        }
    }

    const Node &m_entry;
    const Rules &m_rules;
    std::vector<FactId> m_asked;
    EnteredScore m_score;
};

// `{tiles: 5, inn: true}`: what is one player's own, or everybody's.
std::string factsText(const EnteredScore &score, PlayerId player, const Rules &rules) {
    std::vector<std::string> words;
    for (const EnteredFact &fact : score.facts) {
        if (fact.player == player) {
            const FactDeclaration &declared = rules.spine().facts.at(fact.fact);
            const bool flag = declared.type == FactDeclaration::Type::Flag;
            words.push_back(quoteYaml(declared.id) + ": " + (flag ? "true" : std::to_string(fact.value)));
        }
    }
    return '{' + listed(words) + '}';
}

}  // namespace

EnteredScore readEnteredScore(const Node &entry, const Rules &rules) {
    return ScoreReader(entry, rules).read();
}

std::string enteredScoreText(const EnteredScore &score, const Rules &rules) {
    std::vector<std::string> receivers, own;
    for (PlayerId player = 0; player < rules.players(); ++player) {
        if (contains(score.receivers, player)) {
            receivers.push_back(std::to_string(player));
        }
        if (hasFacts(score, player)) {
            own.push_back(std::to_string(player) + ": " + factsText(score, player, rules));
        }
    }
    std::string text = "table: " + quoteYaml(rules.subjectName(score.subject));
    if (score.phase != Phase::During) {
        text += ", phase: " + std::string(PhaseWords[std::size_t(score.phase)]);
    }
    text += ", receivers: [" + listed(receivers) + ']';
    if (hasFacts(score, NoPlayer)) {
        text += ", facts: " + factsText(score, NoPlayer, rules);
    }
    if (!own.empty()) {
        text += ", own: {" + listed(own) + '}';
    }
    return text;
}

}  // namespace scorekeep
