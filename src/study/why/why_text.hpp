// The reasons for a room as sentences.
#pragma once

#include "base/fixed.hpp"
#include "dungeon/dungeon.hpp"
#include "study/why/why_room.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace doorstring {

// Says the reasons. The first sentence says which room it is. `config` must be the one that the
// dungeon was made with.
std::vector<std::string> whySentences(const RoomReason& reason, const DungeonConfig& config);

// Says what matters most in plain words: first a sentence that names the room and its doors, then
// up to three short texts.
std::vector<std::string> whyWords(const RoomReason& reason, const DungeonConfig& config);

// Says why a room has its interior; empty on a carved map. The configuration must be that of the
// dungeon.
std::string interiorSentence(const Dungeon& dungeon, const RoomConfig& config, GridPos cell);

// Adds interiorSentence() to other sentences.
void addInterior(std::vector<std::string>& sentences, const Dungeon& dungeon,
                 const RoomConfig& config, GridPos cell);

// Says why a door is locked; empty for a cracked wall, which the sentence about its door explains.
std::string lockSentence(const LockReason& lock, const RoomReason& reason);
// Says why a key is in its room.
std::string keySentence(const KeyReason& key, const DungeonConfig& config);

// Writes a chance as "33.3%". Only what never happens is 0%, and only what always happens 100%.
std::string percentText(std::int64_t part, std::int64_t whole);
std::string percentText(Fraction chance);

}  // namespace doorstring
