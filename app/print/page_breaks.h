// SPDX-License-Identifier: MIT
// What belongs together stays on one page: QTextDocument knows nothing of it.
#pragma once

#include <QStringList>

class QTextDocument;

namespace scorekeep::app {

// Moves headings and introductions (of any level of heading) that would end a page to the next one, where what
// follows them is; likewise rows of a table whose cells would begin on two pages. The document has its page size.
void keepTogether(QTextDocument &document);

// The texts of headings and rows that are parted from what they belong to.
QStringList parted(const QTextDocument &document);

} // namespace scorekeep::app
