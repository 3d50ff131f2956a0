// The pictures of the maps, small and large.
#pragma once

#include "base/direction.hpp"
#include "base/door_set.hpp"
#include "room/tiles/room_plan.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

// Rooms by DoorSet::bits(), then what is drawn over them: signs, marks of doors by direction, icons
// of roles. The small and the large map have the same pictures.
enum class MapSprite : std::uint8_t {
    Visited0 = 0,
    Seen0 = 16,
    Here = 32,
    Start,
    Banner,
    SmallLockN = 35,
    BossLockN = 39,
    CrackedN = 43,
    IconBoss = 47,
    IconTreasure = IconBoss + static_cast<int>(Role::Treasure),
    IconKey = IconBoss + static_cast<int>(Role::Key),
    Stairs = IconBoss + static_cast<int>(roleCount),
    Landmark,
    IconPiece
};
inline constexpr int mapSprites = static_cast<int>(MapSprite::IconPiece) + 1;
MapSprite visitedRoom(DoorSet doors);
MapSprite seenRoom(DoorSet doors);
// The mark of a locked door or a cracked wall; null for other doors.
std::optional<MapSprite> doorMark(DoorLock lock, Direction side);
// The icon of a kind of room; null for plain rooms and for the start, which has its own sign.
std::optional<MapSprite> roomIcon(RoomKind kind);

}  // namespace doorstring
