// The log: warnings and errors on the console, everything in doorstring.log of the state folder.
// Before startLog, and where the folder cannot be written, lines go to the console alone.
#pragma once

#include "files/folders.hpp"

#include <string_view>

namespace doorstring {

// Begins the log file. `verbose` shows information on the console, too. A state folder that is
// missing or cannot be written is one warning on the console.
void startLog(const Folders& folders, bool verbose);

void logInfo(std::string_view line);
void logWarning(std::string_view line);
void logError(std::string_view line);
// Notes in the file an error that is on the console already.
void logReportedError(std::string_view line);

}  // namespace doorstring
