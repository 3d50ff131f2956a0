// What each key does, in a sentence for those who have never seen its file.
#pragma once

#include <string>
#include <string_view>

namespace doorstring {

// "How many shop rooms a dungeon has." of roles.shop.count; empty for a door table.
std::string plainHelp(std::string_view path);

}  // namespace doorstring
