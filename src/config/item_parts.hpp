// The items and other treasures that the knight finds. Their figures are in config/items.toml.
#pragma once

#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "config/interior_parts.hpp"
#include "config/relic_parts.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace doorstring {

enum class Item : std::uint8_t { Bombs, Bow, Hook, Lantern, Feather };
inline constexpr auto itemNames = namesOf<Item>({"bombs", "bow", "hook", "lantern", "feather"});

constexpr std::string_view name(Item item) {
    return itemNames[static_cast<std::size_t>(item)];
}

// The traits that set an item apart for the rules and the HUD.
struct ItemTraits {
    Item item;
    bool isHeld;  // taken in hand to be used; the others work by themselves
};
inline constexpr auto itemTraits = keyedTable<&ItemTraits::item, ItemTraits>({
    {Item::Bombs, true},
    {Item::Bow, true},
    {Item::Hook, true},
    {Item::Lantern, false},
    {Item::Feather, true},
});

// What can be given to the knight: first the items, with the same names, then everything else. The
// values after Heart are the relics, in the order of Relic; they have no enumerators.
// clang-format off
enum class Treasure : std::uint8_t {
    Bombs, Bow, Hook, Lantern, Feather,
    HeartPiece, HeartContainer, SmallKey, BossKey, Map, Compass,
    Coins, BombBundle, ArrowBundle, Heart
};
// clang-format on
inline constexpr auto treasureNames = namesOf<Treasure>(
    {"bombs", "bow", "hook", "lantern", "feather", "heart_piece", "heart_container", "small_key",
     "boss_key", "map", "compass", "coins", "bomb_bundle", "arrow_bundle", "heart"});
static_assert(std::equal(itemNames.begin(), itemNames.end(), treasureNames.begin()),
              "each item is a treasure of the same name");

constexpr bool isRelic(Treasure treasure) {
    return static_cast<std::size_t>(treasure) >= enumSize<Treasure>();
}
// The relic that a treasure is; the treasure must be a relic.
constexpr Relic relicOf(Treasure treasure) {
    return static_cast<Relic>(static_cast<std::size_t>(treasure) - enumSize<Treasure>());
}
constexpr Treasure treasureOf(Relic relic) {
    return static_cast<Treasure>(enumSize<Treasure>() + static_cast<std::size_t>(relic));
}
constexpr std::string_view name(Treasure treasure) {
    return isRelic(treasure) ? name(relicOf(treasure))
                             : treasureNames[static_cast<std::size_t>(treasure)];
}
constexpr bool isItem(Treasure treasure) {
    return static_cast<std::size_t>(treasure) < enumSize<Item>();
}
static_assert(!isItem(Treasure::HeartPiece), "each treasure before the pieces of heart is an item");
// The item that a treasure is; the treasure must be an item.
constexpr Item itemOf(Treasure treasure) {
    return static_cast<Item>(treasure);
}
constexpr Treasure treasureOf(Item item) {
    return static_cast<Treasure>(item);
}

// The item that a floor gives. With `Any`, the seed chooses one that no other floor gives. The
// values after `Any` are the items, in the order of Item.
enum class FloorItem : std::uint8_t { None, Any };
inline constexpr std::size_t firstItemValue = enumSize<FloorItem>();
inline constexpr auto floorItemNames = [] {
    std::array<std::string_view, firstItemValue + enumSize<Item>()> names{"none", "any"};
    std::copy(itemNames.begin(), itemNames.end(), names.begin() + firstItemValue);
    return names;
}();
constexpr FloorItem floorItemOf(Item item) {
    return static_cast<FloorItem>(firstItemValue + static_cast<std::size_t>(item));
}
// The item that a floor gives by name; null for None and Any.
constexpr std::optional<Item> itemOf(FloorItem given) {
    const auto value = static_cast<std::size_t>(given);
    return value < firstItemValue ? std::nullopt
                                  : std::optional(static_cast<Item>(value - firstItemValue));
}

// The largest number of hearts of a knight, and the number of pieces that make a heart.
inline constexpr int mostHearts = 10;
inline constexpr int piecesPerHeart = 4;

struct BombConfig {
    int most = 8;          // that the knight carries
    int given = 4;         // with the item
    int bundle = 2;        // in what creatures and grass leave
    int fuseTicks = 96;    // from laying it to the blast
    int blastRadius = 24;  // pixels from its middle
    int blows = 3;         // blows of the sword that a blast counts for, against creatures
    int damage = 2;        // half hearts that it costs the knight
    friend bool operator==(const BombConfig&, const BombConfig&) = default;
};

struct BowConfig {
    int most = 20;          // arrows that the knight carries
    int given = 10;         // with the item
    int bundle = 3;         // in what creatures and grass leave
    int speed = 180;        // pixels a second
    int blows = 1;          // blows of the sword that an arrow counts for
    int restTicks = 15;     // from one shot to the next, in which the knight does not move
    int stuckTicks = 30;    // for which an arrow sticks in what it hit
    int refillTicks = 240;  // until an arrow comes back to a knight who has fewer than `refillTo`
    int refillTo = 3;
    friend bool operator==(const BowConfig&, const BowConfig&) = default;
};

struct HookConfig {
    int reach = 96;       // pixels from the knight's middle
    int speed = 240;      // pixels a second, there and back
    int pullSpeed = 200;  // pixels a second at which it pulls the knight
    friend bool operator==(const HookConfig&, const HookConfig&) = default;
};

struct FeatherConfig {
    int hopTicks = 27;
    int speed = 60;          // pixels a second during a hop
    int runningSpeed = 100;  // pixels a second during a hop after a run-up
    int runUpTicks = 8;      // of walking before the hop that count as a run-up
    friend bool operator==(const FeatherConfig&, const FeatherConfig&) = default;
};

struct LanternConfig {
    int radius = 56;                // pixels that its light reaches
    int glow = 20;                  // pixels that the knight sees without it
    Fraction darkChance{0, 1};      // that a plain room of an adventure is dark
    Fraction darkChanceWith{0, 1};  // the same if the knight surely has the lantern
    friend bool operator==(const LanternConfig&, const LanternConfig&) = default;
};

// How often creatures or grass leave what an item needs, if the knight has the item.
struct AmmunitionConfig {
    Fraction bombs{0, 1};
    Fraction arrows{0, 1};
    friend bool operator==(const AmmunitionConfig&, const AmmunitionConfig&) = default;
};

struct GrassConfig {
    Fraction heart{0, 1};  // chance that cut grass leaves a heart; only in an adventure
    Fraction coin{0, 1};   // chance that it leaves a coin; only in an adventure
    AmmunitionConfig ammunition;
    friend bool operator==(const GrassConfig&, const GrassConfig&) = default;
};

struct ItemsConfig {
    WordSet start = 0;   // the items that the knight begins with
    int takeTicks = 72;  // for which the knight holds a new treasure above his head
    AmmunitionConfig creatures;
    GrassConfig grass;
    BombConfig bombs;
    BowConfig bow;
    HookConfig hook;
    FeatherConfig feather;
    LanternConfig lantern;
    friend bool operator==(const ItemsConfig&, const ItemsConfig&) = default;
};

}  // namespace doorstring
