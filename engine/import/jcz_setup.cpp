// SPDX-License-Identifier: MIT
// Sets, elements, rules, start tiles and players of a JCloisterZone game.
#include "engine/import/jcz_setup.h"

#include "engine/catalogue/shape.h"
#include "engine/game/setup_checks.h"
#include "engine/import/jcz_names.h"

#include <algorithm>
#include <iterator>

namespace scorekeep {
namespace {

constexpr int MostSlots = 9;
constexpr int MostCopies = 20;
constexpr int MostPieces = 100; // as saved games have

class SetupReader {
public:
    SetupReader(const Node &file, const World &world)
        : m_file(file), m_given(file.at("setup")), m_world(world) {}

    Setup read() {
        readVersion();
        readPlayers();
        readSets();
        readElements();
        m_setup.selection = normalised(std::move(m_setup.selection), m_world.catalogue);
        readDefaults();
        readRules();
        readHabits();
        readStart();
        std::ranges::sort(m_setup.pieces);
        return std::move(m_setup);
    }

private:
    void readVersion() const;
    void readPlayers();
    void readSets();
    void readElements();
    void addElement(std::string_view ours, const Node &place, const std::string &key);
    int usualNumber(std::string_view piece) const;
    void readDefaults();
    void readHabits();
    void readRules();
    void setOption(std::string_view option, std::string_view value);
    void readStart();
    bool isPlayed(const std::string &kind) const;
    Cell anchorOf(std::string_view kind, std::string_view alias, const Placement &placement) const;
    std::string colourOf(const Node &player) const;

