// SPDX-License-Identifier: MIT
// Puts the lines of a tailored document into words.
#include "app/model/reference_lines.h"

#include "engine/catalogue/selection.h"

#include <QCoreApplication>
#include <QHash>

#include <algorithm>

namespace scorekeep::app {
namespace {

// The sentence that says what marked sentences are: there is nothing to say of it where none is marked.
constexpr std::string_view AboutMarks = "intro.adapted";

QString scopeText(const Block &block) {
    switch (block.scope) {
    case Scope::EachCompleted:
        return QCoreApplication::translate("reference", "For each completed feature:");
    case Scope::EachPlayer:
        return block.from == "left"
                   ? QCoreApplication::translate(
                         "reference", "Each player, from the left of the active one, who comes last:")
                   : QCoreApplication::translate("reference", "Each player, beginning with the active one:");
    case Scope::UntilAllPass:
        return QCoreApplication::translate("reference", "Round and round until all have passed:");
    case Scope::Choice:
    case Scope::Once:
        break;
    }
    return {};
}

// "2 players: 10 · 3 players: 9", or only the number where it is always the same or the players are known.
QString countText(const World &world, const ReferenceScope &scope, const std::string &piece) {
    constexpr int Least = 2, Most = 6;
    const auto each = [&](int players) {
        int sum = 0;
        for (const Element &element : world.catalogue.elements) {
            if (scope.selection.has(element.id)) {
                for (const PieceSupply &supply : element.pieces) {
                    if (supply.piece == piece && supply.isIn(scope.selection, world.catalogue)) {
                        sum += supply.forEach(players) + supply.scoreboard;
                    }
                }
            }
        }
        return sum;
    };
    if (scope.players) {
        return QString::number(each(*scope.players));
    }
    QStringList parts;
    for (int least = Least, most = Least; least <= Most; least = most + 1) {
        most = least;
        while (most < Most && each(most + 1) == each(least)) {
            ++most;
        }
        if (least == Least && most == Most) {
            return QString::number(each(least));
        }
        parts << (least == most
                      ? QCoreApplication::translate("reference", "%1 players: %2").arg(least).arg(each(least))
                      : QCoreApplication::translate("reference", "%1 to %2 players: %3")
                            .arg(least)
                            .arg(most)
                            .arg(each(least)));
    }
    return parts.join(QStringLiteral(" · "));
}

class Wording {
public:
    Wording(DocumentId document, const World &world, const ReferenceScope &scope)
        : m_document(document), m_world(world), m_scope(scope), m_texts(scope.selection.edition) {}

    ReferenceLine worded(const DocumentLine &line) {
        ReferenceLine result;
        result.kind = line.kind;
        result.depth = line.depth;
        result.id = QString::fromUtf8(line.id.data(), qsizetype(line.id.size()));
        result.symbol = QString::fromUtf8(line.symbol.data(), qsizetype(line.symbol.size()));
        std::visit([&](const auto &entry) { fill(entry, result); }, line.entry);
        if (line.kind == LineKind::Section) {
            result.text = sectionTitle(line.id);
        } else if (line.kind == LineKind::NoActions) {
            result.text = QCoreApplication::translate("reference", "There is nothing to do in this step.");
        }
        return result;
    }

private:
    void fill(std::monostate, ReferenceLine &) {}
    void fill(const Step *step, ReferenceLine &line) {
        line.text = m_texts.title(*step);
        line.label = m_document == DocumentId::OrderOfPlay ? QString::fromStdString(step->id)
                                                           : QString::number(++m_steps);
        m_number = 0;
    }
    void fill(const Block *block, ReferenceLine &line) {
        line.text = block->text.empty() ? scopeText(*block) : m_texts.introduction(*block);
    }
    void fill(const Repeat *repeat, ReferenceLine &line) { line.text = m_texts.sentence(*repeat); }
    void fill(const Subject *subject, ReferenceLine &line) { line.text = m_texts.name(*subject); }
    void fill(const Item *item, ReferenceLine &line) {
        line.text = m_texts.sentence(*item);
        if (line.kind == LineKind::Item && !item->step.empty() && item->step.size() <= LongestStep) {
            line.label = QString::number(++m_number);
        }
        origin(*item, line);
        count(*item, line);
    }
    void fill(const Note *note, ReferenceLine &line) {
        line.text = m_texts.sentence(*note);
        line.footnote = note->footnote;
        origin(*note, line);
        count(*note, line);
    }
    void fill(const Row *row, ReferenceLine &line) {
        line.text =
            m_texts.sentence(*row, m_document == DocumentId::ScoringAfter ? Phase::After : Phase::During);
        line.category = row->category;
        origin(*row, line);
    }

    template <typename T>
    void origin(const T &entry, ReferenceLine &line) const {
        for (const std::string &id : entry.marks) {
            const Mark *mark = m_world.spine.mark(id);
            if (mark != nullptr && mark->when.holds(m_scope.selection, m_world.catalogue)) {
                line.marks << m_texts.name(*mark);
            }
        }
        line.adapted =
            m_scope.marksAdaptations &&
            std::ranges::find(entry.adaptedFor, m_scope.selection.edition) != entry.adaptedFor.end();
        if (!entry.publishers.empty()) {
            QStringList names;
            for (const std::string &name : entry.publishers) {
                names << QString::fromStdString(name);
            }
            line.detail = QCoreApplication::translate("reference", "rules of %1 only")
                              .arg(names.join(QStringLiteral(", ")));
        }
    }
    template <typename T>
    void count(const T &entry, ReferenceLine &line) const {
        if (!entry.countOf.empty()) {
            line.detail = countText(m_world, m_scope, entry.countOf);
        } else if (!entry.players.always() && !m_scope.players) {
            line.detail =
                entry.players.least == entry.players.most
                    ? QCoreApplication::translate("reference", "with %1 players").arg(entry.players.least)
                    : QCoreApplication::translate("reference", "with %1 to %2 players")
                          .arg(entry.players.least)
                          .arg(entry.players.most);
        }
    }

