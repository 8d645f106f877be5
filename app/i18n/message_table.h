// SPDX-License-Identifier: MIT
// The tables of messages, by where their ids come from.
#pragma once

#include <span>

namespace scorekeep::app {

// Translators see the id as the comment; it keeps a translation when the English is corrected.
struct Message {
    const char *english;
    const char *id;
};

std::span<const Message> errorMessages(); // ids of FileError
std::span<const Message> termMessages();  // words in FileError::found and ::expected
std::span<const Message> gameMessages();  // refusals and notices

} // namespace scorekeep::app
