// SPDX-License-Identifier: MIT
// Fills the form from the declarations of tables and facts, and keeps what is entered.
#include "app/panes/score_form.h"

#include "app/dialogs/choice_box.h"
#include "app/i18n/game_text.h"
#include "app/panes/text_look.h"
#include "engine/game/calculator.h"

#include <QApplication>
#include <QCheckBox>
#include <QFormLayout>
#include <QGridLayout>
#include <QHBoxLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSpinBox>
#include <QStandardItemModel>
#include <QWheelEvent>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr int PlayersInARow = 2;
constexpr int LongestTable = 24; // characters of the narrowest list of tables
constexpr int ShownTables = 20;

QString titleOf(SubjectKind kind) {
    return kind == SubjectKind::Feature  ? QCoreApplication::translate("reference", "Features")
           : kind == SubjectKind::Figure ? QCoreApplication::translate("reference", "Figures")
                                         : QCoreApplication::translate("scorekeep::app::ScoreForm", "Other");
}

bool pays(const Rules &rules, SubjectId subject, Phase phase) {
    return !rules.rows(subject, phase).empty();
}

} // namespace

ScoreForm::ScoreForm(QWidget *parent)
    : QWidget(parent), m_tableTitle(new QLabel), m_playersTitle(new QLabel), m_factsTitle(new QLabel),
      m_table(new ChoiceBox), m_during(new QRadioButton), m_after(new QRadioButton), m_receivers(new QWidget),
      m_facts(new QWidget), m_receiverGrid(new QGridLayout(m_receivers)), m_factForm(new QFormLayout(m_facts)) {
    m_table->setObjectName(QStringLiteral("scoreTable"));
    m_table->setMaxVisibleItems(ShownTables);
    m_table->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_table->setMinimumContentsLength(LongestTable);
    m_tableTitle->setBuddy(m_table);
    m_during->setObjectName(QStringLiteral("scoreDuring"));
    m_after->setObjectName(QStringLiteral("scoreAfter"));
    m_receiverGrid->setContentsMargins(0, 0, 0, 0);
    m_factForm->setContentsMargins(0, 0, 0, 0);
    m_factForm->setRowWrapPolicy(QFormLayout::WrapLongRows);
    m_factForm->setFieldGrowthPolicy(QFormLayout::FieldsStayAtSizeHint);
    auto *when = new QHBoxLayout;
    when->addWidget(m_during);
    when->addWidget(m_after);
    when->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(6);
    layout->addWidget(m_tableTitle);
    layout->addWidget(m_table);
    layout->addLayout(when);
    layout->addSpacing(8);
    layout->addWidget(m_playersTitle);
    layout->addWidget(m_receivers);
    layout->addSpacing(8);
    layout->addWidget(m_factsTitle);
    layout->addWidget(m_facts);
    layout->addStretch();
    connect(m_table, &QComboBox::currentIndexChanged, this, &ScoreForm::chooseTable);
    connect(m_after, &QRadioButton::toggled, this, [this](bool after) {
        if (!m_filling) {
            setPhase(after ? Phase::After : Phase::During);
            Q_EMIT changed();
        }
    });
    retranslate();
}

void ScoreForm::setTitleColour(const QColor &colour) {
    for (QLabel *title : {m_tableTitle, m_playersTitle, m_factsTitle}) {
        setTextLook(title, colour, QFont::DemiBold);
    }
}

void ScoreForm::retranslate() {
    m_tableTitle->setText(tr("What is &scored"));
    m_playersTitle->setText(tr("Who gets the points"));
    m_factsTitle->setText(tr("What counts"));
    m_during->setText(tr("&During the game"));
    m_after->setText(tr("A&fter the game"));
    if (m_rules != nullptr) {
        setRules(m_rules, m_players);
    }
}

// What was entered stays as far as these rules know it.
void ScoreForm::setRules(const Rules *rules, bool players) {
    const bool before = m_players;
    m_rules = rules;
    m_players = players;
    const PlayerSet known = before ? PlayerSet(m_score.receivers & ((1u << rules->players()) - 1)) : PlayerSet(0);
    m_score.receivers = players ? known : setOf(0);
    fillTables();
    fillPlayers();
    showPhase();
    fillFacts();
    Q_EMIT changed();
}

void ScoreForm::setScore(const EnteredScore &score) {
    m_score = score;
    setRules(m_rules, m_players);
}

