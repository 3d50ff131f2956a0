// Plays by rules: takes the pickup of the room, plays set pieces, solves puzzles, opens chests,
// buys what it needs, walks to the nearest room that it has seen but not visited, and opens a
// locked door if nothing else is left. Knows no more of the dungeon than the knight does. Returns
// keys to hold, as a player would hold them.
#pragma once

#include "autopilot/errands.hpp"
#include "autopilot/piece_player.hpp"
#include "autopilot/route.hpp"
#include "room/ways/standing.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// Solves the puzzles of an adventure: levers in the order of the pips below them, braziers to
// light, and blocks to push onto plates.
class Puzzles {
public:
    // The keys to hold to solve the puzzle of the knight's room; empty if there is none left to
    // solve, if creatures live there, if no solution is found, or if he has tried too long or on an
    // earlier visit. Must be called once for each tick that he may spend on it.
    std::optional<InputFrame> next(const World& world, Walker& walker);

private:
    void enter(const World& world);
    std::optional<InputFrame> push(const World& world, Walker& walker);
    bool plan(const World& world);

    std::optional<Seed> seed_;
    GridPos cell_;
    bool isTrying_ = false;          // whether to solve the puzzle of this room
    int ticks_ = 0;                  // spent in this room
    std::vector<BlockPush> pushes_;  // still to make, the next one last
    std::vector<GridPos> tried_;     // cells of puzzles that he has begun
};

// Plays by the rules above. All that it must remember is what it has tried; the rest is a cache.
class Explorer {
public:
    // The keys to hold during the next tick; empty while it waits, and once nothing is left to do.
    InputFrame operator()(const World& world);

    // The door by which the knight is to leave his room: the first of the following; empty if there
    // is none of them.
    // 1. The door on the way to the nearest room that he has not visited yet, or that has something
    //    for him: a pickup, a ware that he wants and can pay for, a chest for which he has the item
    //    only since he left or, in an exploration, the banner.
    // 2. The door on the way to the nearest locked door or cracked wall that he can open, or that
    //    door or wall itself if it is in his room.
    // 3. In an adventure, the door on the way to the stairs.
    std::optional<Direction> nextDoor(const World& world);

private:
    struct Visit {
        GridPos cell;
        // The door by which the way to `cell` leaves the knight's room; null if he is in `cell`.
        std::optional<Direction> firstDoor;
    };
    // Does what nextDoor() does, with the banner or the stairs as a goal only if `seeksGoal`.
    std::optional<Direction> findNextDoor(const World& world, bool seeksGoal);
    std::optional<Direction> search(const World& world, bool seeksGoal);
    bool hasSomethingNew(const World& world, GridPos cell) const;
    std::optional<InputFrame> awaitBlast(const World& world);
    InputFrame walkOut(const World& world, Direction side);
    InputFrame walkOnMap(const World& world);

    Walker walker_;
    BarredChests barredChests_;
    PiecePlayer pieces_;
    Puzzles puzzles_;
    Errands errands_;
    MapWalk mapWalk_;
    // The cells that a search has reached. Only those are cleared after it, as the grid may be
    // large.
    Grid<std::uint8_t> reached_;
    std::vector<Visit> queue_;
};

}  // namespace doorstring
