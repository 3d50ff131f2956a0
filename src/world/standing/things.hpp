// What is in the rooms of a floor for good: chests, the stands of shops and their keepers,
// crystals and the gates that they open, the two ends of a string, plinths with relics, looms and
// what altars offer, wishing wells and cages. What is opened stays open, what is sold stays sold.
#pragma once

#include "dungeon/contents/contents.hpp"
#include "dungeon/contents/thing_kinds.hpp"
#include "room/room.hpp"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace doorstring {

struct Thing {
    ThingKind kind = ThingKind::Chest;
    GridPos cell;
    GridPos tile;
    Loot loot = {};
    int price = 0;       // of what is on a stand
    OfferId offer = {};  // of an altar
    // Whether it was opened, sold, woven, struck, sunk or used up; of a string, whether it is still
    // rolled up.
    bool isEmpty = false;
    Barrier barrier = Barrier::None;  // between a chest and the knight

    ThingGain gain() const { return isEmpty ? ThingGain::None : thingTraits[kind].gain; }
    bool isChest() const { return thingTraits[kind].isChest; }
    bool isUsable() const { return thingTraits[kind].isUsable && !isEmpty; }
    bool isSolid() const {
        return !thingTraits[kind].hangs && (thingTraits[kind].isSolidWhileEmpty || !isEmpty);
    }
};

constexpr ThingKind kindOf(const Chest& chest) {
    return chest.isLarge() ? ThingKind::LargeChest : ThingKind::Chest;
}

class Things {
public:
    // The things of a room must follow one another in the list.
    explicit Things(std::vector<Thing> things = {}) : things_(std::move(things)) {}

    // The things in one room.
    std::span<const Thing> in(GridPos cell) const;
    // The thing on a tile; null if there is none.
    const Thing* at(GridPos cell, GridPos tile) const;
    // Adds a thing to a room.
    void add(const Thing& thing);
    // Lets down the ends of the string, which can then be used.
    void letDownStrings();
    // The other end of the string that ends at `end`; null if there is none.
    const Thing* otherEnd(const Thing& end) const;
    // Marks the thing on the tile as empty. The tile must have one.
    void markEmpty(GridPos cell, GridPos tile);
    // Marks as empty the things that are empty in `before`, and no others. `before` has the same
    // things in the same rooms, perhaps on other tiles. Two things are the same if they have the
    // same kind, loot and offer.
    void copyEmptinessOf(const Things& before);

    std::span<const Thing> all() const { return things_; }
    // The hash of the places of all things, and of which of them are empty.
    std::uint64_t hash() const;

private:
    std::vector<Thing> things_;
};

}  // namespace doorstring
