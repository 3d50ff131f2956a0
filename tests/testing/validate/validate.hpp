// The invariants of every dungeon. The tests check them on all that they generate.
#pragma once

#include "dungeon/dungeon.hpp"
#include "testing/validate/validate_room.hpp"

#include <string>
#include <vector>

namespace doorstring::testing {

struct Fault {
    GridPos cell;
    std::string rule;  // a sentence such as "door E leads to a room without a door W"
};

// Empty where all is well.
std::vector<Fault> validate(const Dungeon& dungeon);

// "dungeon 7K2M-Q9XA, room (4, 3): door E leads ..."
std::string describe(const Fault& fault, Seed seed);

}  // namespace doorstring::testing
