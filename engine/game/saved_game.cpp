// SPDX-License-Identifier: MIT
// Writes whole games, and reads them line by line.
#include "engine/game/saved_game.h"

#include <algorithm>

#include "engine/files/lines.h"
#include "engine/files/reader.h"
#include "engine/files/utf8.h"
#include "engine/game/setup_checks.h"

namespace scorekeep {
namespace {

constexpr int MostPieces = 100;
constexpr std::string_view LogLine = "log:";
constexpr std::string_view EntryStart = "- ";

// ---- writing

template <class T>
std::string flowList(const std::vector<T> &list, const auto &itemText) {
    std::string text;
    for (const T &item : list) {
        text += (text.empty() ? "" : ", ") + itemText(item);
    }
    return text;
}

std::string counted(const std::pair<std::string, int> &entry) {
    return quoteYaml(entry.first) + ": " + std::to_string(entry.second);
}

std::string selectionText(const Selection &selection) {
    std::string text = "{edition: ";
    text += editionName(selection.edition);
    text += ", elements: [" + flowList(selection.elements, quoteYaml) + ']';
    text += ", tiles: {" + flowList(selection.tileSets, counted) + '}';
    if (!selection.options.empty()) {
        text += ", options: {" + flowList(selection.options, [](const auto &option) {
            return quoteYaml(option.first) + ": " + quoteYaml(option.second);
        }) + '}';
    }
    return text + '}';
}

std::string startTileText(const StartTile &tile) {
    const Placement &placement = tile.placement;
    std::string text = "{tile: " + quoteYaml(tile.kind) + ", at: [" + std::to_string(placement.at.x) + ", " +
                       std::to_string(placement.at.y) + ']';
    if (placement.rotation != 0) {
        text += ", turned: " + std::to_string(90 * placement.rotation);
    }
    return text + '}';
}

// ---- reading

PlayerSetup readPlayer(const Node &node, const std::vector<PlayerSetup> &others) {
    node.only({"name", "colour"});
    const Node colour = node.at("colour");
    const std::string_view word = PlayerColours[colour.oneOf(PlayerColours)];
    if (std::ranges::find(others, word, &PlayerSetup::colour) != others.end()) {
        colour.fail("save.colour-twice", colour.excerpt());
    }
    return {readPlayerName(node.at("name")), std::string(word)};
}

std::vector<PlayerSetup> readPlayers(const Node &node) {
    const auto given = node.items();
    if (given.empty() || given.size() > MostPlayers) {
        failPlayers(node, given.size());
    }
    std::vector<PlayerSetup> players;
    for (const Node &player : given) {
        players.push_back(readPlayer(player, players));
    }
    return players;
}

TileKind readTileKind(const Node &node, const Selection &selection, const World &world) {
    std::optional<TileKind> kind = kindInPlay(node.text(), selection, world);
    if (!kind) {
        node.fail("save.unknown-tile", node.excerpt());
    }
    return *std::move(kind);
}

// Not more than there are: `earlier` of the kind were read before.
void checkLeft(const Node &node, const TileKind &kind, std::ptrdiff_t earlier, const Selection &selection) {
    const auto copies = std::ranges::find_if(
        selection.tileSets, [&](const auto &set) { return kind.id.starts_with(set.first + '.'); });
    const int most = copies == selection.tileSets.end() ? 0 : kind.count * copies->second;
    if (earlier >= most) {
        node.fail("save.too-many-of-a-tile", kind.id, std::to_string(most));
    }
}

std::vector<StartTile> readStart(const Node &node, const Selection &selection, const World &world) {
    std::vector<StartTile> start;
    StartCells cells;
    for (const Node &tile : node.items()) {
        tile.only({"tile", "at", "turned"});
        const TileKind kind = readTileKind(tile.at("tile"), selection, world);
        const auto turned = tile.find("turned");
        const Placement placement{readCell(tile.at("at")), turned ? readTurn(*turned) : std::uint8_t(0)};
        cells.take(kind, placement, tile.at("at"));
        checkLeft(tile.at("tile"), kind, std::ranges::count(start, kind.id, &StartTile::kind), selection);
        start.push_back({kind.id, placement});
    }
    return start;
}

Setup readSetup(const Node &node, const World &world) {
    Setup setup;
    if (const auto board = node.find("board")) {
        board->oneOf({"none"});
        setup.board = false;
        node.only({"board", "players", "starter", "selection"});
    } else {
        node.only({"players", "starter", "selection", "start", "pieces", "removed"});
    }
    setup.players = readPlayers(node.at("players"));
    if (const auto starter = node.find("starter")) {
        setup.starter = PlayerId(starter->number(0, int(setup.players.size()) - 1));
    }
    setup.selection = readSelection(node.at("selection"), world.catalogue);
    if (const auto start = node.find("start")) {
        setup.start = readStart(*start, setup.selection, world);
    }
    if (const auto pieces = node.find("pieces")) {
        for (const auto &[key, value] : pieces->entries()) {
            if (world.catalogue.pieces.find(key.text()) == nullptr) {
                key.fail("save.unknown-piece", key.excerpt());
            }
            setup.pieces.emplace_back(key.text(), value.number(0, MostPieces));
        }
    }
    if (const auto removed = node.find("removed")) {
        for (const Node &kind : removed->items()) {
            setup.removed.push_back(readTileKind(kind, setup.selection, world).id);
        }
    }
    return setup;
}

bool isBlank(std::string_view line) {
    return line.find_first_not_of(" \t\r") == std::string_view::npos;
}

std::string_view withoutEnd(std::string_view line) {
    const std::size_t last = line.find_last_not_of(" \t\r");
    return line.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

class GameReader {
public:
    GameReader(std::string_view text, const std::string &fileName, const World &world)
        : m_text(text), m_fileName(fileName), m_world(world), m_lines(splitLines(text)) {}

    SavedGame read(std::optional<int> before) {
        const std::size_t first = header();
        // The rules of an empty game give the names; its board, what lies there from the beginning.
        const Game &beginning = *m_beginning;
        LaidTiles laid(beginning.rules(), beginning.state().board);
        m_game.length = offsetAfter(first - 1);
        m_game.closed = m_lines[first - 1].complete;
        for (std::size_t i = first; i < m_lines.size(); ++i) {
            if (before && m_lines[i].number >= *before) {
                m_game.notices.push_back({"save.cut", {std::to_string(m_lines[i].number)}});
                break;
            }
            if (!line(m_lines[i], beginning.rules(), laid)) {
                break;
            }
            m_game.length = offsetAfter(i);
            m_game.closed = m_lines[i].complete;
        }
        return std::move(m_game);
    }

private:
    // Returns the index of the first line of the log.
    std::size_t header() {
        checkVersion();
        const auto log = std::ranges::find(m_lines, LogLine, [](const Line &line) { return withoutEnd(line.text); });
        const bool found = log != m_lines.end();
        const std::size_t end = found ? offsetAfter(std::size_t(log - m_lines.begin())) : m_text.size();
        const Document document = parseYaml(m_text.substr(0, end), m_fileName);
        const Node root = document.root();
        root.only({"scorekeep", "rules", "setup", "log"});
        m_game.rulesVersion = root.at("rules").number(1, 1'000'000);
        if (m_game.rulesVersion != RulesVersion) {
            m_game.notices.push_back({"save.other-rules", {std::to_string(m_game.rulesVersion)}});
        }
        m_game.setup = readSetup(root.at("setup"), m_world);
        begin(root.at("setup").at("selection"));
        const Node entries = root.at("log");
        if (!found || !entries.isNull()) {
            entries.fail("save.log-form", entries.excerpt(), std::string(LogLine));
        }
        return std::size_t(log - m_lines.begin()) + 1;
    }

    // Before anything else: a newer form may differ in all but its first line.
    void checkVersion() const {
        constexpr std::string_view ByteOrderMark = "\xEF\xBB\xBF";
        const std::string expected = "scorekeep: " + std::to_string(SaveVersion);
        std::string_view line = m_lines.empty() ? std::string_view() : m_lines[0].text;
        line.remove_prefix(line.starts_with(ByteOrderMark) ? ByteOrderMark.size() : 0);
        if (!line.starts_with("scorekeep:")) {
            throw FileError(m_fileName, 1, 1, "save.not-a-game", excerptAt(m_text, 0), expected);
        }
        const Document first = parseYamlLine(line, m_fileName, 1);
        const Node version = first.root().at("scorekeep");
        if (version.number() > SaveVersion) {
            version.fail("save.newer-version", version.excerpt(), std::to_string(SaveVersion));
        }
        version.number(1, SaveVersion);
    }

    void begin(const Node &selection) {
        try {
            m_beginning.emplace(m_world, m_game.setup);
        } catch (const FileError &) {
            throw;
        } catch (const std::runtime_error &error) {
            throw FileError(m_fileName, selection.line(), selection.column(), "save.no-rules", error.what());
        }
        if (m_game.setup.board) {
            checkDrawable(m_beginning->state(), selection);
        }
    }

    std::size_t offsetAfter(std::size_t line) const {
        return line + 1 < m_lines.size() ? std::size_t(m_lines[line + 1].text.data() - m_text.data()) : m_text.size();
    }

    // False for a torn line, which is always the last one.
    bool line(const Line &line, const Rules &rules, LaidTiles &laid) {
        if (isBlank(line.text) || line.text.starts_with('#')) {
            return true;
        }
        try {
            logged(line, rules, laid);
        } catch (const FileError &) {
            if (line.complete) {
                throw;
            }
            m_game.notices.push_back({"save.torn-line", {std::to_string(line.number), excerptAt(line.text, 0)}});
            return false;
        }
        return true;
    }

    void logged(const Line &line, const Rules &rules, LaidTiles &laid) {
        if (!line.text.starts_with(EntryStart)) {
            throw FileError(m_fileName, line.number, 1, "save.log-line", excerptAt(line.text, 0), "- {");
        }
        std::string text(line.text); // places in messages stay those of the file
        text[0] = ' ';
        const Document document = parseYamlLine(text, m_fileName, line.number);
        const Node node = document.root();
        if (node.isMap() && node.has("cursor")) {
            node.only({"cursor"});
            m_game.cursor = std::size_t(node.at("cursor").number(0, int(m_game.log.size())));
            return;
        }
        laid.forget(m_game.cursor);
        Entry entry = readEntry(node, rules, laid);
        laid.note(m_game.cursor, entry);
        m_game.log.resize(m_game.cursor);
        m_game.lines.resize(m_game.cursor);
        m_game.log.push_back(std::move(entry));
        m_game.lines.push_back(line.number);
        ++m_game.cursor;
    }

    std::string_view m_text;
    const std::string &m_fileName;
    const World &m_world;
    std::vector<Line> m_lines;
    SavedGame m_game;
    std::optional<Game> m_beginning;
};

}  // namespace

SavedGame readGame(std::string_view text, const std::string &fileName, const World &world,
                   std::optional<int> before) {
    return GameReader(text, fileName, world).read(before);
}

FileError errorAt(const LogError &error, const SavedGame &saved, const std::string &fileName) {
    const int line = error.entry < saved.lines.size() ? saved.lines[error.entry] : 0;
    return FileError(fileName, line, 1, std::string(error.id), error.found, error.expected);
}

SavedGame loadGame(const std::string &path, const World &world) {
    return readGame(readFile(path), path, world);
}

std::string writeHeader(const Setup &setup) {
    std::string text = "scorekeep: " + std::to_string(SaveVersion) + "\nrules: " + std::to_string(RulesVersion) +
                       "\nsetup:\n  players:\n";
    for (const PlayerSetup &player : setup.players) {
        text += "    - {name: " + quoteYaml(player.name) + ", colour: " + quoteYaml(player.colour) + "}\n";
    }
    text += setup.board ? "" : "  board: none\n";
    text += "  starter: " + std::to_string(setup.starter) + '\n';
    text += "  selection: " + selectionText(setup.selection) + '\n';
    if (!setup.start.empty()) {
        text += "  start: [" + flowList(setup.start, startTileText) + "]\n";
    }
    if (!setup.pieces.empty()) {
        text += "  pieces: {" + flowList(setup.pieces, counted) + "}\n";
    }
    if (!setup.removed.empty()) {
        text += "  removed: [" + flowList(setup.removed, quoteYaml) + "]\n";
    }
    return text + std::string(LogLine) + '\n';
}

std::string writeCursor(std::size_t cursor) {
    return "- {cursor: " + std::to_string(cursor) + '}';
}

std::string writeGame(const Game &game) {
    std::string text = writeHeader(game.setup());
    LogWriter writer(game);
    for (std::size_t i = 0; i < game.log().size(); ++i) {
        text += writer.write(i, game.log()[i]) + '\n';
    }
    if (game.cursor() < game.log().size()) {
        text += writeCursor(game.cursor()) + '\n';
    }
    return text;
}

LogWriter::LogWriter(const World &world, const Setup &setup) : LogWriter(Game(world, setup)) {}

LogWriter::LogWriter(const Game &game) : LogWriter(Game(game, {}, 0)) {}

LogWriter::LogWriter(Game &&beginning)
    : m_beginning(std::move(beginning)), m_laid(m_beginning.rules(), m_beginning.state().board) {}

std::string LogWriter::write(std::size_t position, const Entry &entry) {
    m_laid.forget(position);
    std::string text(EntryStart);
    text += writeEntry(entry, m_beginning.rules(), m_laid);
    m_laid.note(position, entry);
    return text;
}

}  // namespace scorekeep