void ScoreForm::setPhase(Phase phase) {
    if (m_rules != nullptr && pays(*m_rules, m_score.subject, phase) && m_score.phase != phase) {
        m_score.phase = phase;
        showPhase();
        fillFacts();
    }
}

// Fields stay where they are, so that the keyboard does.
void ScoreForm::clear() {
    m_score.receivers = m_players ? PlayerSet(0) : setOf(0);
    m_score.facts.clear();
    for (QCheckBox *box : m_receiverBoxes) {
        const QSignalBlocker silent(box);
        box->setChecked(false);
    }
    for (QWidget *field : m_fields) {
        const QSignalBlocker silent(field);
        if (auto *number = qobject_cast<QSpinBox *>(field)) {
            number->setValue(0);
        } else if (auto *box = qobject_cast<QCheckBox *>(field)) {
            box->setChecked(false);
        }
    }
    const std::vector<FactId> asked = factsAsked(*m_rules, m_score.subject, m_score.phase);
    if (m_players && std::any_of(asked.begin(), asked.end(),
                                 [this](FactId fact) { return m_rules->spine().facts[fact].perPlayer; })) {
        fillFacts();
    }
    Q_EMIT changed();
}

// Every table that pays anything with this selection, under the name of its kind.
void ScoreForm::fillTables() {
    m_filling = true;
    const CatalogueText text(m_rules->setup().selection.edition);
    const std::vector<Subject> &subjects = m_rules->world().spine.subjects;
    m_table->clear();
    int first = -1;
    int current = -1;
    for (const SubjectKind kind : {SubjectKind::Feature, SubjectKind::Figure, SubjectKind::Other}) {
        bool titled = false;
        for (std::size_t id = 0; id < subjects.size(); ++id) {
            const bool any = pays(*m_rules, SubjectId(id), Phase::During) || pays(*m_rules, SubjectId(id), Phase::After);
            if (subjects[id].kind != kind || !any) {
                continue;
            }
            if (!titled) {
                m_table->addItem(titleOf(kind));
                auto *items = qobject_cast<QStandardItemModel *>(m_table->model());
                items->item(m_table->count() - 1)->setFlags(Qt::NoItemFlags);
                items->item(m_table->count() - 1)->setFont(typeFont(font(), TypeSize::Title));
                titled = true;
            }
            first = first < 0 ? m_table->count() : first;
            current = id == m_score.subject ? m_table->count() : current;
            m_table->addItem(text.name(subjects[id]), int(id));
        }
    }
    m_table->setCurrentIndex(current < 0 ? first : current);
    if (m_table->currentIndex() >= 0) {
        m_score.subject = SubjectId(m_table->currentData().toInt());
    }
    m_filling = false;
}

void ScoreForm::fillPlayers() {
    for (QCheckBox *box : m_receiverBoxes) {
        delete box;
    }
    m_receiverBoxes.clear();
    m_playersTitle->setVisible(m_players);
    m_receivers->setVisible(m_players);
    for (PlayerId player = 0; m_players && player < m_rules->players(); ++player) {
        auto *box = new QCheckBox(QString::fromStdString(m_rules->setup().players[player].name).replace(
            QLatin1Char('&'), QLatin1String("&&")));
        box->setObjectName(QStringLiteral("scoreReceiver%1").arg(player));
        box->setChecked(contains(m_score.receivers, player));
        connect(box, &QCheckBox::toggled, this, [this, player](bool on) { toggle(player, on); });
        m_receiverGrid->addWidget(box, player / PlayersInARow, player % PlayersInARow);
        m_receiverBoxes.push_back(box);
    }
}

void ScoreForm::toggle(PlayerId player, bool gets) {
    m_score.receivers = PlayerSet(gets ? m_score.receivers | setOf(player) : m_score.receivers & ~setOf(player));
    fillFacts();
    Q_EMIT changed();
}

void ScoreForm::chooseTable(int index) {
    if (!m_filling && index >= 0) {
        m_score.subject = SubjectId(m_table->itemData(index).toInt());
        showPhase();
        fillFacts();
        Q_EMIT changed();
    }
}

