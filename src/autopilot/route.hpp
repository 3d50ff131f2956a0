// Finding the way inside a room.
#pragma once

#include "base/enums.hpp"
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

// Finding the way on a carved map, whose rooms may have parts that are joined by other rooms only:
// tile by tile, over all rooms that the knight has seen the inside of.

class MapWalk {
public:
    // The tile of the map to walk to, to come to the nearest room not yet visited or, where its
    // room is known, to the banner: in the knight's room, or the first one beyond its edge. None
    // where all of that is done.
    std::optional<GridPos> next(const World& world);

private:
    // All that the answer depends on. Most ticks ask the same again.
    struct Question {
        Seed seed;
        GridSize map;
        GridPos exit;
        GridPos knight;
        std::uint64_t known = 0;
        bool bannerReached = false;
        friend bool operator==(const Question&, const Question&) = default;
    };
    std::optional<Question> asked_;
    std::optional<GridPos> answer_;
};

}  // namespace doorstring
