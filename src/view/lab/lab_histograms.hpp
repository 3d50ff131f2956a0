// How often the values of a metric occur, with what it was before as a ghost behind.
#pragma once

#include "dungeon/lab/lab_growth.hpp"
#include "view/panel.hpp"

namespace doorstring {

// `old` may have measured nothing.
void drawLabHistogram(const Page& page, std::size_t metric, const Distribution& values,
                      const Distribution& old, PixelRect area);

}  // namespace doorstring
