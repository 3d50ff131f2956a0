#include "picture/room/floor_pattern.hpp"

#include "base/rng.hpp"
#include "picture/tiles/tile_looks.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// The materials of a pixel of the floor.
enum class Inlay : std::uint8_t { Bare, Dim, Dark, Light, Cloth, Thread, Trim };

// How far a pixel is from the middle of the floor, in half pixels so that both halves of the floor
// are alike.
struct MiddleDistance {
    int x;
    int y;
};

// The ground inside the walls, in pixels.
struct Floor {
    GridSize size;
    GridSize halfCarpet;  // half its width and height; 0 if there is no place for it
    int runnerAside = 0;  // how far right of the middle a runner is

    // The distance of a pixel from the nearest wall.
    int fromWall(GridPos p) const {
        return std::min({p.x, p.y, size.width - 1 - p.x, size.height - 1 - p.y});
    }
    MiddleDistance fromMiddle(GridPos p) const {
        return {std::abs(2 * p.x - size.width + 1), std::abs(2 * p.y - size.height + 1)};
    }
};

// The material of a pixel at a distance from a wall or from the middle. At the distance `start` a
// dark band begins, three pixels wide. A light edge follows it, one pixel wide.
Inlay bandAt(int distance, int start) {
    constexpr int width = 3;
    return distance < start || distance > start + width ? Inlay::Bare
           : distance < start + width                   ? Inlay::Dark
                                                        : Inlay::Light;
}

Inlay borderAt(const Floor& floor, GridPos p) {
    constexpr int bandStart = 12;
    return bandAt(floor.fromWall(p), bandStart);
}

Inlay checksAt(GridPos p) {
    return (p.x / tileSide + p.y / tileSide) % 2 == 0 ? Inlay::Dim : Inlay::Bare;
}

// The material of a lozenge around the middle, as wide as it is high.
Inlay lozengeAt(const Floor& floor, GridPos p) {
    const MiddleDistance away = floor.fromMiddle(p);
    const int half = (floor.size.height - tileSide) / 2;
    return bandAt((away.x + away.y) / 2, half - 4);
}

// The material of a carpet or runner that reaches `half` pixels from its middle along each axis.
Inlay clothAt(MiddleDistance away, GridSize half) {
    const int fromEdge = std::min(2 * half.width - away.x, 2 * half.height - away.y) / 2;
    if (fromEdge < 0) {
        return Inlay::Bare;
    }
    constexpr int seam = 2;
    constexpr int threadGap = 16;  // half pixels from one thread to the next
    if (fromEdge == seam) {
        return Inlay::Trim;
    }
    const bool isThread =
        away.x % threadGap / 2 == threadGap / 4 && away.y % threadGap / 2 == threadGap / 4;
    return fromEdge > seam + 2 && isThread ? Inlay::Thread : Inlay::Cloth;
}

// The material of a runner from the south to the north, as wide as a door.
Inlay runnerAt(const Floor& floor, GridPos p) {
    return clothAt(floor.fromMiddle({p.x - floor.runnerAside, p.y}),
                   {tileSide * 3 / 4, floor.size.height});
}

Inlay carpetAt(const Floor& floor, GridPos p) {
    return floor.halfCarpet.width == 0 ? Inlay::Bare
                                       : clothAt(floor.fromMiddle(p), floor.halfCarpet);
}

Inlay inlayAt(FloorPattern pattern, const Floor& floor, GridPos p) {
    switch (pattern) {
    case FloorPattern::None:
        break;
    case FloorPattern::Border:
        return borderAt(floor, p);
    case FloorPattern::Checks:
        return checksAt(p);
    case FloorPattern::Lozenge:
        return lozengeAt(floor, p);
    case FloorPattern::Runner:
        return runnerAt(floor, p);
    case FloorPattern::Carpet:
        return carpetAt(floor, p);
    }
    return Inlay::Bare;
}

// Whether the pattern is drawn on a tile. It is drawn on bare ground, also below things that stand
// there. It is not drawn on walls and on other kinds of ground, because they have other pictures.
bool showsPattern(Tile tile) {
    switch (tileLooks[tile].art) {
    case TileArt::Wall:
    case TileArt::Bridge:
    case TileArt::Shallows:
    case TileArt::DeepWater:
    case TileArt::Pit:
    case TileArt::Spikes:
    case TileArt::Embers:
    case TileArt::Ice:
    case TileArt::Grass:
        return false;
    case TileArt::Ground:
    case TileArt::Bare:
    case TileArt::Pillar:
    case TileArt::Plate:
    case TileArt::Crate:
    case TileArt::Block:
    case TileArt::Rubble:
        break;
    }
    return true;
}