    static constexpr std::size_t LongestStep = 4; // "2B-1"; lists have longer names and no numbers
    DocumentId m_document;
    const World &m_world;
    const ReferenceScope &m_scope;
    CatalogueText m_texts;
    int m_steps = 0, m_number = 0;
};

// Headings change by themselves; a comparison is about sentences.
bool isSentence(const ReferenceLine &line) {
    return line.kind == LineKind::Item || line.kind == LineKind::Note || line.kind == LineKind::Row ||
           line.kind == LineKind::Subject || line.kind == LineKind::RepeatBegin;
}

} // namespace

QString sectionTitle(std::string_view name) {
    if (name == "introduction") {
        return QCoreApplication::translate("reference", "Before all");
    }
    if (name == "anytime") {
        return QCoreApplication::translate("reference", "At any time during your turn");
    }
    if (name == "upkeep") {
        return QCoreApplication::translate("reference", "By themselves, whenever it happens");
    }
    if (name == "reactions") {
        return QCoreApplication::translate("reference", "After any points");
    }
    if (name == "feature") {
        return QCoreApplication::translate("reference", "Features");
    }
    return name == "figure" ? QCoreApplication::translate("reference", "Figures")
                            : QCoreApplication::translate("reference", "Other points");
}

QString documentTitle(DocumentId document) {
    switch (document) {
    case DocumentId::GameReference:
        return QCoreApplication::translate("reference", "The game at a glance");
    case DocumentId::Preparation:
        return QCoreApplication::translate("reference", "Preparation");
    case DocumentId::OrderOfPlay:
        return QCoreApplication::translate("reference", "Order of play");
    case DocumentId::ScoringDuring:
        return QCoreApplication::translate("reference", "Scoring during the game");
    case DocumentId::ScoringAfter:
        return QCoreApplication::translate("reference", "Scoring after the game");
    case DocumentId::FinalScoring:
        return QCoreApplication::translate("reference", "Final scoring");
    }
    return {};
}

QString documentIntroduction(DocumentId document) {
    switch (document) {
    case DocumentId::GameReference:
        return QCoreApplication::translate("reference", "The phases of a game with what you play.");
    case DocumentId::Preparation:
        return QCoreApplication::translate("reference", "How to lay out the table for what you play.");
    case DocumentId::OrderOfPlay:
        return QCoreApplication::translate(
            "reference", "A turn from its beginning to its end. “You” is whoever's turn it is.");
    case DocumentId::ScoringDuring:
        return QCoreApplication::translate(
            "reference",
            "What is counted when a feature is completed. The lines of a table apply from top to bottom.");
    case DocumentId::ScoringAfter:
        return QCoreApplication::translate(
            "reference", "What is counted at the end. The lines of a table apply from top to bottom.");
    case DocumentId::FinalScoring:
        return QCoreApplication::translate("reference", "The way from the last tile to the winner.");
    }
    return {};
}

QString categoryName(Category category) {
    switch (category) {
    case Category::Tile:
        return QCoreApplication::translate("reference", "Points from feature tiles");
    case Category::Figure:
        return QCoreApplication::translate("reference", "Points from figures");
    case Category::Additional:
        return QCoreApplication::translate("reference", "Points from additional features");
    }
    return {};
}

std::vector<ReferenceLine> referenceLines(DocumentId document, const World &world,
                                          const ReferenceScope &scope) {
    return referenceLines(composed(document, world.spine, scope.selection, world.catalogue, scope.players),
                          world, scope);
}

std::vector<ReferenceLine> referenceLines(const TailoredDocument &tailored, const World &world,
                                          const ReferenceScope &scope) {
    Wording wording(tailored.id, world, scope);
    std::vector<ReferenceLine> lines;
    lines.reserve(tailored.lines.size());
    for (const DocumentLine &line : tailored.lines) {
        if (!scope.marksAdaptations && line.id == AboutMarks) {
            continue;
        }
        ReferenceLine worded = wording.worded(line);
        if (line.kind != LineKind::Block || !worded.text.isEmpty()) { // a block without an introduction
            lines.push_back(std::move(worded));
        }
    }
    return lines;
}

ReferenceChanges referenceChanges(const std::vector<ReferenceLine> &before,
                                  const std::vector<ReferenceLine> &after) {
    QHash<QString, const ReferenceLine *> old;
    for (const ReferenceLine &line : before) {
        if (isSentence(line)) {
            old.insert(line.id, &line);
        }
    }
    ReferenceChanges changes;
    QHash<QString, bool> kept;
    for (const ReferenceLine &line : after) {
        if (!isSentence(line)) {
            continue;
        }
        kept.insert(line.id, true);
        const ReferenceLine *was = old.value(line.id);
        if (was == nullptr) {
            changes.added.push_back(line);
        } else if (was->text != line.text || was->detail != line.detail || was->adapted != line.adapted) {
            changes.changed.emplace_back(*was, line);
        }
    }
    std::ranges::copy_if(before, std::back_inserter(changes.removed), [&](const ReferenceLine &line) {
        return isSentence(line) && !kept.contains(line.id);
    });
    return changes;
}

} // namespace scorekeep::app
