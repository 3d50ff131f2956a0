// The runs of the records, as a table.
#pragma once

#include "cli/options/command.hpp"
#include "saves/run_folder.hpp"

namespace doorstring {

// The saved run and those that have ended, the newest first. Returns the exit status.
int listRuns(const RunFolder& folder, const CommandContext& context);

}  // namespace doorstring
