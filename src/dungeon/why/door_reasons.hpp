// What happened to the doors of a room after the first draw, and what locks them.
#pragma once

#include "dungeon/why/room_reason.hpp"

#include <vector>

namespace doorstring {

// The reason must have its origin, its first doors and its place already.
std::vector<DoorReason> doorReasons(const DungeonConfig& config, const GenerationRecord& record,
                                    const RoomReason& reason);

// One for each locked door, in the order N S W E.
std::vector<LockReason> lockReasons(const GenerationRecord& record, GridPos cell);

// What the key that lies in the room opens, if there is one.
std::optional<KeyReason> keyReason(const GenerationRecord& record, GridPos cell);

}  // namespace doorstring
