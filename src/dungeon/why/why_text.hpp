// The reasons for a room as sentences.
#pragma once

#include "dungeon/why/room_reason.hpp"

#include <string>
#include <vector>

namespace doorstring {

// The first one says which room it is. `config` must be that of the reason.
std::vector<std::string> whySentences(const RoomReason& reason, const DungeonConfig& config);

}  // namespace doorstring
