// SPDX-License-Identifier: MIT
// The main window at 1280x800 in a language, with games that are played by chance.
#pragma once

#include "app/model/final_scoring.h"
#include "app/panes/centre_views.h"
#include "app/panes/pane.h"
#include "tests/app/window_eyes.h"
#include "tests/support/games.h"

#include <QSignalSpy>

#include <random>

namespace scorekeep::app {

// All that is played on the board in one game for as many as can play.
inline Setup allThatIsPlayed(Edition edition) {
    const World &world = embeddedWorld();
    Setup setup;
    const char *colours[] = {"red", "blue", "green", "yellow", "black"};
    const char *names[] = {"Anna", "Maximilian", "Chiara", "Dragomir", "Eva"};
    for (int seat = 0; seat < 5; ++seat) {
        setup.players.push_back({names[seat], colours[seat]});
    }
    setup.selection.edition = edition;
    for (const Element &element : world.catalogue.elements) {
        if (world.support(element.id) == Support::Played) {
            setup.selection.elements.push_back(element.id);
        }
    }
    for (const TileSetEntry &set : world.catalogue.tileSets) {
        const auto &parts = world.catalogue.expansions.at(set.expansion).elements;
        const bool played = std::ranges::any_of(
            parts, [&](const std::string &part) { return world.support(part) == Support::Played; });
        if (played && world.tileSet(set.id) != nullptr) {
            setup.selection.tileSets.emplace_back(set.id, 1);
        }
    }
    setup.selection = normalised(setup.selection, world.catalogue);
    return setup;
}

inline Setup annaAndBen() {
    Setup setup = baseGame(embeddedWorld(), 2);
    setup.players = {{"Anna", "red"}, {"Ben", "blue"}};
    return setup;
}

class SpokenWindow : public WindowEyes {
public:
    SpokenWindow(const Setup &setup, const QString &language) : WindowEyes(setup) {
        m_window->resize(1280, 800);
        speak(language);
    }

    void speak(const QString &language) {
        QVERIFY(m_language.use(language));
        settle();
    }
    MainWindow &window() const { return *m_window; }
    QSettings &settings() const { return *m_settings; }

    // Answers by chance; the same seed plays the same game.
    void play(int entries) {
        for (int i = 0; i < entries && session().choice().open(); ++i) {
            const auto &prompts = session().choice().prompts;
            std::size_t at = 0;
            while (at + 1 < prompts.size() && (prompts[at].standing || prompts[at].options.empty())) {
                ++at;
            }
            const auto &options = prompts[at].options;
            QVERIFY(!options.empty());
            QVERIFY(!session().answer(session().entryFor(at, options[m_random() % options.size()])));
        }
        settle();
    }
    void end() {
        Entry end;
        end.item = rules().at(core::End);
        end.answer = Answer::confirm();
        QVERIFY(!session().answer(end));
        settle();
    }
    void trigger(const char *action) {
        auto *found = m_window->findChild<QAction *>(QLatin1String(action));
        QVERIFY2(found != nullptr, action);
        found->trigger();
        settle();
    }
    void showAllPanes() {
        for (PaneDock *dock : m_window->findChildren<PaneDock *>()) {
            dock->show();
        }
        settle();
    }
    // Spaces that no tile fits are looked for a moment later.
    void rest() const {
        QSignalSpy counted(&board(), &BoardView::spacesChanged);
        while (counted.wait(400)) {
        }
    }
    // Layouts and what was put off.
    static void settle() {
        for (int i = 0; i < 3; ++i) {
            QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
            QCoreApplication::processEvents();
        }
    }

private:
    std::mt19937 m_random{7};
};

} // namespace scorekeep::app
