// SPDX-License-Identifier: MIT
// Where results go: to standard output, or into a file that is replaced as a whole. Nothing is lost unsaid.
#pragma once

#include <QByteArray>
#include <QString>

#include <stdexcept>
#include <string>

namespace scorekeep::app {

// A result that could not be written. what() is the sentence for a person.
struct OutputError : std::runtime_error {
    explicit OutputError(const QString &sentence) : std::runtime_error(sentence.toStdString()) {}
};

// Text with control characters, and those that turn the direction of writing, told as \x1b: names come from
// files, and a terminal obeys what it is shown.
QString harmless(const QString &text);

// On standard output; what is passed is harmless. Throws OutputError when it does not take all.
void print(const QByteArray &text);
// The last of it. Called once, when all was printed; throws as well.
void finishPrinting();

// A line on standard error, made harmless.
void say(const QString &text);

// Puts the content in the place of an ordinary file, or makes one: into a file beside it that then takes its
// name, so that the old one stays whole until the new one is. Throws OutputError; also where the name is that
// of a folder or device, or of `source`, the file that the result was made of.
void replaceFile(const QString &path, const QByteArray &content, const QString &source = {});

} // namespace scorekeep::app
