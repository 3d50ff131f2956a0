// What can be said of a target without growing a dungeon.
#pragma once

#include "config/config.hpp"
#include "dungeon/seek/target.hpp"

#include <optional>
#include <string>

namespace doorstring {

// Why no dungeon of the configuration can meet the target: "limits.min_rooms = 45 discards smaller
// dungeons". None where nothing speaks against it.
std::optional<std::string> outOfReach(const Target& target, const Config& config);

}  // namespace doorstring
