// What is done with the rooms of a draft once they have grown.
#pragma once

#include "base/seed.hpp"
#include "base/step_field.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstdint>

namespace doorstring {

// Measures the distance of every room from the start, in dungeons with or without loops.
StepField distancesFrom(GridPos start, const Grid<RoomPlan>& plans);
// Measures the distances and sets them in the plans. A growth that makes a tree sets them itself.
void measureDistances(GridPos start, Grid<RoomPlan>& plans);
// Measures and sets only the distances of secret rooms: they bring no other room nearer to the
// start.
void measureSecretRooms(Draft& draft);

// Chooses which rooms are special: the boss's first, then the others in the order of Role.
// draft.report counts what found no room. Keys are laid later, with their locks. Distances must be
// right.
void placeRoles(const DungeonConfig& config, Seed seed, Draft& draft);

// Places secret rooms behind cracked walls in empty cells, never beside the boss's room: each in
// one of the cells with the most rooms around them, chosen by rolls in the stream. The secret room
// gets a cracked wall to each room around it, except to dead ends and to rooms that the wall would
// bring nearer to the start. If all rooms around it are dead ends, it gets a wall to one of them.
// Returns the number of rooms placed.
int placeSecretRooms(const RoleConfig& role, int wanted, std::uint64_t stream, Draft& draft);

// Locks doors and lays their keys so that nobody can be stranded. draft.report counts the locks for
// which there was no door, or no room for the key.
//
// Small keys are alike and used up, so it is not enough that each lock has a key before it: that
// key may be spent on another door. Here the key of each lock is behind only locks that are also
// on the way to that lock. So the keys behind unopened locks are always fewer than these locks: at
// least one key is within reach, in whatever order locks are opened.
void placeLocks(const DungeonConfig& config, Seed seed, Draft& draft);

// Adds, by chance, doorways between neighbours that have none, so that there are circular ways. No
// such doorway leads into the boss's room, a secret room or a quiet one (RoomTraits::isQuiet), or
// around a lock. Rooms behind the same locks get an open doorway. Where one room is behind one lock
// more than the other, the new doorway is locked, too, and another key is laid in front of it.
// The doorway is left out if that key finds no room, or once mostSmallLocks doorways of loops are
// locked.
void addLoops(const DungeonConfig& config, Seed seed, Draft& draft);

}  // namespace doorstring
