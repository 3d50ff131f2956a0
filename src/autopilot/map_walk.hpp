// Finding the way on a carved map, whose rooms may have parts that are joined by other rooms only:
// tile by tile, over all rooms that the knight has seen the inside of.
#pragma once

#include "autopilot/route.hpp"

namespace doorstring {

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
