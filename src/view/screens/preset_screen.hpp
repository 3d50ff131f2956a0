// Presets to choose from, each with the map of a dungeon that it gives.
#pragma once

#include "view/screens/menu.hpp"
#include "world/state/world.hpp"

#include <string_view>

namespace doorstring {

// `world` may be null: then there is no map to show.
void drawPresetScreen(const Page& page, Menu& menu, std::string_view line, const World* world);

}  // namespace doorstring
