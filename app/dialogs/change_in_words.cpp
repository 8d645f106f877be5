// SPDX-License-Identifier: MIT
// Says what another selection would do to a running game.
#include "app/dialogs/change_selection_dialog.h"
#include "app/i18n/game_text.h"
#include "app/model/selection_summary.h"

#include <QCoreApplication>

#include <algorithm>

namespace scorekeep::app {
namespace {

constexpr std::size_t MostInputs = 6; // that are named
constexpr int MostNames = 12;         // of parts that are not played

class Words {
public:
    Words(const Game &game, const ChangedSelection &changed, const Selection &selection)
        : m_game(game), m_changed(changed), m_selection(selection), m_world(game.rules().world()) {}

    QString html() {
        if (!m_changed.game) {
            paragraph(QCoreApplication::translate("change", "The game cannot be played so, and stays as it is."));
            return m_html;
        }
        parts();
        points();
        inputs();
        rest();
        return m_html;
    }

private:
    void paragraph(const QString &text) { m_html += QStringLiteral("<p>%1</p>").arg(text.toHtmlEscaped()); }

    void difference(const QString &title, const QStringList &now, const QStringList &before) {
        QStringList names;
        std::ranges::copy_if(now, std::back_inserter(names),
                             [&](const QString &name) { return !before.contains(name); });
        if (!names.isEmpty()) {
            m_html += QStringLiteral("<p><b>%1</b> %2</p>")
                          .arg(title.toHtmlEscaped(), names.join(QStringLiteral(", ")).toHtmlEscaped());
        }
    }

    void parts() {
        const Selection &old = m_game.setup().selection;
        const QStringList before = selectionParts(m_world, old);
        const QStringList now = selectionParts(m_world, m_selection);
        difference(QCoreApplication::translate("change", "New:"), now, before);
        difference(QCoreApplication::translate("change", "No longer so:"), before, now);
        if (old.edition != m_selection.edition) {
            const std::string_view edition = editionName(m_selection.edition);
            paragraph(QCoreApplication::translate("change", "Rules and words are those of %1.", "an edition")
                          .arg(QString::fromLatin1(edition.data(), qsizetype(edition.size()))));
        }
        const int left = m_game.state().supply.total();
        const int leftThen = m_changed.game->state().supply.total();
        if (left != leftThen) {
            paragraph(QCoreApplication::translate("change", "Tiles still to be drawn: %1 → %2").arg(left).arg(leftThen));
        }
        if (const QString unplayed = unplayedText(m_world, m_selection, MostNames); !unplayed.isEmpty()) {
            paragraph(unplayed);
        }
    }

    void points() {
        const GameText text(m_game.rules());
        if (std::ranges::all_of(m_changed.points, [](const auto &pair) { return pair.first == pair.second; })) {
            paragraph(QCoreApplication::translate("change", "No points differ."));
            return;
        }
        m_html += QStringLiteral("<table cellspacing='4'>");
        for (std::size_t player = 0; player < m_changed.points.size(); ++player) {
            const auto &[before, after] = m_changed.points[player];
            m_html += QStringLiteral("<tr><td>%1</td><td align='right'>%2 → %3</td><td><b>%4</b></td></tr>")
                          .arg(text.player(PlayerId(player)).toHtmlEscaped())
                          .arg(before)
                          .arg(after)
                          .arg(before == after ? QString() : signedNumber(after - before));
        }
        m_html += QStringLiteral("</table>");
    }

    void list(const Game &game, const std::vector<std::size_t> &entries) {
        const GameText text(game.rules());
        m_html += QStringLiteral("<ul>");
        for (std::size_t i = 0; i < std::min(MostInputs, entries.size()); ++i) {
            m_html += QStringLiteral("<li>%1</li>")
                          .arg(text.entry(game.state(), game.log()[entries[i]]).toHtmlEscaped());
        }
        if (const int beyond = int(entries.size()) - int(MostInputs); beyond > 0) {
            m_html += QStringLiteral("<li>%1</li>")
                          .arg(QCoreApplication::translate("selection", "%n more", nullptr, beyond).toHtmlEscaped());
        }
        m_html += QStringLiteral("</ul>");
    }

    void inputs() {
        if (!m_changed.aside.empty()) {
            const int count = int(m_changed.aside.size());
            paragraph(QCoreApplication::translate(
                "change", "%n input(s) would not fit any more and be set aside; changing back restores them:", nullptr,
                count));
            list(m_game, m_changed.aside);
        }
        if (!m_changed.restored.empty()) {
            const int count = int(m_changed.restored.size());
            paragraph(QCoreApplication::translate("change", "%n input(s) that were set aside would count again:", nullptr,
                                                  count));
            list(*m_changed.game, m_changed.restored);
        }
        if (m_changed.undone > 0) {
            const int count = int(m_changed.undone);
            paragraph(QCoreApplication::translate("change", "%n undone input(s) could not be redone any more.", nullptr,
                                                  count));
        }
    }

    void rest() {
        const State &state = m_changed.game->state();
        if (state.finished) {
            paragraph(QCoreApplication::translate("change", "The game would be over."));
            return;
        }
        const GameText text(m_changed.game->rules());
        if (state.turn != m_game.state().turn) {
            paragraph(QCoreApplication::translate("change", "The game would go on in turn %1 instead of turn %2.")
                          .arg(state.turn)
                          .arg(m_game.state().turn));
        }
        m_html += QStringLiteral("<p><b>%1</b> %2</p>")
                      .arg(QCoreApplication::translate("change", "Asked then:").toHtmlEscaped(),
                           text.question(m_changed.game->open()).toHtmlEscaped());
    }

    const Game &m_game;
    const ChangedSelection &m_changed;
    const Selection &m_selection;
    const World &m_world;
    QString m_html;
};

} // namespace

QString changeInWords(const Game &game, const ChangedSelection &changed, const Selection &selection) {
    return Words(game, changed, selection).html();
}

} // namespace scorekeep::app
