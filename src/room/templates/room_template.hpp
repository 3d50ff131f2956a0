// A room made by hand: its ground, where things may stand, and which rooms it may become.
#pragma once

#include "base/grid.hpp"
#include "base/weighted_table.hpp"
#include "config/config.hpp"
#include "room/templates/pose.hpp"
#include "room/tiles/room_kind.hpp"
#include "room/tiles/spot.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace doorstring {

using KindSet = EnumSet<RoomKind>;
using TilesetSet = EnumSet<Tileset>;

inline constexpr int hardestTemplate = 5;  // difficulties begin at 1
inline constexpr std::int64_t mostTemplateWeight = 1000 * weightOne;

// A place in a text; 1 is the first line and column, 0 stands for the whole file.
struct TemplatePlace {
    std::string source;  // the file, as the user would name it
    int line = 1;
    int column = 1;
};

struct RoomTemplate {
    std::string name;
    TemplatePlace place;  // of the name
    int gridLine = 1;     // where the drawing begins
    std::int64_t weight = weightOne;
    int difficulty = 1;
    KindSet kinds = KindSet::of(RoomKind::Plain);
    TilesetSet tilesets = TilesetSet::first(tilesetCount);
    PoseSet poses;     // always with AsDrawn
    Grid<Tile> tiles;  // with the gaps of its own doors
    DoorSet doors;
    std::vector<Spot> spots;  // row by row
};

// What is wrong with a text of templates.
struct TemplateFault {
    TemplatePlace place;
    std::string sentence;      // without a full stop
    std::string picture = {};  // lines, each ended; empty where a sentence says all
    std::string room = {};     // the name of the room that it is about; empty: none
};

// The letters of spots; below each is ground. Foes have their turn: 1 to 5.
inline constexpr char creatureLetter = 'e';
inline constexpr char treasureLetter = 't';
inline constexpr char firstFoeLetter = '1';
inline constexpr int mostFoes = 5;

// None where the letter is that of a tile, or of nothing.
constexpr std::optional<Spot> spotFrom(char letter, GridPos at) {
    if (letter == creatureLetter) {
        return Spot{at, SpotKind::Creature};
    }
    if (letter == treasureLetter) {
        return Spot{at, SpotKind::Treasure};
    }
    const int turn = letter - firstFoeLetter + 1;
    return turn >= 1 && turn <= mostFoes ? std::optional(Spot{at, SpotKind::Foe, turn})
                                         : std::nullopt;
}

constexpr char letterOf(const Spot& spot) {
    switch (spot.kind) {
    case SpotKind::Creature:
        return creatureLetter;
    case SpotKind::Treasure:
        return treasureLetter;
    case SpotKind::Foe:
        break;
    }
    return static_cast<char>(firstFoeLetter + spot.turn - 1);
}

}  // namespace doorstring
