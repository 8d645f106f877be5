// SPDX-License-Identifier: MIT
// File dialogs for selections.
#include "app/dialogs/selection_files.h"

#include "app/i18n/message_text.h"
#include "engine/catalogue/selection_file.h"

#include <QCoreApplication>
#include <QDir>
#include <QFileDialog>
#include <QMessageBox>
#include <QSaveFile>
#include <QStandardPaths>

namespace scorekeep::app {
namespace {

const QString Ending = QStringLiteral(".selection.yaml");

QString filter() {
    return QCoreApplication::translate("selection", "Selections (*.yaml);;All files (*)");
}

QString folder() {
    return QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
}

} // namespace

std::optional<Selection> readSelectionFile(const QString &path, const World &world, QString &problem) {
    try {
        return loadSelectionFile(path.toStdString(), world.catalogue);
    } catch (const FileError &error) {
        problem = errorWithPlace(error);
        return std::nullopt;
    }
}

bool writeSelectionFile(const QString &path, const World &world, const Selection &selection, QString &problem) {
    const QByteArray text = QByteArray::fromStdString(scorekeep::writeSelectionFile(selection, world.catalogue));
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) && file.write(text) == text.size() && file.flush() && file.commit()) {
        return true;
    }
    problem = messageText("output.not-written", {path.toStdString(), file.errorString().toStdString()});
    return false;
}

std::optional<Selection> openSelection(QWidget *parent, const World &world) {
    const QString title = QCoreApplication::translate("selection", "Open a selection");
    const QString path = QFileDialog::getOpenFileName(parent, title, folder(), filter());
    if (path.isEmpty()) {
        return std::nullopt;
    }
    QString problem;
    const auto selection = readSelectionFile(path, world, problem);
    if (!selection) {
        QMessageBox::warning(parent, title, problem);
    }
    return selection;
}

void saveSelection(QWidget *parent, const World &world, const Selection &selection) {
    const QString title = QCoreApplication::translate("selection", "Save the selection");
    const QString name = QCoreApplication::translate("selection", "Our mix", "name of a file") + Ending;
    const QString path = QFileDialog::getSaveFileName(parent, title, QDir(folder()).filePath(name), filter());
    QString problem;
    if (!path.isEmpty() && !writeSelectionFile(path, world, selection, problem)) {
        QMessageBox::warning(parent, title, problem);
    }
}

} // namespace scorekeep::app
