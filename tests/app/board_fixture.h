// SPDX-License-Identifier: MIT
// What the tests of the board share: a game, a view of it, and a hand that clicks.
#pragma once

#include <QRandomGenerator>
#include <QTemporaryDir>
#include <QTest>

#include <memory>

#include "app/board/board_view.h"
#include "app/i18n/language.h"
#include "engine/game/embedded_world.h"

namespace scorekeep::app {

inline Setup setupOf(std::vector<std::string> elements, int boxes = 1) {
    Setup setup;
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
    setup.selection = {Edition::C3, std::move(elements), {{"base", boxes}}, {}};
    return setup;
}

// Its own slots would need a meta object: the tests have `init` and `cleanup`, which call these.
class BoardFixture : public QObject {
protected:
    QTemporaryDir m_folder;
    Language m_language;
    std::unique_ptr<GameSession> m_session;
    std::unique_ptr<BoardView> m_view;
    QRandomGenerator m_random{1};

    void start(const Setup &setup) {
        m_view.reset();
        m_session = std::make_unique<GameSession>(embeddedWorld(), nullptr, m_folder.path());
        QVERIFY(m_session->start(setup));
        m_view = std::make_unique<BoardView>(m_session.get(), Theme::light());
        m_view->setMotion(false);
        m_view->resize(900, 700);
        m_view->show();
        QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
        m_random.seed(1);
    }

    const Game &game() const { return m_session->game(); }
    const Entry &last() const { return game().log()[game().cursor() - 1]; }
    PromptKind asked() const { return m_session->choice().prompts.front().kind; }

    void answer(const Entry &entry) {
        const Refusal refusal = m_session->answer(entry);
        QVERIFY2(!refusal, std::string(refusal.id).c_str());
    }

    void enterAny() {
        const OpenPrompt &prompt = m_session->choice().prompts.front();
        const auto pass = m_session->passEntry();
        answer(
            pass && m_random.bounded(3) > 0
                ? *pass
                : m_session->entryFor(0, prompt.options[m_random.bounded(quint32(prompt.options.size()))]));
    }

    void enterUntil(PromptKind kind, std::size_t tiles = 0) {
        while (m_session->choice().open() &&
               (asked() != kind || m_session->state().board.tileCount() < tiles)) {
            enterAny();
        }
        QVERIFY(m_session->choice().open());
    }

    int firstOf(Target::Kind kind, std::size_t options = 1) const {
        const BoardTargets &targets = m_view->targets();
        for (int i = 0; i < targets.size(); ++i) {
            if (targets[i].kind == kind && targets[i].options.size() >= options) {
                return i;
            }
        }
        return -1;
    }

    void click(QPoint at) {
        QTest::mouseMove(m_view->viewport(), at);
        QTest::mouseClick(m_view->viewport(), Qt::LeftButton, {}, at);
    }

    qreal side() const { return m_view->transform().m11() * 100; }

    void begin() {
        m_language.use(QStringLiteral("en"));
        start(setupOf({"base-game", "farmers"}));
    }
    void end() {
        m_view.reset();
        m_session.reset();
    }
};

} // namespace scorekeep::app
