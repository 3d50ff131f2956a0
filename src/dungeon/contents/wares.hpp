// What the shops of a floor sell, but for relics, and for what.
#pragma once

#include "dungeon/contents/contents.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// Draws different wares by the seed; one of them is at half its price.
std::vector<Offer> offersOf(const Dungeon& dungeon, GridPos cell, const AdventureConfig& config);

// The usual price of a ware that a shop of the floor sells for this one, if that is half of it;
// empty for other wares.
std::optional<int> usualPrice(const AdventureConfig& config, Treasure ware, int price);

}  // namespace doorstring
