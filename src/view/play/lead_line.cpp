#include "view/play/lead_line.hpp"

#include "base/step_field.hpp"
#include "room/tiles/room_layout.hpp"

#include <algorithm>
#include <optional>
#include <vector>

namespace doorstring {

namespace {

constexpr std::size_t longestLine = 9;  // tiles
constexpr Colour lineShade{16, 8, 20, 150};
constexpr Colour lineRed{216, 56, 76};
constexpr Colour lineLight{255, 164, 144};  // so that it is seen on red, and by the colour-blind
constexpr int dashStep = 7;                 // pixels from one dash to the next
constexpr int leadDash = 4;                 // pixels of a dash
constexpr int ticksPerLeadPixel = 6;        // ticks in which the dashes move on by a pixel

// The side of the door that leads toward the goal; empty in the goal itself, or if no way leads
// there.
std::optional<Direction> sideToGoal(const World& world) {
    const Dungeon& dungeon = world.dungeon;
    StepField steps(dungeon.size());
    const auto leads = [&](GridPos cell, Direction side) {
        return dungeon.plan(cell).doors.has(side) && dungeon.hasRoom(neighbour(cell, side)) &&
               world.lockAt(cell, side) != DoorLock::Cracked;
    };
    steps.flood(world.metrics.goal, leads);
    for (const Direction side : allDirections) {
        const GridPos to = neighbour(world.cell(), side);
        if (leads(world.cell(), side) && steps[to] < steps[world.cell()]) {
            return side;
        }
    }
    return std::nullopt;
}

// The tiles from the knight to the door, his own first; empty if he cannot walk there.
std::vector<GridPos> wayToDoor(const World& world, Direction side) {
    const Grid<Tile>& tiles = world.ground.tiles();
    const GridPos door = firstGapTile(tiles.size(), side);
    StepField steps(tiles.size());
    const auto leads = [&](GridPos tile, Direction way) {
        const GridPos to = neighbour(tile, way);
        return tiles.contains(to) && (canStandOn(tiles[to]) || to == door);
    };
    steps.flood(door, leads);
    const GridPos knight = tileUnder(world.player.body);
    return steps[knight] == unreached ? std::vector<GridPos>() : steps.wayBack(knight, leads);
}

}  // namespace

void drawLeadLine(Canvas& canvas, const Scene& scene) {
    const World& world = scene.world;
    if (!world.config.isAdventure() || !world.config.adventure.guide.leadLine || world.flip ||
        world.dungeon.carved() != nullptr) {
        return;
    }
    const auto side = sideToGoal(world);
    if (!side) {
        return;
    }
    const std::vector<GridPos> way = wayToDoor(world, *side);
    const auto shift = static_cast<int>(world.tick / ticksPerLeadPixel % dashStep);
    int pixelsFromKnight = 0;
    for (std::size_t i = 0; i + 1 < std::min(way.size(), longestLine); ++i) {
        const GridOffset step = way[i + 1] - way[i];
        const GridPos from{scene.x + way[i].x * tileSide + tileSide / 2,
                           scene.y + way[i].y * tileSide + tileSide / 2 + 2};
        for (int pixel = 0; pixel < tileSide; ++pixel, ++pixelsFromKnight) {
            const GridPos at = from + step * pixel;
            const bool isDash = (pixelsFromKnight + dashStep - shift) % dashStep < leadDash;
            if (isDash && pixelsFromKnight > tileSide / 2) {
                canvas.fill({at.x, at.y + 2, 2, 1}, lineShade);
                canvas.fill({at.x, at.y, 2, 2}, lineRed);
                canvas.fill({at.x, at.y, 1, 1}, lineLight);
            }
        }
    }
}

}  // namespace doorstring
