// `doorstring map`: dungeons as text, JSON or a picture, without a window.
#pragma once

#include "cli/options/command_line.hpp"

namespace doorstring {

// The maps go to --out or to `out`, warnings and what went wrong to `err`. The exit status.
int runMap(const MapRequest& request, const Folders& folders, std::ostream& out, std::ostream& err);

}  // namespace doorstring
