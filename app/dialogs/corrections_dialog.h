// SPDX-License-Identifier: MIT
// Says how it really is on the table: points, pieces, tiles, and whose turn it is.
#pragma once

#include "engine/game/answer.h"

#include <QDialog>

#include <functional>

class QLabel;
class QLineEdit;
class QTabWidget;

namespace scorekeep::app {

class GameSession;

class CorrectionsDialog : public QDialog {
    Q_OBJECT

public:
    explicit CorrectionsDialog(GameSession *session, QWidget *parent = nullptr);

    QTabWidget *pages() const { return m_pages; }
    void accept() override; // enters the page that is shown; stays open where it was refused

private:
    // An entry's item and answer, as the page says.
    using Read = std::function<std::pair<ItemId, Answer>()>;
    void addPage(QWidget *page, const QString &title, Read read);
    void addPoints();
    void addPiece();
    void addTile();
    void addTurn();

    GameSession *m_session;
    QTabWidget *m_pages;
    std::vector<Read> m_read;
    QLineEdit *m_reason;
    QLabel *m_refusal;
};

} // namespace scorekeep::app
