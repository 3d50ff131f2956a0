// What lies where on a floor of an adventure besides its keys: a pure function of the dungeon and
// the configuration.
#pragma once

#include "base/enums.hpp"
#include "config/floor_parts.hpp"
#include "config/item_parts.hpp"
#include "dungeon/dungeon.hpp"

#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace doorstring {

// What keeps the knight from a chest until he has an item, and which items get him past it.

enum class Barrier : std::uint8_t {
    None,
    Pits,  // all around the chest and the place before it
    Gate   // that opens when a crystal is struck from afar
};
inline constexpr auto barrierNames = namesOf<Barrier>({"none", "pits", "gate"});

constexpr std::string_view name(Barrier barrier) {
    return barrierNames[static_cast<std::size_t>(barrier)];
}

// Any of these will do. A cracked wall takes a bomb (key_search.hpp), the dark nothing.
inline constexpr auto itemsPast = tableOf<Barrier, EnumSet<Item>>(
    {EnumSet<Item>(), EnumSet<Item>::of(Item::Hook).with(Item::Feather),
     EnumSet<Item>::of(Item::Bow).with(Item::Hook)});

constexpr bool isPassable(Barrier barrier, EnumSet<Item> items) {
    return barrier == Barrier::None || !(itemsPast[barrier] & items).empty();
}

struct Loot {
    Treasure what = Treasure::Coins;
    int count = 1;  // of what can be counted
    friend bool operator==(const Loot&, const Loot&) = default;
};

// At most one in a room.
struct Chest {
    GridPos cell;
    Loot loot;
    Barrier barrier = Barrier::None;  // before it, where there is place for that

    // Those with what is found once on a floor.
    constexpr bool isLarge() const {
        return isItem(loot.what) || loot.what == Treasure::HeartPiece;
    }
    friend bool operator==(const Chest&, const Chest&) = default;
};

struct Offer {
    Loot loot;
    int price = 0;  // coins
    friend bool operator==(const Offer&, const Offer&) = default;
};

struct Shop {
    GridPos cell;
    std::vector<Offer> offers;
};

struct Contents {
    std::vector<Chest> chests;  // row by row
    std::vector<Shop> shops;    // row by row
    std::vector<Loot> leftOut;  // for which there was no room
    EnumSet<Barrier> passable;  // with what surely lay on the floors before this one

    // Null where there is none.
    const Chest* chestIn(GridPos cell) const;
    const Shop* shopIn(GridPos cell) const;
};

// The item that a floor gives, 1 to floorCount, in a dungeon of this seed.
std::optional<Item> floorItem(const AdventureConfig& config, int floor, Seed seed);

// Whether the knight may have the item by then: this floor gives it, or one before.
bool mayHave(const AdventureConfig& config, int floor, Seed seed, Item item);

// Whether one of the items lay on a floor before this one, whatever the seeds.
bool surelyHasOneOf(const AdventureConfig& config, int floor, EnumSet<Item> items);

// Nothing where no floor is played.
Contents contentsOf(const Dungeon& dungeon, const AdventureConfig& config);

}  // namespace doorstring
