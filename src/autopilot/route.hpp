// Finds the way, inside a room and on a carved map.
#pragma once

#include "autopilot/ways.hpp"
#include "base/enums.hpp"
#include "world/state/input_frame.hpp"

#include <optional>

namespace doorstring {

class Walker {
public:
    // The keys to hold to approach a place in the knight's room, or just outside one of its doors,
    // by the shortest way with the first `Care` that allows one. Empty if the knight is there or no
    // way leads there. He walks up to what is solid and pushes at it, or strikes it if it is an
    // urn, a lever or a brazier.
    InputFrame walkTo(const World& world, SubPos place);
    // Whether a harmless way leads to a place of the room, possibly through crates.
    bool reaches(const World& world, SubPos place);

private:
    // The ways to a place. Made again only when what they depend on has changed, which is rare.
    const WayField& field(const World& world, SubPos place, GridPos from, Care care);

    EnumArray<Care, std::optional<WayField>> fields_;
};

// Finds the way on a carved map, tile by tile through all rooms that the knight has visited: from
// one part of a room to another the way may lead through other rooms.
class MapWalk {
public:
    // The tile to walk to on the way to the nearest goal, which is an unvisited room, the banner or
    // the stairs: the first tile of the way that is outside the knight's room, or the goal if the
    // way stays in his room. Empty if no way leads to a goal.
    std::optional<GridPos> next(const World& world);

private:
    // What the answer depends on. The answer is kept, as most ticks ask the same question.
    struct Question {
        Seed seed;
        GridSize map;
        GridPos exit;
        GridPos knight;
        std::uint64_t sightsHash = 0;  // of what the knight has seen
        bool bannerReached = false;
        friend bool operator==(const Question&, const Question&) = default;
    };
    std::optional<Question> asked_;
    std::optional<GridPos> answer_;
};

}  // namespace doorstring
