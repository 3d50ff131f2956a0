// On the large map: the frame around the room that is asked about, and why it is as it is.
#pragma once

#include "view/screens/map_screen.hpp"

#include <span>
#include <string>
#include <string_view>

namespace doorstring {

// On the half of the screen where the room is not.
void drawWhyPanel(const Page& page, const World& world, MapScroll scroll, GridPos cell,
                  std::span<const std::string> sentences);
// The map moved as far as it takes to see the room beside the panel.
MapScroll besideWhyPanel(const BdfFont& font, const World& world, GridSize canvas, MapScroll scroll,
                         GridPos cell, std::span<const std::string> sentences);
// What asks, in the lower right corner.
void drawWhyHint(const Page& page, std::string_view hint);

}  // namespace doorstring
