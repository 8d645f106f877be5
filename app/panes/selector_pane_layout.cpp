// SPDX-License-Identifier: MIT
// The widgets of the selector, their places, looks and texts.
#include "app/model/selector_filter.h"
#include "app/panes/focus_ring.h"
#include "app/panes/pane.h"
#include "app/panes/selector_delegate.h"
#include "app/panes/selector_filters.h"
#include "app/panes/selector_pane.h"
#include "app/panes/selector_quick.h"
#include "app/panes/support_legend.h"
#include "app/panes/text_look.h"

#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPainter>
#include <QScrollArea>
#include <QStackedWidget>
#include <QTabBar>
#include <QToolButton>
#include <QTreeView>
#include <QVBoxLayout>

namespace scorekeep::app {
namespace {

constexpr int Margin = 12;
constexpr int DetailLines = 4, SummaryLines = 9;

QIcon starIcon(const Theme &theme) {
    constexpr int Side = 16;
    QIcon icon;
    for (const bool on : {false, true}) {
        QPixmap picture(2 * Side, 2 * Side);
        picture.setDevicePixelRatio(2);
        picture.fill(Qt::transparent);
        QPainter painter(&picture);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(on ? theme.accent : theme.soft, 1.2, Qt::SolidLine, Qt::RoundCap, Qt::RoundJoin));
        painter.setBrush(on ? QBrush(theme.accent) : QBrush(Qt::NoBrush));
        painter.drawPolygon(starShape(QPointF(Side / 2.0, Side / 2.0 + 0.5), 6.5));
        painter.end();
        icon.addPixmap(picture, QIcon::Normal, on ? QIcon::On : QIcon::Off);
    }
    return icon;
}

// Qt makes room for one line.
class TwoLineTabs : public QTabBar {
public:
    using QTabBar::QTabBar;

protected:
    QSize tabSizeHint(int tab) const override {
        return QTabBar::tabSizeHint(tab) + QSize(0, fontMetrics().lineSpacing());
    }
};

} // namespace

void SelectorPane::build() {
    setObjectName(QStringLiteral("selector"));
    m_head = new QWidget(this);
    m_title = new QLabel(m_head);
    m_edition = new QLabel(m_head);
    auto *head = new QHBoxLayout(m_head);
    head->setContentsMargins(Margin, 10, Margin, 2);
    head->addWidget(m_title, 1);
    head->addWidget(m_edition);

    m_tabs = new TwoLineTabs(this);
    m_tabs->setObjectName(QStringLiteral("selector.tabs"));
    m_tabs->setDrawBase(false);
    m_tabs->setExpanding(false);
    m_tabs->setElideMode(Qt::ElideNone);
    m_tabs->setFont(typeFont(font(), TypeSize::Small));
    m_statement = new QLabel(this);
    m_statement->setObjectName(QStringLiteral("selector.statement"));
    m_statement->setWordWrap(true);
    m_statement->setTextFormat(Qt::RichText);
    m_statement->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_statement->setContentsMargins(Margin, 2, Margin, 6);
    new FocusRing(m_statement, true);
    m_find = new QLineEdit(this);
    m_find->setObjectName(QStringLiteral("selector.find"));
    m_find->setClearButtonEnabled(true);
    m_find->installEventFilter(this);
    m_line = new QWidget(this);
    m_line->setFixedHeight(1);
    m_line->setAutoFillBackground(true);
    m_summary = new QLabel(this);
    m_summary->setObjectName(QStringLiteral("selector.summary"));
    m_summary->setWordWrap(true);
    m_summary->setTextFormat(Qt::RichText);
    m_summary->setContentsMargins(Margin, 10, Margin, 10);
    m_summary->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_summaryArea = new QScrollArea(this);
    m_summaryArea->setObjectName(QStringLiteral("selector.summaryArea"));
    m_summaryArea->setFrameShape(QFrame::NoFrame);
    m_summaryArea->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_summaryArea->setWidgetResizable(true);
    m_summaryArea->setWidget(m_summary);
    m_summaryArea->viewport()->setAutoFillBackground(false);
    m_summary->setAutoFillBackground(false);
    buildButtons();
    buildPages();
    arrange();
}

