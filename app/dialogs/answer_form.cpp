// SPDX-License-Identifier: MIT
// Fills the fields of the form from the table, and reads an answer from them.
#include "app/dialogs/answer_form.h"

#include "app/i18n/game_text.h"
#include "app/panes/score_form.h"

#include <QComboBox>
#include <QFormLayout>
#include <QSpinBox>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int FarthestCell = 200;
constexpr int LargestNumber = 9999;
constexpr int ShownRows = 16; // of a list that drops down

} // namespace

AnswerForm::AnswerForm(const Game &game, PromptKind kind, PlayerId player, ItemId item, QWidget *parent)
    : QWidget(parent), m_game(game), m_kind(kind), m_player(player), m_item(item), m_layout(new QFormLayout(this)) {
    m_layout->setContentsMargins(0, 0, 0, 0);
    switch (kind) {
    case PromptKind::DrawTile:
        addTiles();
        break;
    case PromptKind::PlaceTile:
        addTiles();
        addPlacement();
        break;
    case PromptKind::PlacePiece:
        addPieces();
        addPlaces();
        break;
    case PromptKind::ChoosePieces:
        addPieces();
        break;
    case PromptKind::ChooseOption:
        addWords();
        break;
    case PromptKind::ChoosePlayer:
        addPlayers();
        break;
    case PromptKind::EnterNumber:
        m_number = addNumber(tr("Number"), "formNumber", -LargestNumber, LargestNumber);
        break;
    case PromptKind::EnterScore:
        m_score = new ScoreForm;
        m_score->setRules(&game.rules(), true);
        m_layout->addRow(m_score);
        connect(m_score, &ScoreForm::changed, this, &AnswerForm::changed);
        break;
    case PromptKind::ChooseOrder:
    case PromptKind::Confirm:
        break;
    }
}

QComboBox *AnswerForm::addChoice(const QString &label, const char *name) {
    auto *choice = new QComboBox;
    choice->setObjectName(QLatin1String(name));
    choice->setMaxVisibleItems(ShownRows);
    choice->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    choice->setMinimumContentsLength(28);
    m_layout->addRow(label, choice);
    connect(choice, &QComboBox::currentIndexChanged, this, &AnswerForm::changed);
    return choice;
}

QSpinBox *AnswerForm::addNumber(const QString &label, const char *name, int least, int most) {
    auto *number = new QSpinBox;
    number->setObjectName(QLatin1String(name));
    number->setRange(least, most);
    m_layout->addRow(label, number);
    connect(number, &QSpinBox::valueChanged, this, &AnswerForm::changed);
    return number;
}

void AnswerForm::addTiles() {
    m_tile = addChoice(tr("Tile"), "formTile");
    const GameText text(m_game.rules());
    for (std::size_t kind = 0; kind < m_game.rules().pool().size(); ++kind) {
        m_tile->addItem(text.tile(KindId(kind)));
    }
}

void AnswerForm::addPlacement() {
    m_east = addNumber(tr("Spaces to the east"), "formEast", -FarthestCell, FarthestCell);
    m_north = addNumber(tr("Spaces to the north"), "formNorth", -FarthestCell, FarthestCell);
    m_east->setToolTip(tr("Counted from the start tile; west is negative."));
    m_north->setToolTip(tr("Counted from the start tile; south is negative."));
    m_rotation = addChoice(tr("Turned by"), "formRotation");
    for (int turned = 0; turned < Rotations; ++turned) {
        m_rotation->addItem(tr("%1°").arg(90 * turned));
    }
}

// Each piece that can be told apart once, those first that are most likely meant.
void AnswerForm::addPieces() {
    m_piece = addChoice(tr("Piece"), "formPiece");
    for (const Piece &piece : m_game.state().pieces) {
        const PieceRef ref{piece.kind, piece.owner, piece.place};
        if (std::find(m_pieces.begin(), m_pieces.end(), ref) == m_pieces.end()) {
            m_pieces.push_back(ref);
        }
    }
    const std::set<PieceKindId> usual = usualPieces();
    std::stable_sort(m_pieces.begin(), m_pieces.end(), [&](const PieceRef &a, const PieceRef &b) {
        return rank(a, usual) < rank(b, usual);
    });
    const GameText text(m_game.rules());
    for (const PieceRef &ref : m_pieces) {
        const QString name = text.piece(m_game.state(), ref);
        const bool told = ref.place.onBoard() || ref.place.kind == Place::Kind::Area;
        m_piece->addItem(told ? name
                                             : tr("%1, %2", "a piece and where it is")
                                                   .arg(name, text.place(m_game.state(), ref.place)));
    }
}

// What the item offers now, or was used for before in this game.
std::set<PieceKindId> AnswerForm::usualPieces() const {
    std::set<PieceKindId> usual;
    const auto add = [&](const Answer &answer) {
        if (answer.kind == PromptKind::PlacePiece && !answer.pass) {
            usual.insert(answer.piece.kind);
        }
        for (const PieceRef &piece : answer.pieces) {
            usual.insert(piece.kind);
        }
    };
    for (const OpenPrompt &prompt : m_game.open().prompts) {
        for (const Answer &option : prompt.options) {
            if (prompt.item == m_item) {
                add(option);
            }
        }
    }
    for (std::size_t i = 0; i < m_game.cursor(); ++i) {
        if (m_game.log()[i].item == m_item) {
            add(m_game.log()[i].answer);
        }
    }
    return usual;
}

