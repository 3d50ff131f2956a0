// On the large map: the frame around the room that is asked about, and why it is as it is.
#pragma once

#include "view/screens/map_screen.hpp"

#include <span>
#include <string>
#include <string_view>

namespace doorstring {

// Draws the panel on the half of the screen where the room is not.
void drawWhyPanel(const Page& page, const World& world, MapScroll scroll, GridPos cell,
                  std::span<const std::string> sentences);
// Scrolls the map just far enough to see the room beside the panel.
MapScroll besideWhyPanel(const BdfFont& font, const World& world, GridSize canvas, MapScroll scroll,
                         GridPos cell, std::span<const std::string> sentences);
// Writes in the lower right corner which key asks.
void drawWhyHint(const Page& page, std::string_view hint);

}  // namespace doorstring
