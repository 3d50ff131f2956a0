// Decides what the knight has if he begins on a later floor, and where he begins if not at the
// start: in a room that was asked for, or in his own room of a regrown dungeon.
#pragma once

#include "config/config.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// The relics of a knight who begins in this dungeon: those of `config.relics.start`, and
// `config.kit.relics` more for each floor of the adventure before this one.
EnumSet<Relic> firstRelics(const Dungeon& dungeon, const AdventureConfig& config);

// Gives the knight what he is likely to have found on earlier floors, the hearts that the
// difficulty adds, and the threads that an adventure begins with.
void equip(World& world, const AdventureConfig& config);

// The room of a role that is nearest to the start; null if the dungeon has none.
std::optional<GridPos> nearestRoom(const Dungeon& dungeon, Role role);

// Puts the knight into a room as though he had just come there from the start.
void beginIn(World& world, GridPos cell);

// Puts the knight, as beginIn() does, into the nearest room of the role. Does nothing if there is
// none.
void beginAt(World& world, Role role);

// The cell of `next` that corresponds to a cell of `before`: its offset from the start is the same.
GridPos movedCell(const Dungeon& before, const Dungeon& next, GridPos cell);

// Puts the knight of `before` into `next`, the same dungeon regrown: into his room (see
// movedCell()) if it can be reached without a key, else into the nearest room that can. Moves him
// off what is solid or harmful there. Rooms that he has visited stay visited if `next` has them.
void keepKnightsPlace(World& next, const World& before);

// The cells whose rooms look different on the map in `before` and in `next`, were added or are
// gone. Their coordinates are those of `next`.
std::vector<GridPos> changedCells(const Dungeon& before, const Dungeon& next);

// The tiles of a room that safe ways join to its ways out, with walls in place of all others. In a
// room without doors, all safe tiles stay.
Grid<Tile> safePart(const Room& room);

}  // namespace doorstring
