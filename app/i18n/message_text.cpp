// SPDX-License-Identifier: MIT
// Finds the sentence for a message id and fills in its arguments.
#include "app/i18n/message_text.h"

#include "app/i18n/message_table.h"

#include <QCoreApplication>

#include <algorithm>
#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <utility>

namespace scorekeep::app {
namespace {

const Message *find(std::span<const Message> messages, std::string_view id) {
    const auto found =
        std::ranges::find_if(messages, [id](const Message &message) { return message.id == id; });
    return found == messages.end() ? nullptr : &*found;
}

QString translated(const char *context, const Message &message) {
    return QCoreApplication::translate(context, message.english, message.id);
}

QString fromUtf8(std::string_view text) {
    return QString::fromUtf8(text.data(), qsizetype(text.size()));
}

QString term(std::string_view word) {
    const Message *known = find(termMessages(), word);
    return known != nullptr ? translated("terms", *known) : fromUtf8(word);
}

// Lists of allowed words are "a, b, c"; each may be a term.
QString terms(std::string_view words) {
    QStringList list;
    for (const QString &word : fromUtf8(words).split(QStringLiteral(", "))) {
        list << term(word.toStdString());
    }
    return list.join(QStringLiteral(", "));
}

// Why the system did not do something: it speaks the system's language, and only the usual reasons are told.
QString reasonText(std::string_view told) {
    const std::pair<int, const char *> known[] = {{ENOENT, "no-such-file"}, {EACCES, "not-allowed"},
                                                  {EISDIR, "folder"},       {ENOSPC, "disk-full"},
                                                  {EROFS, "read-only"},     {ENOTDIR, "no-such-file"}};
    const auto found = std::ranges::find_if(known, [&](const auto &one) { return told == std::strerror(one.first); });
    return found == std::end(known) ? fromUtf8(told) : term(found->second);
}

// What was found is text of the file, unless it is one of the reader's own words.
QString foundText(std::string_view found) {
    const Message *known = find(termMessages(), found);
    return known != nullptr
               ? translated("terms", *known)
               : QCoreApplication::translate("messages", "‘%1’", "a quotation").arg(fromUtf8(found));
}

} // namespace

// Fills in all arguments at once: one may itself contain a percent sign.
QString withArguments(const QString &text, const std::vector<std::string> &arguments) {
    QString result;
    for (qsizetype at = 0; at < text.size(); ++at) {
        const int digit =
            text[at] == QLatin1Char('%') && at + 1 < text.size() ? text[at + 1].digitValue() : -1;
        if (digit < 1 || std::size_t(digit) > arguments.size()) {
            result += text[at];
            continue;
        }
        result += fromUtf8(arguments[std::size_t(digit) - 1]);
        ++at;
    }
    return result;
}

QString messageText(std::string_view id, const std::vector<std::string> &arguments) {
    if (const Message *message = find(gameMessages(), id)) {
        std::vector<std::string> told;
        for (const std::string &argument : arguments) {
            told.push_back(reasonText(argument).toStdString());
        }
        return withArguments(translated("messages", *message), told);
    }
    // An error in a file, told as a notice: file, line, column, found, expected.
    if (find(errorMessages(), id) != nullptr && arguments.size() == 5) {
        return errorWithPlace({arguments[0], std::atoi(arguments[1].c_str()), std::atoi(arguments[2].c_str()),
                               std::string(id), arguments[3], arguments[4]});
    }
    QString text = fromUtf8(id);
    for (const std::string &argument : arguments) {
        text += QLatin1Char(' ') + fromUtf8(argument);
    }
    return text;
}

QString messageText(const QString &id, const QStringList &arguments) {
    std::vector<std::string> texts;
    for (const QString &argument : arguments) {
        texts.push_back(argument.toStdString());
    }
    return messageText(id.toStdString(), texts);
}

bool hasMessage(std::string_view id) {
    return find(gameMessages(), id) != nullptr || find(errorMessages(), id) != nullptr;
}

QString errorText(const FileError &error) {
    const Message *message = find(errorMessages(), error.id);
    const Message *refusal = find(gameMessages(), error.id);
    QString text = fromUtf8(error.id);
    if (message != nullptr) {
        text = translated("messages", *message);
    } else if (refusal != nullptr) { // a whole sentence: why the table refuses what stands in the file
        text = translated("messages", *refusal);
        text.chop(text.endsWith(QLatin1Char('.')) ? 1 : 0);
    }
    if (error.id == "files.unreadable" && !error.found.empty()) {
        return QCoreApplication::translate("messages", "%1: %2", "what is wrong with a file, and the system's reason")
            .arg(text, reasonText(error.found));
    }
    if (!error.found.empty() && !error.expected.empty()) {
        return QCoreApplication::translate("messages", "%1: found %2, expected %3", "what is wrong with a file")
            .arg(text, foundText(error.found), terms(error.expected));
    }
    if (!error.found.empty()) {
        return QCoreApplication::translate("messages", "%1: found %2", "what is wrong with a file")
            .arg(text, foundText(error.found));
    }
    if (!error.expected.empty()) {
        return QCoreApplication::translate("messages", "%1: expected %2", "what is wrong with a file")
            .arg(text, terms(error.expected));
    }
    return text;
}

QString errorWithPlace(const FileError &error) {
    QString place = fromUtf8(error.file);
    if (error.line > 0) {
        place += QStringLiteral(":%1:%2").arg(error.line).arg(error.column);
    }
    return place + QStringLiteral(": ") + errorText(error);
}

} // namespace scorekeep::app
