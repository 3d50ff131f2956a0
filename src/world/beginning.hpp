// Decides what the knight has when he begins on a later floor, and where he begins if not at the
// start: in a room of a role, or in a dungeon that is grown again around him.
#pragma once

#include "config/config.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// The relics that a knight begins with in a dungeon: those of the configuration, and on a later
// floor of an adventure some for each floor before it.
EnumSet<Relic> firstRelics(const Dungeon& dungeon, const AdventureConfig& config);

// Gives the knight what he is likely to have found on earlier floors, the hearts that the
// difficulty adds, and the threads that an adventure begins with.
void equip(World& world, const AdventureConfig& config);

// The nearest room of a role; null if the dungeon has none.
std::optional<GridPos> nearestRoom(const Dungeon& dungeon, Role role);

// Puts the knight into a room as though he had just come there from the start.
void beginIn(World& world, GridPos cell);

// Puts the knight, as beginIn() does, into the nearest room of the role. Does nothing if there is
// none.
void beginAt(World& world, Role role);

// The cell that is at the same offset from the start of `next` as `cell` is from that of `before`.
GridPos movedCell(const Dungeon& before, const Dungeon& next, GridPos cell);

// Leaves the knight of `before` in his room if `next` has it and it can be reached without a key;
// else puts him into the nearest room that can. Moves him off what is solid or harmful there. Rooms
// that he has visited stay visited if `next` has them.
void stay(World& next, const World& before);

// The cells whose rooms differ between `before` and `next`, were added or are gone. Their
// coordinates are those of `next`.
std::vector<GridPos> changedCells(const Dungeon& before, const Dungeon& next);

// The tiles of a room, with walls in place of all tiles to which no safe way leads from a door.
Grid<Tile> safePart(const Room& room);

}  // namespace doorstring
