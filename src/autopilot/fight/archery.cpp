#include "autopilot/fight/archery.hpp"

#include "autopilot/fight/answers.hpp"
#include "autopilot/fight/tuning.hpp"
#include "autopilot/in_hand.hpp"
#include "world/creatures/turn.hpp"
#include "world/items/use.hpp"
#include "world/motion/collision.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int nearestShot = toSubpixels(36);  // nearer than that the sword does it
constexpr int farthestShot = toSubpixels(144);
constexpr int surelyHit = toSubpixels(4);  // from the middle of a creature

// Whether an arrow flies from there so far.
bool isFree(const Terrain& terrain, SubPos from, Direction side, int length) {
    const GridOffset way = offsetOf(side);
    for (int gone = subpixelsPerTile; gone < length; gone += subpixelsPerTile) {
        if (isSolid(terrain, tileOf({from.x + way.x * gone, from.y + way.y * gone}), Gait::Flies)) {
            return false;
        }
    }
    return true;
}

bool canBeHit(const World& world, const SeenCreature& seen, SubPos knight) {
    const bool isSafe = seen.isAloft || seen.isBeforeItsTurn || seen.doing == Doing::Falls ||
                        (isBoss(seen.kind) && seen.isPushed);
    return world.config.creatures.kinds[seen.kind].health > 0 && !isSafe &&
           !isShieldedFrom(seen, centreOf(seen.box), knight);
}

// None where it is out of line by when an arrow is there.
std::optional<Direction> lineTo(const World& world, const SeenCreature& seen, SubPos knight) {
    const SubPos middle = centreOf(seen.box);
    const int speed = std::max(1, perTick(world.config.items.bow.speed));
    const auto far = [&](SubPos at) {
        return std::max(std::abs(at.x - knight.x), std::abs(at.y - knight.y));
    };
    const int ticks = reactionTicks + far(middle) / speed;
    const SubPos then{middle.x + ticks * seen.motion.x, middle.y + ticks * seen.motion.y};
    const GridOffset way{then.x - knight.x, then.y - knight.y};
    const int across = std::min(std::abs(way.x), std::abs(way.y));
    const bool isNear = far(middle) < nearestShot || far(then) < nearestShot;
    return across > surelyHit || isNear || far(then) > farthestShot
               ? std::nullopt
               : std::optional(mainDirection(way));
}

std::optional<Item> usefulItem(const World& world, const SeenRoom& room) {
    const Kit& kit = world.player.kit;
    if (kit.items.has(Item::Lantern) && room.isDark) {
        return Item::Lantern;
    }
    return kit.items.has(Item::Bow) && kit.arrows > 0 ? std::optional(Item::Bow) : std::nullopt;
}

}  // namespace

std::optional<Direction> sideToShoot(const World& world, const SeenRoom& room) {
    const Player& player = world.player;
    if (player.kit.chosen != Item::Bow || player.kit.arrows == 0 || player.swingTicks > 0 ||
        isBusy(world)) {
        return std::nullopt;
    }
    const SubPos knight = centreOf(world.knightBox());
    for (const SeenCreature& one : room.creatures) {
        const auto side = canBeHit(world, one, knight) ? lineTo(world, one, knight) : std::nullopt;
        const SubPos there = centreOf(one.box);
        const int length = std::max(std::abs(there.x - knight.x), std::abs(there.y - knight.y));
        if (side && isFree(world.terrain(), knight, *side, length)) {
            return side;
        }
    }
    return std::nullopt;
}

InputFrame withUsefulItem(const World& world, const SeenRoom& room, InputFrame input) {
    const bool isBusyWithOthers = input.has(Button::Item) || input.has(Button::NextItem);
    const auto item = usefulItem(world, room);
    return item && !isBusyWithOthers ? takingInHand(world, *item, input) : input;
}

}  // namespace doorstring
