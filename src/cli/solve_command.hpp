// `doorstring solve`, on any dungeons.
#pragma once

#include "cli/commands.hpp"
#include "cli/dungeons/dungeon_stream.hpp"

#include <iosfwd>

namespace doorstring {

// Proves the dungeons of a source and writes what it found. Returns the exit status.
int solveEach(const GivenOptions& given, const LoadedConfig& loaded, const DungeonSource& source,
              std::ostream& out, std::ostream& err);

}  // namespace doorstring