void ScoreForm::showPhase() {
    m_filling = true;
    if (!pays(*m_rules, m_score.subject, m_score.phase)) {
        m_score.phase = m_score.phase == Phase::During ? Phase::After : Phase::During;
    }
    m_during->setEnabled(pays(*m_rules, m_score.subject, Phase::During));
    m_after->setEnabled(pays(*m_rules, m_score.subject, Phase::After));
    (m_score.phase == Phase::During ? m_during : m_after)->setChecked(true);
    m_filling = false;
}

// What another table or phase does not read is no part of the score.
void ScoreForm::keepReadFacts() {
    const std::vector<FactId> asked = factsAsked(*m_rules, m_score.subject, m_score.phase);
    std::erase_if(m_score.facts, [&](const EnteredFact &fact) {
        const bool whose = fact.player == NoPlayer || contains(m_score.receivers, fact.player);
        return !whose || std::find(asked.begin(), asked.end(), fact.fact) == asked.end();
    });
}

void ScoreForm::fillFacts() {
    keepReadFacts();
    const bool hadFocus = m_facts->isAncestorOf(QApplication::focusWidget());
    while (m_factForm->rowCount() > 0) {
        const QFormLayout::TakeRowResult row = m_factForm->takeRow(0);
        for (QLayoutItem *item : {row.labelItem, row.fieldItem}) {
            if (item != nullptr) {
                item->widget()->setObjectName({});
                item->widget()->hide();
                item->widget()->deleteLater(); // a key that it got may still be on its way
                delete item;
            }
        }
    }
    m_fields.clear();
    if (hadFocus) {
        m_table->setFocus();
    }
    for (const FactId fact : factsAsked(*m_rules, m_score.subject, m_score.phase)) {
        if (!m_rules->spine().facts[fact].perPlayer) {
            addFact(fact, NoPlayer);
            continue;
        }
        for (PlayerId player = 0; player < m_rules->players(); ++player) {
            if (contains(m_score.receivers, player)) {
                addFact(fact, player);
            }
        }
    }
    m_factsTitle->setVisible(m_factForm->rowCount() > 0);
    chainTabs();
}

// What is made anew would come last.
void ScoreForm::chainTabs() {
    QWidget *last = m_after;
    const auto chain = [&last](QWidget *next) {
        setTabOrder(last, next);
        last = next;
    };
    std::for_each(m_receiverBoxes.begin(), m_receiverBoxes.end(), chain);
    std::for_each(m_fields.begin(), m_fields.end(), chain);
}

void ScoreForm::addFact(FactId fact, PlayerId player) {
    const FactDeclaration &declared = m_rules->spine().facts[fact];
    QString label = CatalogueText(m_rules->setup().selection.edition).label(declared);
    if (player != NoPlayer && m_players) {
        label = tr("%1 · %2", "what is counted, and the player whose it is")
                    .arg(label, QString::fromStdString(m_rules->setup().players[player].name));
    }
    const QString name = player == NoPlayer ? QStringLiteral("fact.%1").arg(QString::fromStdString(declared.id))
                                            : QStringLiteral("fact.%1.%2").arg(QString::fromStdString(declared.id)).arg(player);
    const auto set = [this, fact, player](int value) {
        m_score.set(fact, player, value);
        Q_EMIT changed();
    };
    if (declared.type == FactDeclaration::Type::Flag) {
        auto *box = new QCheckBox(QString(label).replace(QLatin1Char('&'), QLatin1String("&&")));
        box->setObjectName(name);
        box->setChecked(m_score.of(fact, player) != 0);
        connect(box, &QCheckBox::toggled, this, set);
        m_factForm->addRow(box);
        m_fields.push_back(box);
        return;
    }
    auto *number = new QSpinBox;
    number->setObjectName(name);
    number->setRange(0, MostOfAFact);
    number->setValue(m_score.of(fact, player));
    number->setFocusPolicy(Qt::StrongFocus);
    number->installEventFilter(this);
    number->setAccessibleName(label);
    connect(number, &QSpinBox::valueChanged, this, set);
    auto *text = new QLabel(label);
    text->setWordWrap(true);
    text->setBuddy(number);
    m_factForm->addRow(text, number);
    m_fields.push_back(number);
}

// The wheel scrolls the form; it turns a number only where the keyboard is.
bool ScoreForm::eventFilter(QObject *watched, QEvent *event) {
    if (event->type() == QEvent::Wheel && !static_cast<QWidget *>(watched)->hasFocus()) {
        event->ignore();
        return true;
    }
    return QWidget::eventFilter(watched, event);
}

} // namespace scorekeep::app
