// SPDX-License-Identifier: MIT
// The JSON of inspect; app/cli/README.md documents it.
#include "app/cli/inspect.h"

#include "app/cli/json_words.h"

#include <QJsonArray>

#include <algorithm>
#include <map>

namespace scorekeep::app {
namespace {

constexpr int Format = 1;

class Inspection {
public:
    Inspection(const Game &game, const InspectOptions &options)
        : m_game(game), m_state(game.state()), m_rules(game.rules()), m_words(m_state, m_rules),
          m_options(options) {}

    QJsonObject json() const {
        return {{QStringLiteral("format"), Format},
                {QStringLiteral("board"), m_rules.setup().board},
                {QStringLiteral("finished"), m_state.finished},
                {QStringLiteral("players"), players()},
                {QStringLiteral("turn"), int(m_state.turn)},
                {QStringLiteral("active"),
                 m_state.finished ? QJsonValue() : QJsonValue(int(m_state.part.player))},
                {QStringLiteral("step"), itemStep()},
                {QStringLiteral("item"), itemName(m_state.item)},
                {QStringLiteral("log"), QJsonObject{{QStringLiteral("position"), int(m_game.cursor())},
                                                    {QStringLiteral("entries"), int(m_game.log().size())},
                                                    {QStringLiteral("parked"), parked()}}},
                {QStringLiteral("left"), m_state.supply.total()},
                {QStringLiteral("counts"), counts()},
                {QStringLiteral("prompts"), prompts()},
                {QStringLiteral("tiles"), tiles()},
                {QStringLiteral("features"), features()},
                {QStringLiteral("pieces"), pieces()},
                {QStringLiteral("scores"), scores()}};
    }

private:
    QJsonArray players() const;
    QJsonArray parked() const;
    QJsonObject counts() const;
    QJsonArray prompts() const;
    QJsonObject prompt(const OpenPrompt &prompt) const;
    std::vector<Answer> byCells(const Answer &answer) const;
    QJsonArray draws(const OpenPrompt &prompt) const;
    QJsonObject draw(KindId kind) const;
    QJsonArray tiles() const;
    QJsonArray features() const;
    QJsonArray pieces() const;
    QJsonArray scores() const;
    QJsonObject score(const Score &score) const;
    QString source(const Score &score) const;
    QString subject(const Score &score) const;

    QJsonValue itemName(ItemId item) const {
        return item < m_rules.itemCount() ? QJsonValue(QString::fromStdString(m_rules.itemName(item)))
                                          : QJsonValue();
    }
    QJsonValue itemStep() const {
        return m_state.item < m_rules.itemCount()
                   ? QJsonValue(QString::fromStdString(m_rules.stepOf(m_state.item)))
                   : QJsonValue();
    }

