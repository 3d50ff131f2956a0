#include "world/knight/sword.hpp"

#include "world/ground/clearing.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int arcBreadth = 24;  // pixels, across the way that the knight looks
constexpr int raisedShare = 6;  // the first sixth of a swing only raises the blade
constexpr int cutMargin = 4;    // pixels of a tile's rim where the blade misses what is there

SubBox core(GridPos tile) {
    SubBox box = tileBox(tile);
    const int margin = toSubpixels(cutMargin);
    return {
        {box.at.x + margin, box.at.y + margin}, box.width - 2 * margin, box.height - 2 * margin};
}

void strikeTiles(World& world, const SubBox& blade, Events& events) {
    const GridSize size = world.terrain().size();
    for (int y = std::max(0, toTile(blade.at.y));
         y <= std::min(size.height - 1, toTile(blade.bottom() - 1)); ++y) {
        for (int x = std::max(0, toTile(blade.at.x));
             x <= std::min(size.width - 1, toTile(blade.right() - 1)); ++x) {
            if (overlap(core({x, y}), blade)) {
                strike(world, {x, y}, events);
            }
        }
    }
}

}  // namespace

std::optional<SubBox> swordBox(const Player& player, const PlayerConfig& config) {
    if (player.swingTicks <= config.swingTicks / raisedShare) {
        return std::nullopt;
    }
    const SubBox box = player.body.hitBox();
    const SubPos middle = centreOf(box);
    const int reach = toSubpixels(config.swordReach);
    const int breadth = toSubpixels(arcBreadth);
    switch (player.facing) {
    case Direction::North:
        return SubBox{{middle.x - breadth / 2, box.at.y - reach}, breadth, reach};
    case Direction::South:
        return SubBox{{middle.x - breadth / 2, box.bottom()}, breadth, reach};
    case Direction::West:
        return SubBox{{box.at.x - reach, middle.y - breadth / 2}, reach, breadth};
    case Direction::East:
        return SubBox{{box.right(), middle.y - breadth / 2}, reach, breadth};
    }
    return std::nullopt;
}

void swing(World& world, InputFrame input, Events& events) {
    Player& player = world.player;
    const bool pressed = input.has(Button::Sword) && !player.swordHeld;
    player.swordHeld = input.has(Button::Sword);
    if (player.swinging() && ++player.swingTicks > world.config.player.swingTicks) {
        player.swingTicks = 0;
    }
    const bool canSwing = !player.swinging() && !player.falling() && player.body.knockTicks == 0;
    if (pressed && canSwing) {
        player.swingTicks = 1;
        events.push_back(SwordSwung{player.facing});
    }
    if (const auto blade = swordBox(player, world.config.player)) {
        strikeTiles(world, *blade, events);
    }
}

}  // namespace doorstring
