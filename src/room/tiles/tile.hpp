// What a tile of a room is. A floor tile is called Ground: "floor" means a level of the dungeon.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace doorstring {

// Wall, Ground and Pillar stay the first three, in this order (expand.hpp adds bits to them).
enum class Tile : std::uint8_t {
    Wall,
    Ground,
    Pillar,
    Bridge,     // ground over water
    Shallows,   // water to wade through
    DeepWater,  // water that stops whoever cannot swim
    Pit,        // whoever steps in falls, loses half a heart and is back at the door
    Spikes,     // up and down by the clock; they hurt while they are up
    Ice,        // slides on
    Grass,      // tall; the sword cuts it
    Plate,      // pressed down by a block on it
    Crate,      // pushed; fills a pit
    Block,      // pushed; heavy enough for a plate
    Rubble      // a bomb clears it
};
inline constexpr std::size_t tileCount = 14;

// "#.o=..." as templates and `doorstring map --tiles` write them, in the order of the tiles.
inline constexpr std::string_view tileLetters = "#.o=,~_^*\"pcb%";
static_assert(tileLetters.size() == tileCount);

constexpr char letter(Tile tile) {
    return tileLetters[static_cast<std::size_t>(tile)];
}

constexpr std::optional<Tile> tileOf(char letter) {
    const std::size_t at = tileLetters.find(letter);
    return at == std::string_view::npos ? std::nullopt : std::optional(static_cast<Tile>(at));
}

// What a knight can stand on, harmed or not. The rest stops whoever walks against it.
constexpr bool isWalkable(Tile tile) {
    switch (tile) {
    case Tile::Wall:
    case Tile::Pillar:
    case Tile::DeepWater:
    case Tile::Crate:
    case Tile::Block:
    case Tile::Rubble:
        return false;
    default:
        return true;
    }
}

// Where a knight stays where he is, harmed or not: a pit lets him fall.
constexpr bool canStandOn(Tile tile) {
    return isWalkable(tile) && tile != Tile::Pit;
}

// What hurts who steps on it, always or at times.
constexpr bool isHarmful(Tile tile) {
    return tile == Tile::Pit || tile == Tile::Spikes;
}

// What a knight can push.
constexpr bool isPushable(Tile tile) {
    return tile == Tile::Crate || tile == Tile::Block;
}

}  // namespace doorstring
