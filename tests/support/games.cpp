// SPDX-License-Identifier: MIT
// Makes setups for tests.
#include "tests/support/games.h"

#include <algorithm>
#include <array>

namespace scorekeep {
namespace {

std::vector<PlayerSetup> seats(int players) {
    static const std::array<const char *, 6> colours{"red", "blue", "green", "yellow", "black", "grey"};
    std::vector<PlayerSetup> seated;
    for (int i = 0; i < players; ++i) {
        seated.push_back({"Player " + std::to_string(i + 1), colours[std::size_t(i) % colours.size()]});
    }
    return seated;
}

bool oneIn(std::mt19937 &random, unsigned many) {
    return random() % many == 0;
}

// Elements that the program plays, apart from those that only others bring along.
std::vector<std::string> playedElements(const World &world) {
    std::vector<std::string> ids;
    for (const Element &element : world.catalogue.elements) {
        if (!element.shared && !element.always && world.support(element.id) == Support::Played) {
            ids.push_back(element.id);
        }
    }
    return ids;
}

bool bringsFollowers(const Element &element, const Catalogue &catalogue) {
    return std::any_of(element.pieces.begin(), element.pieces.end(), [&](const PieceSupply &supply) {
        return catalogue.pieces.at(supply.piece).is("follower");
    });
}

// Whether one of these elements is of the expansion that the set belongs to.
bool belongsTo(const World &world, const std::string &set, const std::vector<std::string> &elements) {
    const std::string &expansion = world.catalogue.tileSets.at(set).expansion;
    return std::any_of(elements.begin(), elements.end(), [&](const std::string &element) {
        return world.catalogue.elements.at(element).expansion == expansion;
    });
}

// Tile sets of expansions with a played element.
std::vector<std::string> playedTileSets(const World &world) {
    std::vector<std::string> ids;
    for (const TileSetEntry &set : world.catalogue.tileSets) {
        for (const std::string &element : world.catalogue.expansions.at(set.expansion).elements) {
            if (world.support(element) == Support::Played && world.tileSet(set.id) != nullptr) {
                ids.push_back(set.id);
                break;
            }
        }
    }
    return ids;
}

void chooseOptions(const World &world, std::mt19937 &random, Selection &selection) {
    for (const Option &option : world.catalogue.options) {
        if (oneIn(random, 2)) {
            selection.options.emplace_back(option.id, option.values[random() % option.values.size()].id);
        }
    }
}

} // namespace

Setup baseGame(const World &world, int players, Edition edition) {
    Setup setup;
    setup.players = seats(players);
    setup.selection = normalised({edition, {"base-game", "farmers"}, {{"base", 1}}, {}}, world.catalogue);
    return setup;
}

Setup everythingPlayed(const World &world, int players, Edition edition) {
    Setup setup;
    setup.players = seats(players);
    Selection selection{edition, playedElements(world), {}, {}};
    for (const std::string &set : playedTileSets(world)) {
        selection.tileSets.emplace_back(set, 1);
    }
    setup.selection = normalised(std::move(selection), world.catalogue);
    return setup;
}

Setup randomSetup(const World &world, std::mt19937 &random) {
    Setup setup;
    setup.players = seats(1 + int(random() % 6));
    setup.starter = PlayerId(random() % setup.players.size());
    Selection selection;
    selection.edition = Editions[random() % std::size(Editions)];
    const bool much = oneIn(random, 3);
    for (const std::string &element : playedElements(world)) {
        if (element == "farmers" ? !oneIn(random, 6) : (much ? !oneIn(random, 5) : oneIn(random, 3))) {
            selection.elements.push_back(element);
        }
    }
    for (const std::string &set : playedTileSets(world)) {
        const bool main = set == "base";
        const bool fits = belongsTo(world, set, selection.elements); // else it is only landscape
        if (main ? !oneIn(random, 25) : (much || fits ? !oneIn(random, 3) : oneIn(random, 4))) {
            selection.tileSets.emplace_back(set, oneIn(random, 12) ? 2 : 1);
        }
    }
    if (selection.tileSets.empty()) {
        selection.tileSets.emplace_back("base", 1);  // a game without tiles is none
    }
    chooseOptions(world, random, selection);
    setup.selection = normalised(std::move(selection), world.catalogue);
    if (oneIn(random, 10)) {
        setup.pieces.emplace_back("follower", 2 + int(random() % 8));
    }
    return setup;
}

Setup themedSetup(const World &world, const std::string &item, std::mt19937 &random) {
    const std::string &expansion = world.catalogue.elements.at(world.spine.item(item)->element).expansion;
    Setup setup;
    setup.players = seats(2 + int(random() % 2));
    Selection selection;
    selection.edition = Editions[random() % std::size(Editions)];
    for (const std::string &id : playedElements(world)) {
        const Element &element = world.catalogue.elements.at(id);
        const bool wanted = element.expansion == expansion || bringsFollowers(element, world.catalogue);
        if (wanted || id == "farmers" ? !oneIn(random, 6) : oneIn(random, 12)) {
            selection.elements.push_back(id);
        }
    }
    for (const std::string &set : playedTileSets(world)) {
        if (set == "base" || world.catalogue.tileSets.at(set).expansion == expansion) {
            selection.tileSets.emplace_back(set, 1);
        }
    }
    constexpr int attempts = 20; // an item may need certain options
    for (int attempt = 0; attempt < attempts; ++attempt) {
        selection.options.clear();
        chooseOptions(world, random, selection);
        setup.selection = normalised(selection, world.catalogue);
        if (world.spine.item(item)->when.holds(setup.selection, world.catalogue)) {
            break;
        }
    }
    return setup;
}

std::string inWords(const Setup &setup) {
    std::string text(editionName(setup.selection.edition));
    text += ", " + std::to_string(setup.players.size()) + " players, tiles";
    for (const auto &[set, copies] : setup.selection.tileSets) {
        text += ' ' + set + (copies > 1 ? '*' + std::to_string(copies) : std::string());
    }
    text += "; elements";
    for (const std::string &element : setup.selection.elements) {
        text += ' ' + element;
    }
    for (const auto &[option, value] : setup.selection.options) {
        text += "; " + option + '=' + value;
    }
    return text;
}

} // namespace scorekeep
