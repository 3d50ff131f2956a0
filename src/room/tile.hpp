// What a tile of a room is. A floor tile is called Ground: "floor" means a level of the dungeon.
#pragma once

#include <cstdint>

namespace doorstring {

enum class Tile : std::uint8_t { Wall, Ground, Pillar };

constexpr bool isWalkable(Tile tile) {
    return tile == Tile::Ground;
}

// '#', '.' and 'o', as `doorstring map --tiles` prints them.
constexpr char letter(Tile tile) {
    return "#.o"[static_cast<std::uint8_t>(tile)];
}

}  // namespace doorstring
