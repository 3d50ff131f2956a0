// Locked doors in play: which were opened, which keys were taken, and what the knight carries.
#pragma once

#include "dungeon/dungeon.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

class Locks {
public:
    // If not in play, every door is open and no keys lie in rooms. Cracked walls keep the knight
    // out where they have to be broken.
    explicit Locks(bool inPlay, bool areWallsWhole = false)
        : inPlay_(inPlay), areWallsWhole_(areWallsWhole) {}

    bool inPlay() const { return inPlay_; }
    bool areWallsWhole() const { return areWallsWhole_; }
    // What keeps a door shut now.
    DoorLock at(const Dungeon& dungeon, GridPos cell, Direction side) const;
    DoorSet shutDoors(const Dungeon& dungeon, GridPos cell) const;
    // What lies in a room now.
    Holding pickupIn(const Dungeon& dungeon, GridPos cell) const;

    int smallKeys() const { return smallKeys_; }
    bool hasBossKey() const { return bossKey_; }
    bool canOpen(DoorLock lock) const;
    // Whether more doors wait for a small key than the knight has keys, wherever others lie.
    bool needsSmallKey(const Dungeon& dungeon) const;

    // A shut door whose key is there: opens both its sides for good. A small key is used up.
    void open(const Dungeon& dungeon, GridPos cell, Direction side);
    // Both sides of a doorway, without a key and for good.
    void release(GridPos cell, Direction side) { opened_.push_back(doorwayAt(cell, side)); }
    // Keys from elsewhere.
    void give(Holding key, int count);
    // What lies in the room goes to the knight, for good.
    Holding take(const Dungeon& dungeon, GridPos cell);

    // Of all this, whatever the order in which it came about.
    std::uint64_t hash() const;

private:
    // Named by its upper or left room.
    struct Doorway {
        GridPos cell;
        bool down = false;  // else to the right
        friend bool operator==(const Doorway&, const Doorway&) = default;
    };
    static Doorway doorwayAt(GridPos cell, Direction side);

    bool inPlay_;
    bool areWallsWhole_;
    bool bossKey_ = false;
    int smallKeys_ = 0;
    // A dungeon has a dozen locks at most, so that looking through them is quick.
    std::vector<Doorway> opened_;
    std::vector<GridPos> emptied_;
};

}  // namespace doorstring
