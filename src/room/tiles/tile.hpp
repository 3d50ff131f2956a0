// What a tile of a room is. A floor tile is called Ground: "floor" means a level of an adventure.
#pragma once

#include "base/enums.hpp"
#include "base/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>

namespace doorstring {

enum class Tile : std::uint8_t {
    Wall,
    Ground,
    Pillar,
    Bridge,     // ground over water
    Shallows,   // water to wade through
    DeepWater,  // stops the knight
    Pit,        // the knight falls, loses half a heart and is back at the door
    Spikes,     // periodically up and down; they hurt while they are up
    Ice,        // the knight glides on it
    Grass,      // tall; the sword cuts it
    Plate,      // pressed while the knight or a pushable is on it
    Crate,      // pushed; fills a pit
    Block,      // pushed slowly; nothing breaks it
    Rubble,     // a bomb clears it
    Brazier,    // unlit; the sword lights it where it is part of a puzzle
    LitBrazier,
    Lever,  // the sword throws it where it is part of a puzzle
    ThrownLever,
    Gate,    // bars the way until the puzzle or set piece is done; a boss's gate opens by itself
    Embers,  // burning ground; what play has set on fire burns out
    Urn,     // the sword breaks it; only play puts it in a room
    Fixture  // nothing moves it: a landmark; in play also a chest, a stall or another thing
};
inline constexpr std::size_t tileCount = enumSize<Tile>();

struct TileTraits {
    Tile tile;
    char letter;     // in templates and in `doorstring map --tiles`; 0: only play lays it
    bool walkable;   // a knight can step on it, harmed or not; else it stops him
    bool harmful;    // hurts the knight, always or at times
    bool pushable;   // by a knight
    Tile wayAcross;  // the tile that it becomes where a way must lead over it
};

// A new tile is a line above and one here.
inline constexpr EnumArray<Tile, TileTraits> tileTraits{{{
    // tile, letter, walkable, harmful, pushable, way across
    {Tile::Wall, '#', false, false, false, Tile::Ground},
    {Tile::Ground, '.', true, false, false, Tile::Ground},
    {Tile::Pillar, 'o', false, false, false, Tile::Ground},
    {Tile::Bridge, '=', true, false, false, Tile::Bridge},
    {Tile::Shallows, ',', true, false, false, Tile::Shallows},
    {Tile::DeepWater, '~', false, false, false, Tile::Bridge},
    {Tile::Pit, '_', true, true, false, Tile::Bridge},
    {Tile::Spikes, '^', true, true, false, Tile::Ground},
    {Tile::Ice, '*', true, false, false, Tile::Ground},
    {Tile::Grass, '"', true, false, false, Tile::Grass},
    {Tile::Plate, 'p', true, false, false, Tile::Ground},
    {Tile::Crate, 'c', false, false, true, Tile::Ground},
    {Tile::Block, 'b', false, false, true, Tile::Ground},
    {Tile::Rubble, '%', false, false, false, Tile::Ground},
    {Tile::Brazier, 'i', false, false, false, Tile::Ground},
    {Tile::LitBrazier, 'I', false, false, false, Tile::Ground},
    {Tile::Lever, 'l', false, false, false, Tile::Ground},
    {Tile::ThrownLever, 0, false, false, false, Tile::Ground},
    {Tile::Gate, 'g', false, false, false, Tile::Ground},
    {Tile::Embers, 'h', true, true, false, Tile::Ground},
    {Tile::Urn, 0, false, false, false, Tile::Ground},
    {Tile::Fixture, 'F', false, false, false, Tile::Ground},
}}};

static_assert(isInOrder(tileTraits, &TileTraits::tile));

// The phases of spikes. They are announced before they are up, so that there is time to act.
enum class SpikePhase : std::uint8_t { Down, Announced, Up };

constexpr char letter(Tile tile) {
    return tileTraits[tile].letter;
}

inline std::string lettersOf(std::span<const Tile> tiles) {
    std::string letters;
    for (const Tile tile : tiles) {
        letters += letter(tile);
    }
    return letters;
}

constexpr std::optional<Tile> tileOf(char letter) {
    for (const TileTraits& traits : tileTraits) {
        if (traits.letter == letter && letter != 0) {
            return traits.tile;
        }
    }
    return std::nullopt;
}

constexpr bool isWalkable(Tile tile) {
    return tileTraits[tile].walkable;
}

constexpr bool isWater(Tile tile) {
    return tile == Tile::Shallows || tile == Tile::DeepWater;
}

// Whether a knight can stay on the tile, harmed or not. False for pits, into which he falls.
constexpr bool canStandOn(Tile tile) {
    return isWalkable(tile) && tile != Tile::Pit;
}

constexpr bool isHarmful(Tile tile) {
    return tileTraits[tile].harmful;
}

constexpr bool isPushable(Tile tile) {
    return tileTraits[tile].pushable;
}

// The answers of `holds` for all kinds of tile, for code that asks about every tile of a room.
template <typename Holds>
constexpr EnumArray<Tile, bool> answersByTile(Holds holds) {
    EnumArray<Tile, bool> answers{};
    for (const TileTraits& traits : tileTraits) {
        answers[traits.tile] = holds(traits.tile);
    }
    return answers;
}

enum class SpotKind : std::uint8_t {
    Creature,
    Treasure,
    Foe  // a creature that has to fall in its turn
};

// A place in a room for a creature or a treasure.
struct Spot {
    GridPos tile;
    SpotKind kind = SpotKind::Creature;
    int turn = 0;  // of a foe, from 1
    friend bool operator==(const Spot&, const Spot&) = default;
};

}  // namespace doorstring
