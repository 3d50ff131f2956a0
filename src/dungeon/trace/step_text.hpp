// A step of a trace in words.
#pragma once

#include "config/config.hpp"
#include "dungeon/trace/trace.hpp"

#include <string>

namespace doorstring {

// "sweep 3: room (5, 4) NSE", "seal: door W of (6, 4) removed"
std::string stepText(const Trace& trace, std::size_t index, const DungeonConfig& config);

}  // namespace doorstring