    const Game &m_game;
    const State &m_state;
    const Rules &m_rules;
    JsonWords m_words;
    const InspectOptions &m_options;
};

QJsonArray Inspection::players() const {
    QJsonArray list;
    for (PlayerId player = 0; player < m_rules.players(); ++player) {
        const PlayerSetup &setup = m_rules.setup().players[player];
        // Kinds that are a player's own are listed with 0 too, when all of them are out.
        std::map<std::string, int> figures, tokens;
        for (const Piece &piece : m_state.pieces) {
            if (piece.owner == player) {
                const PieceKind &kind = m_rules.pieceKind(piece.kind);
                (kind.is("token") ? tokens : figures)[kind.id] +=
                    piece.place.kind == Place::Kind::Supply ? 1 : 0;
            }
        }
        QJsonObject figuresJson, tokensJson;
        for (const auto &[id, count] : figures) {
            figuresJson.insert(QString::fromStdString(id), count);
        }
        for (const auto &[id, count] : tokens) {
            tokensJson.insert(QString::fromStdString(id), count);
        }
        list.append(QJsonObject{{QStringLiteral("name"), QString::fromStdString(setup.name)},
                                {QStringLiteral("colour"), QString::fromStdString(setup.colour)},
                                {QStringLiteral("points"), m_state.points(player)},
                                {QStringLiteral("pieces"), figuresJson},
                                {QStringLiteral("tokens"), tokensJson}});
    }
    return list;
}

QJsonArray Inspection::parked() const {
    QJsonArray list;
    for (std::size_t i = 0; i < m_game.cursor(); ++i) {
        if (m_game.log()[i].parked) {
            list.append(int(i));
        }
    }
    return list;
}

QJsonObject Inspection::counts() const {
    QJsonObject object;
    for (const auto &[count, value] : m_game.counts()) {
        object.insert(QString::fromStdString(count->id), value);
    }
    return object;
}

QJsonArray Inspection::prompts() const {
    QJsonArray list;
    for (const OpenPrompt &open : m_game.open().prompts) {
        list.append(prompt(open));
    }
    return list;
}

QJsonObject Inspection::prompt(const OpenPrompt &open) const {
    QJsonObject object{{QStringLiteral("item"), itemName(open.item)},
                       {QStringLiteral("player"), JsonWords::player(open.player)},
                       {QStringLiteral("kind"), JsonWords::kind(open.kind)},
                       {QStringLiteral("may_pass"), open.mayPass}};
    if (open.standing) {
        object.insert(QStringLiteral("standing"), true);
    }
    if (!open.source.empty()) {
        object.insert(QStringLiteral("source"), QString::fromStdString(open.source));
    }
    if (open.kind == PromptKind::ChoosePieces || open.kind == PromptKind::EnterNumber) {
        object.insert(QStringLiteral("least"), open.least);
        object.insert(QStringLiteral("most"), open.most);
    }
    if (open.subject.kind != Place::Kind::None) {
        object.insert(QStringLiteral("subject"), m_words.place(open.subject));
    }
    QJsonArray options;
    if (open.kind == PromptKind::DrawTile) {
        options = draws(open);
    } else {
        for (const Answer &answer : open.options) {
            for (const Answer &one : byCells(answer)) {
                options.append(m_words.option(one));
            }
        }
    }
    object.insert(QStringLiteral("options"), options);
    return object;
}

// A segment of a tile of several cells is a place in each cell that it reaches.
std::vector<Answer> Inspection::byCells(const Answer &answer) const {
    const bool goesThere = answer.kind == PromptKind::PlacePiece && answer.to.kind == Place::Kind::Segment;
    const NodeId node = goesThere ? m_state.board.node(answer.to.spot) : NoNode;
    if (node == NoNode || m_state.board.segment(node).ports.empty()) {
        return {answer};
    }
    std::vector<Answer> answers;
    for (const SegmentPort &port : m_state.board.segment(node).ports) {
        Answer one = answer;
        one.to.spot.cell = m_state.board.cellOf(m_state.board.tileOf(node), port.cell);
        if (std::ranges::find(answers, one) == answers.end()) {
            answers.push_back(one);
        }
    }
    return answers;
}

QJsonArray Inspection::draws(const OpenPrompt &prompt) const {
    std::vector<bool> listed(m_rules.pool().size(), m_options.allKinds);
    for (const Answer &answer : prompt.options) {
        listed[answer.tile] = true;
    }
    for (const std::string &name : m_options.nextKinds) {
        if (const auto kind = m_rules.pool().find(name)) {
            listed[*kind] = true;
        }
    }
    QJsonArray list;
    for (std::size_t kind = 0; kind < listed.size(); ++kind) {
        if (listed[kind]) {
            list.append(draw(KindId(kind)));
        }
    }
    return list;
}

QJsonObject Inspection::draw(KindId kind) const {
    const std::vector<Placement> placements = m_game.look([kind](const Table &table) {
        std::vector<Placement> found;
        table.placements(kind, found);
        return found;
    });
    QJsonArray spaces;
    for (std::size_t i = 0; i < placements.size();) {
        QJsonArray rotations;
        const Cell at = placements[i].at;
        for (; i < placements.size() && placements[i].at == at; ++i) {
            rotations.append(90 * placements[i].rotation);
        }
        spaces.append(QJsonObject{{QStringLiteral("at"), JsonWords::cell(at)},
                                  {QStringLiteral("rotations"), rotations}});
    }
    QJsonObject object = m_words.tile(kind);
    object.insert(QStringLiteral("left"), int(m_state.supply.left[kind]));
    object.insert(QStringLiteral("placements"), spaces);
    return object;
}

QJsonArray Inspection::tiles() const {
    QJsonArray list;
    for (const PlacedTile &tile : m_state.board.tiles()) {
        if (tile.present) {
            QJsonObject object = m_words.tile(tile.kind);
            object.insert(QStringLiteral("at"), JsonWords::cell(tile.anchor));
            object.insert(QStringLiteral("rotation"), 90 * tile.rotation);
            list.append(object);
        }
    }
    return list;
}

QJsonArray Inspection::features() const {
    const Board &board = m_state.board;
    // Segments in reading order, so that each feature stands where its name does.
    std::map<Spot, std::vector<Spot>> found;
    for (std::size_t t = 0; t < board.tiles().size(); ++t) {
        for (std::size_t s = 0; board.tiles()[t].present && s < board.kindOf(TileId(t)).segments.size();
             ++s) {
            const NodeId node = board.node(TileId(t), int(s));
            found[board.nameOf(node)].push_back(board.spot(node));
        }
    }
    QJsonArray list;
    for (auto &[name, spots] : found) {
        std::ranges::sort(spots);
        QJsonArray segments;
        for (const Spot &spot : spots) {
            QJsonObject segment = m_words.segment(spot);
            segment.remove(QStringLiteral("feature"));
            segments.append(segment);
        }
        const NodeId node = board.node(name);
        list.append(QJsonObject{{QStringLiteral("feature"), m_words.feature(name)},
                                {QStringLiteral("open"), board.openEnds(node)},
                                {QStringLiteral("segments"), segments}});
    }
    return list;
}

QJsonArray Inspection::pieces() const {
    QJsonArray list;
    for (const Piece &piece : m_state.pieces) {
        if (piece.place.kind != Place::Kind::Supply && piece.place.kind != Place::Kind::CommonSupply) {
            list.append(m_words.piece({piece.kind, piece.owner, piece.place}));
        }
    }
    return list;
}

QJsonArray Inspection::scores() const {
    QJsonArray list;
    for (const Score &given : m_state.scores) {
        list.append(score(given));
    }
    return list;
}

// What stands on the board is called by its kind, or by a symbol that gives it another name in these rules,
// however it came to be scored.
QString Inspection::source(const Score &given) const {
    if (given.cells == 0) {
        return subject(given);
    }
    const NodeId node = m_state.board.node(given.feature);
    const auto symbol = node == NoNode ? std::nullopt : m_rules.calledBy(m_state.board.segment(node));
    return symbol ? QString::fromStdString(m_rules.world().symbols[*symbol].id) : m_words.feature(given.feature);
}

QString Inspection::subject(const Score &given) const {
    const bool corrected = given.item != NoItem && m_rules.isCorrection(given.item);
    return corrected ? QStringLiteral("correction") : QString::fromStdString(m_rules.subjectName(given.subject));
}

QJsonObject Inspection::score(const Score &given) const {
    QJsonArray lines, votes, cells;
    for (std::uint32_t i = 0; i < given.lines; ++i) {
        lines.append(m_words.line(m_state.lines[given.firstLine + i]));
    }
    for (std::uint32_t i = 0; i < given.votes; ++i) {
        const Vote &vote = m_state.votes[given.firstVote + i];
        votes.append(
            QJsonObject{{QStringLiteral("player"), int(vote.player)}, {QStringLiteral("votes"), vote.votes}});
    }
    for (std::uint32_t i = 0; i < given.cells; ++i) {
        cells.append(JsonWords::cell(m_state.cells[given.firstCell + i]));
    }
    QJsonObject object{
        {QStringLiteral("turn"), int(given.turn)},
        {QStringLiteral("player"), int(given.player)},
        {QStringLiteral("points"), given.points},
        {QStringLiteral("subject"), subject(given)},
        {QStringLiteral("source"), source(given)},
        {QStringLiteral("phase"),
         given.phase == Phase::During ? QStringLiteral("during") : QStringLiteral("after")},
        {QStringLiteral("item"), itemName(given.item)},
        {QStringLiteral("reason"), JsonWords::reason(given.reason)},
        {QStringLiteral("lines"), lines},
        {QStringLiteral("votes"), votes},
        {QStringLiteral("tiles"), cells}};
    if (given.cells > 0) {
        object.insert(QStringLiteral("at"), JsonWords::cell(given.feature.cell));
        object.insert(QStringLiteral("sides"), m_words.sides(given.feature));
    }
    return object;
}

} // namespace

QJsonObject inspectJson(const Game &game, const InspectOptions &options) {
    return Inspection(game, options).json();
}

} // namespace scorekeep::app
