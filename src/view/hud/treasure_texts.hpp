// What the knight is told of what he was given or may buy.
#pragma once

#include "world/state/kit.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// "The bow", "3 bombs"
std::string titleOf(Treasure what, int count);

// "E chooses it": how to come from the item that is chosen to the one given, the shorter way.
// Empty where that is chosen.
std::string choiceText(const Kit& kit, Item given, std::string_view nextKey,
                       std::string_view previousKey);

// What it is, how to choose it, and what it does. `useKey` is the key that uses items.
std::string textOf(Treasure what, int count, std::string_view useKey, std::string_view choice = {});

// What a ware is, what it costs in coins, and what it does.
std::string offerText(Treasure what, int count, int price, std::string_view useKey);

}  // namespace doorstring
