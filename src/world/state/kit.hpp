// What the knight carries from floor to floor.
#pragma once

#include "base/enums.hpp"
#include "config/item_parts.hpp"

#include <algorithm>
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
    void heal(int halves) { halfHearts = std::min(halfHearts + halves, mostHalfHearts()); }
    // Adds a heart, and heals all others, too.
    void addHeart() {
        hearts = std::min(hearts + 1, std::max(hearts, mostHearts));
        halfHearts = mostHalfHearts();
    }
    void addHeartPiece() {
        if (++heartPieces == piecesPerHeart) {
            heartPieces = 0;
            addHeart();
        }
    }
    // Adds an item with what it uses up. The first item is chosen at once.
    void addItem(Item item, const ItemsConfig& config) {
        items = items.with(item);
        chosen = chosen ? chosen : item;
        if (item == Item::Bombs) {
            addBombs(config.bombs.given, config.bombs.most);
        } else if (item == Item::Bow) {
            addArrows(config.bow.given, config.bow.most);
        }
    }
    // The number that is left of what the item uses up; null if it uses up nothing.
    constexpr std::optional<int> leftOf(Item item) const {
        return item == Item::Bombs ? std::optional(bombs)
               : item == Item::Bow ? std::optional(arrows)
                                   : std::nullopt;
    }
    void addBombs(int count, int most) { bombs = std::max(bombs, std::min(bombs + count, most)); }
    void addArrows(int count, int most) {
        arrows = std::max(arrows, std::min(arrows + count, most));
    }
    friend bool operator==(const Kit&, const Kit&) = default;
};

}  // namespace doorstring
