// Which known word a mistyped one may have meant.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace doorstring {

// Letters to add, drop, change or swap with their neighbour to get from one word to the other.
int editDistance(std::string_view from, std::string_view to);

// The known word nearest to the mistyped one, the first of equals; empty where none is near (more
// than a third of its letters differ).
std::string_view nearestWord(std::string_view mistyped, std::span<const std::string_view> known);

// "a", "a and b", "a, b and c"
std::string joined(std::span<const std::string_view> words, std::string_view quote = "",
                   std::string_view last = " and ");

}  // namespace doorstring
