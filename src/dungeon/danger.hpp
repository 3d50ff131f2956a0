// Which creatures live in a room when the knight first comes there: a pure function of the dungeon,
// the cell and the configuration.
#pragma once

#include "config/creature_parts.hpp"
#include "dungeon/dungeon.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// The budget of a room: what its creatures may cost together. In a room behind an arena,
// creaturesIn() and wantsElite() use a lower budget.
int fullBudget(const RoomPlan& plan, const CreatureRules& rules);

// Whether a room is to have an elite, which is decided by chance. False for the boss's room and,
// outside a gallery, for a room whose budget is not above the cost of an elite. If true, the room
// still has no elite unless eliteAmong() finds a creature that can be one.
bool wantsElite(const Dungeon& dungeon, GridPos cell, const CreaturesConfig& config);

// The index of the elite among the creatures of a room: the first whose kind has elites; null if
// none has.
std::optional<std::size_t> eliteAmong(const std::vector<CreatureKind>& kinds);

// The creatures of a room, the dearest first, at most `rules.most` and within the budget. Empty
// where nothing may live: in the start, in rooms whose role has no creatures and, except for
// arenas, in rooms whose distance is a multiple of `rules.breather`. The boss lives in its room,
// whatever it costs, and the creatures of a gallery live in every room.
std::vector<CreatureKind> creaturesIn(const Dungeon& dungeon, GridPos cell,
                                      const CreaturesConfig& config);

// Draws `count` foes, in the order in which they have to fall, from the kinds that can fall, do not
// hide or split, and do not attack along a row or column. No kind is drawn again before all have
// been drawn equally often. Empty if no such kind may live in the room.
std::vector<CreatureKind> foesIn(const Dungeon& dungeon, GridPos cell, int count,
                                 const CreaturesConfig& config);

// The danger of a room: what its creatures cost together.
int dangerOf(const Dungeon& dungeon, GridPos cell, const CreaturesConfig& config);

}  // namespace doorstring
