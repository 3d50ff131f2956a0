// How long was played, as text.
#pragma once

#include <cstdint>
#include <string>

namespace doorstring {

// "12:05", or "1:02:05" from an hour on.
std::string playTime(std::uint64_t ticks);

}  // namespace doorstring
