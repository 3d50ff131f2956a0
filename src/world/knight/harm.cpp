#include "world/knight/harm.hpp"

#include "world/ground/spikes.hpp"
#include "world/motion/collision.hpp"
#include "world/motion/safe_place.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int slipLimit = 14;        // ticks at the edge, after which nobody gets out any more
constexpr int slipStep = 128;        // subpixels a tick toward the middle: half the way of a walk
constexpr int fallStep = 256;        // the same while falling
constexpr int nearMiddle = 3 * 256;  // subpixels; so near there is no edge left to hold on to
constexpr int knockLength = 8;       // ticks
constexpr int rim = 2 * 256;         // subpixels of the hit box that spikes miss

int toward(int from, int to, int step) {
    return from < to ? std::min(from + step, to) : std::max(from - step, to);
}

// Toward the middle of the tile that the middle of the hit box is over. That frees the box from
// whatever is around, so that nothing can be in the way.
void sinkIn(World& world, int step) {
    const SubPos middle = centreOf(world.knightBox());
    const SubPos goal = centreOf(tileBox(tileOf(middle)));
    world.player.at.x += toward(middle.x, goal.x, step) - middle.x;
    world.player.at.y += toward(middle.y, goal.y, step) - middle.y;
}

void standAtDoor(World& world) {
    Player& player = world.player;
    player.at = safePlaceNear(world.terrain(),
                              {world.entry, world.knightBox().width, world.knightBox().height});
    player.previous = player.at;
    player.velocity = {};
    player.walkTicks = player.knockTicks = player.slipTicks = player.fallTicks = 0;
    player.safeTicks = world.config.player.safeTicks;
}

void loseHalfHeart(World& world, Events& events) {
    Player& player = world.player;
    player.swingTicks = 0;
    player.safeTicks = world.config.player.safeTicks;
    --player.halfHearts;
    events.push_back(KnightHurt{player.halfHearts});
    if (player.halfHearts <= 0) {
        player.halfHearts = 2 * world.config.player.hearts;
        standAtDoor(world);
        events.push_back(KnightRevived{});
    }
}

SubBox shrunk(const SubBox& box) {
    const int x = std::min(rim, box.width / 4);
    const int y = std::min(rim, box.height / 4);
    return {{box.at.x + x, box.at.y + y}, box.width - 2 * x, box.height - 2 * y};
}

bool isOnSpikes(const Terrain& terrain, const SubBox& hitBox) {
    const SubBox box = shrunk(hitBox);
    for (int y = toTile(box.at.y); y <= toTile(box.bottom() - 1); ++y) {
        for (int x = toTile(box.at.x); x <= toTile(box.right() - 1); ++x) {
            if (terrain.at({x, y}) == Tile::Spikes) {
                return true;
            }
        }
    }
    return false;
}

// Back where the knight came from; who stands is pushed off backwards.
void knockBack(World& world) {
    Player& player = world.player;
    const GridOffset way = player.velocity;
    const int step = toSubpixels(world.config.player.knockBack) / knockLength;
    const auto sign = [](int number) { return number > 0 ? -1 : number < 0 ? 1 : 0; };
    player.velocity = way == GridOffset{} ? offsetOf(opposite(player.facing)) * step
                                          : GridOffset{sign(way.x) * step, sign(way.y) * step};
    player.knockTicks = knockLength;
    player.walkTicks = 0;
}

bool isOverPit(const Terrain& terrain, const SubBox& box) {
    return terrain.at(tileOf(centreOf(box))) == Tile::Pit;
}

bool isInside(const SubBox& box, GridSize room) {
    return box.at.x >= 0 && box.at.y >= 0 && box.right() <= room.width * subpixelsPerTile &&
           box.bottom() <= room.height * subpixelsPerTile;
}

}  // namespace

bool isInHarm(const Terrain& terrain, const SubBox& box) {
    return isOverPit(terrain, box) || isOnSpikes(terrain, box);
}

void hurt(World& world, Events& events) {
    if (world.player.safeTicks == 0) {
        loseHalfHeart(world, events);
    }
}

void fallOn(World& world, Events& events) {
    sinkIn(world, fallStep);
    if (++world.player.fallTicks > world.config.ground.fallTicks) {
        standAtDoor(world);
        loseHalfHeart(world, events);
    }
}

void knockOn(World& world) {
    Player& player = world.player;
    SubBox box = world.knightBox();
    box.at.x += freeDistance(world.terrain(), box, Axis::X, player.velocity.x);
    box.at.y += freeDistance(world.terrain(), box, Axis::Y, player.velocity.y);
    if (isInside(box, world.terrain().size())) {
        player.at = box.at;
    }
    if (--player.knockTicks == 0) {
        player.velocity = {};
    }
}

void slipIntoPit(World& world, Events& events) {
    Player& player = world.player;
    const GridPos tile = tileUnder(player, world.config.player);
    if (player.falling() || !isOverPit(world.terrain(), world.knightBox())) {
        player.slipTicks = 0;
        return;
    }
    sinkIn(world, slipStep);
    const SubPos middle = centreOf(world.knightBox());
    const SubPos goal = centreOf(tileBox(tile));
    const bool deep =
        std::abs(middle.x - goal.x) <= nearMiddle && std::abs(middle.y - goal.y) <= nearMiddle;
    if (++player.slipTicks >= slipLimit || deep) {
        player.slipTicks = player.knockTicks = player.walkTicks = player.swingTicks = 0;
        player.velocity = {};
        player.fallTicks = 1;
        events.push_back(KnightFell{tile});
    }
}

void touchSpikes(World& world, Events& events) {
    const bool mayHurt = world.ground.hasSpikes() && world.player.safeTicks == 0 &&
                         !world.player.falling() &&
                         spikePhase(world.tick, world.config.ground) == SpikePhase::Up;
    if (!mayHurt || !isOnSpikes(world.terrain(), world.knightBox())) {
        return;
    }
    knockBack(world);
    hurt(world, events);
}

}  // namespace doorstring
