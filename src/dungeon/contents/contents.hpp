// What lies where on a floor of an adventure besides its keys: a pure function of the dungeon and
// the configuration.
#pragma once

#include "config/floor_parts.hpp"
#include "dungeon/contents/barriers.hpp"
#include "dungeon/dungeon.hpp"

#include <optional>
#include <vector>

namespace doorstring {

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
