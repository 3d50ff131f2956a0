// Gives the knight what he has when he begins, which is more on a later floor. Puts him into a room
// other than the start if that room was asked for, or if his dungeon was regrown around him.
#pragma once

#include "config/config.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// The relics of a knight who begins in this dungeon: those of `config.relics.start`, and
// `config.kit.relics` more for each earlier floor of the adventure.
EnumSet<Relic> firstRelics(const Dungeon& dungeon, const AdventureConfig& config);

// Gives the knight what he is likely to have found on earlier floors, the hearts that the
// difficulty adds, and the threads that an adventure begins with.
void equip(World& world, const AdventureConfig& config);

// The room nearest to the start among those of a role; null if the dungeon has none.
std::optional<GridPos> nearestRoom(const Dungeon& dungeon, Role role);

// Puts the knight into a room as though he had just come there from the start.
void beginIn(World& world, GridPos cell);

// Puts the knight, as beginIn() does, into the nearest room of the role. Does nothing if there is
// none.
void beginAt(World& world, Role role);

// The cell of `next` that corresponds to a cell of `before`. Both have the same offset from the
// start of their dungeon.
GridPos movedCell(const Dungeon& before, const Dungeon& next, GridPos cell);

// Puts the knight of `before` into `next`, which is the same dungeon regrown. He comes into the
// room that corresponds to his (see movedCell()) if it can be reached without a key, else into the
// nearest room that can be. Moves him off what is solid or harmful in that room. Rooms that he has
// visited stay visited if `next` has them.
void keepKnightsPlace(World& next, const World& before);

// The cells whose room is only in `before`, is only in `next`, or does not look the same on both
// maps. The cells are given in the coordinates of `next`.
std::vector<GridPos> changedCells(const Dungeon& before, const Dungeon& next);

// Returns the tiles of a room, with walls in place of all tiles that no safe way joins to a way out
// of the room. In a room without doors, all safe tiles stay.
Grid<Tile> safePart(const Room& room);

}  // namespace doorstring
