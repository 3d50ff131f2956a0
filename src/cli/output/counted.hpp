// "1 room", "2 rooms".
#pragma once

#include <fmt/format.h>

#include <string>
#include <string_view>

namespace doorstring {

inline std::string counted(int count, std::string_view one, std::string_view many) {
    return fmt::format("{} {}", count, count == 1 ? one : many);
}

}  // namespace doorstring