void SelectorPane::buildButtons() {
    const auto button = [this](const char *name) {
        auto *made = new QToolButton(this);
        made->setObjectName(QLatin1String(name));
        made->setFocusPolicy(Qt::StrongFocus);
        return made;
    };
    m_help = button("selector.help");
    m_help->setText(QStringLiteral("?"));
    m_quickButton = button("selector.quick-button");
    m_quickButton->setCheckable(true);
    m_star = button("selector.star");
    m_star->setCheckable(true);
    m_filtersButton = new FiltersButton(m_theme, this);
    m_filtersButton->setObjectName(QStringLiteral("selector.filters-button"));
    for (QToolButton *each : {m_quickButton, static_cast<QToolButton *>(m_filtersButton), m_help}) {
        each->setFont(typeFont(font(), TypeSize::Small));
    }
}

void SelectorPane::buildPages() {
    m_pages = new QStackedWidget(this);
    m_quick = new SelectorQuick(m_model->world(), m_theme, m_pages);
    m_filters = new SelectorFilters(m_theme, m_pages);
    m_pages->addWidget(buildTreePage()); // in the order of Page
    m_pages->addWidget(m_quick);
    m_pages->addWidget(m_filters);
}

QWidget *SelectorPane::buildTreePage() {
    auto *page = new QWidget(m_pages);
    buildTree();
    m_nothing = new QLabel(page);
    m_nothing->setObjectName(QStringLiteral("selector.nothing"));
    m_nothing->setContentsMargins(Margin, 8, Margin, 8);
    m_nothing->setWordWrap(true);
    m_nothing->hide();
    m_detail = new QLabel(page);
    m_detail->setObjectName(QStringLiteral("selector.detail"));
    m_detail->setWordWrap(true);
    m_detail->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_detail->setContentsMargins(Margin, 6, Margin, 0);
    m_detail->setTextFormat(Qt::PlainText);
    m_legend = new SupportLegend(m_theme, page);
    m_legend->setContentsMargins(Margin, 0, 0, 0);
    auto *column = new QVBoxLayout(page);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(findRow());
    column->addWidget(m_nothing);
    column->addWidget(m_tree, 1);
    column->addWidget(m_detail);
    column->addWidget(m_legend);
    return page;
}

void SelectorPane::buildTree() {
    m_tree = new QTreeView(m_pages);
    m_tree->setObjectName(QStringLiteral("selector.tree"));
    m_tree->setModel(m_filter);
    m_tree->setItemDelegate(m_delegate);
    m_tree->setHeaderHidden(true);
    m_tree->setUniformRowHeights(true);
    m_tree->setIndentation(18);
    m_tree->setSelectionMode(QAbstractItemView::NoSelection); // ticks say what is chosen
    m_tree->setExpandsOnDoubleClick(false);
    m_tree->setEditTriggers(QAbstractItemView::EditKeyPressed);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setMouseTracking(true); // stars come up under the pointer
    m_tree->setContextMenuPolicy(Qt::CustomContextMenu);
    m_tree->installEventFilter(this);
}

QHBoxLayout *SelectorPane::findRow() {
    auto *row = new QHBoxLayout;
    row->setContentsMargins(Margin, 6, Margin, 8);
    row->setSpacing(4);
    row->addWidget(m_find, 1);
    row->addWidget(m_star);
    return row;
}

