// What a tile of a room is. A floor tile is called Ground: "floor" means a level of an adventure.
#pragma once

#include "base/enums.hpp"
#include "base/grid.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>

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

enum class TileTrait : std::uint8_t {
    Walkable,   // a knight can step on it, harmed or not; else it stops him
    Harmful,    // hurts the knight, always or at times
    Pushable,   // by a knight
    Struck,     // stops the knight, and the sword does something to it: the autopilot strikes it
    ForPuzzles  // drawn only in rooms of puzzles and of set pieces
};
using TileTraits = EnumSet<TileTrait>;

// What a tile is for rules and tools. What it looks like is in picture/tiles/tile_looks.hpp.
struct TileRow {
    Tile tile;
    char letter;            // in templates and in `doorstring map --tiles`; 0: only play lays it
    std::string_view name;  // in maps for Tiled
    TileTraits traits = {};
    Tile wayAcross = Tile::Ground;  // the tile that it becomes where a way must lead over it
};

inline constexpr auto tileRows = keyedTable<&TileRow::tile, TileRow>({
    {Tile::Wall, '#', "wall"},
    {Tile::Ground, '.', "ground", TileTraits::of(TileTrait::Walkable)},
    {Tile::Pillar, 'o', "pillar"},
    {Tile::Bridge, '=', "bridge", TileTraits::of(TileTrait::Walkable), Tile::Bridge},
    {Tile::Shallows, ',', "shallows", TileTraits::of(TileTrait::Walkable), Tile::Shallows},
    {Tile::DeepWater, '~', "deep water", {}, Tile::Bridge},
    {Tile::Pit, '_', "pit", TileTraits::of(TileTrait::Walkable, TileTrait::Harmful), Tile::Bridge},
    {Tile::Spikes, '^', "spikes", TileTraits::of(TileTrait::Walkable, TileTrait::Harmful)},
    {Tile::Ice, '*', "ice", TileTraits::of(TileTrait::Walkable)},
    {Tile::Grass, '"', "grass", TileTraits::of(TileTrait::Walkable), Tile::Grass},
    {Tile::Plate, 'p', "plate", TileTraits::of(TileTrait::Walkable)},
    {Tile::Crate, 'c', "crate", TileTraits::of(TileTrait::Pushable)},
    {Tile::Block, 'b', "block", TileTraits::of(TileTrait::Pushable)},
    {Tile::Rubble, '%', "rubble"},
    {Tile::Brazier, 'i', "brazier", TileTraits::of(TileTrait::Struck)},
    {Tile::LitBrazier, 'I', "lit brazier", TileTraits::of(TileTrait::Struck)},
    {Tile::Lever, 'l', "lever", TileTraits::of(TileTrait::Struck, TileTrait::ForPuzzles)},
    {Tile::ThrownLever, 0, "thrown lever"},
    {Tile::Gate, 'g', "gate", TileTraits::of(TileTrait::ForPuzzles)},
    {Tile::Embers, 'h', "embers", TileTraits::of(TileTrait::Walkable, TileTrait::Harmful)},
    {Tile::Urn, 0, "urn", TileTraits::of(TileTrait::Struck)},
    {Tile::Fixture, 'F', "fixture"},
});

constexpr bool has(Tile tile, TileTrait trait) {
    return tileRows[tile].traits.has(trait);
}

// The phases of spikes. They are announced before they are up, so that there is time to act.
enum class SpikePhase : std::uint8_t { Down, Announced, Up };

constexpr char letter(Tile tile) {
    return tileRows[tile].letter;
}

inline std::string lettersOf(std::span<const Tile> tiles) {
    std::string letters;
    for (const Tile tile : tiles) {
        letters += letter(tile);
    }
    return letters;
}

constexpr std::optional<Tile> tileOf(char letter) {
    for (const TileRow& row : tileRows) {
        if (row.letter == letter && letter != 0) {
            return row.tile;
        }
    }
    return std::nullopt;
}

constexpr bool isWalkable(Tile tile) {
    return has(tile, TileTrait::Walkable);
}

constexpr bool isWater(Tile tile) {
    return tile == Tile::Shallows || tile == Tile::DeepWater;
}

// Whether a knight can stay on the tile, harmed or not. False for pits, into which he falls.
constexpr bool canStandOn(Tile tile) {
    return isWalkable(tile) && tile != Tile::Pit;
}

constexpr bool isHarmful(Tile tile) {
    return has(tile, TileTrait::Harmful);
}

constexpr bool isPushable(Tile tile) {
    return has(tile, TileTrait::Pushable);
}

// The answers of `holds` for all kinds of tile, for code that asks about every tile of a room.
template <typename Holds>
constexpr EnumArray<Tile, bool> answersByTile(Holds holds) {
    EnumArray<Tile, bool> answers{};
    for (const TileRow& row : tileRows) {
        answers[row.tile] = holds(row.tile);
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
