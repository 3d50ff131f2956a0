// What stands in the rooms of a floor for good: chests, the stands of shops and their keepers,
// crystals and the gates that they open. Opened stays opened, and sold stays sold.
#pragma once

#include "dungeon/contents/contents.hpp"
#include "room/room.hpp"

#include <cstdint>
#include <span>
#include <utility>
#include <vector>

namespace doorstring {

enum class ThingKind : std::uint8_t { Chest, LargeChest, Stand, Keeper, Crystal, Gate };

struct Thing {
    ThingKind kind = ThingKind::Chest;
    GridPos cell;
    GridPos tile;
    Loot loot = {};
    int price = 0;                    // of what is on a stand
    bool isEmpty = false;             // opened, sold or struck
    Barrier barrier = Barrier::None;  // before a chest

    bool isChest() const { return kind == ThingKind::Chest || kind == ThingKind::LargeChest; }
    bool isUsable() const { return (isChest() || kind == ThingKind::Stand) && !isEmpty; }
    // An open gate lies flat.
    bool isSolid() const { return kind != ThingKind::Gate || !isEmpty; }
};

constexpr ThingKind kindOf(const Chest& chest) {
    return chest.isLarge() ? ThingKind::LargeChest : ThingKind::Chest;
}

class Things {
public:
    // Those of a room side by side.
    explicit Things(std::vector<Thing> things = {}) : things_(std::move(things)) {}

    // Those in one room.
    std::span<const Thing> in(GridPos cell) const;
    // Null where nothing stands.
    const Thing* at(GridPos cell, GridPos tile) const;
    // In a room without others.
    void add(const Thing& thing) { things_.push_back(thing); }
    // It must stand there.
    void empty(GridPos cell, GridPos tile);
    // The same things in other places: what is empty there is empty here.
    void emptyAs(const Things& before);

    std::span<const Thing> all() const { return things_; }
    // Of what is empty.
    std::uint64_t hash() const;

private:
    std::vector<Thing> things_;
};

}  // namespace doorstring