void SelectorPane::arrange() {
    auto *buttons = new QHBoxLayout;
    buttons->setContentsMargins(6, 4, 6, 0);
    buttons->setSpacing(2);
    buttons->addWidget(m_quickButton);
    buttons->addWidget(m_filtersButton);
    buttons->addStretch();
    buttons->addWidget(m_help);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_head);
    column->addWidget(m_statement);
    column->addWidget(m_tabs);
    column->addLayout(buttons);
    column->addWidget(m_pages, 1);
    column->addWidget(m_line);
    column->addWidget(m_summaryArea);
    const QList<QWidget *> chain = tabChain();
    for (qsizetype i = 1; i < chain.size(); ++i) {
        setTabOrder(chain[i - 1], chain[i]);
    }
}

QList<QWidget *> SelectorPane::tabChain() const {
    QList<QWidget *> chain{m_tabs, m_quickButton, m_filtersButton, m_help, m_find, m_star, m_tree};
    for (QWidget *page : std::initializer_list<QWidget *>{m_quick, m_filters}) {
        for (QWidget *part : page->findChildren<QWidget *>()) {
            if (part->focusPolicy() & Qt::TabFocus && part->window() == page->window()) { // no list of a combo box
                chain.append(part);
            }
        }
    }
    return chain;
}

// ---- looks and texts

void SelectorPane::setTitleShown(bool shown) {
    m_head->setVisible(shown);
}

void SelectorPane::setBoxesShown(bool shown) {
    m_quick->setListShown(shown);
}

// As high as the words, up to some lines; a longer list scrolls.
void SelectorPane::fitSummary() {
    const int most = SummaryLines * m_summary->fontMetrics().lineSpacing();
    m_summaryArea->setFixedHeight(qMin(most, m_summary->heightForWidth(qMax(1, m_summaryArea->viewport()->width()))));
}

void SelectorPane::resizeEvent(QResizeEvent *event) {
    QWidget::resizeEvent(event);
    fitSummary();
}

// Where there is little room, tool tips tell the details.
void SelectorPane::setSummaryShown(bool shown) {
    m_summaryArea->setVisible(shown);
    m_line->setVisible(shown);
    m_detail->setVisible(shown);
}

void SelectorPane::setTheme(const Theme &theme) {
    m_theme = theme;
    m_delegate->setTheme(theme);
    m_quick->setTheme(theme);
    m_filters->setTheme(theme);
    m_filtersButton->setTheme(theme);
    m_legend->setTheme(theme);
    paintText();
    showSelection();
    m_tree->viewport()->update();
}

void SelectorPane::paintText() {
    setTextLook(m_title, m_theme.ink, QFont::DemiBold);
    setTextLook(m_edition, m_theme.soft, QFont::DemiBold);
    setTextLook(m_statement, m_theme.soft);
    setTextLook(m_nothing, m_theme.faint);
    setTextLook(m_detail, m_theme.soft);
    setTextLook(m_summary, m_theme.soft);
    m_detail->setFixedHeight(DetailLines * m_detail->fontMetrics().lineSpacing() + 8);
    m_star->setIcon(starIcon(m_theme));
    QPalette palette = m_line->palette();
    palette.setColor(QPalette::Window, m_theme.line);
    m_line->setPalette(palette);
}

void SelectorPane::retranslate() {
    m_title->setText(tr("Expansions"));
    m_find->setPlaceholderText(tr("Find an expansion or a piece…"));
    m_find->setAccessibleName(tr("Find an expansion or a piece"));
    m_tabs->setAccessibleName(tr("Groups of expansions"));
    m_tree->setAccessibleName(tr("Expansions"));
    m_tree->setAccessibleDescription(
        tr("Space ticks; plus and minus change the copies of tiles; an asterisk stars an expansion."));
    m_edition->setToolTip(tr("Edition"));
    m_quickButton->setText(tr("Quick selection"));
    m_quickButton->setToolTip(tr("Boxes, all and nothing, and selections in files"));
    m_star->setToolTip(tr("Only favourites"));
    m_star->setAccessibleName(tr("Only favourites"));
    m_help->setToolTip(tr("About choosing expansions"));
    m_help->setAccessibleName(tr("About choosing expansions"));
    m_model->retranslate();
    paintText();
    showSelection();
    showFound();
}

} // namespace scorekeep::app
