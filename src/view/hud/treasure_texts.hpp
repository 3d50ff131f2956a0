// What the knight is told of what he was given.
#pragma once

#include "config/item_parts.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// "The bow", "3 bombs"
std::string titleOf(Treasure what, int count);

// One line: what it is, and what it does. `useKey` is the key that uses items.
std::string textOf(Treasure what, int count, std::string_view useKey);

}  // namespace doorstring
