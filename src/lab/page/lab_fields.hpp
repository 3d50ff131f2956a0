// The values that can be edited: four door tables with bars, or a list of keys.
#pragma once

#include "lab/page/lab_screen.hpp"

namespace doorstring {

void drawLabFields(const Page& page, const LabPicture& picture, const LabLayout& layout);

// The weight that fills a bar of the page, in 1 / weightOne.
std::int64_t labBarWeight(const DungeonConfig& config, LabPage page);

}  // namespace doorstring
