// The recorded walk that stands beside this file: the autopilot strolls through three dungeons,
// regrown by R, by Shift+R with other weights and a quicker knight, and taken back by U.
#pragma once

#include <filesystem>
#include <string>

namespace doorstring::testing {

inline const std::filesystem::path walkFile =
    std::filesystem::path(DOORSTRING_PROJECT) / "tests" / "replay" / "walk.replay";

std::string recordWalk();

}  // namespace doorstring::testing
