// A template, a room made by hand: its tiles, its spots, and which rooms of dungeons it may become.
#pragma once

#include "base/door_set.hpp"
#include "base/enums.hpp"
#include "base/grid.hpp"
#include "base/weighted_table.hpp"
#include "config/config.hpp"
#include "room/tiles/room_plan.hpp"
#include "room/tiles/tile.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace doorstring {

// The eight ways in which a drawn room can be laid: as it is, mirrored or turned. A value has three
// bits, which apply in this order. Bit 2: columns and rows change places; only square rooms allow
// that. Bit 0: left and right change places. Bit 1: top and bottom change places.
enum class Pose : std::uint8_t {
    AsDrawn,
    LeftRight,
    TopBottom,
    HalfTurn,
    Diagonal,
    QuarterRight,
    QuarterLeft,
    OtherDiagonal
};
inline constexpr auto allPoses = allValues<Pose>;
using PoseSet = EnumSet<Pose>;

constexpr bool swapsAxes(Pose pose) {
    return (static_cast<unsigned>(pose) & 4U) != 0;
}

// Where a tile of the drawing is in the laid room. `drawn` is the size of the drawing.
constexpr GridPos posed(GridPos tile, GridSize drawn, Pose pose) {
    const auto bits = static_cast<unsigned>(pose);
    if (swapsAxes(pose)) {
        std::swap(tile.x, tile.y);
        std::swap(drawn.width, drawn.height);
    }
    return {(bits & 1U) != 0 ? drawn.width - 1 - tile.x : tile.x,
            (bits & 2U) != 0 ? drawn.height - 1 - tile.y : tile.y};
}

constexpr Direction posed(Direction side, Pose pose) {
    constexpr GridSize drawn{3, 3};
    const GridPos at = posed(neighbour({1, 1}, side), drawn, pose);
    for (const Direction to : allDirections) {
        if (neighbour({1, 1}, to) == at) {
            return to;
        }
    }
    return side;
}

constexpr DoorSet posed(DoorSet doors, Pose pose) {
    DoorSet to;
    for (const Direction side : doors) {
        to = to.with(posed(side, pose));
    }
    return to;
}

using KindSet = EnumSet<RoomKind>;
using TilesetSet = EnumSet<Tileset>;

inline constexpr int hardestTemplate = 5;  // difficulties begin at 1
inline constexpr std::int64_t mostTemplateWeight = 1000 * weightOne;

// A place in a text; 1 is the first line and column, 0 means the whole file.
struct TemplatePlace {
    std::string source;  // the file, as the user would name it
    int line = 1;
    int column = 1;
};

struct RoomTemplate {
    std::string name;
    TemplatePlace place;  // of the name
    int drawingLine = 1;  // the line where the drawing begins
    std::int64_t weight = weightOne;
    int difficulty = 1;
    KindSet kinds = KindSet::of(RoomKind::Plain);
    TilesetSet tilesets = TilesetSet::first(tilesetCount);
    PoseSet poses;     // always with AsDrawn
    Grid<Tile> tiles;  // with gaps for the doors as drawn
    DoorSet doors;
    std::vector<Spot> spots;                // row by row
    std::optional<CreatureKind> boss = {};  // the only boss that it serves; null if it names none
    std::optional<SetPiece> piece = {};     // the only set piece it serves; null if it names none
    bool isDark = false;
    Landmark landmark = Landmark::None;  // the only landmark that it serves
    std::optional<Trap> trap = {};

    // Whether it serves only the boss or the set piece that it names, whatever its kinds. False for
    // the template of a landmark, which serves no other room because it has no kinds. (If
    // RoomTexts::onlyTemplate() names it, it gets all kinds.)
    bool isReserved() const { return boss || piece; }
};

// What is wrong with a text of templates.
struct TemplateFault {
    TemplatePlace place;
    std::string sentence;      // without a full stop
    std::string picture = {};  // lines, each ending in a line feed; empty if the sentence says all
    std::string room = {};     // the name of the room that it is about; may be empty
};

// The letters of spots; the tile of a spot is ground. A foe is written as its turn, 1 to 5.
inline constexpr char creatureLetter = 'e';
inline constexpr char treasureLetter = 't';
inline constexpr char firstFoeLetter = '1';
inline constexpr int mostFoes = 5;

// The spot that a letter stands for; null if the letter is that of a tile, or of nothing.
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

// The words in the lines of a template.

enum class TemplateKey : std::uint8_t {
    Weight,
    Difficulty,
    Kinds,
    Tilesets,
    Mirror,
    Turn,
    Boss,
    Piece,
    Dark,
    Landmark,
    Trap
};
inline constexpr std::array<std::string_view, 11> templateKeys{
    "weight", "difficulty", "kinds", "tilesets", "mirror", "turn",
    "boss",   "piece",      "dark",  "landmark", "trap"};

// Bit 0 of a word's index: left and right may change places. Bit 1: top and bottom may.
inline constexpr std::array<std::string_view, 4> mirrorWords{"no", "sides", "ends", "both"};
inline constexpr std::array<std::string_view, 3> turnWords{"no", "half", "quarter"};
inline constexpr std::array<std::string_view, 2> darkWords{"no", "yes"};
// The word that stands for all words of a list.
inline constexpr std::string_view anyWord = "any";

}  // namespace doorstring
