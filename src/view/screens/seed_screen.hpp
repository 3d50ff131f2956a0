// A field to type or paste a seed into.
#pragma once

#include "view/panel.hpp"

#include <string_view>

namespace doorstring {

// `fault`: what is wrong with the text, empty where nothing is. `age` in ticks lets the caret
// blink.
void drawSeedScreen(const Page& page, std::string_view text, std::string_view fault, int age);

}  // namespace doorstring