    Node m_file, m_given;
    const World &m_world;
    Setup m_setup;
};

// The program refuses files that are older than its format of 6.2.
void SetupReader::readVersion() const {
    const auto version = m_file.find("appVersion");
    if (!version || !version->isScalar()) {
        return;
    }
    int numbers[2] = {0, 0};
    std::size_t at = 0;
    const std::string_view text = version->text();
    for (int &number : numbers) {
        const std::size_t first = at;
        while (at < text.size() && at < first + 4 && text[at] >= '0' && text[at] <= '9') {
            number = number * 10 + (text[at] - '0');
            ++at;
        }
        if (at == first) {
            return; // no numbered version
        }
        at += at < text.size() && text[at] == '.' ? 1 : 0;
    }
    if (numbers[0] < 6 || (numbers[0] == 6 && numbers[1] < 2)) {
        version->fail("import.too-old", std::string(text), "6.2.0");
    }
}

std::string SetupReader::colourOf(const Node &player) const {
    const std::vector<std::string_view> colours = jczNames("colours").texts();
    const auto taken = [this](std::string_view colour) {
        return std::ranges::find(m_setup.players, colour, &PlayerSetup::colour) != m_setup.players.end();
    };
    const auto slot = player.find("slot");
    if (slot && !slot->isNull()) {
        const auto wanted = std::size_t(slot->number(0, MostSlots - 1));
        if (wanted < colours.size() && !taken(colours[wanted])) {
            return std::string(colours[wanted]);
        }
    }
    const auto free = std::ranges::find_if_not(colours, taken);
    return std::string(free == colours.end() ? colours.back() : *free);
}

void SetupReader::readPlayers() {
    const Node players = m_file.at("players");
    const auto given = players.items();
    if (given.empty() || given.size() > MostPlayers) {
        failPlayers(players, given.size());
    }
    for (const Node &player : given) {
        const auto name = player.find("name");
        const bool named =
            name && name->isScalar() && name->text().find_first_not_of(' ') != std::string_view::npos;
        m_setup.players.push_back(
            {named ? readPlayerName(*name) : std::to_string(m_setup.players.size() + 1), colourOf(player)});
    }
}

// One set of theirs may be several of ours.
std::vector<std::string_view> tileSetsOf(const Node &known) {
    const Node tiles = known.at("tiles");
    return tiles.isList() ? tiles.texts() : std::vector<std::string_view>{tiles.text()};
}

void SetupReader::readSets() {
    Selection &selection = m_setup.selection;
    std::optional<Edition> edition;
    std::vector<std::string_view> removed;
    for (const auto &[key, copies] : m_given.at("sets").entries()) {
        const std::string name = "setup.sets." + std::string(key.text());
        const std::size_t colon = key.text().find(':');
        const auto known = jczName("sets", key.text().substr(0, colon));
        const std::vector<std::string_view> ours = known ? tileSetsOf(*known) : std::vector<std::string_view>();
        const auto isThere = [this](std::string_view id) { return m_world.tileSet(id) != nullptr; };
        if (ours.empty() || !std::ranges::all_of(ours, isThere)) {
            failNotPlayed(key, name);
        }
        const int count = copies.number(0, MostCopies);
        if (count == 0) {
            continue;
        }
        if (colon != std::string_view::npos) {
            const std::string_view print = key.text().substr(colon + 1);
            if (print != "1" && print != "2") {
                failNotPlayed(key, name);
            }
            const Edition printed = print == "2" ? Edition::C2 : Edition::C1;
            if (edition && *edition != printed) {
                failNotPlayed(key, name); // two prints in one game
            }
            edition = printed;
        }
        for (const std::string_view id : ours) {
            selection.tileSets.emplace_back(id, count);
        }
        if (const auto elements = known->find("elements")) {
            for (const std::string_view element : elements->texts()) {
                addElement(element, key, name);
            }
        }
        if (const auto ids = known->find("removed")) {
            std::ranges::copy(ids->texts(), std::back_inserter(removed));
        }
    }
    selection.edition = edition.value_or(Edition::C2);
    for (const std::string_view id : removed) {
        std::ranges::copy(jczTiles(selection, m_world, id), std::back_inserter(m_setup.removed));
    }
}

void SetupReader::addElement(std::string_view ours, const Node &place, const std::string &key) {
    if (m_world.catalogue.elements.find(ours) == nullptr || m_world.support(ours) != Support::Played) {
        failNotPlayed(place, key);
    }
    m_setup.selection.elements.emplace_back(ours);
}

// How many of a kind a player has from the boxes.
int SetupReader::usualNumber(std::string_view piece) const {
    int number = 0;
    for (const Element &element : m_world.catalogue.elements) {
        for (const PieceSupply &supply : element.pieces) {
            const bool dealt = supply.piece == piece && supply.when.holds(m_setup.selection, m_world.catalogue);
            number += dealt ? supply.forEach(int(m_setup.players.size())) : 0;
        }
    }
    return number;
}

// A key with the value false is on as well; the number of a figure is how many a player has.
void SetupReader::readElements() {
    const Node elements = m_given.at("elements");
    for (const auto &[key, value] : elements.entries()) {
        const auto known = jczName("elements", key.text());
        const std::string name = "setup.elements." + std::string(key.text());
        if (!known) {
            failNotPlayed(key, name);
        }
        if (const auto element = known->find("element")) {
            addElement(element->text(), key, name);
        }
    }
    for (const auto &[key, known] : jczNames("elements").entries()) {
        const auto piece = known.find("pieces");
        if (!piece) {
            continue;
        }
        const auto given = elements.find(key.text());
        if (!given && known.has("element")) {
            continue; // not there at all
        }
        const int usual = usualNumber(piece->text());
        const bool counted = given && given->text() != "true" && given->text() != "false";
        const int count = counted ? given->number(0, MostPieces) : given ? usual : 0;
        if (count != usual) {
            m_setup.pieces.emplace_back(piece->text(), count);
        }
    }
}

// Options that have no effect stay as they are, so that nobody wonders about them.
void SetupReader::setOption(std::string_view option, std::string_view value) {
    Selection &selection = m_setup.selection;
    const Option *known = m_world.catalogue.options.find(option);
    if (known != nullptr && known->allows(value) && known->when.holds(selection, m_world.catalogue)) {
        selection.setOption(m_world.catalogue, option, value);
    }
}

// Some habits matter only with a rule of the file.
void SetupReader::readHabits() {
    for (const auto &[option, value] : jczNames("habits").entries()) {
        setOption(option.text(), value.text());
    }
}

void SetupReader::readDefaults() {
    for (const auto &[key, rule] : jczNames("rules").entries()) {
        if (const auto option = rule.find("option")) {
            const auto first = rule.at("values").entries().begin(); // its default
            setOption(option->text(), (*first).second.text());
        }
    }
}

void SetupReader::readRules() {
    const auto rules = m_given.find("rules");
    if (!rules || rules->isNull()) {
        return;
    }
    const Node elements = m_given.at("elements");
    for (const auto &[key, value] : rules->entries()) {
        const std::string name = "setup.rules." + std::string(key.text());
        const auto known = jczName("rules", key.text());
        if (!known) {
            failNotPlayed(key, name);
        }
        if (const auto option = known->find("option")) {
            const auto ours = known->at("values").find(value.text());
            if (!ours) {
                failNotPlayed(value, name);
            }
            setOption(option->text(), ours->text());
            continue;
        }
        const std::vector<std::string_view> with = known->at("only-with").texts();
        const bool matters = std::ranges::any_of(with, [&](std::string_view id) { return elements.has(id); });
        if (matters && value.text() != known->at("default").text()) {
            failNotPlayed(key, name);
        }
    }
}

// Whether the elements that bring this kind, if it comes with any, are chosen.
bool SetupReader::isPlayed(const std::string &kind) const {
    bool needed = false;
    bool chosen = false;
    for (const Element &element : m_world.catalogue.elements) {
        const bool brings = std::ranges::find(element.tiles, kind) != element.tiles.end();
        needed = needed || brings;
        chosen = chosen || (brings && m_setup.selection.has(element.id));
    }
    return chosen || !needed;
}

// Where a tile of ours lies of which theirs is one cell.
Cell SetupReader::anchorOf(std::string_view id, std::string_view alias, const Placement &placement) const {
    const TileSet *set = m_world.tileSet(id.substr(0, id.find('.')));
    const auto kind = std::ranges::find(set->tiles, id, &TileKind::id);
    const auto named = std::ranges::find(kind->aliases, alias);
    const auto cell = std::size_t(named - kind->aliases.begin());
    const bool ofCells = kind->aliases.size() == kind->cells.size() && cell < kind->cells.size();
    return ofCells ? placement.at - rotated(kind->cells[cell].offset, placement.rotation) : placement.at;
}

void SetupReader::readStart() {
    const Node start = m_given.at("start");
    if (start.size() == 0) {
        failNotPlayed(start, "setup.start"); // an empty table
    }
    StartCells cells;
    for (const Node &tile : start.items()) {
        const Node id = tile.at("tile");
        const std::vector<std::string> kinds = jczTiles(m_setup.selection, m_world, id.text());
        if (kinds.empty()) {
            id.fail("import.unknown-tile", id.excerpt());
        }
        if (!isPlayed(kinds.front())) {
            failNotPlayed(id, "setup.start");
        }
        const Cell at{std::int16_t(tile.at("x").number(-1000, 1000)),
                      std::int16_t(tile.at("y").number(-1000, 1000))};
        const auto degrees = tile.find("rotation");
        const std::uint8_t rotation = degrees ? readJczRotation(*degrees) : std::uint8_t(0);
        const StartTile laid{kinds.front(), {anchorOf(kinds.front(), id.text(), {at, rotation}), rotation}};
        const auto kind = kindInPlay(kinds.front(), m_setup.selection, m_world);
        const bool hasMore = kind && kind->cells.size() > 1;
        if (hasMore && std::ranges::find(m_setup.start, laid) != m_setup.start.end()) {
            continue;  // another cell of it
        }
        if (kind) {
            cells.take(*kind, laid.placement, tile);
        }
        m_setup.start.push_back(laid);
    }
}

} // namespace

Setup readJczSetup(const Node &file, const World &world) {
    return SetupReader(file, world).read();
}

std::vector<std::string> jczTiles(const Selection &selection, const World &world, std::string_view id) {
    std::vector<std::string> found;
    for (const auto &[set, copies] : selection.tileSets) {
        for (const TileKind &kind : world.tileSet(set)->kindsFor(editionName(selection.edition))) {
            if (std::ranges::find(kind.aliases, id) != kind.aliases.end()) {
                found.push_back(kind.id);
            }
        }
    }
    return found;
}

std::uint8_t readJczRotation(const Node &degrees) {
    constexpr std::string_view words[] = {"0", "90", "180", "270", "R0", "R90", "R180", "R270"};
    return std::uint8_t(degrees.oneOf(words) % 4);
}

} // namespace scorekeep
