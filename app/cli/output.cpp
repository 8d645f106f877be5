// SPDX-License-Identifier: MIT
// Writes and checks that all of it was written.
#include "app/cli/output.h"

#include "app/i18n/message_text.h"

#include <QFileInfo>
#include <QSaveFile>

#include <cerrno>
#include <cstdio>
#include <cstring>
#include <filesystem>

namespace scorekeep::app {
namespace {

OutputError failed(const char *id, const QString &first, const QString &second = {}) {
    return OutputError(messageText(QString::fromLatin1(id), {first, second}));
}

OutputError notPrinted(int error) {
    return failed("output.not-printed", QString::fromLocal8Bit(std::strerror(error)));
}

// Under whatever names: a link, a second name of the same file.
bool areOne(const QString &a, const QString &b) {
    std::error_code none;
    return std::filesystem::equivalent(a.toStdString(), b.toStdString(), none);
}

bool turnsDirection(char16_t c) {
    return c == 0x200e || c == 0x200f || (c >= 0x202a && c <= 0x202e) || (c >= 0x2066 && c <= 0x2069);
}

} // namespace

QString harmless(const QString &text) {
    constexpr int Hexadecimal = 16;
    QString result;
    result.reserve(text.size());
    for (const QChar c : text) {
        if (c.category() == QChar::Other_Control || turnsDirection(c.unicode())) {
            const bool wide = c.unicode() > 0xff;
            result +=
                QLatin1String(wide ? "\\u" : "\\x") +
                QString::number(c.unicode(), Hexadecimal).rightJustified(wide ? 4 : 2, QLatin1Char('0'));
        } else {
            result += c;
        }
    }
    return result;
}

void print(const QByteArray &text) {
    errno = 0;
    if (std::fwrite(text.constData(), 1, std::size_t(text.size()), stdout) != std::size_t(text.size())) {
        throw notPrinted(errno);
    }
}

void finishPrinting() {
    errno = 0;
    if (std::fflush(stdout) != 0 || std::ferror(stdout) != 0) {
        throw notPrinted(errno);
    }
}

void say(const QString &text) {
    const QByteArray line = (QStringLiteral("scorekeep: ") + harmless(text) + QLatin1Char('\n')).toUtf8();
    std::fwrite(line.constData(), 1, std::size_t(line.size()), stderr);
}

void replaceFile(const QString &path, const QByteArray &content, const QString &source) {
    const QFileInfo there(path);
    if (there.exists() && !there.isFile()) {
        throw failed("output.no-file", path);
    }
    if (!source.isEmpty() && areOne(path, source)) {
        throw failed("output.own-source", path);
    }
    QSaveFile file(path);
    // Flushed first: commit() does not see what fails when it empties the buffer.
    if (!file.open(QIODevice::WriteOnly) || file.write(content) != content.size() || !file.flush() ||
        !file.commit()) {
        throw failed("output.not-written", path, file.errorString());
    }
}

} // namespace scorekeep::app
