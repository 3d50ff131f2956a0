// Screens for what takes a while: a saved run that comes back, a dungeon that grows.
#pragma once

#include "view/panel.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

// Draws how far a replay at full speed has come, on an empty screen.
void drawProgress(const Page& page, std::string_view heading, std::uint64_t ticks,
                  std::uint64_t whole);

// Draws two lines over the room, in its lower or its upper part.
void drawNotice(const Page& page, std::string_view heading, std::string_view line, bool isLow);

}  // namespace doorstring
