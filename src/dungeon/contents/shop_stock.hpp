// What a shop sells.
#pragma once

#include "dungeon/contents/contents.hpp"

namespace doorstring {

// Different wares, drawn by the seed; one of them at half its price.
std::vector<Offer> offersOf(const Dungeon& dungeon, GridPos cell, const AdventureConfig& config);

}  // namespace doorstring
