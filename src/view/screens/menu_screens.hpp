// The title, with logo and menu over what is drawn behind it, and the panel of other menus.
#pragma once

#include "view/screens/menu.hpp"

#include <string_view>

namespace doorstring {

void drawTitleScreen(const Page& page, Menu& menu, std::string_view seedCode,
                     std::string_view version);

// A panel in the middle with a heading and a menu, over what is there already; the chosen item's
// hint at the bottom.
void drawMenuPanel(const Page& page, Menu& menu, std::string_view heading,
                   std::string_view footing);

}  // namespace doorstring
