// Reports files of assets/ that are missing or broken: all of them in the log, the first on the
// screen.
#pragma once

#include "app/session/session.hpp"

#include <string>
#include <vector>

namespace doorstring {

// A message that is on the screen already stays there.
void reportAssetFaults(Session& session, const std::vector<std::string>& faults);

}  // namespace doorstring
