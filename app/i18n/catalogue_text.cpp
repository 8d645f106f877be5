// SPDX-License-Identifier: MIT
// The keys of the texts in YAML, and their translation at the time of asking.
#include "app/i18n/catalogue_text.h"

#include "engine/catalogue/wording.h"

#include <QCoreApplication>

#include <set>

namespace scorekeep::app {
namespace {

// The one place that says how the key of a text is made.
std::string keyOf(const ExpansionGroup &group) {
    return "group/" + group.id;
}
std::string keyOf(const Section &section) {
    return "section/" + section.id;
}
std::string keyOf(const Expansion &expansion) {
    return "expansion/" + expansion.id;
}
std::string keyOf(const Element &element) {
    return "element/" + element.id;
}
std::string keyOf(const Bundle &bundle) {
    return "bundle/" + bundle.id;
}
std::string keyOf(const Option &option) {
    return "option/" + option.id;
}
std::string keyOf(const Option &option, const OptionValue &value) {
    return keyOf(option) + '=' + value.id;
}
std::string keyOf(const PieceKind &piece) {
    return "piece/" + piece.id;
}
std::string keyOf(const TileSet &tiles) {
    return "tiles/" + tiles.id;
}
std::string keyOf(const Symbol &symbol) {
    return "symbol/" + symbol.id;
}
std::string keyOf(const Subject &subject) {
    return "subject/" + subject.id;
}
std::string keyOf(const Step &step) {
    return "step/" + step.id;
}
std::string keyOf(const Block &block) {
    return "block/" + block.id;
}
std::string keyOf(const Item &item) {
    return "item/" + item.id;
}
std::string keyOf(const Row &row, Phase phase) {
    return "row/" + row.id + (phase == Phase::During ? "/during" : "/after");
}
std::string keyOf(const Note &note) {
    return "note/" + note.id;
}
std::string keyOf(const Mark &mark) {
    return "mark/" + mark.id;
}
std::string keyOf(const Repeat &repeat) {
    return "repeat/" + repeat.id;
}
std::string keyOf(const FactDeclaration &fact) {
    return "fact/" + fact.id;
}
std::string keyOf(const PublicCount &count) {
    return "count/" + count.id;
}
// What code names: its lists each have ids of their own.
constexpr const char *WordKey = "word/";
constexpr const char *AreaKey = "area/";
constexpr const char *RefusalKey = "refusal/";
template <class T>
std::string sentenceKey(const T &thing) {
    return keyOf(thing) + "/sentence";
}

std::string questionKey(const Item &item) {
    return keyOf(item) + "/question";
}

// Gathers texts, each key once.
class Gathering {
public:
    void add(std::string key, const std::string &english) {
        if (!english.empty() && m_known.insert(key).second) {
            m_strings.push_back({std::move(key), english});
        }
    }
    template <class T>
    void names(const T &things) {
        for (const auto &thing : things) {
            add(keyOf(thing), thing.name);
        }
    }
    void catalogue(const Catalogue &catalogue) {
        names(catalogue.groups);
        names(catalogue.sections);
        names(catalogue.pieces);
        for (const Option &option : catalogue.options) {
            add(keyOf(option), option.name);
            add(sentenceKey(option), option.sentence);
            for (const OptionValue &value : option.values) {
                add(keyOf(option, value), value.name);
            }
        }
        for (const Element &element : catalogue.elements) {
            add(keyOf(element), element.name);
            add(sentenceKey(element), element.text);
        }
        names(catalogue.expansions);
        names(catalogue.bundles);
    }
    void notes(const std::vector<Note> &notes) {
        for (const Note &note : notes) {
            add(keyOf(note), note.text);
            this->notes(note.notes);
        }
    }
    void spine(const Spine &spine) {
        for (const Script &script : spine.scripts) {
            for (const Step &step : script.steps) {
                add(keyOf(step), step.title);
                for (const Block &block : step.blocks) {
                    add(keyOf(block), block.text);
                }
            }
        }
        for (const Item *item : spine.allItems()) {
            add(keyOf(*item), item->text);
            add(questionKey(*item), item->ask);
            notes(item->notes);
        }
        names(spine.marks);
        for (const Repeat &repeat : spine.repeats) {
            add(keyOf(repeat), repeat.text);
        }
        names(spine.subjects);
        for (const Row &row : spine.rows) {
            add(keyOf(row, Phase::During), row.during);
            add(keyOf(row, Phase::After), row.after);
            notes(row.notes);
        }
        for (const FactDeclaration &fact : spine.facts) {
            add(keyOf(fact), fact.label);
        }
        for (const PublicCount &count : spine.counts) {
            add(keyOf(count), count.label);
        }
        sayings(WordKey, spine.words);
        sayings(AreaKey, spine.areas);
        sayings(RefusalKey, spine.refusals);
    }
    void sayings(const char *key, const std::vector<Saying> &list) {
        for (const Saying &saying : list) {
            add(key + saying.id, saying.text);
        }
    }
    std::vector<CatalogueString> take() { return std::move(m_strings); }

private:
    std::vector<CatalogueString> m_strings;
    std::set<std::string> m_known;
};

std::string literal(const std::string &text) {
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"' || c == '\\') {
            result += '\\';
        }
        result += c;
    }
    return result + '"';
}

} // namespace

