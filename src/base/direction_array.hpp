// One value for each direction.
#pragma once

#include "base/direction.hpp"
#include "base/enum_array.hpp"

namespace doorstring {

template <typename Value>
using DirectionArray = EnumArray<Direction, Value, 4>;

}  // namespace doorstring
