// Plays by rules: takes what lies in the room, solves puzzles, opens chests, buys what it needs,
// walks to the nearest room that it has seen but not visited, and opens a locked door if nothing
// else is left. Knows no more of the dungeon than the knight does. Answers with keys, as a player
// would.
#pragma once

#include "autopilot/errands.hpp"
#include "autopilot/puzzles.hpp"
#include "autopilot/route.hpp"

#include <vector>

namespace doorstring {

// Its only real memory is what it could not reach; the rest is cache.
class Explorer {
public:
    // The keys to hold during the next tick; none once nothing is left to explore and the banner,
    // if it is in this room, is reached.
    InputFrame operator()(const World& world);

    // The door of the knight's room on the way to the nearest room with something new: one not yet
    // visited, or with a key or the banner, a shop with a heart for a hurt knight, or a chest whose
    // item he has found since. If no open door leads to one, the door on the way to the nearest
    // locked door whose key he has, or that door. The stairs of an adventure are last of all.
    std::optional<Direction> wayOn(const World& world);

private:
    struct Visit {
        GridPos cell;
        std::optional<Direction> firstDoor;
    };
    std::optional<Direction> search(const World& world, bool forBanner);
    std::optional<Direction> searchFrom(const World& world, bool forBanner);
    bool hasSomethingNew(const World& world, GridPos cell) const;
    std::optional<InputFrame> awaitBlast(const World& world);
    InputFrame walkOut(const World& world, Direction side);
    InputFrame walkOnMap(const World& world);

    Walker walker_;
    BarredChests barred_;
    Puzzles puzzles_;
    Errands errands_;
    MapWalk mapWalk_;
    // The cells that a search has reached. As large as the grid; only what was reached is cleared.
    Grid<std::uint8_t> reached_;
    std::vector<Visit> open_;
};

}  // namespace doorstring
