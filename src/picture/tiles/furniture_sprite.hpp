// The pictures of what stands in special rooms, as the sheet of a tileset has them.
#pragma once

#include "base/grid.hpp"
#include "config/dungeon_parts.hpp"

#include <cstdint>

namespace doorstring {

// A piece for each role, in their order, then the hatch, then a sign for each role, for rooms that
// have no place for furniture, then the stairs below the hatch. Each has two pictures, one behind
// the other.
enum class FurnitureSprite : std::uint8_t {
    Boss = 0,
    Hatch = roleCount,
    BossSign,
    Stairs = BossSign + roleCount
};
constexpr FurnitureSprite furnitureFor(Role role) {
    return static_cast<FurnitureSprite>(role);
}
constexpr FurnitureSprite signFor(Role role) {
    return static_cast<FurnitureSprite>(static_cast<int>(FurnitureSprite::BossSign) +
                                        static_cast<int>(role));
}
inline constexpr int furniturePictures = 2;
inline constexpr int furnitureCells =
    furniturePictures * (static_cast<int>(FurnitureSprite::Stairs) + 1);
inline constexpr GridSize furnitureSize{48, 24};  // pixels

}  // namespace doorstring
