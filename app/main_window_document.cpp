// SPDX-License-Identifier: MIT
// What the window does with whole games, and the dialogs that it opens.
#include "app/cli/board_picture.h"
#include "app/cli/output.h"
#include "app/dialogs/change_entry_dialog.h"
#include "app/dialogs/change_selection_dialog.h"
#include "app/dialogs/corrections_dialog.h"
#include "app/dialogs/forced_entry_dialog.h"
#include "app/dialogs/new_game_dialog.h"
#include "app/dialogs/selection_files.h"
#include "app/i18n/message_text.h"
#include "app/board/board_view.h"
#include "app/main_window.h"
#include "app/panes/answer_area.h"
#include "app/panes/calculator_pane.h"
#include "app/panes/centre_views.h"
#include "app/panes/prompt_bar.h"
#include "app/panes/quick_line_edit.h"
#include "app/panes/selector_pane.h"
#include "app/session/game_session.h"
#include "engine/files/reader.h"

#include <QFileDialog>
#include <QFileInfo>
#include <QLineEdit>
#include <QMessageBox>
#include <QPushButton>
#include <QSettings>

namespace scorekeep::app {
namespace {

constexpr int PictureSide = 120; // pixels a tile

// Whether anything was played before the damaged line.
bool hasMovesBefore(const FileError &error, const World &world) {
    try {
        return error.line > 0 && !readGame(readFile(error.file), error.file, world, error.line).log.empty();
    } catch (const std::exception &) { // the setup is damaged too
        return false;
    }
}

} // namespace

void MainWindow::newGame() {
    const auto setup = NewGameDialog::getSetup(m_session->world(), m_theme, *m_settings, this);
    m_selector->useSettings(m_settings); // the filters may be others now
    if (setup) {
        if (m_session->start(*setup)) {
            showPlay();
        }
    }
}

// The game is in front, and the keyboard where it is played.
void MainWindow::showPlay() {
    m_views->show(m_boardView);
    if (m_calculatorCentral) {
        m_calculator->quick()->edit()->setFocus();
    } else {
        m_board->setFocus();
        m_area->takeFocus();
    }
}

void MainWindow::openGame() {
    const QString folder =
        m_session->hasGame() ? QFileInfo(m_session->path()).absolutePath() : GameSession::gamesFolder();
    const QString path =
        QFileDialog::getOpenFileName(this, tr("Open a game"), folder, tr("Games (*.scorekeep);;All files (*)"));
    if (!path.isEmpty()) {
        openFile(path);
    }
}

bool MainWindow::openFile(const QString &path) {
    if (m_session->open(path)) {
        showPlay();
        return true;
    }
    if (m_session->fileError()) {
        offerPartial(path);
    }
    return m_session->hasGame() && m_session->path() == QFileInfo(path).absoluteFilePath();
}

// A damaged line may be the last of a long evening: what stands before it can still be played.
void MainWindow::offerPartial(const QString &path) {
    const FileError error = *m_session->fileError();
    QMessageBox box(QMessageBox::Warning, tr("The game cannot be opened"), errorWithPlace(error),
                    QMessageBox::Cancel, this);
    QPushButton *partial = nullptr;
    if (hasMovesBefore(error, m_session->world())) {
        box.setInformativeText(tr("What stands before line %1 can be opened; a copy of the file is kept.").arg(error.line));
        partial = box.addButton(tr("Open up to There"), QMessageBox::AcceptRole);
    }
    box.exec();
    if (partial != nullptr && box.clickedButton() == partial) {
        if (m_session->open(path, error.line)) {
            showPlay();
        }
    }
}

void MainWindow::saveGameAs() {
    const QString path = QFileDialog::getSaveFileName(this, tr("Save the game as"), m_session->path(),
                                                      tr("Games (*.scorekeep)"));
    if (!path.isEmpty()) {
        m_session->saveAs(path);
    }
}

void MainWindow::exportPicture() {
    const QString suggested = QFileInfo(m_session->path()).completeBaseName() + QStringLiteral(".png");
    const QString path = QFileDialog::getSaveFileName(this, tr("Export a picture of the board"), suggested,
                                                      tr("Pictures (*.png *.svg *.pdf)"));
    if (path.isEmpty()) {
        return;
    }
    if (!isPictureName(path)) {
        m_area->bar()->showRefusal(messageText(QStringLiteral("usage.not-a-picture"), {path}));
        return;
    }
    try {
        renderBoard(m_session->state(), m_session->rules(), path, PictureSide, m_session->path());
    } catch (const OutputError &error) {
        m_area->bar()->showRefusal(QString::fromUtf8(error.what()));
    }
}

void MainWindow::changeEntry(int entry) {
    if (m_session->hasGame() && entry >= 0 && std::size_t(entry) < m_session->game().cursor()) {
        ChangeEntryDialog(m_session, std::size_t(entry), this).exec();
    }
}

void MainWindow::correct() {
    if (m_session->hasGame()) {
        CorrectionsDialog(m_session, this).exec();
    }
}

void MainWindow::changeSelection() {
    if (m_session->hasGame()) {
        const Selection &selection = m_session->game().setup().selection;
        ChangeSelectionDialog(m_session, selection, m_theme, m_settings, this).exec();
        m_selector->useSettings(m_settings);
    }
}

void MainWindow::openSelectionFile() {
    const auto selection = openSelection(this, m_session->world());
    if (selection && m_session->hasGame()) {
        ChangeSelectionDialog(m_session, *selection, m_theme, m_settings, this).exec();
        m_selector->useSettings(m_settings);
    } else if (selection) {
        m_selector->setSelection(*selection);
    }
}

void MainWindow::saveSelectionFile() {
    saveSelection(this, m_session->world(), m_selector->selection());
}

void MainWindow::enterAllTheSame(ItemId item, PlayerId player, PromptKind kind) {
    ForcedEntryDialog(m_session, item, player, kind, this).exec();
}

void MainWindow::endGame() {
    const bool board = m_session->game().setup().board;
    const auto sure = QMessageBox::question(
        this, tr("End the game"),
        board ? tr("The game ends now and what is unfinished is scored. You can undo this.")
              : tr("The final scoring begins: what scores after the game is entered now. You can undo this."),
        QMessageBox::Ok | QMessageBox::Cancel, QMessageBox::Cancel);
    if (sure == QMessageBox::Ok) {
        Entry end;
        end.item = m_session->rules().at(core::End);
        end.answer = Answer::confirm();
        m_area->answer(end);
    }
}

} // namespace scorekeep::app
