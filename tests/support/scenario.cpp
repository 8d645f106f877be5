// SPDX-License-Identifier: MIT
// Reads and plays scenarios.
#include "tests/support/scenario.h"

#include <algorithm>
#include <map>
#include <optional>
#include <sstream>

#include "engine/files/file_error.h"

namespace scorekeep {
namespace {

std::vector<std::string> words(std::string_view text) {
    std::istringstream stream{std::string(text)};
    std::vector<std::string> found;
    for (std::string word; stream >> word;) {
        found.push_back(word);
    }
    return found;
}

// One case: its setup and log are gathered, then played by the aligner, which fills in the passes.
class Player {
public:
    Player(const Node &file, const Node &node, const World &world) : m_node(node), m_world(world) {
        readSetup(file, node);
        m_rules = std::make_unique<Rules>(world, m_setup);
        if (const auto map = either(file, node, "map")) {
            readMap(*map);
            m_rules = std::make_unique<Rules>(world, m_setup);
        }
    }

    std::vector<std::string> play() {
        m_board = m_rules->blank().board;
        for (const std::string_view key : {"figures", "moves"}) {
            if (const auto list = m_node.find(key)) {
                for (const Node line : list->items()) {
                    key == "moves" ? move(line) : figure(line);
                }
            }
        }
        for (const Node line : m_node.at("expect").items()) {
            m_mayPark = m_mayPark || line.text().starts_with("refused ");
        }
        Game game(m_world, m_setup, m_log, m_log.size(), Replay::Aligning);
        while (!m_wait && game.open().open() && game.open().prompts.front().mayPass) {
            const OpenPrompt &prompt = game.open().prompts.front();
            game.answer({prompt.item, prompt.player, prompt.subject, Answer::passed(), false, false, {}});
        }
        std::vector<std::string> failures;
        for (std::size_t i = 0; i < game.log().size(); ++i) {
            const bool parked = game.log()[i].parked;
            m_parked += parked ? 1 : 0;
            if (parked && !m_mayPark) {
                failures.push_back("entry " + std::to_string(i + 1) + " does not fit: " +
                                   m_rules->itemName(game.log()[i].item));
            }
        }
        for (const Node line : m_node.at("expect").items()) {
            if (const std::string failure = expect(game, line); !failure.empty()) {
                failures.push_back("line " + std::to_string(line.line()) + ": " + std::string(line.text()) + ": " +
                                   failure);
            }
        }
        return failures;
    }

private:
    static std::optional<Node> either(const Node &file, const Node &node, std::string_view key) {
        const auto own = node.find(key);
        return own ? own : file.find(key);
    }

    void readSetup(const Node &file, const Node &node) {
        m_setup.selection.edition = Edition::C2;
        if (const auto selection = either(file, node, "selection")) {
            m_setup.selection = readSelection(*selection, m_world.catalogue);
        }
        const auto players = either(file, node, "players");
        const int count = players ? players->number(1, 6) : 2;
        for (int i = 0; i < count; ++i) {
            m_setup.players.push_back({std::string(1, char('A' + i)), ""});
        }
        if (const auto pieces = either(file, node, "pieces")) {
            for (const auto &[piece, number] : pieces->entries()) {
                m_setup.pieces.emplace_back(piece.text(), number.number(0, 20));
            }
        }
    }

    KindId kind(const Node &node, std::string_view name) const {
        std::optional<KindId> found = m_rules->pool().find(name);
        for (std::size_t k = 0; !found && k < m_rules->pool().size(); ++k) {
            const std::string &id = m_rules->pool().kind(KindId(k)).id;
            if (id.substr(id.find('.') + 1) == name) {
                found = KindId(k);
            }
        }
        if (!found) {
            node.fail("scenario.unknown-tile", std::string(name), "a tile of the selected sets");
        }
        return *found;
    }

