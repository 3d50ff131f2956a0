// The values that can be edited: four door tables with bars, or a list of keys.
#pragma once

#include "lab/page/lab_picture.hpp"

namespace doorstring {

void drawLabFields(const Page& page, const LabPicture& picture, const LabLayout& layout);

// How long the bars of the page's weights are: so much is a whole bar, in 1 / weightOne.
std::int64_t labBarWeight(const DungeonConfig& config, LabPage page);

}  // namespace doorstring
