// A moment of a dungeon's growth as a picture of its own, with the step in words below it.
#pragma once

#include "picture/growth/growth_picture.hpp"

#include <string_view>

namespace doorstring {

Canvas drawGrowthPage(const BdfFont& font, const SpriteSheet& signs, const GrowthMoment& moment,
                      std::string_view sentence);

}  // namespace doorstring
