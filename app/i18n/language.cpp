// SPDX-License-Identifier: MIT
// Installs the translators of the program and of Qt for one language.
#include "app/i18n/language.h"

#include <QCoreApplication>
#include <QDir>
#include <QLibraryInfo>
#include <QLocale>

namespace scorekeep::app {
namespace {

const QString Folder = QStringLiteral(":/i18n");
const QString Prefix = QStringLiteral("scorekeep_");
const QString English = QStringLiteral("en");

// With the numbers and dates of the country where the system is, if that speaks the language.
QLocale localeOf(const QString &code) {
    const QLocale system = QLocale::system();
    QLocale locale = code == English ? QLocale(QLocale::English, QLocale::UnitedKingdom) : QLocale(code);
    if (system.language() == locale.language()) {
        locale = system;
    }
    locale.setNumberOptions(QLocale::OmitGroupSeparator); // no number here has five digits
    return locale;
}

// Null when there is none, or nothing in it: an empty one would load as well.
std::unique_ptr<QTranslator> load(const QString &code) {
    auto translator = std::make_unique<QTranslator>();
    return translator->load(Prefix + code, Folder) && !translator->isEmpty() ? std::move(translator)
                                                                             : nullptr;
}

} // namespace

Language::Language() = default;

// Translators take themselves out of the application when they go.
Language::~Language() = default;

QStringList Language::available() {
    QStringList codes;
    for (const QString &file :
         QDir(Folder).entryList({Prefix + QStringLiteral("*.qm")}, QDir::Files, QDir::Name)) {
        const QString code = file.mid(Prefix.size(), file.size() - Prefix.size() - 3);
        if (load(code)) { // one without any translation yet is not offered
            codes << code;
        }
    }
    return codes;
}

QString Language::ownName(const QString &code) {
    const QString name = QLocale(code).nativeLanguageName();
    // "American English" and the like name a country that the texts don't have.
    return code == English ? QStringLiteral("English") : name.left(1).toUpper() + name.mid(1);
}

QString Language::preferred() {
    const QStringList codes = available();
    for (const QString &wanted : QLocale::system().uiLanguages()) {
        const QString code = wanted.section(QLatin1Char('-'), 0, 0);
        if (codes.contains(code)) {
            return code;
        }
    }
    return English;
}

bool Language::use(const QString &code) {
    auto own = load(code);
    if (!own) {
        return false;
    }
    // What a language leaves out is English, whose plurals are a translation too.
    auto english = code == English ? nullptr : load(English);
    auto qt = std::make_unique<QTranslator>();
    if (!qt->load(QStringLiteral("qtbase_") + code, QLibraryInfo::path(QLibraryInfo::TranslationsPath))) {
        qt = nullptr;
    }
    m_english = std::move(english);
    m_qt = std::move(qt);
    m_own = std::move(own);
    m_code = code;
    QLocale::setDefault(localeOf(code)); // before the windows are told
    for (QTranslator *translator : {m_english.get(), m_qt.get(), m_own.get()}) { // the last is asked first
        if (translator != nullptr) {
            QCoreApplication::installTranslator(translator);
        }
    }
    return true;
}

bool Language::useAsked(const QString &code) {
    if (code.isEmpty()) {
        return use(preferred());
    }
    const QString language = QString(code).replace(QLatin1Char('_'), QLatin1Char('-')).section(QLatin1Char('-'), 0, 0);
    if (use(language)) { // "de-AT" is German
        return true;
    }
    use(preferred());
    return false;
}

} // namespace scorekeep::app
