// What is done with the rooms of a draft once they have grown.
#pragma once

#include "base/seed.hpp"
#include "base/step_field.hpp"
#include "config/config.hpp"
#include "dungeon/draft.hpp"

#include <cstdint>

namespace doorstring {

// The number of rooms from the start to every room, along doors. Right for every dungeon, with
// loops or without; a tree that has just grown knows its distances already.
StepField distancesFrom(GridPos start, const Grid<RoomPlan>& plans);
void measureDistances(GridPos start, Grid<RoomPlan>& plans);
// Measures secret rooms alone, which bring no other room nearer to the start.
void measureSecretRooms(Draft& draft);

// Says which rooms are special: the boss first, then the others in the order of Role. For what
// finds no room, draft.report says how many are missing. Keys are laid with their locks. Distances
// must be right.
void placeRoles(const DungeonConfig& config, Seed seed, Draft& draft);

// Places secret rooms in empty cells with many rooms around them, behind cracked walls, never
// beside the boss: in a cell with the most rooms around it, by the roll in the stream. The walls to
// these rooms are cracked, but not to dead ends, which stay dead ends where they can, and not to
// rooms that would come nearer to the start. Returns how many of the wanted ones were placed.
int placeSecretRooms(const RoleConfig& role, int wanted, std::uint64_t stream, Draft& draft);

// Locks doors and lays their keys so that nobody can be stranded. For locks that find no room for
// themselves or their keys, draft.report says how many are missing.
//
// Small keys are alike and used up, so it is not enough that there is a key somewhere before its
// lock: it may be spent on another door, and then the next one must be within reach. Here the key
// of each lock is on the way to it, never behind a lock that is not on that way. Then behind any
// set of unopened locks there are fewer keys than locks, that is, one key at least is always at
// hand: it does not matter what is opened first.
void placeLocks(const DungeonConfig& config, Seed seed, Draft& draft);

// Joins neighbours without a door by chance, so that there are circular ways. Never into the boss's
// room or a secret one, and never around a lock. Rooms behind the same locks get an open door.
// Where one is behind one lock more, the door is locked, too, and another key is laid on the way to
// it.
void addLoops(const DungeonConfig& config, Seed seed, Draft& draft);

}  // namespace doorstring
