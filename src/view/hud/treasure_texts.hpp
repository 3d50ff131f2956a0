// What the player is told of what the knight was given or may buy.
#pragma once

#include "world/state/kit.hpp"

#include <string>
#include <string_view>

namespace doorstring {

// "The bow", "3 bombs"
std::string titleOf(Treasure what, int count);

// "E chooses it": how to get from the chosen item to the one given, the shorter way. Empty if that
// one is chosen.
std::string choiceText(const Kit& kit, Item given, std::string_view nextKey,
                       std::string_view previousKey);

// Says what the treasure is, how to choose it, and what it does. `useKey` is the key that uses
// items.
std::string textOf(Treasure what, int count, std::string_view useKey, std::string_view choice = {});

// Says what a ware is, what it costs in coins, and what it does.
std::string offerText(Treasure what, int count, int price, std::string_view useKey);

}  // namespace doorstring
