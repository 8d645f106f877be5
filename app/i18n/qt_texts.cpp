// SPDX-License-Identifier: MIT
// Qt's own texts that this program shows: it speaks its languages also where Qt's translations are not
// installed. Qt asks for them by these contexts, so that all that is needed is to show them to lupdate.
#include <QtGlobal>

namespace scorekeep::app {

[[maybe_unused]] constexpr const char *ButtonTexts[] = {
    QT_TRANSLATE_NOOP("QPlatformTheme", "OK"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Cancel"),
    QT_TRANSLATE_NOOP("QPlatformTheme", "Close"),
};

[[maybe_unused]] constexpr const char *KeyNames[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"),  QT_TRANSLATE_NOOP("QShortcut", "Shift"),
    QT_TRANSLATE_NOOP("QShortcut", "Alt"),   QT_TRANSLATE_NOOP("QShortcut", "Space"),
    QT_TRANSLATE_NOOP("QShortcut", "Esc"),   QT_TRANSLATE_NOOP("QShortcut", "Return"),
    QT_TRANSLATE_NOOP("QShortcut", "Enter"), QT_TRANSLATE_NOOP("QShortcut", "Left"),
    QT_TRANSLATE_NOOP("QShortcut", "Right"), QT_TRANSLATE_NOOP("QShortcut", "Up"),
    QT_TRANSLATE_NOOP("QShortcut", "Down"),  QT_TRANSLATE_NOOP("QShortcut", "Del"),
};

} // namespace scorekeep::app
