// Whether a range contains a value, or an element whose projection is that value. Stands in for
// std::ranges::contains of C++23.
#pragma once

#include <algorithm>
#include <functional>

namespace doorstring {

template <typename Range, typename Value, typename Projection = std::identity>
constexpr bool contains(const Range& range, const Value& value, Projection projection = {}) {
    return std::ranges::find(range, value, projection) != std::ranges::end(range);
}

}  // namespace doorstring
