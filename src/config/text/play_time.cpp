#include "config/text/play_time.hpp"

#include "base/fixed.hpp"

#include <fmt/format.h>

namespace doorstring {

std::string playTime(std::uint64_t ticks) {
    const std::uint64_t seconds = ticks / ticksPerSecond;
    const std::uint64_t hours = seconds / 3600;
    return hours > 0 ? fmt::format("{}:{:02}:{:02}", hours, seconds / 60 % 60, seconds % 60)
                     : fmt::format("{}:{:02}", seconds / 60, seconds % 60);
}

}  // namespace doorstring
