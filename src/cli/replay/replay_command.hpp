// `doorstring replay FILE`: a recorded play, in the window or with --verify without one, as fast as
// possible.
#pragma once

#include "cli/game/game_window.hpp"
#include "cli/options/command.hpp"

namespace doorstring {

extern const Command replayCommand;

OrSentence<ReplayRequest> readReplayOptions(const GivenOptions& given);

// Returns the exit status: exitFailed where a check differs, exitWrongUse where the file is not a
// whole recording.
int verifyReplay(const ReplayRequest& request, std::ostream& out, std::ostream& err);

}  // namespace doorstring
