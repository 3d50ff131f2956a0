// The lights that go out, one after another. Once all are out, a blow lights a candle again for a
// while. The set piece is done when all candles burn at once. The knight fails if that takes longer
// than `limitTicks`.
#include "world/motion/terrain.hpp"
#include "world/pieces/piece_rules.hpp"

#include <algorithm>

namespace doorstring {

namespace {

using Candle = LightsState::Candle;

// Lets the candles of the room burn, each a little longer than the one before.
void beginLights(World& world, Events&) {
    auto& lights = ownPiece<LightsState>(world.piece);
    const int step = world.config.adventure.pieces.lights.outTicks;
    int ticks = 0;
    for (const GridPos tile : cellsOf(world.room.tiles().size())) {
        if (world.room.tiles()[tile] == Tile::LitBrazier) {
            ticks += step;
            lights.candles.push_back({tile, ticks});
        }
    }
}

void putOut(World& world, const Candle& candle, Events& events) {
    world.ground.lay(candle.at, Tile::Brazier);
    events.push_back(PieceMoved{SetPiece::Lights, tileCentre(candle.at)});
}

bool isOut(const Candle& candle) {
    return candle.ticks == 0;
}

void stepLights(World& world, Events& events) {
    const LightsConfig& config = world.config.adventure.pieces.lights;
    auto& lights = ownPiece<LightsState>(world.piece);
    for (Candle& candle : lights.candles) {
        if (isOut(candle)) {
            continue;
        }
        --candle.ticks;
        if (isOut(candle)) {
            putOut(world, candle, events);
        } else if (lights.haveAllGoneOut && candle.ticks == config.flickerTicks) {
            events.push_back(PieceWarned{SetPiece::Lights, tileCentre(candle.at)});
        }
    }
    if (!lights.haveAllGoneOut && std::ranges::all_of(lights.candles, isOut)) {
        lights.haveAllGoneOut = true;
        world.areLightsOut = true;
        world.piece.ticks = 0;
    } else if (lights.haveAllGoneOut && world.piece.ticks > config.limitTicks) {
        failPiece(world, SetPiece::Lights, events);
    }
}

bool areAllLit(const World& world) {
    return ownPiece<LightsState>(world.piece).haveAllGoneOut && !world.ground.has(Tile::Brazier);
}

bool canBeLit(const World& world, GridPos tile) {
    const Tile here = world.ground.at(tile);
    return ownPiece<LightsState>(world.piece).haveAllGoneOut &&
           (here == Tile::Brazier || here == Tile::LitBrazier);
}

void lightCandle(World& world, GridPos tile, Events& events) {
    auto& candles = ownPiece<LightsState>(world.piece).candles;
    const auto candle = std::ranges::find(candles, tile, &Candle::at);
    if (candle != candles.end()) {
        candle->ticks = world.config.adventure.pieces.lights.burnTicks;
        world.ground.lay(tile, Tile::LitBrazier);
        events.push_back(PieceTurned{SetPiece::Lights, tile});
    }
}

}  // namespace

const PieceRule lightsRule{.piece = SetPiece::Lights,
                           .shuts = true,
                           .begin = beginLights,
                           .step = stepLights,
                           .isDone = areAllLit,
                           .answers = canBeLit,
                           .strike = lightCandle};

}  // namespace doorstring
