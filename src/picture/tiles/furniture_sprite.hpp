// The pictures of furniture, two each, as the sheet of a tileset names them.
#pragma once

#include "base/grid_pos.hpp"

#include <cstdint>
#include <string>
#include <vector>

namespace doorstring {

// In the order of the room kinds from the boss's on; two pictures each.
enum class FurnitureSprite : std::uint8_t {
    Boss,
    Treasure,
    Shop,
    Altar,
    Arena,
    Puzzle,
    Key,
    Secret,
    Hatch
};
inline constexpr int furniturePictures = 2;
inline constexpr GridSize furnitureSize{48, 24};  // pixels

// As in the sheet: "boss-0", "boss-1", "treasure-0".
std::vector<std::string> furnitureNames();

}  // namespace doorstring
