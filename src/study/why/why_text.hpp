// The reasons for a room as sentences.
#pragma once

#include "base/fixed.hpp"
#include "dungeon/dungeon.hpp"
#include "study/why/why_room.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace doorstring {

// The first one says which room it is. `config` must be that of the reason.
std::vector<std::string> whySentences(const RoomReason& reason, const DungeonConfig& config);

// Why there is in a room what there is, as a sentence.

// Empty on a carved map. The configuration must be that of the dungeon.
std::string interiorSentence(const Dungeon& dungeon, const RoomConfig& config, GridPos cell);

// The same behind other sentences.
void addInterior(std::vector<std::string>& sentences, const Dungeon& dungeon,
                 const RoomConfig& config, GridPos cell);

// Why a door is locked, and why a key lies where it lies, as sentences.

// Nothing for a cracked wall, which is told with its door.
std::string lockSentence(const LockReason& lock, const RoomReason& reason);
std::string keySentence(const KeyReason& key, const DungeonConfig& config);

// Chances in sentences.

// "33.3%"; what can happen and need not is never 0 or 100.
std::string percentText(std::int64_t part, std::int64_t whole);
std::string percentText(Fraction chance);

}  // namespace doorstring
