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

// Of what it did before it remembers only what it could not get at; the rest of its memory saves
// time.
class Explorer {
public:
    // What to hold during the next tick. Nothing is held where there is nowhere left to go and the
    // banner, if it is in this room, is reached.
    InputFrame operator()(const World& world);

    // The door of the knight's room that leads to the nearest room with something new: not yet
    // visited, or with a key or the banner in it, a shop with a heart for a hurt knight, or a chest
    // that he has since found the item for. Where no open door leads to one: that leads to the
    // nearest locked door whose key is at hand, or is that door. The stairs of an adventure come
    // last of all.
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
    // Of a search, as large as the grid, so that clearing it costs what was reached.
    Grid<std::uint8_t> reached_;
    std::vector<Visit> open_;
};

}  // namespace doorstring