    // Rows of tiles; `.` is a free space, `/90` a rotation, `*` marks 0,0.
    void readMap(const Node &node) {
        std::vector<std::vector<std::string>> rows;
        std::istringstream lines{std::string(node.text())};
        int originX = 0;
        int originY = 0;
        for (std::string line; std::getline(lines, line);) {
            rows.push_back(words(line));
            for (std::size_t x = 0; x < rows.back().size(); ++x) {
                if (rows.back()[x].back() == '*') {
                    rows.back()[x].pop_back();
                    originX = int(x);
                    originY = int(rows.size()) - 1;
                }
            }
        }
        for (std::size_t y = 0; y < rows.size(); ++y) {
            for (std::size_t x = 0; x < rows[y].size(); ++x) {
                const std::string &token = rows[y][x];
                if (token == ".") {
                    continue;
                }
                const std::size_t slash = token.find('/');
                const int turned = slash == std::string::npos ? 0 : std::stoi(token.substr(slash + 1));
                const Cell at{std::int16_t(int(x) - originX), std::int16_t(int(y) - originY)};
                m_setup.start.push_back({m_rules->pool().kind(kind(node, token.substr(0, slash))).id,
                                         {at, std::uint8_t(turned / 90)}});
            }
        }
    }

    static Cell cell(const Node &node, const std::string &text) {
        const std::size_t comma = text.find(',');
        if (comma == std::string::npos) {
            node.fail("scenario.cell", text, "x,y");
        }
        return {std::int16_t(std::stoi(text.substr(0, comma))), std::int16_t(std::stoi(text.substr(comma + 1)))};
    }

    PlayerId player(const Node &node, const std::string &text) const {
        if (text == "-") {
            return NoPlayer;
        }
        const int seat = text.size() == 1 ? text[0] - 'A' : -1;
        if (seat < 0 || seat >= int(m_setup.players.size())) {
            node.fail("scenario.player", text, "A, B ...");
        }
        return PlayerId(seat);
    }

    PieceKindId piece(const Node &node, const std::string &text) const {
        const auto found = m_rules->piece(text);
        if (!found) {
            node.fail("scenario.piece", text, "a kind of piece");
        }
        return *found;
    }

    Place segment(const Node &node, Cell at, const std::string &name) const {
        const TileId tile = m_board.tileAt(at);
        if (tile != NoTile) {
            const auto &segments = m_board.kindOf(tile).segments;
            for (std::size_t s = 0; s < segments.size(); ++s) {
                if (segments[s].name == name) {
                    return Place::on({at, Half::Whole, std::uint8_t(s)});
                }
            }
        }
        node.fail("scenario.segment", name, "a segment of the tile there");
    }

    void add(std::string_view item, PlayerId player, Answer answer, bool forced = false) {
        Entry entry;
        entry.item = m_rules->at(item);
        entry.player = player;
        entry.answer = std::move(answer);
        entry.forced = forced;
        m_log.push_back(std::move(entry));
    }

    std::optional<Place> areaCalled(const std::string &name) const {
        const auto &areas = m_rules->areas();
        const auto at = std::ranges::find(areas, name, &Saying::id);
        return at == areas.end() ? std::nullopt : std::optional(Place::area(std::uint16_t(at - areas.begin())));
    }

    // From a word on: `supply`, a named area, or a cell with a segment.
    Place place(const Node &node, const std::vector<std::string> &w, std::size_t at) const {
        if (const auto area = at < w.size() ? areaCalled(w[at]) : std::nullopt) {
            return *area;
        }
        if (at < w.size() && (w[at] == "supply" || w[at] == "to")) {
            return Place::supply();
        }
        if (at + 1 >= w.size()) {
            node.fail("scenario.place", std::string(node.text()), "supply, an area, X,Y SEGMENT");
        }
        return segment(node, cell(node, w[at]), w[at + 1]);
    }

    static std::size_t wordTo(const std::vector<std::string> &w) {
        return std::size_t(std::find(w.begin(), w.end(), "to") - w.begin());
    }

    // `A does count.join follower castle-quarter to 0,0 city`, `A does ITEM PIECE to 0,0 road`, with the feature for
    // which a repeated item runs: that one, or `for 1,0 road` behind it.
    void does(const Node &line, const std::vector<std::string> &w) {
        const Place to = place(line, w, wordTo(w) + 1);
        const PieceKindId kind = piece(line, w[3]);
        const PlayerId who = player(line, w[0]);
        const PlayerId owner = m_rules->pieceKind(kind).is("neutral") ? NoPlayer : who;
        add(w[2], who, Answer::placePiece({kind, owner, place(line, w, 4)}, to));
        for (const BoundBlock &block : m_rules->script(ScriptKind::Turn)) {
            for (const BoundItem &item : block.items) {
                if (item.id == m_rules->at(w[2]) && block.scope == Scope::EachCompleted) {
                    const auto other = std::size_t(std::find(w.begin(), w.end(), "for") - w.begin());
                    const Place subject = other < w.size() ? place(line, w, other + 1) : to;
                    m_log.back().subject = Place::on(m_board.nameOf(m_board.node(subject.spot)));
                }
            }
        }
    }

