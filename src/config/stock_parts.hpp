// What lies on a floor of an adventure and what its shops sell.
#pragma once

#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "config/item_parts.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

struct ChestConfig {
    int further = 2;             // chests in plain rooms, besides those with a map and the like
    int barred = 2;              // more of them, which only an item reaches
    int coins = 6;               // in the poorest chest,
    int coinsStep = 1;           // and more for each room on the way, four for a lock or an arena
    int bombs = 4;               // in a chest of bombs
    int arrows = 6;              // and in one of arrows
    Fraction coinsChance{1, 2};  // of a further chest to hold coins; else what the knight shoots
    friend bool operator==(const ChestConfig&, const ChestConfig&) = default;
};

struct UrnConfig {
    Fraction chance{2, 5};  // of a room to have urns
    int most = 3;           // in a room
    Fraction heart{1, 8};   // in an urn
    Fraction coin{1, 3};    // else
    friend bool operator==(const UrnConfig&, const UrnConfig&) = default;
};

struct PuzzleConfig {
    int levers = 3;  // in a room whose drawing has no puzzle
    int coins = 4;   // for a puzzle in a room without a chest
    friend bool operator==(const PuzzleConfig&, const PuzzleConfig&) = default;
};

// What a shop can sell.
enum class Ware : std::uint8_t { Heart, HeartPiece, Bombs, Arrows, SmallKey, Map };
inline constexpr auto wareNames =
    namesOf<Ware>({"heart", "heart_piece", "bombs", "arrows", "small_key", "map"});
constexpr std::string_view name(Ware ware) {
    return wareNames[static_cast<std::size_t>(ware)];
}

struct WareConfig {
    int price = 10;
    int count = 1;   // for that price
    int weight = 1;  // how often it is on sale, beside the others; 0: never
    friend bool operator==(const WareConfig&, const WareConfig&) = default;
};

struct ShopConfig {
    int wares = 3;       // in a shop, one of them at half its price
    int pushTicks = 30;  // of pushing at a stand until its ware is bought
    EnumArray<Ware, WareConfig> table;
    friend bool operator==(const ShopConfig&, const ShopConfig&) = default;
};

}  // namespace doorstring
