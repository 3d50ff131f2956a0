// What the knight carries from floor to floor.
#pragma once

#include "base/enum_set.hpp"
#include "config/item_parts.hpp"

#include <optional>

namespace doorstring {

struct Kit {
    int hearts = 0;       // full or not
    int halfHearts = 0;   // that are left
    int heartPieces = 0;  // fewer than make a heart
    int coins = 0;
    int bombs = 0;
    int arrows = 0;
    EnumSet<Item> items;
    std::optional<Item> chosen;  // that the key uses

    int mostHalfHearts() const { return 2 * hearts; }
    bool isWhole() const { return halfHearts >= mostHalfHearts(); }
    friend bool operator==(const Kit&, const Kit&) = default;
};

}  // namespace doorstring