    // `A follower 0,0 road`: lies there from the beginning; `A follower prison B`: B holds it; `A follower
    // castle-quarter`: in an area. So do `dragon 0,0`, `count castle-quarter`, `fairy A follower 0,0 road`.
    void figure(const Node &line) {
        const std::vector<std::string> w = words(line.text());
        if (w.size() == 2 || w.size() == 5) {
            const PieceRef neutral = neutralNow(line, w[0]);
            const auto area = areaCalled(w[1]);
            const Place there = area            ? *area
                                : w.size() == 2 ? Place::cell(cell(line, w[1]))
                                                : beside(line, {w.begin() + 1, w.end()});
            add(core::MovePiece, m_setup.starter, Answer::placePiece(neutral, there));
            return;
        }
        if (w.size() == 3) {
            const PieceRef ref{piece(line, w[1]), player(line, w[0]), Place::supply()};
            add(core::MovePiece, m_setup.starter, Answer::placePiece(ref, place(line, w, 2)));
            return;
        }
        if (w.size() != 4) {
            line.fail("scenario.figure", std::string(line.text()), "PLAYER PIECE X,Y SEGMENT");
        }
        const PlayerId owner = player(line, w[0]);
        const Place there = w[2] == "prison"   ? Place::prison(player(line, w[3]))
                            : w[3] == "corner" ? Place::vertex(cell(line, w[2]))
                                               : segment(line, cell(line, w[2]), w[3]);
        add(core::MovePiece, m_setup.starter, Answer::placePiece({piece(line, w[1]), owner, Place::supply()}, there));
    }

    // The table after the moves so far, with what was not said left open.
    Game soFar() const { return Game(m_world, m_setup, m_log, m_log.size(), Replay::Aligning); }

    // `A follower 0,0 road`: beside this one.
    Place beside(const Node &line, const std::vector<std::string> &w) const {
        const Piece wanted{piece(line, w[1]), player(line, w[0]), segment(line, cell(line, w[2]), w[3])};
        const Game game = soFar();
        const auto &pieces = game.state().pieces;
        const auto found = std::find(pieces.begin(), pieces.end(), wanted);
        if (found == pieces.end()) {
            line.fail("scenario.piece", w[1], "a piece that stands there");
        }
        return Place::beside(PieceId(found - pieces.begin()));
    }

    PieceRef neutralNow(const Node &line, const std::string &name) const {
        PieceRef neutral{piece(line, name), NoPlayer, {}};
        const Game game = soFar();
        for (const Piece &known : game.state().pieces) {
            neutral.place = known.kind == neutral.kind ? known.place : neutral.place;
        }
        return neutral;
    }

    // Of several items that move it, by options, one is in play.
    std::string moverOf(const Node &line, const std::string &neutral) const {
        for (const char *suffix : {".move", ".walk-early", ".walk", ".walk-late"}) {
            if (m_rules->item(neutral + suffix)) {
                return neutral + suffix;
            }
        }
        line.fail("scenario.piece", neutral, "a piece that is moved");
    }

    // `A moves dragon to 1,0`, `A moves fairy to A follower 0,0 road`.
    void moveNeutral(const Node &line, const std::vector<std::string> &w) {
        const PieceRef neutral = neutralNow(line, w[2]);
        const Place to = w.size() == 5 ? Place::cell(cell(line, w[4])) : beside(line, {w.begin() + 4, w.end()});
        add(moverOf(line, w[2]), player(line, w[0]), Answer::placePiece(neutral, to));
    }

    // `A princess.remove B follower 0,0 city`, `A figure.deploy follower 0,0 road`.
    void byItem(const Node &line, const std::vector<std::string> &w) {
        const PlayerId who = player(line, w[0]);
        if (w.size() == 6) {
            const PieceRef ref{piece(line, w[3]), player(line, w[2]), segment(line, cell(line, w[4]), w[5])};
            add(w[1], who, Answer::choosePieces({ref}));
        } else {
            const Place to = segment(line, cell(line, w[3]), w[4]);
            add(w[1], who, Answer::placePiece({piece(line, w[2]), who, Place::supply()}, to));
        }
    }

