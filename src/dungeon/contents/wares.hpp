// What the shops of a floor sell besides relics, and at which prices.
#pragma once

#include "dungeon/contents/contents.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// Draws wares by the seed, each at most once; one of them is sold at half its usual price.
std::vector<ShopOffer> shopOffers(const Dungeon& dungeon, GridPos cell,
                                  const AdventureConfig& config);

// Returns the usual price of a ware in the shops of the floor if `price` is half of it, rounded up;
// null if it is not, or if shops do not sell the ware.
std::optional<int> priceBeforeHalving(const AdventureConfig& config, Treasure ware, int price);

}  // namespace doorstring
