#include "world/knight/harm.hpp"

#include "world/motion/terrain.hpp"
#include "world/state/relics.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int slipLimit = 14;  // ticks of slipping until the knight falls
constexpr int slipStep = 128;  // subpixels a tick toward the pit's middle: slower than a walk
constexpr int fallStep = 256;  // the same while falling
// Subpixels from the pit's middle within which no edge is left to hold on to.
constexpr int nearMiddle = 3 * 256;
// The width, in subpixels, of a hit box's rim, which spikes and embers miss; less for a small body.
constexpr int rim = 2 * 256;

// Moves the knight toward the middle of the tile that the middle of his hit box is on. Nothing can
// be in the way, as the box only moves away from neighbouring tiles.
void sinkIn(World& world, int step) {
    const SubPos middle = centreOf(world.knightBox());
    const SubPos goal = tileCentre(tileOf(middle));
    world.player.body.at.x += approached(middle.x, goal.x, step) - middle.x;
    world.player.body.at.y += approached(middle.y, goal.y, step) - middle.y;
}

void standAtDoor(World& world) {
    Player& player = world.player;
    // Crates and blocks may be at the door now, and blocks may have walled off what is near it. So
    // he is put where he can walk to a way out.
    const Grid<Tile> tiles = tilesWithinReach(world.terrain());
    SubBox entry = world.knightBox();
    entry.at = world.entry;
    player.body.at = safePlaceNear({world.room, tiles, world.shutDoors(world.cell())}, entry);
    player.body.previous = player.body.at;
    player.body.velocity = {};
    player.walkTicks = player.body.knockTicks = player.slipTicks = player.fallTicks = 0;
    player.hopTicks = 0;
    player.isPulled = false;
    world.tools.hook.reset();
    player.body.safeTicks = world.config.player.safeTicks;
}

// Returns the number of half hearts that a hit takes: all that it costs or, with the assist, half
// of that or none. Notes in the kit whether half a half heart is owed until the next hit.
int settleHit(int cost, HeartLoss share, Kit& kit) {
    if (share != HeartLoss::Half) {
        return share == HeartLoss::None ? 0 : cost;
    }
    const int owed = cost + (kit.isHalfOwed ? 1 : 0);
    kit.isHalfOwed = owed % 2 == 1;
    return owed / 2;
}

// Takes half hearts from the knight, as far as he has them, and keeps him safe for a while. With
// none left he begins to die.
void loseHearts(World& world, KnightHurt hurt, Events& events) {
    Player& player = world.player;
    player.swingTicks = player.swordPressTicks = player.restTicks = 0;
    player.body.safeTicks = world.config.player.safeTicks;
    const bool costsNothing = spendCharge(world, Power::FreeHit, events);
    const int cost =
        costsNothing ? 0 : settleHit(hurt.lost, world.config.assist.damage, player.kit);
    hurt.lost = std::min(cost, player.kit.halfHearts);
    player.kit.halfHearts -= hurt.lost;
    hurt.halfHearts = player.kit.halfHearts;
    if (hurt.by) {
        ++player.kit.wounds[*hurt.by];
    }
    events.push_back(hurt);
    if (player.kit.halfHearts == 0) {
        player.deathTicks = 1;
        player.walkTicks = player.slipTicks = player.hopTicks = 0;
        events.push_back(KnightDied{});
    }
}

SubBox shrunk(const SubBox& box) {
    const int x = std::min(rim, box.width / 4);
    const int y = std::min(rim, box.height / 4);
    return {{box.at.x + x, box.at.y + y}, box.width - 2 * x, box.height - 2 * y};
}

int signOf(int number) {
    return number > 0 ? 1 : number < 0 ? -1 : 0;
}

// The direction against the knight's velocity, or backwards if he stands.
GridOffset wayBack(const Player& player) {
    const GridOffset way = player.body.velocity;
    return way == GridOffset{} ? offsetOf(opposite(player.facing))
                               : GridOffset{-signOf(way.x), -signOf(way.y)};
}

bool isOverPit(const Terrain& terrain, const Body& body) {
    return isOnGround(body.gait) && terrain.at(tileUnder(body)) == Tile::Pit;
}

}  // namespace

bool isOn(const Terrain& terrain, const Body& body, Tile what) {
    return isOnGround(body.gait) &&
           anyTile(shrunk(body.hitBox()), [&](GridPos tile) { return terrain.at(tile) == what; });
}

bool isInHarm(const Terrain& terrain, const Body& body) {
    return isOverPit(terrain, body) || isOn(terrain, body, Tile::Spikes) ||
           isOn(terrain, body, Tile::Embers);
}

bool hurtKnight(World& world, CreatureKind by, SubPos from, Events& events) {
    return hurtKnight(world, {world.config.creatures.kinds[by].damage, from, by}, events);
}