    // `A lays abbey 1,0 0`, `A sets barn 1,0`, `A moves wagon 0,0 road to 0,0 city`,
    // `A tile 1,0 90 [follower road]`, `A recall abbot 0,0 garden`, `A yes builder.double-turn`, `end`,
    // `A does ITEM PIECE to 0,0 road`, `A picks ITEM B PIECE 0,0 road`, `A gets 5`.
    void move(const Node &line) {
        const std::vector<std::string> w = words(line.text());
        if (w.size() == 1 && w[0] == "wait") {
            m_wait = true;
        } else if (w.size() == 1 && w[0] == "end") {
            add(core::End, NoPlayer, Answer::passed());
        } else if (w.size() == 1 && w[0] == "empty") {
            add(core::EmptyStack, m_setup.starter, Answer::confirm());
        } else if (w.size() == 3 && w[1] == "yes") {
            add(w[2], player(line, w[0]), Answer::confirm());
        } else if (w.size() == 3 && w[1] == "passes") {
            add(w[2], player(line, w[0]), Answer::passed());
        } else if (w.size() == 3 && w[1] == "gets") {
            add(core::Points, player(line, w[0]), Answer::enterNumber(std::stoi(w[2])));
            m_log.back().answer.player = m_log.back().player;
        } else if (w.size() > 5 && w[1] == "does") {
            does(line, w);
        } else if (w.size() == 7 && w[1] == "picks") {
            const Place there = w[5] == "prison" ? Place::prison(player(line, w[6]))
                                                 : segment(line, cell(line, w[5]), w[6]);
            add(w[2], player(line, w[0]), Answer::choosePieces({{piece(line, w[4]), player(line, w[3]), there}}));
        } else if ((w.size() == 5 || w.size() == 7) && w[1] == "lays") {
            layOwn(line, w);
        } else if (w.size() == 4 && w[1] == "sets") {
            const PlayerId who = player(line, w[0]);
            const Place corner = Place::vertex(cell(line, w[3]));
            add(w[2] + ".deploy", who, Answer::placePiece({piece(line, w[2]), who, Place::supply()}, corner));
        } else if ((w.size() == 5 || w.size() == 8) && w[1] == "moves" && w[3] == "to") {
            moveNeutral(line, w);
        } else if (w.size() == 8 && w[1] == "moves") {
            movePiece(line, w);
        } else if ((w.size() == 5 || w.size() == 6) && m_rules->item(w[1])) {
            byItem(line, w);
        } else if (w.size() == 5 && w[1] == "recall") {
            const PlayerId who = player(line, w[0]);
            const Place from = segment(line, cell(line, w[3]), w[4]);
            add(w[2] + ".return", who, Answer::choosePieces({{piece(line, w[2]), who, from}}));
        } else if (w.size() == 4 || w.size() == 6) {
            placeTile(line, w);
        } else {
            line.fail("scenario.move", std::string(line.text()), "PLAYER TILE X,Y TURNED [PIECE SEGMENT]");
        }
    }

    // Of the feature that is scored then; by options it went home from there before.
    void movePiece(const Node &line, const std::vector<std::string> &w) {
        const PlayerId who = player(line, w[0]);
        const Place from = segment(line, cell(line, w[3]), w[4]);
        const Place to = segment(line, cell(line, w[6]), w[7]);
        const bool late = !m_rules->item(w[2] + ".move");
        const Game game = soFar();
        const PieceRef standing{piece(line, w[2]), who, from};
        const bool there = game.look([&](const Table &table) { return table.find(standing).has_value(); });
        const PieceRef ref{standing.kind, who, there ? from : Place::supply()};
        add(w[2] + (late ? ".move-late" : ".move"), who, Answer::placePiece(ref, to));
        m_log.back().subject = Place::on(m_board.nameOf(m_board.node(from.spot)));
    }

    // A tile of one's own, in place of one that is drawn.
    void layOwn(const Node &line, const std::vector<std::string> &w) {
        const PlayerId who = player(line, w[0]);
        const KindId tile = kind(line, w[2]);
        const Placement placement{cell(line, w[3]), std::uint8_t(std::stoi(w[4]) / 90)};
        add(w[2] + ".place", who, Answer::placeTile(tile, placement));
        if (m_board.isFree(tile, placement)) {
            m_board.place(tile, placement);
        }
        if (w.size() == 7) {
            add("figure.deploy", who, Answer::placePiece({piece(line, w[5]), who, Place::supply()},
                                                         segment(line, placement.at, w[6])));
        }
    }

