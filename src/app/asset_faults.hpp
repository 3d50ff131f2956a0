// Tells which files of assets/ are missing or broken: all of them in the log, the first on the
// screen.
#pragma once

#include "app/session/session.hpp"

#include <string>
#include <vector>

namespace doorstring {

// What the screen tells of already stays there.
void tellAssetFaults(Session& session, const std::vector<std::string>& faults);

}  // namespace doorstring
