// Finding the way inside a room.
#pragma once

#include "base/enum_array.hpp"
#include "world/paths/way_field.hpp"
#include "world/state/input_frame.hpp"

#include <optional>

namespace doorstring {

class Walker {
public:
    // What to hold to come nearer to a place in the knight's room, or just outside of one of its
    // doors, by the shortest way over ground that does no harm; where there is none, through
    // crates, or else over any ground. Nothing where the knight is there or there is no way. What
    // is solid he walks up to, and pushes at it or, an urn, a lever or a brazier, strikes it.
    InputFrame walkTo(const World& world, SubPos place);
    // Whether a way leads there that does no harm, through crates perhaps.
    bool reaches(const World& world, SubPos place);

private:
    // Most ticks go on in the same tile, to the same place.
    const WayField& field(const World& world, SubPos place, GridPos from, Care care);

    EnumArray<Care, std::optional<WayField>, 4> fields_;
};

}  // namespace doorstring
