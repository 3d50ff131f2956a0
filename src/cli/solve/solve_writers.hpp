// What `doorstring solve` says about one dungeon, in each of its formats.
#pragma once

#include "cli/output/block_writer.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "dungeon/solve/solver.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

struct Solved {
    const Dungeon& dungeon;
    Proof proof;
    std::vector<Sphere> spheres;
    GridPos goal;
    std::vector<GridPos> way;
};

// The dungeon must outlive the result.
Solved solve(const Dungeon& dungeon);

// Text ends with a new line, a JSON object without one.
void writeSolvedText(BlockWriter& writer, const Solved& solved);
void writeSolvedJson(BlockWriter& writer, const Solved& solved, std::string_view preset);

}  // namespace doorstring