std::vector<CatalogueString> catalogueStrings(const World &world) {
    Gathering gathering;
    gathering.catalogue(world.catalogue);
    gathering.names(world.tileSets);
    gathering.names(world.symbols.symbols);
    gathering.spine(world.spine);
    return gathering.take();
}

std::string catalogueStringsSource(const World &world) {
    std::string source =
        "// SPDX-License-Identifier: MIT\n"
        "// Generated from the YAML files by `update_strings`, so that lupdate sees their texts.\n"
        "// clang-format off\n"
        "#include <QtGlobal>\n\n"
        "namespace {\n\n"
        "struct Text {\n"
        "    const char *english;\n"
        "    const char *key;\n"
        "};\n\n"
        "[[maybe_unused]] constexpr Text texts[] = {\n";
    for (const CatalogueString &string : catalogueStrings(world)) {
        source += "    QT_TRANSLATE_NOOP3(\"catalogue\", " + literal(string.english) + ", " +
                  literal(string.key) + "),\n";
    }
    return source + "};\n\n} // namespace\n";
}

QString CatalogueText::text(const std::string &key, const std::string &english) const {
    if (english.empty()) {
        return {};
    }
    const QString translated = QCoreApplication::translate("catalogue", english.c_str(), key.c_str());
    return QString::fromStdString(worded(translated.toStdString(), m_edition));
}

QString CatalogueText::name(const ExpansionGroup &group) const {
    return text(keyOf(group), group.name);
}
QString CatalogueText::name(const Section &section) const {
    return text(keyOf(section), section.name);
}

QString CatalogueText::name(const Expansion &expansion) const {
    return text(keyOf(expansion), expansion.name);
}
QString CatalogueText::name(const Element &element) const {
    return text(keyOf(element), element.name);
}
QString CatalogueText::name(const Bundle &bundle) const {
    return text(keyOf(bundle), bundle.name);
}
QString CatalogueText::name(const Option &option) const {
    return text(keyOf(option), option.name);
}
QString CatalogueText::name(const Option &option, const OptionValue &value) const {
    return text(keyOf(option, value), value.name);
}
QString CatalogueText::name(const PieceKind &piece) const {
    return text(keyOf(piece), piece.name);
}
QString CatalogueText::name(const TileSet &tiles) const {
    return text(keyOf(tiles), tiles.name);
}
QString CatalogueText::name(const Symbol &symbol) const {
    return text(keyOf(symbol), symbol.name);
}
QString CatalogueText::name(const Subject &subject) const {
    return text(keyOf(subject), subject.name);
}
QString CatalogueText::name(const Mark &mark) const {
    return text(keyOf(mark), mark.name);
}
QString CatalogueText::sentence(const Element &element) const {
    return text(sentenceKey(element), element.text);
}
QString CatalogueText::sentence(const Option &option) const {
    return text(sentenceKey(option), option.sentence);
}
QString CatalogueText::title(const Step &step) const {
    return text(keyOf(step), step.title);
}
QString CatalogueText::introduction(const Block &block) const {
    return text(keyOf(block), block.text);
}
QString CatalogueText::sentence(const Item &item) const {
    return text(keyOf(item), item.text);
}
QString CatalogueText::question(const Item &item) const {
    return text(questionKey(item), item.ask);
}
QString CatalogueText::sentence(const Row &row, Phase phase) const {
    return text(keyOf(row, phase), phase == Phase::During ? row.during : row.after);
}
QString CatalogueText::sentence(const Note &note) const {
    return text(keyOf(note), note.text);
}
QString CatalogueText::sentence(const Repeat &repeat) const {
    return text(keyOf(repeat), repeat.text);
}
QString CatalogueText::label(const FactDeclaration &fact) const {
    return text(keyOf(fact), fact.label);
}
QString CatalogueText::label(const PublicCount &count) const {
    return text(keyOf(count), count.label);
}
QString CatalogueText::word(const Saying &word) const {
    return text(WordKey + word.id, word.text);
}
QString CatalogueText::area(const Saying &area) const {
    return text(AreaKey + area.id, area.text);
}
QString CatalogueText::refusal(const Saying &refusal) const {
    return text(RefusalKey + refusal.id, refusal.text);
}

} // namespace scorekeep::app
