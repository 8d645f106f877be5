// SPDX-License-Identifier: MIT
// The rivers: what is laid first, how the water may turn, and the lake with the volcano.
#include <algorithm>
#include <cstdlib>

#include "engine/catalogue/shape.h"
#include "engine/game/table.h"

namespace scorekeep::rules {
namespace {

constexpr std::uint8_t ForkStage = 10;
constexpr std::uint8_t RiverStage = 20;
constexpr std::uint8_t LakeStage = 30;
constexpr int WholeTable = 100000;  // farther than any tile

int riverEnds(const TileKind &kind) {
    int ends = 0;
    for (const Segment &segment : kind.segments) {
        ends += segment.kind == SegmentKind::River ? int(segment.ports.size()) : 0;
    }
    return ends;
}

// Leaves one spring, and as many ends as the river has arms; lakes of the later sets stay first.
void keepLakes(Table &table, int arms) {
    const TilePool &pool = table.rules().pool();
    int wanted = arms;
    for (std::size_t k = 0; k < pool.size(); ++k) {
        const TileKind &kind = pool.kind(KindId(k));
        wanted -= kind.group == "river" && riverEnds(kind) == 1 ? table.state().supply.left[k] : 0;
    }
    for (std::size_t k = pool.size(); k-- > 0;) {
        if (pool.kind(KindId(k)).group == "river-lake") {
            const int kept = std::clamp(wanted, 0, int(table.state().supply.left[k]));
            table.setLeft(KindId(k), kept);
            wanted -= kept;
        }
    }
}

// The first fork is laid before the other tiles of the river; forks of further boxes are mixed with them.
bool mixForks(Table &table) {
    const Board &board = table.board();
    bool laid = false;
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        laid = laid || (board.tiles()[t].present && board.kindOf(TileId(t)).group == "river-fork");
    }
    bool changed = false;
    for (std::size_t k = 0; laid && k < table.rules().pool().size(); ++k) {
        const bool waits = table.state().supply.stage[k] == ForkStage;
        if (waits && table.rules().pool().kind(KindId(k)).group == "river-fork") {
            table.setStage(KindId(k), RiverStage);
            changed = true;
        }
    }
    return changed;
}

struct Water {
    Side joined = Side::North;  // the side of the new tile that meets the river
    std::vector<Side> open;     // its other ends
    bool meets = false;
};

Water waterOf(const Table &table, const PlacementAllowed &asked) {
    Water water;
    const TurnedCell &turned = table.rules().pool()[asked.kind].turned[asked.placement.rotation].front();
    for (const Side side : OuterSides) {
        if (turned.sides[std::size_t(side)].edge != Edge::River) {
            continue;
        }
        if (table.board().tileAt(neighbour(asked.placement.at, side)) != NoTile) {
            water.joined = side;
            water.meets = true;
        } else {
            water.open.push_back(side);
        }
    }
    return water;
}

int turnOf(Side in, Side out) {
    return (int(out) - int(in) + 4) % 4;  // 1 and 3 are bends, 2 is straight on
}

// Whether the tile that is joined bends the same way as the new one would.
bool bendsAgain(const Table &table, Cell at, const Water &water) {
    if (water.open.size() != 1 || turnOf(water.joined, water.open.front()) == 2) {
        return false;
    }
    const TileId before = table.board().tileAt(neighbour(at, water.joined));
    const Side out = opposite(water.joined);
    for (std::size_t s = 0; s < table.board().kindOf(before).segments.size(); ++s) {
        const NodeId node = table.board().node(before, int(s));
        if (table.board().segment(node).kind != SegmentKind::River) {
            continue;
        }
        const std::vector<SegmentPort> ports = table.board().turnedPorts(node);
        const bool mine = std::any_of(ports.begin(), ports.end(), [out](const auto &p) { return p.side == out; });
        for (const SegmentPort &port : ports) {
            if (mine && port.side != out && turnOf(port.side, out) == turnOf(water.joined, water.open.front())) {
                return true;
            }
        }
    }
    return false;
}

// Strict: in front of an open end, the space, those beside it, and three in the row behind it are free.
// Clear: all spaces of these three rows, as far as the landscape reaches.
bool roomAhead(const Table &table, Cell at, Side out, int depth) {
    const bool upright = out == Side::North || out == Side::South;
    const bool backwards = out == Side::North || out == Side::West;
    const auto isAhead = [&](Cell cell) {
        const int ahead = upright ? cell.y - at.y : cell.x - at.x;
        const int beside = upright ? cell.x - at.x : cell.y - at.y;
        const int rows = backwards ? -ahead : ahead;
        return rows > 0 && rows <= depth && std::abs(beside) <= 1;
    };
    const std::vector<PlacedTile> &tiles = table.board().tiles();
    for (std::size_t t = 0; t < tiles.size(); ++t) {
        const std::size_t cells = tiles[t].present ? table.board().kindOf(TileId(t)).cells.size() : 0;
        for (std::size_t c = 0; c < cells; ++c) {
            if (isAhead(table.board().cellOf(TileId(t), int(c)))) {
                return false;
            }
        }
    }
    return true;
}

// Clear: no two open ends may run the same way side by side, wherever they are.
bool runsBeside(const Table &table, Cell at, Side out) {
    const bool upright = out == Side::North || out == Side::South;
    const auto row = [upright](Cell cell) { return upright ? cell.x : cell.y; };
    std::vector<int> rows{row(at)};
    for (const FreeSpace &space : table.board().frontier()) {
        if (space.at != at && edgeOf(space.faces, opposite(out)) == Edge::River) {
            rows.push_back(row(space.at));
        }
    }
    std::sort(rows.begin(), rows.end());
    return std::adjacent_find(rows.begin(), rows.end(), [](int a, int b) { return b - a == 1; }) != rows.end();
}

enum class Bends : std::uint8_t { Official, Strict, Clear };

Refusal mayFlow(const Table &table, const PlacementAllowed &asked, Bends bends) {
    const PooledKind &kind = table.rules().pool()[asked.kind];
    if (!kind.single || riverEnds(kind.kind) == 0 || table.board().tiles().empty()) {
        return {};
    }
    const Water water = waterOf(table, asked);
    if (!water.meets) {
        return {"placement.river-apart", {}};
    }
    if (bends == Bends::Official) {
        return bendsAgain(table, asked.placement.at, water) ? Refusal{"placement.river-turns", {}} : Refusal{};
    }
    const Cell at = asked.placement.at;
    const bool room = std::all_of(water.open.begin(), water.open.end(), [&](Side out) {
        return bends == Bends::Strict ? roomAhead(table, at, out, 2)
                                      : roomAhead(table, at, out, WholeTable) && !runsBeside(table, at, out);
    });
    return room ? Refusal{} : Refusal{"placement.river-turns", {}};
}

// Where another start lies already, the first player lays the spring beside it so that the water flows away.
void layBeside(Table &table, KindId spring) {
    const auto options = [&](Options &o) {
        std::vector<Placement> found;
        table.board().placements(spring, found);
        std::sort(found.begin(), found.end());
        found.erase(std::unique(found.begin(), found.end()), found.end());
        for (const Placement &placement : found) {
            const TurnedCell &turned = table.rules().pool()[spring].turned[placement.rotation].front();
            const bool away = std::all_of(OuterSides.begin(), OuterSides.end(), [&](Side side) {
                const bool water = turned.sides[std::size_t(side)].edge == Edge::River;
                return !water || roomAhead(table, placement.at, side, 2);
            });
            if (away) {
                o.add(Answer::placeTile(spring, placement));
            }
        }
    };
    if (const Answered answered = table.ask(table.active(), PromptKind::PlaceTile, false, options)) {
        table.placeTile(answered.answer.tile, answered.answer.placement);
    }
}

std::optional<KindId> firstDrawable(const Table &table) {
    for (std::size_t k = 0; k < table.rules().pool().size(); ++k) {
        if (table.state().supply.drawable(KindId(k))) {
            return KindId(k);
        }
    }
    return std::nullopt;
}

void layOut(Table &table, bool startInBag) {
    const TilePool &pool = table.rules().pool();
    int forks = 0;
    std::optional<KindId> spring;
    for (std::size_t k = 0; k < pool.size(); ++k) {
        const std::string &group = pool.kind(KindId(k)).group;
        const auto id = KindId(k);
        if (group == "river-spring") {
            spring = spring.value_or(id);
            table.setLeft(id, 0);
        } else if (group == "river-fork") {
            table.setStage(id, ForkStage);
            forks += table.state().supply.left[k];
        } else if (group == "river") {
            table.setStage(id, RiverStage);
        } else if (group == "river-lake") {
            table.setStage(id, LakeStage);
        }
    }
    keepLakes(table, 1 + forks);
    mixForks(table);
    if (!table.board().tiles().empty()) {
        if (spring && table.rules().setup().start.empty()) {
            layBeside(table, *spring);
        }
        return;  // else the table has its own start
    }
    const std::optional<KindId> printed = table.rules().startKind();
    if (spring) {
        if (printed && !startInBag) {
            table.setLeft(*printed, table.state().supply.left[*printed] - 1);
        }
        table.placeTile(*spring, {});
    } else if (const auto first = printed ? printed : firstDrawable(table)) {
        table.takeTile(*first);  // the rules of a river without its tiles
        table.placeTile(*first, {});
    }
}

// The lake with the volcano, placed in this part, where it brings another turn.
bool isLakeTurn(const Table &table, SymbolId volcano) {
    const TileId tile = table.tileOfPart();
    return tile != NoTile && table.board().kindOf(tile).group == "river-lake" && table.tileHas(tile, volcano) &&
           table.rules().item("river.lake-turn");
}

}  // namespace

