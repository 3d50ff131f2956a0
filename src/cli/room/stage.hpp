// A small dungeon of plain rooms, for a room or a creature that is to be played alone.
#pragma once

#include "base/grid.hpp"

#include <string>
#include <vector>

namespace doorstring {

// As values of --set: `grid` cells, no special rooms, no locks, no limits.
std::vector<std::string> stageSets(GridSize grid);

}  // namespace doorstring
