// The pictures of what stands in special rooms, two each, as the sheet of a tileset names them.
#pragma once

#include "base/grid_pos.hpp"
#include "room/tiles/room_kind.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace doorstring {

// A piece for each role, in their order, then the hatch, then a sign for each role, for rooms that
// have no place for furniture.
enum class FurnitureSprite : std::uint8_t { Boss = 0, Hatch = roleCount, BossSign };
// Of a special kind of room.
constexpr FurnitureSprite furnitureFor(RoomKind kind) {
    return static_cast<FurnitureSprite>(static_cast<int>(kind) - static_cast<int>(RoomKind::Boss));
}
constexpr FurnitureSprite signFor(RoomKind kind) {
    return static_cast<FurnitureSprite>(static_cast<int>(FurnitureSprite::BossSign) +
                                        static_cast<int>(furnitureFor(kind)));
}
inline constexpr int furniturePictures = 2;
inline constexpr GridSize furnitureSize{48, 24};  // pixels

// As in the sheet: "boss-0", "boss-1", "treasure-0", ... "sign-boss-0".
std::vector<std::string> furnitureNames();

}  // namespace doorstring
