// The items and other treasures that the knight finds. Their figures are in config/items.toml.
#pragma once

#include "base/enums.hpp"
#include "base/fixed.hpp"
#include "base/message.hpp"
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
inline constexpr std::size_t itemCount = enumSize<Item>();

// What an item is, apart from its figures.
struct ItemRow {
    Item item;
    std::string_view name;  // in files
    Message title;          // for players
    Message purpose;        // what it does; {key} is the key that uses items
    bool isHeld = true;     // taken in hand to be used; the others work by themselves
};
inline constexpr auto itemRows = keyedTable<&ItemRow::item, ItemRow>({
    // Translators: the title of what the knight was given stands before "!", "." and ": 5 coins".
    {Item::Bombs, "bombs", msg("Bombs"),
     msg("{key} lays one: for crates, rubble and cracked walls.")},
    {Item::Bow, "bow", msg("The bow"), msg("{key} shoots an arrow straight ahead.")},
    {Item::Hook, "hook", msg("The hook"),
     msg("{key} throws it: it pulls you over pits and water.")},
    {Item::Lantern, "lantern", msg("The lantern"), msg("It lights dark rooms by itself."), false},
    {Item::Feather, "feather", msg("The feather"), msg("{key} hops: over pits, spikes and shots.")},
});

inline constexpr auto itemNames = [] {
    std::array<std::string_view, itemCount> names;
    for (const ItemRow& row : itemRows) {
        names[static_cast<std::size_t>(row.item)] = row.name;
    }
    return names;
}();

constexpr std::string_view name(Item item) {
    return itemRows[item].name;
}

// What can be given to the knight. The values before HeartPiece are the items and those after Heart
// the relics, in the order of Item and Relic; they have no enumerators.
// clang-format off
enum class Treasure : std::uint8_t {
    HeartPiece = itemCount, HeartContainer, SmallKey, BossKey, Map, Compass,
    Coins, BombBundle, ArrowBundle, Heart
};
// clang-format on
// Counts the items without asking for their enumerators; the relics do not count.
template <>
constexpr std::size_t enumSize<Treasure>() {
    return enumSize<Treasure, itemCount>();
}

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
constexpr bool isItem(Treasure treasure) {
    return treasure < Treasure::HeartPiece;
}
// The item that a treasure is; the treasure must be an item.
constexpr Item itemOf(Treasure treasure) {
    return static_cast<Item>(treasure);
}
constexpr Treasure treasureOf(Item item) {
    return static_cast<Treasure>(item);
}

inline constexpr auto namesAfterItems =
    namesOf<Treasure, itemCount>({"heart_piece", "heart_container", "small_key", "boss_key", "map",
                                  "compass", "coins", "bomb_bundle", "arrow_bundle", "heart"});
constexpr std::string_view name(Treasure treasure) {
    return isRelic(treasure)  ? name(relicOf(treasure))
           : isItem(treasure) ? name(itemOf(treasure))
                              : namesAfterItems[static_cast<std::size_t>(treasure) - itemCount];
}

// The item that a floor gives. With `Any`, the seed chooses one that no other floor gives. The
// values after `Any` are the items, in the order of Item.
enum class FloorItem : std::uint8_t { None, Any };
inline constexpr std::size_t firstItemValue = enumSize<FloorItem>();
inline constexpr auto floorItemNames = [] {
    std::array<std::string_view, firstItemValue + itemCount> names{"none", "any"};
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
