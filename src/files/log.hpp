// The log: warnings and errors on the console, everything in doorstring.log of the state folder.
// Before startLog, and if the folder cannot be written, lines go to the console alone.
#pragma once

#include "files/folders.hpp"

#include <string_view>

namespace doorstring {

// Begins the log file. `verbose` shows information on the console, too. If there is no state folder
// or it cannot be written, a warning on the console says so.
void startLog(const Folders& folders, bool verbose);

void logInfo(std::string_view line);
void logWarning(std::string_view line);
void logError(std::string_view line);
// Writes to the file only: for an error that was shown already.
void logReportedError(std::string_view line);

}  // namespace doorstring
