// Why a room has the role that it has.
#pragma once

#include "dungeon/why/room_reason.hpp"

#include <optional>

namespace doorstring {

// None for plain rooms and the start.
std::optional<RoleReason> roleReason(const DungeonConfig& config, const GenerationRecord& record,
                                     GridPos cell);

}  // namespace doorstring
