// The invariants of every dungeon, for the generator, the tests, the commands and debug builds
// alike.
#pragma once

#include "dungeon/dungeon.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct Fault {
    GridPos cell;
    std::string rule;  // a sentence such as "door E leads to a room without a door W"
};

// Empty where all is well.
std::vector<Fault> validate(const Dungeon& dungeon);

// Within one room: walls all round but for the doors, ground in the middle, every door and every
// spot joined by safe tiles, all that can be walked on joined, nothing to push on the lanes. Of
// a room cut out of a carved map only that its ways out begin on ground.
std::vector<std::string> validate(const Room& room);

// "dungeon 7K2M-Q9XA, room (4, 3): door E leads ..."
std::string describe(const Fault& fault, Seed seed);

}  // namespace doorstring
