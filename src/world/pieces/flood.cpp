// The flood: water rises from the south, row by row. Each valve that is opened lowers the water.
// When all valves are open, the water drains. The set piece is done once the water is gone. The
// knight fails if deep water fills the whole room.
#include "room/tiles/room_layout.hpp"
#include "world/knight/harm.hpp"
#include "world/motion/terrain.hpp"
#include "world/pieces/piece_rules.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int drift = 288;  // subpixels a tick, by which deep water carries the knight north

int rowsOf(const World& world) {
    return insideOf(world.room.tiles().size()).height;
}

int fullLevel(const World& world) {
    return rowsOf(world) + world.config.adventure.pieces.flood.deepAfter;
}

// What a tile is while the water has risen by `level` rows: deep water in the south, then
// `deepAfter` rows of shallows, then the room as it was made.
Tile waterAt(const World& world, GridPos tile, int level) {
    const int row = insideOf(world.room.tiles().size()).bottom() - tile.y;
    const int deepAfter = world.config.adventure.pieces.flood.deepAfter;
    return row >= level               ? world.room.tiles()[tile]
           : row >= level - deepAfter ? Tile::Shallows
                                      : Tile::DeepWater;
}

// Lays the water of a level. Tiles that the knight touches get shallows in place of deep water.
// Returns whether any tile got shallows for this reason.
bool layWater(World& world, int level) {
    const SubBox knight = world.knightBox();
    bool touchesDeepWater = false;
    for (const GridPos tile : cellsIn(insideOf(world.room.tiles().size()))) {
        const Tile floor = world.ground.floors()[tile];
        if (!isWalkable(floor) && floor != Tile::DeepWater) {
            continue;
        }
        Tile wanted = waterAt(world, tile, level);
        if (wanted == Tile::DeepWater && overlap(tileBox(tile), knight)) {
            wanted = Tile::Shallows;
            touchesDeepWater = true;
        }
        if (floor != wanted) {
            world.ground.lay(tile, wanted);
        }
    }
    return touchesDeepWater;
}

void carryNorth(World& world) {
    Body& body = world.player.body;
    body.at.y += freeDistance(world.terrain(), body.hitBox(), Axis::Y, -drift);
}

void changeLevel(World& world, int by, Events& events) {
    auto& flood = ownPiece<FloodState>(world.piece);
    flood.level = std::clamp(flood.level + by, 0, fullLevel(world));
    flood.ticks = 0;
    const GridRect inside = insideOf(world.room.tiles().size());
    // The northernmost row under water; the southernmost row of the room if the water is gone.
    const int row = std::max(inside.y, inside.bottom() - std::max(0, flood.level - 1));
    events.push_back(PieceMoved{SetPiece::Flood, tileCentre({inside.x + inside.width / 2, row})});
}

void stepFlood(World& world, Events& events) {
    const FloodConfig& config = world.config.adventure.pieces.flood;
    auto& flood = ownPiece<FloodState>(world.piece);
    const bool drains = areAllLeversThrown(world);
    if (++flood.ticks >= (drains ? config.drainTicks : config.riseTicks)) {
        changeLevel(world, drains ? -1 : 1, events);
    }
    const bool isFull = flood.level >= fullLevel(world);
    if (isFull && !world.player.isHelpless()) {
        failPiece(world, SetPiece::Flood, events);
        returnToDoor(world, Hazard::Water, events);
        return;
    }
    const bool touchesDeepWater = layWater(world, flood.level);
    if (touchesDeepWater && !world.player.isHelpless()) {
        carryNorth(world);
    }
}

bool isFloodDone(const World& world) {
    return areAllLeversThrown(world) && ownPiece<FloodState>(world.piece).level == 0;
}

void openValve(World& world, GridPos tile, Events& events) {
    throwLever(world, tile, events);
    changeLevel(world, -world.config.adventure.pieces.flood.valveRows, events);
}

}  // namespace

const PieceRule floodRule{.piece = SetPiece::Flood,
                          .shuts = true,
                          .step = stepFlood,
                          .isDone = isFloodDone,
                          .answers = isUnthrownLever,
                          .strike = openValve};

}  // namespace doorstring
