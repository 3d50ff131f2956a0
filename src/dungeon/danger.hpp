// Which creatures live in a room when the knight first comes there: a pure function of the seed,
// the cell, its distance and kind, and the configuration.
#pragma once

#include "config/creature_parts.hpp"
#include "dungeon/dungeon.hpp"

#include <vector>

namespace doorstring {

// What the creatures of a room may cost together.
int dangerBudget(const RoomPlan& plan, const CreatureRules& rules);

// The dearest first, at most `rules.most`; what they cost is within the budget. None where nothing
// may live: in the start, in rooms with a role that is not a fight, and in every breather. A boss
// lives in its room, whatever it costs. Those of a gallery live in every room.
std::vector<CreatureKind> creaturesIn(const Dungeon& dungeon, GridPos cell,
                                      const CreaturesConfig& config);

// So many that have to fall in an order, none twice before all have come up. Only kinds that can
// fall, do not hide or split, and do not attack along a row or column. None where no such kind
// lives on the floor.
std::vector<CreatureKind> foesIn(const Dungeon& dungeon, GridPos cell, int count,
                                 const CreaturesConfig& config);

// What they cost together.
int dangerOf(const Dungeon& dungeon, GridPos cell, const CreaturesConfig& config);

}  // namespace doorstring