bool hurtKnight(World& world, const Harm& harm, Events& events) {
    Player& player = world.player;
    const bool isSafe = player.body.safeTicks > 0 || player.isPulled;
    if (isSafe || player.isHelpless() || harm.halfHearts == 0) {
        return false;
    }
    if (harm.isShot && spendCharge(world, Power::StopsShot, events)) {
        return false;
    }
    const SubPos here = centreOf(player.body.hitBox());
    const GridOffset away = here - harm.from;
    knockBack(player.body, offsetOf(mainDirection(away)), world.config.player.knockBack);
    player.walkTicks = 0;
    loseHearts(world, {.lost = harm.halfHearts, .by = harm.by, .hazard = harm.hazard}, events);
    return true;
}

void advanceDeath(World& world, Events& events) {
    Player& player = world.player;
    if (++player.deathTicks <= world.config.player.deathTicks) {
        return;
    }
    if (world.config.isAdventure()) {
        world.ending = Ending::Defeat;
        events.push_back(KnightDefeated{});
        return;
    }
    player.deathTicks = 0;
    player.kit.halfHearts = player.kit.mostHalfHearts();
    standAtDoor(world);
    events.push_back(KnightRevived{});
}

void returnToDoor(World& world, Hazard hazard, Events& events) {
    standAtDoor(world);
    loseHearts(world, {.lost = 1, .hazard = hazard}, events);
}

void advanceFall(World& world, Events& events) {
    sinkIn(world, fallStep);
    if (++world.player.fallTicks <= world.config.ground.fallTicks) {
        return;
    }
    if (powerOf(world, Power::SureFeet) == 0) {
        returnToDoor(world, Hazard::Pit, events);
    } else {
        standAtDoor(world);
    }
}

void slipIntoPit(World& world, Events& events) {
    Player& player = world.player;
    const GridPos tile = tileUnder(player.body);
    if (player.isAloft() || player.isHelpless() || !world.config.assist.fallsIntoPits ||
        !isOverPit(world.terrain(), player.body)) {
        player.slipTicks = 0;
        return;
    }
    sinkIn(world, slipStep);
    const SubPos middle = centreOf(world.knightBox());
    const SubPos goal = tileCentre(tile);
    const bool isNearMiddle = longerAxis(middle - goal) <= nearMiddle;
    if (++player.slipTicks >= slipLimit || isNearMiddle) {
        player.slipTicks = player.body.knockTicks = player.walkTicks = player.swingTicks = 0;
        player.restTicks = 0;
        player.body.velocity = {};
        player.fallTicks = 1;
        events.push_back(KnightFell{tile});
    }
}

namespace {

// Hurts the knight by what he treads on, unless he is safe, helpless or aloft.
void touch(World& world, Tile what, Hazard hazard, Events& events) {
    Player& player = world.player;
    if (player.body.safeTicks > 0 || player.isHelpless() || player.isAloft() ||
        !isOn(world.terrain(), player.body, what)) {
        return;
    }
    knockBack(player.body, wayBack(player), world.config.player.knockBack);
    player.walkTicks = 0;
    loseHearts(world, {.lost = 1, .hazard = hazard}, events);
}

}  // namespace

void touchSpikes(World& world, Events& events) {
    if (world.ground.hasSpikes() && powerOf(world, Power::SureFeet) == 0 &&
        spikePhase(world.tick, world.config.ground) == SpikePhase::Up) {
        touch(world, Tile::Spikes, Hazard::Spikes, events);
    }
}

void touchEmbers(World& world, Events& events) {
    touch(world, Tile::Embers, Hazard::Embers, events);
}

SpikePhase spikePhase(std::uint64_t tick, const GroundConfig& config) {
    const auto downEnd = static_cast<std::uint64_t>(config.spikesDownTicks);
    const std::uint64_t warningEnd =
        downEnd + static_cast<std::uint64_t>(config.spikesWarningTicks);
    const std::uint64_t period = warningEnd + static_cast<std::uint64_t>(config.spikesUpTicks);
    const std::uint64_t time = tick % period;
    if (time < downEnd) {
        return SpikePhase::Down;
    }
    return time < warningEnd ? SpikePhase::Announced : SpikePhase::Up;
}

void reportSpikePhase(std::uint64_t tick, const GroundConfig& config, Events& events) {
    const SpikePhase phase = spikePhase(tick, config);
    if (phase == spikePhase(tick - 1, config)) {
        return;
    }
    switch (phase) {
    case SpikePhase::Down:
        events.push_back(SpikesSank{});
        break;
    case SpikePhase::Announced:
        events.push_back(SpikesWarned{});
        break;
    case SpikePhase::Up:
        events.push_back(SpikesRose{});
        break;
    }
}

}  // namespace doorstring
