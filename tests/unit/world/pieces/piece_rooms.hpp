// Rooms of set pieces on shipped floors, as an adventure that begins there has them.
#pragma once

#include "dungeon/passes/generate.hpp"
#include "testing/shipped_config.hpp"
#include "world/expedition.hpp"
#include "world/motion/terrain.hpp"
#include "world/pieces/pieces.hpp"
#include "world/step.hpp"

#include <algorithm>
#include <variant>
#include <vector>

namespace doorstring::testing {

// The knight has just come into the room of the set piece.
inline World pieceWorld(SetPiece piece, std::uint64_t seed = 5) {
    Config config = shippedFloor(1);
    config.adventure.pieceToBeginAt = piece;
    auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, 1));
    return Expedition(config, std::move(dungeon.value())).world();
}

// Lets the knight stand until it has begun.
inline Events begun(World& world) {
    Events events;
    for (int tick = 0; tick < 120 && world.piece.stage != PieceStage::Runs; ++tick) {
        step(world, {}, events);
    }
    return events;
}

// What happens while the knight stands for some ticks.
inline Events waited(World& world, int ticks) {
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        step(world, {}, events);
    }
    return events;
}

template <typename Wanted>
int countIn(const Events& events) {
    return static_cast<int>(std::ranges::count_if(
        events, [](const Event& event) { return std::holds_alternative<Wanted>(event); }));
}

inline std::vector<GridPos> tilesWith(const World& world, Tile what) {
    std::vector<GridPos> found;
    for (const GridPos tile : cellsOf(world.ground.tiles().size())) {
        if (world.ground.at(tile) == what) {
            found.push_back(tile);
        }
    }
    return found;
}

inline void standOn(World& world, GridPos tile) {
    Body& body = world.player.body;
    body.at = body.previous = centred(world.knightBox(), tileCentre(tile)).at;
}

// Strikes what stands on the tile, from a walkable tile beside it, and goes back to where he was.
inline Events struck(World& world, GridPos tile) {
    const SubPos before = world.player.body.at;
    Events events;
    for (const Direction side : allDirections) {
        const GridPos from = neighbour(tile, side);
        if (!world.ground.tiles().contains(from) || !isWalkable(world.ground.at(from)) ||
            world.ground.isAtEdge(from)) {
            continue;
        }
        standOn(world, from);
        world.player.facing = opposite(side);
        step(world, holding(Button::Sword), events);
        for (int tick = 0; tick < 24 && !world.player.isHelpless(); ++tick) {
            step(world, {}, events);
        }
        world.player.body.at = world.player.body.previous = before;
        break;
    }
    return events;
}

}  // namespace doorstring::testing
