#include "world/puzzles/mechanisms.hpp"

#include "room/puzzles/puzzle.hpp"
#include "world/knight/sword.hpp"
#include "world/motion/collision.hpp"
#include "world/standing/puzzle_rooms.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

bool isBrazier(Tile tile) {
    return tile == Tile::Brazier || tile == Tile::LitBrazier;
}

// Where puzzles are, and only there. Levers stand nowhere else.
bool answers(const World& world, GridPos tile) {
    const Tile there = world.ground.at(tile);
    return there == Tile::Lever || (isBrazier(there) && world.room.hasDrawnPuzzle());
}

// The nearest to the knight of those that the blade reaches.
std::optional<GridPos> struckBy(const World& world, const SubBox& blade) {
    const SubPos knight = centreOf(world.knightBox());
    const auto distance = [&](GridPos tile) {
        const SubPos middle = tileCentre(tile);
        return std::abs(middle.x - knight.x) + std::abs(middle.y - knight.y);
    };
    std::optional<GridPos> nearest;
    for (const GridPos tile : cellsIn(tilesUnder(blade))) {
        if (world.terrain().size().contains(tile) && answers(world, tile) &&
            (!nearest || distance(tile) < distance(*nearest))) {
            nearest = tile;
        }
    }
    return nearest;
}

void strikeLever(World& world, GridPos tile, Events& events) {
    const Grid<Tile>& tiles = world.ground.tiles();
    const auto order = leverOrder(tiles, world.cell(), world.dungeon.seed());
    const auto next =
        std::ranges::find_if(order, [&](GridPos lever) { return tiles[lever] == Tile::Lever; });
    if (next != order.end() && *next == tile) {
        world.ground.lay(tile, Tile::ThrownLever);
        events.push_back(LeverThrown{tile});
        return;
    }
    for (const GridPos lever : order) {
        world.ground.lay(lever, Tile::Lever);
    }
    events.push_back(LeversReset{tile});
}

void strikeBrazier(World& world, GridPos tile, Events& events) {
    forEachBit(braziersTurned(world.ground.tiles(), tile), [&](GridPos brazier) {
        const Tile now = turned(world.ground.at(brazier));
        world.ground.lay(brazier, now);
        events.push_back(BrazierTurned{brazier, now == Tile::LitBrazier});
    });
}

}  // namespace

void strikeMechanism(World& world, Events& events) {
    const auto blade = swordBox(world.player, world.config.sword);
    if (!blade || !pointsAhead(world.player, world.config.sword) || world.isSolved(world.cell())) {
        return;
    }
    const auto tile = struckBy(world, *blade);
    if (!tile) {
        return;
    }
    if (world.ground.at(*tile) == Tile::Lever) {
        strikeLever(world, *tile, events);
    } else {
        strikeBrazier(world, *tile, events);
    }
}

}  // namespace doorstring
