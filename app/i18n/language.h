// SPDX-License-Identifier: MIT
// The language of the program, which may be switched while it runs.
#pragma once

#include <QStringList>
#include <QTranslator>

#include <memory>

namespace scorekeep::app {

// Holds the translators that are installed in the application object, which must exist.
class Language {
public:
    Language();
    ~Language();
    Language(const Language &) = delete;
    Language &operator=(const Language &) = delete;

    // "en", "de", "fr": those that are compiled in and hold translations.
    static QStringList available();
    // The name of a language in itself: "Deutsch".
    static QString ownName(const QString &code);
    // The best for the system's settings.
    static QString preferred();

    const QString &code() const { return m_code; }
    // Sends QEvent::LanguageChange to every window. False, and nothing changes, when it is not available.
    bool use(const QString &code);
    // The one that is asked for; the preferred one where that is empty, and also when there is none such,
    // which returns false.
    bool useAsked(const QString &code);

private:
    QString m_code;
    std::unique_ptr<QTranslator> m_english;
    std::unique_ptr<QTranslator> m_own;
    std::unique_ptr<QTranslator> m_qt;
};

} // namespace scorekeep::app
