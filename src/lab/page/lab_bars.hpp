// The bar of a weight, and what its marks mean.
#pragma once

#include "view/panel.hpp"

#include <cstdint>

namespace doorstring {

struct LabBar {
    std::int64_t weight = 0;
    std::int64_t before = 0;  // a mark across the bar, where it differs
    std::int64_t came = 0;    // a line below it: the weight that would give what came of it
    std::int64_t whole = 1;   // what fills the bar
    bool isChosen = false;
    bool isUnused = false;
};

void drawLabBar(const Page& page, PixelRect area, const LabBar& bar);
// As much of it as fits.
void drawBarLegend(const Page& page, PixelRect area, bool isDuel);

}  // namespace doorstring
