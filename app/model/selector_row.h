// SPDX-License-Identifier: MIT
// A row of the selector's tree, for the files of the model alone.
#pragma once

#include "app/model/selector_model.h"

namespace scorekeep::app {

struct SelectorModel::Row {
    Kind kind = Kind::Group;
    std::string id;
    Row *parent = nullptr;
    int place = 0; // among its siblings
    std::vector<std::unique_ptr<Row>> rows;
    Support support = Support::Played; // asked once: it never changes
};

} // namespace scorekeep::app
