// Why there is in a room what there is, as a sentence.
#pragma once

#include "dungeon/dungeon.hpp"

#include <string>
#include <vector>

namespace doorstring {

// Empty on a carved map. The configuration must be that of the dungeon.
std::string interiorSentence(const Dungeon& dungeon, const RoomConfig& config, GridPos cell);

// The same behind other sentences.
void addInterior(std::vector<std::string>& sentences, const Dungeon& dungeon,
                 const RoomConfig& config, GridPos cell);

}  // namespace doorstring
