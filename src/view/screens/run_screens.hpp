// What is shown while a saved run comes back.
#pragma once

#include "view/panel.hpp"

#include <cstdint>
#include <string_view>

namespace doorstring {

// How far a replay at full speed has come, on an empty screen.
void drawProgress(const Page& page, std::string_view heading, std::uint64_t ticks,
                  std::uint64_t whole);

// Two lines over the room, in its lower part or its upper one.
void drawNotice(const Page& page, std::string_view heading, std::string_view line, bool isLow);

}  // namespace doorstring
