// SPDX-License-Identifier: MIT
// A page of help with a button to close it.
#include "app/dialogs/selector_help.h"

#include <QDialogButtonBox>
#include <QPushButton>
#include <QTextBrowser>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr QSize DialogSize(520, 560);
constexpr int Margin = 16;

} // namespace

SelectorHelp::SelectorHelp(QWidget *parent) : QDialog(parent), m_page(new QTextBrowser(this)) {
    setObjectName(QStringLiteral("selector-help"));
    setWindowTitle(tr("Choosing Expansions"));
    m_page->setAccessibleName(windowTitle());
    const std::pair<QString, QString> parts[] = {
        {tr("What it does"),
         tr("Tick what lies on your table. The reference, the setup sheet, the order of play and every score follow "
            "it; what you leave out is not mentioned.")},
        {tr("Groups"),
         tr("Each tab counts its expansions: 2/11 says that something of two out of eleven is selected. The arrow "
            "before a name opens its parts, which can be ticked one by one, and its tiles, of which several copies "
            "can be in play. A line in place of the tick stands for some but not all.")},
        {tr("Quick selection"),
         tr("Choose a box as it is sold and press Select Expansions. Clear All leaves the base game alone, Select "
            "All takes everything of the shown editions. There a selection is also saved as a text file for "
            "others, or opened.")},
        {tr("Filters"),
         tr("Only expansions of the shown editions are offered; what is selected already stays in sight. The "
            "preferred edition decides on rules and words where editions differ, and has to be a shown one. A hash "
            "on the button says that adapted rules are marked in the reference.")},
        {tr("Favourites"),
         tr("The star at the end of a line marks an expansion that you own or like. The star beside the search "
            "field shows these alone.")},
        {tr("Marks"),
         tr("A full disc: the program plays these rules on the board. Half a disc: it counts the points, and you "
            "enter what lies on the table. A ring: it shows the rules, and the table plays them.")},
        {tr("In a running game"),
         tr("Change… shows what another selection would do to the game before you keep it. Changing back restores "
            "what was set aside.")},
        {tr("Keys"),
         tr("Tab goes from part to part, the arrows within one. Space ticks, the right and left arrows open and "
            "close, plus and minus change the copies of tiles, an asterisk stars an expansion. Typing in the search "
            "field and Enter lead to what is found; Escape empties it.")}};
    QString html;
    for (const auto &[title, text] : parts) {
        html += QStringLiteral("<h4>%1</h4><p>%2</p>").arg(title.toHtmlEscaped(), text.toHtmlEscaped());
    }
    m_page->setHtml(html);
    auto *buttons = new QDialogButtonBox(QDialogButtonBox::Close);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(Margin, Margin, Margin, Margin);
    layout->addWidget(m_page);
    layout->addWidget(buttons);
    resize(DialogSize);
    buttons->button(QDialogButtonBox::Close)->setFocus();
}

QString SelectorHelp::plainText() const {
    return m_page->toPlainText();
}

} // namespace scorekeep::app
