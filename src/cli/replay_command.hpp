// The runs of the records, as a table.
#pragma once

#include "cli/options/command.hpp"
#include "saves/run_folder.hpp"

#include <filesystem>

namespace doorstring {

// The saved run and those that have ended, the newest first. Returns the exit status.
int listRuns(const RunFolder& folder, const CommandContext& context);

// Recordings played without a window, as fast as possible, each check compared.

// exitFailed where a check differs, exitWrongUse where the file is not a whole recording.
int verifyRecording(const std::filesystem::path& file, const CommandContext& context);

// All of the records, and the saved run, whose recording has no end yet. Returns the worst status.
int verifyRuns(const RunFolder& folder, const CommandContext& context);

}  // namespace doorstring
