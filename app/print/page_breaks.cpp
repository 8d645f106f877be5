// SPDX-License-Identifier: MIT
// Looks where each line came to lie, and breaks the page before those that came to lie badly, from top to bottom.
#include "app/print/page_breaks.h"

#include <QAbstractTextDocumentLayout>
#include <QTextBlock>
#include <QTextDocument>
#include <QTextLayout>
#include <QTextTable>

#include <algorithm>
#include <vector>

namespace scorekeep::app {
namespace {

bool isEmpty(const QTextBlock &block) {
    return block.length() <= 1 && !block.blockFormat().hasProperty(QTextFormat::BlockTrailingHorizontalRulerWidth);
}

// A ruler introduces what is below it.
bool isHeading(const QTextBlock &block) {
    return block.blockFormat().headingLevel() > 0 || block.length() <= 1;
}

QTextBlock nextFilled(QTextBlock block) {
    do {
        block = block.next();
    } while (block.isValid() && isEmpty(block));
    return block;
}

int pageOf(const QTextDocument &document, const QTextBlock &block) {
    const QRectF place = document.documentLayout()->blockBoundingRect(block);
    const QTextLayout *lines = block.layout();
    const qreal first = lines != nullptr && lines->lineCount() > 0 ? lines->lineAt(0).y() : 0;
    return int((place.top() + first) / document.pageSize().height());
}

// The filled blocks with which the cells of a block's row begin; only the block itself where it is in no table
// or where its row begins with another one.
std::vector<QTextBlock> rowOf(const QTextBlock &block) {
    QTextCursor cursor(block);
    const QTextTable *table = cursor.currentTable();
    if (table == nullptr) {
        return {block};
    }
    const int row = table->cellAt(cursor).row();
    std::vector<QTextBlock> begins;
    for (int column = 0; column < table->columns(); ++column) {
        const QTextTableCell cell = table->cellAt(row, column);
        if (cell.row() != row || cell.column() != column) {
            continue;
        }
        QTextBlock first = cell.firstCursorPosition().block();
        while (first.isValid() && isEmpty(first) && first.next().position() <= cell.lastPosition()) {
            first = first.next();
        }
        if (!isEmpty(first)) {
            begins.push_back(first);
        }
    }
    return !begins.empty() && begins.front() == block ? begins : std::vector{block};
}

// Blocks that have to begin on one page. The break goes before the first `movable` ones.
struct Unit {
    std::vector<QTextBlock> blocks;
    std::size_t movable = 1;
};

// Headings that follow each other, and the line or row after them.
Unit headed(QTextBlock block) {
    Unit unit;
    for (; block.isValid() && isHeading(block); block = nextFilled(block)) {
        unit.blocks.push_back(block);
    }
    if (block.isValid()) {
        const std::vector<QTextBlock> row = rowOf(block);
        unit.blocks.insert(unit.blocks.end(), row.begin(), row.end());
    }
    return unit;
}

bool isParted(const QTextDocument &document, const Unit &unit) {
    const int page = pageOf(document, unit.blocks.front());
    return std::ranges::any_of(unit.blocks,
                               [&](const QTextBlock &block) { return pageOf(document, block) != page; });
}

template <typename Look>
void eachUnit(const QTextDocument &document, const Look &look) {
    bool afterHeading = false;
    for (QTextBlock block = document.begin(); block.isValid(); block = nextFilled(block)) {
        const bool heading = !isEmpty(block) && isHeading(block);
        if (heading && !afterHeading) {
            look(headed(block));
        } else if (!heading) {
            std::vector<QTextBlock> row = rowOf(block);
            const std::size_t cells = row.size();
            look(Unit{std::move(row), cells});
        }
        afterHeading = heading;
    }
}

} // namespace

void keepTogether(QTextDocument &document) {
    eachUnit(document, [&](const Unit &unit) {
        if (!isParted(document, unit)) {
            return;
        }
        for (std::size_t i = 0; i < unit.movable; ++i) {
            QTextBlockFormat format;
            format.setPageBreakPolicy(QTextFormat::PageBreak_AlwaysBefore);
            QTextCursor(unit.blocks[i]).mergeBlockFormat(format);
        }
        // What Qt would lay out again by itself is not enough: blocks between tables would not be painted.
        document.markContentsDirty(0, document.characterCount());
    });
}

QStringList parted(const QTextDocument &document) {
    QStringList texts;
    eachUnit(document, [&](const Unit &unit) {
        if (isParted(document, unit)) {
            texts << unit.blocks.front().text();
        }
    });
    return texts;
}

} // namespace scorekeep::app