void river(Module &m) {
    m.elements({"river"});
    m.symbols({"volcano"});
    const Bends bends = m.option("river-u-turn", "clear")    ? Bends::Clear
                        : m.option("river-u-turn", "strict") ? Bends::Strict
                                                             : Bends::Official;
    const bool startInBag = m.option("start-tile-in-bag", "on");
    const SymbolId volcano = m.symbol("volcano");

    m.item("setup.river", [startInBag](Table &table) { layOut(table, startInBag); });
    m.question<PlacementAllowed>(
        [bends](const Table &table, const PlacementAllowed &asked) { return mayFlow(table, asked, bends); });
    m.question<DeployAllowed>([=](const Table &table, const DeployAllowed &asked) -> Refusal {
        const bool lake = isLakeTurn(table, volcano) && table.board().tileOf(asked.node) == table.tileOfPart();
        return lake ? Refusal{"deploy.volcano-lake", {}} : Refusal{};
    });
    m.question<StepSkipped>([volcano](const Table &table, const StepSkipped &asked) {
        const bool wood = asked.step == "2B-1" || asked.step == "2B-2";
        return wood && isLakeTurn(table, volcano);
    });
    m.upkeep("river.further-forks", mixForks);
    m.item("river.lake-turn", [volcano](Table &table) {
        if (isLakeTurn(table, volcano)) {
            Part next{ScriptKind::Turn, table.active(), table.state().turn + 1};
            next.because = table.state().item;
            table.enqueue(next);
        }
    });
}

}  // namespace scorekeep::rules