    void placeTile(const Node &line, const std::vector<std::string> &w) {
        const PlayerId who = player(line, w[0]);
        const KindId tile = kind(line, w[1]);
        const Placement placement{cell(line, w[2]), std::uint8_t(std::stoi(w[3]) / 90)};
        add("draw.tile", who, Answer::drawTile(tile));
        add("place.tile", who, Answer::placeTile(tile, placement));
        if (m_board.isFree(tile, placement)) {
            m_board.place(tile, placement);
        }
        if (w.size() == 6) {
            const PieceKindId kindOf = piece(line, w[4]);
            const std::string own = w[4] + ".deploy";
            const std::string_view item = m_rules->item(own) ? std::string_view(own) : "figure.deploy";
            add(item, who, Answer::placePiece({kindOf, who, Place::supply()}, segment(line, placement.at, w[5])));
        }
    }

    std::string expect(const Game &game, const Node &line) const {
        const std::vector<std::string> w = words(line.text());
        if (w.size() == 2 && w[0] == "asks") {
            return asks(game, w[1]) ? "" : "it does not";
        }
        if (w.size() == 3 && w[0] == "asks") {
            return asks(game, w[1], player(line, w[2])) ? "" : "it does not";
        }
        if (w.size() == 3 && w[0] == "offers") {
            const std::size_t count = offers(game, w[2]);
            return std::to_string(count) == w[1] ? "" : std::to_string(count) + " are offered";
        }
        if (w.size() == 3 && w[1] == "at") {
            return where(game, piece(line, w[0]), cell(line, w[2]));
        }
        if (w.size() == 2 && w[0] == "refused") {
            return std::to_string(m_parked) == w[1] ? "" : std::to_string(m_parked) + " were";
        }
        if (w.size() == 3 && w[0] == "not" && w[1] == "asks") {
            return asks(game, w[2]) ? "it does" : "";
        }
        if (w.size() == 5 && w[0] == "lie") {
            const int count = lying(game, piece(line, w[2]), segment(line, cell(line, w[3]), w[4]));
            return std::to_string(count) == w[1] ? "" : std::to_string(count) + " lie there";
        }
        if (w.size() == 4 && w[1] == "holds") {
            const int count = lying(game, piece(line, w[3]), Place::prison(player(line, w[0])));
            return std::to_string(count) == w[2] ? "" : "holds " + std::to_string(count);
        }
        if (w.size() == 2 && w[0].size() == 1) {
            const int points = game.state().points(player(line, w[0]));
            return std::to_string(points) == w[1] ? "" : "has " + std::to_string(points);
        }
        if (w.size() == 3 && w[0] == "counts") {
            const std::string value = counted(game, w[1]);
            return value == w[2] ? "" : "counts " + value;
        }
        if (w.size() == 4 && w[1] == "lies") {
            return lies(game, piece(line, w[0]), segment(line, cell(line, w[2]), w[3])) ? "" : "it does not";
        }
        if ((w.size() == 4 || w.size() == 6) && w[1] == "has") {
            const Place there = w.size() == 4 ? Place::supply() : place(line, w, 5);
            const int count = held(game, {piece(line, w[3]), player(line, w[0]), there});
            return std::to_string(count) == w[2] ? "" : "has " + std::to_string(count);
        }
        if (w.size() == 4 && w[1] == "no") {
            return scores(game, player(line, w[0]), w[2] + " " + w[3]).empty() ? "" : "it was scored";
        }
        if (w.size() >= 3) {
            return score(game, player(line, w[0]), line);
        }
        line.fail("scenario.expectation", std::string(line.text()), "see tests/scenarios/README.md");
    }

    bool asks(const Game &game, const std::string &item, PlayerId player = NoPlayer) const {
        const auto &prompts = game.open().prompts;
        return std::any_of(prompts.begin(), prompts.end(), [&](const OpenPrompt &prompt) {
            return game.rules().itemName(prompt.item) == item && (player == NoPlayer || prompt.player == player);
        });
    }

