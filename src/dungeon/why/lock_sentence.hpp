// Why a door is locked, and why a key lies where it lies, as sentences.
#pragma once

#include "dungeon/why/room_reason.hpp"

#include <string>

namespace doorstring {

// Nothing for a cracked wall, which is told with its door.
std::string lockSentence(const LockReason& lock, const RoomReason& reason);
std::string keySentence(const KeyReason& key, const DungeonConfig& config);

}  // namespace doorstring
