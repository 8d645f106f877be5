// SPDX-License-Identifier: MIT
// The texts of the catalogue and the reference in the program's language and an edition's wording.
#pragma once

#include "engine/game/world.h"
#include "engine/scoring/tally.h"

#include <QString>

#include <string>
#include <string_view>
#include <vector>

namespace scorekeep::app {

// A text of the YAML files with the key that names it for translators: "item/draw.tile".
struct CatalogueString {
    std::string key;
    std::string english;
    bool operator==(const CatalogueString &) const = default;
};

// Every text of the world that a person may read, in the order of its files.
std::vector<CatalogueString> catalogueStrings(const World &world);

// The source file that shows these texts to lupdate (app/i18n/catalogue_strings.cpp).
std::string catalogueStringsSource(const World &world);

// Names begin as in the data ("follower", "Inns & Cathedrals"); sentences are whole sentences.
// A value that may be copied freely. Texts are translated at each call, so the language may change.
class CatalogueText {
public:
    explicit CatalogueText(Edition edition) : m_edition(edition) {}

    QString name(const ExpansionGroup &group) const;
    QString name(const Section &section) const;
    QString name(const Expansion &expansion) const;
    QString name(const Element &element) const;
    QString name(const Bundle &bundle) const;
    QString name(const Option &option) const;
    QString name(const Option &option, const OptionValue &value) const;
    QString name(const PieceKind &piece) const; // singular
    QString name(const TileSet &tiles) const;
    QString name(const Symbol &symbol) const;
    QString name(const Subject &subject) const;
    QString name(const Mark &mark) const;
    QString sentence(const Element &element) const;
    QString sentence(const Option &option) const;

    QString title(const Step &step) const;
    QString introduction(const Block &block) const; // may be empty
    QString sentence(const Item &item) const;
    QString question(const Item &item) const; // short; empty where only the sentence asks
    QString sentence(const Note &note) const;
    QString sentence(const Repeat &repeat) const;
    QString sentence(const Row &row, Phase phase) const; // empty where the row has no text then
    QString label(const FactDeclaration &fact) const;
    QString label(const PublicCount &count) const;
    QString word(const Saying &word) const;
    QString area(const Saying &area) const; // with its preposition: "in the harbour"
    QString refusal(const Saying &refusal) const; // a sentence, with %1, %2 ... where it takes arguments

    Edition edition() const { return m_edition; }

private:
    QString text(const std::string &key, const std::string &english) const;

    Edition m_edition;
};

} // namespace scorekeep::app