    static std::size_t offers(const Game &game, const std::string &item) {
        std::size_t count = 0;
        for (const OpenPrompt &prompt : game.open().prompts) {
            count += game.rules().itemName(prompt.item) == item ? prompt.options.size() : 0;
        }
        return count;
    }

    static std::string where(const Game &game, PieceKindId kind, Cell wanted) {
        const auto &pieces = game.state().pieces;
        const auto at = std::find_if(pieces.begin(), pieces.end(), [kind](const Piece &p) { return p.kind == kind; });
        const auto cell = at == pieces.end() ? std::nullopt : game.look([&](const Table &table) {
            return table.cellOf(PieceId(at - pieces.begin()));
        });
        return cell == wanted ? std::string() : cell ? "at " + std::to_string(cell->x) + ',' + std::to_string(cell->y)
                                                     : std::string("nowhere on the tiles");
    }

    static int lying(const Game &game, PieceKindId kind, const Place &place) {
        const auto &pieces = game.state().pieces;
        return int(std::count_if(pieces.begin(), pieces.end(), [&](const Piece &piece) {
            return piece.kind == kind && piece.place == place;
        }));
    }

    static int held(const Game &game, const PieceRef &wanted) {
        const auto &pieces = game.state().pieces;
        return int(std::count(pieces.begin(), pieces.end(), Piece{wanted.kind, wanted.owner, wanted.place}));
    }

    static std::string counted(const Game &game, const std::string &id) {
        for (const auto &[count, value] : game.counts()) {
            if (count->id == id) {
                return std::to_string(value);
            }
        }
        return "nothing";
    }

    // On any segment of that feature.
    static bool lies(const Game &game, PieceKindId kind, const Place &place) {
        const auto &pieces = game.state().pieces;
        const Board &board = game.state().board;
        return std::any_of(pieces.begin(), pieces.end(), [&](const Piece &piece) {
            return piece.kind == kind && piece.place.kind == Place::Kind::Segment &&
                   board.sameFeature(board.node(piece.place.spot), board.node(place.spot));
        });
    }

    // Scores in words: `road 6 = road.tiles 3 + road.inn 3`.
    static std::vector<std::string> scores(const Game &game, PlayerId player, const std::string &wanted) {
        std::vector<std::string> found;
        for (const Score &score : game.state().scores) {
            if (score.player != player || score.item >= game.rules().itemCount()) {
                continue;
            }
            std::string text = game.rules().subjectName(score.subject) + " " + std::to_string(score.points);
            if (!wanted.empty() && wanted != text) {
                continue;
            }
            for (std::uint32_t i = 0; i < score.lines; ++i) {
                const ScoreLine &row = game.state().lines[score.firstLine + i];
                text += (i == 0 ? " = " : " + ") + game.rules().row(row.row).id + " " + std::to_string(row.points);
            }
            found.push_back(text);
        }
        return found;
    }

    static std::string score(const Game &game, PlayerId player, const Node &line) {
        const std::string_view text = line.text();
        const std::string wanted(text.substr(text.find(' ') + 1));
        const std::vector<std::string> all = scores(game, player, "");
        for (const std::string &found : all) {
            if (found == wanted || found.substr(0, found.find(" =")) == wanted) {
                return {};
            }
        }
        std::string list;
        for (const std::string &found : all) {
            list += (list.empty() ? "" : "; ") + found;
        }
        return "scored " + (list.empty() ? "nothing" : list);
    }

    const Node m_node;
    const World &m_world;
    Setup m_setup;
    std::unique_ptr<Rules> m_rules;
    Board m_board;
    std::vector<Entry> m_log;
    int m_parked = 0;
    bool m_mayPark = false;
    bool m_wait = false;  // leave the last question open
};

}  // namespace

std::vector<ScenarioCase> playScenarios(const Node &document, const World &world) {
    document.only({"about", "selection", "players", "pieces", "map", "cases"});
    std::vector<ScenarioCase> played;
    for (const Node node : document.at("cases").items()) {
        node.only({"name", "selection", "players", "pieces", "map", "figures", "moves", "expect"});
        ScenarioCase one{std::string(node.at("name").text()), {}};
        try {
            one.failures = Player(document, node, world).play();
        } catch (const FileError &) {
            throw;
        } catch (const std::exception &error) {
            one.failures.push_back(error.what());
        }
        played.push_back(std::move(one));
    }
    return played;
}

}  // namespace scorekeep
