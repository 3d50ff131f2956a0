// How far things are on a carved map, counted in screens. A screen may have parts that are joined
// by other screens only, so distances are measured from tile to tile.
#pragma once

#include "base/step_field.hpp"
#include "dungeon/carved/carved_map.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

struct CarvedWays {
    // The fewest edges of screens to cross from the start to a tile of ground, else `unreached`.
    Grid<std::uint32_t> flips;
    int parts = 0;     // of screens: ground that is joined within its screen
    int openings = 0;  // between parts, each counted once
};

CarvedWays measureWays(const CarvedMap& map);

// The fewest edges to cross until one stands anywhere in the screen.
Grid<std::uint32_t> screenDistances(const CarvedMap& map, const CarvedWays& ways);

// The screens on a shortest way from the start to the exit, both included; one that leads through
// several parts of a screen has it several times. Empty without a way.
std::vector<GridPos> screensToExit(const CarvedMap& map);

// The fewest steps from the start to each tile of ground.
StepField stepsFromStart(const CarvedMap& map);

}  // namespace doorstring
