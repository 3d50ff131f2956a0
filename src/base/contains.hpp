// Whether a range has a value, or an element with a part of that value: std::ranges::contains of
// C++23.
#pragma once

#include <algorithm>
#include <functional>

namespace doorstring {

template <typename Range, typename Value, typename Part = std::identity>
constexpr bool contains(const Range& range, const Value& value, Part part = {}) {
    return std::ranges::find(range, value, part) != std::ranges::end(range);
}

}  // namespace doorstring
