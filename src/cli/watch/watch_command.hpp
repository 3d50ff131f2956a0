// `doorstring watch --out FOLDER`: how a dungeon grows as numbered pictures, without a window.
#pragma once

#include "cli/options/command_line.hpp"

namespace doorstring {

// How far it has come and what went wrong goes to `err`. The exit status.
int watchAsPictures(const WatchRequest& request, const Folders& folders, std::ostream& err);

}  // namespace doorstring
