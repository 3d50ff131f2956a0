// A configuration as the text of a preset: what it builds on, and what differs from that.
#pragma once

#include "config/config.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// `base` is what the preset of the name `baseName` makes of the files that are read before it; an
// empty name stands for those files alone. Each line of `notes` becomes a comment at the top. Only
// what affects dungeons or play is written.
std::string presetText(const Config& base, std::string_view baseName, const Config& config,
                       std::string_view notes);

}  // namespace doorstring
