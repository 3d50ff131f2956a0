// What the shops of a floor sell besides relics, and at which prices.
#pragma once

#include "dungeon/contents/contents.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// Draws wares by the seed, each at most once; one of them is sold at half its usual price.
std::vector<Offer> shopOffers(const Dungeon& dungeon, GridPos cell, const AdventureConfig& config);

// The usual price of a ware that a shop of the floor sells for `price`, if that is half of it; null
// for any other price or ware.
std::optional<int> usualPrice(const AdventureConfig& config, Treasure ware, int price);

}  // namespace doorstring
