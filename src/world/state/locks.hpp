// Locked doors in play: which were opened, which keys were taken from rooms, and which
// the knight carries.
#pragma once

#include "dungeon/dungeon.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

class Locks {
public:
    // If `inPlay` is false, no door is locked and no keys lie in rooms. If `areWallsWhole`, cracked
    // walls keep the knight out.
    explicit Locks(bool inPlay, bool areWallsWhole = false)
        : inPlay_(inPlay), areWallsWhole_(areWallsWhole) {}

    bool inPlay() const { return inPlay_; }
    bool areWallsWhole() const { return areWallsWhole_; }
    // The lock that keeps a door shut now; DoorLock::None if none does.
    DoorLock at(const Dungeon& dungeon, GridPos cell, Direction side) const;
    DoorSet shutDoors(const Dungeon& dungeon, GridPos cell) const;
    // The key that lies in a room now; Holding::None if none does.
    Holding pickupIn(const Dungeon& dungeon, GridPos cell) const;

    int smallKeys() const { return smallKeys_; }
    bool hasBossKey() const { return bossKey_; }
    bool canOpen(DoorLock lock) const;
    // Whether more doorways have small locks than the knight carries small keys.
    bool needsSmallKey(const Dungeon& dungeon) const;

    // Opens both sides of a locked doorway for good. The knight must have its key; a small key is
    // used up.
    void open(const Dungeon& dungeon, GridPos cell, Direction side);
    // Opens both sides of a doorway for good, without a key.
    void release(GridPos cell, Direction side) { opened_.push_back(doorwayAt(cell, side)); }
    // Gives the knight keys that are no pickups, such as those from chests and shops.
    void give(Holding key, int count);
    // Takes the key that lies in the room for good, and returns it; Holding::None if none lies
    // there.
    Holding take(const Dungeon& dungeon, GridPos cell);

    // The hash of what was opened and taken, whatever the order, and of what the knight carries.
    std::uint64_t hash() const;

private:
    // A doorway, named by its upper or left room.
    struct Doorway {
        GridPos cell;
        bool down = false;  // whether it leads down from there; else to the right
        friend bool operator==(const Doorway&, const Doorway&) = default;
    };
    static Doorway doorwayAt(GridPos cell, Direction side);

    bool inPlay_;
    bool areWallsWhole_;
    bool bossKey_ = false;
    int smallKeys_ = 0;
    // A list, as a dungeon has a dozen locks at most.
    std::vector<Doorway> opened_;
    std::vector<GridPos> emptied_;  // rooms whose key was taken
};

}  // namespace doorstring
