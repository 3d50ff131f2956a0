// What `doorstring solve` says about dungeons, in each of its formats.
#pragma once

#include "cli/commands.hpp"
#include "cli/dungeons/dungeon_stream.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "dungeon/solve/solver.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

struct Solved {
    const Dungeon& dungeon;
    Contents contents;
    Proof proof;
    std::vector<Sphere> spheres;
    GridPos goal;
    std::vector<GridPos> way;
};

// The dungeon must outlive the result. On a floor of an adventure with what lies there.
Solved solve(const Dungeon& dungeon, const AdventureConfig& adventure);

// Dungeons from anywhere, proved and written. Returns the exit status.
int solveEach(const SolveRequest& request, const LoadedConfig& loaded, const DungeonSource& source,
              std::ostream& out, std::ostream& err);

// Text ends with a new line, a JSON object without one.
void writeSolvedText(BlockWriter& writer, const Solved& solved);
void writeSolvedJson(BlockWriter& writer, const Solved& solved, std::string_view preset);

}  // namespace doorstring
