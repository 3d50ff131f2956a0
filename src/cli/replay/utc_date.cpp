#include "cli/replay/utc_date.hpp"

#include <fmt/format.h>

#include <chrono>

namespace doorstring {

std::string utcDate() {
    using namespace std::chrono;
    const year_month_day date(floor<days>(system_clock::now()));
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

}  // namespace doorstring