Colour laidColour(const TilesetPictures& tileset, Inlay inlay, Colour ground) {
    constexpr Colour dim{0, 0, 0, 32};  // faint enough for shadows to show on it
    constexpr Colour shade{0, 0, 0, 64};
    constexpr Colour cloth{0x7a, 0x1c, 0x30};  // the colours of the knight's cape
    constexpr Colour thread{0xc0, 0x38, 0x48};
    constexpr Colour shine{255, 255, 255, 26};
    switch (inlay) {
    case Inlay::Bare:
        break;
    case Inlay::Dim:
        return tileset.light().nearestOver(dim, ground);
    case Inlay::Dark:
        return tileset.light().nearestOver(shade, ground);
    case Inlay::Light:
        return tileset.light().nearestOver(shine, ground);
    case Inlay::Cloth:
        return cloth;
    case Inlay::Thread:
        return thread;
    case Inlay::Trim:
        return tileset.accent();
    }
    return ground;
}

// Whether a floor is open: walls inside would cut a pattern to pieces.
bool isOpen(const Grid<Tile>& layout) {
    const auto isWall = [&](GridPos p) { return layout[p] == Tile::Wall; };
    return std::ranges::none_of(cellsIn({1, 1, layout.width() - 2, layout.height() - 2}), isWall);
}

bool isBareAround(const Grid<Tile>& layout, const Floor& floor, GridSize half) {
    const GridPos first{(floor.size.width / 2 - half.width) / tileSide + 1,
                        (floor.size.height / 2 - half.height) / tileSide + 1};
    const GridPos last{(floor.size.width / 2 + half.width - 1) / tileSide + 1,
                       (floor.size.height / 2 + half.height - 1) / tileSide + 1};
    const auto isBare = [&](GridPos p) {
        return showsPattern(layout[p]) && layout[p] != Tile::Pillar;
    };
    return std::ranges::all_of(
        cellsIn({first.x, first.y, last.x - first.x + 1, last.y - first.y + 1}), isBare);
}

// Half the width and height, in pixels, of the largest carpet that fits on bare ground; 0 if none
// does. Grass, pools and pillars would cut it to pieces; other things may stand on it.
GridSize halfCarpetFor(const Grid<Tile>& layout, const Floor& floor) {
    for (const GridSize tiles : {GridSize{3, 2}, GridSize{2, 2}, GridSize{2, 1}}) {
        const GridSize half{std::min(floor.size.width / 2 - tileSide, tiles.width * tileSide),
                            std::min(floor.size.height / 2 - tileSide, tiles.height * tileSide)};
        if (isBareAround(layout, floor, half)) {
            return half;
        }
    }
    return {0, 0};
}

}  // namespace

FloorPattern floorPatternOf(RoomKind kind, std::uint64_t cosmeticSeed) {
    switch (kind) {
    case RoomKind::Start:
    case RoomKind::Secret:
        return FloorPattern::None;
    case RoomKind::Boss:
    case RoomKind::Altar:
        return FloorPattern::Runner;
    case RoomKind::Treasure:
    case RoomKind::Shop:
        return FloorPattern::Carpet;
    case RoomKind::Arena:
        return FloorPattern::Border;
    case RoomKind::Puzzle:
        return FloorPattern::Checks;
    case RoomKind::Key:
        return FloorPattern::Lozenge;
    case RoomKind::Plain:
        break;
    }
    // Most plain rooms have no pattern, so that a pattern is worth a look.
    constexpr std::uint64_t chances = 7;
    switch (bounded(mixBits(cosmeticSeed ^ 0x466C6F6F72ULL), chances)) {
    case 0:
        return FloorPattern::Border;
    case 1:
        return FloorPattern::Checks;
    case 2:
        return FloorPattern::Lozenge;
    default:
        return FloorPattern::None;
    }
}

void drawFloorPattern(Canvas& canvas, const Grid<Tile>& layout, Flooring flooring,
                      const TilesetPictures& tileset) {
    const FloorPattern pattern = flooring.pattern;
    if (pattern == FloorPattern::None || !isOpen(layout)) {
        return;
    }
    Floor floor{{(layout.width() - 2) * tileSide, (layout.height() - 2) * tileSide},
                {},
                flooring.runnerAside};
    floor.halfCarpet = halfCarpetFor(layout, floor);
    for (const GridPos p : cellsOf(floor.size)) {
        const Inlay inlay = inlayAt(pattern, floor, p);
        if (inlay == Inlay::Bare ||
            !showsPattern(layout[{p.x / tileSide + 1, p.y / tileSide + 1}])) {
            continue;
        }
        const GridPos at{p.x + tileSide, p.y + tileSide};
        canvas.fill({at.x, at.y, 1, 1}, laidColour(tileset, inlay, canvas.at(at.x, at.y)));
    }
}

}  // namespace doorstring
