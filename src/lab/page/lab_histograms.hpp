// How often the values of a metric occur, with what they are compared with as a ghost behind.
#pragma once

#include "lab/growth/lab_growth.hpp"
#include "view/panel.hpp"

#include <string_view>

namespace doorstring {

struct LabGhost {
    const Distribution& values;  // may be empty
    std::string_view word;       // before its mean
};

void drawLabHistogram(const Page& page, std::size_t metric, const Distribution& values,
                      const LabGhost& ghost, PixelRect area);

// What the metric counts, as a sentence or two.
std::string_view labMetricHelp(std::size_t metric);

}  // namespace doorstring
