// `doorstring solve`: proof that dungeons can be finished, and the shortest way through them.
#pragma once

#include "cli/options/command_line.hpp"
#include "dungeon/dungeon.hpp"

#include <functional>

namespace doorstring {

// Proofs go to `out`, what went wrong to `err`. The exit status.
int runSolve(const SolveRequest& request, const Folders& folders, std::ostream& out,
             std::ostream& err);

// The same for dungeons from anywhere, or a sentence on why there is none.
using DungeonSource = std::function<Result<Dungeon, std::string>(Seed)>;
int solveEach(const SolveRequest& request, std::string_view preset, const DungeonSource& source,
              std::ostream& out, std::ostream& err);

}  // namespace doorstring