// The player's own and what is usual for the item, figures before tokens, those at hand, the active player's.
std::array<int, 4> AnswerForm::rank(const PieceRef &piece, const std::set<PieceKindId> &usual) const {
    const bool own = piece.owner == m_player;
    const bool isUsual = usual.contains(piece.kind);
    const bool token = m_game.rules().pieceKind(piece.kind).is("token");
    const bool nobody = piece.owner == NoPlayer;
    return {own || (isUsual && nobody) ? 0 : 1, isUsual ? 0 : token ? 2 : 1,
            piece.place.kind == Place::Kind::Supply || nobody ? 0 : 1,
            piece.owner == m_game.state().part.player ? 0 : 1};
}

// Segments of the tiles, the latest first, then places beside the board that this game has.
void AnswerForm::addPlaces() {
    m_place = addChoice(tr("Where"), "formPlace");
    const GameText text(m_game.rules());
    const State &state = m_game.state();
    const auto &tiles = state.board.tiles();
    for (std::size_t i = tiles.size(); i-- > 0;) {
        const auto tile = TileId(i);
        for (std::size_t s = 0; tiles[i].present && s < state.board.kindOf(tile).segments.size(); ++s) {
            m_places.push_back(Place::on(state.board.spot(state.board.node(tile, int(s)))));
            // The option's words tell segments of one kind apart by their sides.
            Answer there = Answer::placePiece({}, m_places.back());
            QString words = text.option(state, there);
            m_place->addItem(words.mid(text.piece(there.piece.kind).size() + 1));
        }
    }
    const std::size_t beside = m_places.size();
    for (std::size_t area = 0; area < m_game.rules().areas().size(); ++area) {
        if (isInPlay(m_game.rules().areas()[area])) {
            m_places.push_back(Place::area(std::uint16_t(area)));
        }
    }
    m_places.insert(m_places.end(), {Place::supply(), Place::commonSupply(), Place::outOfGame()});
    for (std::size_t i = beside; i < m_places.size(); ++i) {
        m_place->addItem(text.place(state, m_places[i]));
    }
}

void AnswerForm::addPlayers() {
    m_chosen = addChoice(tr("Player"), "formPlayer");
    for (const PlayerSetup &player : m_game.setup().players) {
        m_chosen->addItem(QString::fromStdString(player.name));
    }
}

void AnswerForm::addWords() {
    m_word = addChoice(tr("Answer"), "formWord");
    const GameText text(m_game.rules());
    for (std::size_t word = 0; word < m_game.rules().words().size(); ++word) {
        if (isInPlay(m_game.rules().words()[word])) {
            m_words.push_back(OptionId(word));
            m_word->addItem(text.option(m_game.state(), Answer::chooseOption(OptionId(word))));
        }
    }
}

bool AnswerForm::isInPlay(const Saying &saying) const {
    return saying.element.empty() || m_game.setup().selection.has(saying.element);
}

Answer AnswerForm::answer() const {
    const auto at = [](const QComboBox *choice) { return std::size_t(std::max(0, choice->currentIndex())); };
    switch (m_kind) {
    case PromptKind::DrawTile:
        return Answer::drawTile(KindId(at(m_tile)));
    case PromptKind::PlaceTile:
        return Answer::placeTile(KindId(at(m_tile)),
                                 {{std::int16_t(m_east->value()), std::int16_t(-m_north->value())},
                                  std::uint8_t(at(m_rotation))});
    case PromptKind::PlacePiece:
        return m_pieces.empty() ? Answer::passed() : Answer::placePiece(m_pieces[at(m_piece)], m_places[at(m_place)]);
    case PromptKind::ChoosePieces:
        return m_pieces.empty() ? Answer::passed() : Answer::choosePieces({m_pieces[at(m_piece)]});
    case PromptKind::ChooseOption:
        return m_words.empty() ? Answer::passed() : Answer::chooseOption(m_words[at(m_word)]);
    case PromptKind::ChoosePlayer:
        return Answer::choosePlayer(PlayerId(at(m_chosen)));
    case PromptKind::EnterNumber:
        return Answer::enterNumber(m_number->value());
    case PromptKind::EnterScore:
        return Answer::enterScore(m_score->score());
    case PromptKind::ChooseOrder:
    case PromptKind::Confirm:
        break;
    }
    return Answer::confirm();
}

void AnswerForm::setAnswer(const Answer &answer) {
    const auto select = [](QComboBox *choice, const auto &list, const auto &value) {
        const auto found = std::find(list.begin(), list.end(), value);
        if (choice != nullptr && found != list.end()) {
            choice->setCurrentIndex(int(found - list.begin()));
        }
    };
    if (m_tile != nullptr) {
        m_tile->setCurrentIndex(answer.tile);
    }
    if (m_rotation != nullptr) {
        m_east->setValue(answer.placement.at.x);
        m_north->setValue(-answer.placement.at.y);
        m_rotation->setCurrentIndex(answer.placement.rotation);
    }
    select(m_piece, m_pieces, answer.pieces.empty() ? answer.piece : answer.pieces.front());
    select(m_place, m_places, answer.to);
    if (m_chosen != nullptr && answer.player != NoPlayer) {
        m_chosen->setCurrentIndex(answer.player);
    }
    if (m_score != nullptr) {
        m_score->setScore(answer.score);
    }
    if (m_number != nullptr) {
        m_number->setValue(answer.number);
    }
    select(m_word, m_words, answer.option);
}

} // namespace scorekeep::app
