#include "world/knight/sword.hpp"

#include "world/ground/ground_changes.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int breadth = 20;    // pixels, of the box that the blade reaches ahead
constexpr int slantSide = 12;  // pixels, of the box that it reaches in the slant
constexpr int slantAway = 10;  // pixels, both ahead and to the right, from the knight to that box
constexpr int slantShare = 3;  // a third of the cut is the slant
constexpr int cutMargin = 4;   // pixels: a blade that touches only this rim of a tile misses it

void strikeTiles(World& world, const SubBox& blade, Events& events) {
    const GridSize size = world.terrain().size();
    for (const GridPos tile : cellsIn(tilesUnder(blade))) {
        if (size.contains(tile) && overlap(tileBox(tile).grown(-toSubpixels(cutMargin)), blade)) {
            strike(world, tile, events);
        }
    }
}

int slantTicks(const SwordConfig& config) {
    return config.bladeTicks / slantShare;
}

int swingLength(const SwordConfig& config) {
    return config.windUpTicks + config.bladeTicks + config.recoveryTicks;
}

// The box that the blade reaches in the slant: ahead and to the right of the knight.
SubBox slantBox(const Player& player) {
    const SubPos middle = centreOf(player.body.hitBox());
    const GridOffset ahead = offsetOf(player.facing) * toSubpixels(slantAway);
    const GridOffset right{-ahead.y, ahead.x};
    return boxAround(middle + ahead + right, toSubpixels(slantSide), toSubpixels(slantSide));
}

SubBox aheadBox(const Player& player, const SwordConfig& config) {
    const SubBox box = player.body.hitBox();
    const SubPos middle = centreOf(box);
    const GridOffset way = offsetOf(player.facing);
    const int reach = toSubpixels(config.reach);
    const int across = toSubpixels(breadth);
    const bool upright = way.x == 0;
    const int away = ((upright ? box.height : box.width) + reach) / 2;
    return boxAround(middle + way * away, upright ? across : reach, upright ? reach : across);
}

bool isCrackedWall(const World& world, GridPos tile) {
    const auto side = shutDoorAt(world.terrain(), tile);
    return side && world.lockAt(world.cell(), *side) == DoorLock::Cracked;
}

// Reports that the sword rings. It rings on the first tick on which the blade points ahead, if the
// middle of the blade's box is in a wall, a cracked wall or a pillar.
void ring(const World& world, const SubBox& blade, Events& events) {
    const SubPos middle = centreOf(blade);
    const Tile tile = world.terrain().at(tileOf(middle));
    const bool isHollow = isCrackedWall(world, tileOf(middle));
    if (beginsToPointAhead(world.player, world.config.sword) &&
        (tile == Tile::Wall || tile == Tile::Pillar || isHollow)) {
        events.push_back(SwordRang{middle, isHollow});
    }
}

void beginSwing(Player& player, Events& events) {
    player.swingTicks = 1;
    player.swordPressTicks = 0;
    events.push_back(SwordSwung{player.facing});
}

}  // namespace

SwingPhase swingPhase(const Player& player, const SwordConfig& config) {
    const int cutTicks = player.swingTicks - config.windUpTicks;
    if (player.swingTicks == 0) {
        return SwingPhase::None;
    }
    if (cutTicks <= 0) {
        return SwingPhase::WindUp;
    }
    if (cutTicks > config.bladeTicks) {
        return SwingPhase::Recovery;
    }
    return cutTicks <= slantTicks(config) ? SwingPhase::Slant : SwingPhase::Ahead;
}

bool isRootedBySwing(const Player& player, const SwordConfig& config) {
    const SwingPhase phase = swingPhase(player, config);
    return phase != SwingPhase::None && phase != SwingPhase::Recovery;
}

bool beginsToPointAhead(const Player& player, const SwordConfig& config) {
    return player.swingTicks == config.windUpTicks + slantTicks(config) + 1;
}

std::optional<SubBox> swordBox(const Player& player, const SwordConfig& config) {
    switch (swingPhase(player, config)) {
    case SwingPhase::Slant:
        return slantBox(player);
    case SwingPhase::Ahead:
        return aheadBox(player, config);
    default:
        return std::nullopt;
    }
}

void swing(World& world, InputFrame input, Events& events) {
    Player& player = world.player;
    const SwordConfig& config = world.config.sword;
    const bool pressed = input.has(Button::Sword) && !player.swordHeld;
    player.swordHeld = input.has(Button::Sword);
    player.swordPressTicks =
        pressed ? config.keptTicks + 1 : std::max(0, player.swordPressTicks - 1);
    if (player.swingTicks > 0 && ++player.swingTicks > swingLength(config)) {
        player.swingTicks = 0;
    }
    if (player.swordPressTicks > 0 && world.isKnightFree()) {
        beginSwing(player, events);
    }
    if (const auto blade = swordBox(player, config)) {
        strikeTiles(world, *blade, events);
        ring(world, *blade, events);
    }
}

}  // namespace doorstring
