// The bridge that falls: each plank that the knight treads on shakes and falls. It is pulled up
// again after a while, unless `returnTicks` is 0. Turning a crank pulls up all planks, and so does
// the knight's own fall. Coins lie at the end of a side branch of the bridge. The set piece is done
// when all cranks are turned.
#include "base/rng.hpp"
#include "dungeon/contents/contents.hpp"
#include "world/creatures/drops.hpp"
#include "world/motion/terrain.hpp"
#include "world/pieces/piece_rules.hpp"

#include <algorithm>

namespace doorstring {

namespace {

using Plank = BridgeState::Plank;

void pullUp(World& world, Plank& plank) {
    if (plank.hasFallen) {
        world.ground.lay(plank.at, Tile::Bridge);
    }
    plank = {plank.at};
}

void pullUpAll(World& world) {
    for (Plank& plank : ownPiece<BridgeState>(world.piece).planks) {
        pullUp(world, plank);
    }
}

void beginBridge(World& world, Events&) {
    auto& bridge = ownPiece<BridgeState>(world.piece);
    for (const GridPos tile : cellsOf(world.room.tiles().size())) {
        if (world.room.tiles()[tile] == Tile::Bridge) {
            bridge.planks.push_back({tile});
        }
    }
    // No creature lives in this room. Its only spot for a creature marks the end of the side branch
    // instead, where coins lie. takeHoard() adds the bridge to `failedAt` when it scatters these
    // coins.
    const auto spot = std::ranges::find(world.room.spots(), SpotKind::Creature, &Spot::kind);
    if (spot != world.room.spots().end() && !world.failedAt.has(SetPiece::Bridge)) {
        bridge.hoard = spot->tile;
    }
}

// Scatters the coins of the side branch if they are on the tile `trodden`.
void takeHoard(World& world, BridgeState& bridge, GridPos trodden) {
    if (bridge.hoard != trodden) {
        return;
    }
    RandomStream random(
        contentsRoll(world.dungeon.seed(), world.cell(), ContentsRoll::PuzzleCoins));
    scatter(world, DropKind::Coin, world.config.adventure.pieces.bridge.coins, tileCentre(trodden),
            random);
    bridge.hoard.reset();
    world.failedAt = world.failedAt.with(SetPiece::Bridge);
}

void stepPlank(World& world, Plank& plank, GridPos trodden, Events& events) {
    const BridgeConfig& config = world.config.adventure.pieces.bridge;
    if (plank.ticks == 0) {
        if (plank.at == trodden) {
            plank.ticks = 1;
            events.push_back(PieceWarned{SetPiece::Bridge, tileCentre(plank.at)});
        }
        return;
    }
    ++plank.ticks;
    if (!plank.hasFallen && plank.ticks > config.shakeTicks) {
        plank = {.at = plank.at, .ticks = 1, .hasFallen = true};
        world.ground.lay(plank.at, Tile::Pit);
        events.push_back(PieceMoved{SetPiece::Bridge, tileCentre(plank.at)});
    } else if (plank.hasFallen && config.returnTicks > 0 && plank.ticks > config.returnTicks) {
        pullUp(world, plank);
    }
}

void stepBridge(World& world, Events& events) {
    auto& bridge = ownPiece<BridgeState>(world.piece);
    const Player& player = world.player;
    if (bridge.wasKnightFalling && !player.falling()) {
        pullUpAll(world);
    }
    bridge.wasKnightFalling = player.falling();
    constexpr GridPos outsideRoom{-1, -1};
    const GridPos trodden =
        player.isAloft() || player.falling() ? outsideRoom : tileUnder(player.body);
    takeHoard(world, bridge, trodden);
    for (Plank& plank : bridge.planks) {
        stepPlank(world, plank, trodden, events);
    }
}

// Turns a crank. The last one also scatters the coins of the side branch.
void turnCrank(World& world, GridPos tile, Events& events) {
    throwLever(world, tile, events);
    pullUpAll(world);
    auto& bridge = ownPiece<BridgeState>(world.piece);
    if (areAllLeversThrown(world) && bridge.hoard) {
        takeHoard(world, bridge, *bridge.hoard);
    }
}

}  // namespace

const PieceRule bridgeRule{.piece = SetPiece::Bridge,
                           .begin = beginBridge,
                           .step = stepBridge,
                           .isDone = areAllLeversThrown,
                           .answers = isUnthrownLever,
                           .strike = turnCrank};

}  // namespace doorstring
