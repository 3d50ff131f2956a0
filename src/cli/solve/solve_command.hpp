// `doorstring solve`: proof that dungeons can be finished, and the shortest path through them.
#pragma once

#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/options/seeds.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

extern const Command solveCommand;

enum class SolveFormat : std::uint8_t { Text, Json };  // in the order of --format's names

struct SolveRequest {
    CommonOptions common;
    ChosenSeeds seeds;
    SolveFormat format = SolveFormat::Text;
};

OrSentence<SolveRequest> readSolveOptions(const GivenOptions& given);

// Returns the exit status.
int runSolve(const SolveRequest& request, const CommandContext& context);

// The same for dungeons from anywhere.
int solveEach(const SolveRequest& request, std::string_view preset, const DungeonSource& source,
              std::ostream& out, std::ostream& err);

}  // namespace doorstring
