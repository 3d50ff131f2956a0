#include "autopilot/fight/foes.hpp"

#include "autopilot/fight/skill.hpp"
#include "autopilot/steps.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"
#include "world/items/items.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int keepFromShadow = 96;  // pixels from the shadow of what has leapt out of sight
constexpr int reachOfBlade = 22;    // pixels between middles at which the blade surely hits
constexpr int ticksToStrike = 6;    // from the key press until the blade points ahead

// The number of ticks that the knight needs to strike a creature `distance` pixels away.
int ticksUntilStruck(int distance, const PlayerConfig& player) {
    return std::max(0, distance - reachOfBlade) * ticksPerSecond / std::max(1, player.speed) +
           ticksToStrike;
}

}  // namespace

bool isWorthAFight(const CreatureConfig& row, int halfHearts) {
    return row.health > 0 && (halfHearts > fewHalfHearts || row.health == 1);
}

int distanceToKeep(const SeenCreature& seen, const CreaturesConfig& config, int distance,
                   const PlayerConfig& player) {
    const FoeRow& answer = foes[seen.kind];
    const int ticksLeft = windUpTicksOf(seen.kind, seen.move, config) - seen.ticks - reactionTicks;
    const bool canStrikeFirst = answer.bait == 0 && ticksUntilStruck(distance, player) <= ticksLeft;
    if (seen.isOffGround) {
        return keepFromShadow;
    }
    switch (seen.doing) {
    case Doing::Waits:
    case Doing::Walks:
    case Doing::Changes:
        return answer.bait;
    case Doing::WindsUp:
        return canStrikeFirst ? 0 : answer.keepFromAttack;
    case Doing::Attacks:
        return answer.keepFromAttack;
    case Doing::Rests:
    case Doing::Stunned:
    case Doing::Falls:
    case Doing::Sleeps:
        return 0;
    }
    return 0;
}

int distanceToLure(CreatureKind kind) {
    return foes[kind].lure;
}

bool isShieldedFrom(const SeenCreature& seen, SubPos middle, SubPos knight) {
    return seen.guarded.has(mainDirection(knight - middle));
}

namespace {

constexpr int nearestShot = toSubpixels(36);  // nearer than that the sword is enough
constexpr int farthestShot = toSubpixels(144);
constexpr int sureHitReach = toSubpixels(4);  // an arrow so near to a creature's middle hits it

// Whether an arrow that flies `length` subpixels to a side meets nothing solid, not even where it
// ends.
bool isFree(const Terrain& terrain, SubPos from, Direction side, int length) {
    const GridOffset way = offsetOf(side);
    for (int gone = subpixelsPerTile; gone < length + subpixelsPerTile; gone += subpixelsPerTile) {
        if (isSolid(terrain, tileOf(from + way * std::min(gone, length)), Gait::Flies)) {
            return false;
        }
    }
    return true;
}

bool canBeHit(const World& world, const SeenCreature& seen, SubPos knight) {
    const bool isInvulnerable = seen.doing == Doing::Falls || seen.doing == Doing::Changes ||
                                (isBoss(seen.kind) && seen.wasStruck);
    return world.config.creatures.kinds[seen.kind].health > 0 && !isInvulnerable &&
           !seen.isOffGround && !seen.isBeforeItsTurn &&
           !isShieldedFrom(seen, centreOf(seen.box), knight);
}

// The side on which an arrow would hit the creature; empty if it will be out of line when the arrow
// arrives, or is too near or too far.
std::optional<Direction> sideInLine(const World& world, const SeenCreature& seen, SubPos knight) {
    const SubPos middle = centreOf(seen.box);
    const int speed = std::max(1, perTick(world.config.items.bow.speed));
    const auto distanceTo = [&](SubPos at) { return longerAxis(at - knight); };
    const int ticks = reactionTicks + distanceTo(middle) / speed;
    const SubPos then = middle + seen.motion * ticks;
    const GridOffset way = then - knight;
    const int offLine = std::min(std::abs(way.x), std::abs(way.y));
    const bool isNear = distanceTo(middle) < nearestShot || distanceTo(then) < nearestShot;
    return offLine > sureHitReach || isNear || distanceTo(then) > farthestShot
               ? std::nullopt
               : std::optional(mainDirection(way));
}

// Whether a foe that must not fall yet is in the way of an arrow that flies `length` subpixels.
bool isForbiddenFoeInWay(const SeenRoom& room, SubPos from, Direction side, int length) {
    const GridOffset way = offsetOf(side);
    const int width = 2 * sureHitReach;
    const SubBox flight = boxAround(from + way * (length / 2), way.x == 0 ? width : length,
                                    way.x == 0 ? length : width);
    return std::ranges::any_of(room.creatures, [&](const SeenCreature& one) {
        return one.isBeforeItsTurn && overlap(flight, one.box);
    });
}

}  // namespace

std::optional<Direction> sideToShoot(const World& world, const SeenRoom& room) {
    const Player& player = world.player;
    if (player.kit.chosen != Item::Bow || player.kit.arrows == 0 || player.swingTicks > 0 ||
        isRootedByItem(world)) {
        return std::nullopt;
    }
    const SubPos knight = centreOf(world.knightBox());
    for (const SeenCreature& one : room.creatures) {
        const auto side =
            canBeHit(world, one, knight) ? sideInLine(world, one, knight) : std::nullopt;
        const int length = longerAxis(centreOf(one.box) - knight);
        if (side && isFree(world.terrain(), knight, *side, length) &&
            !isForbiddenFoeInWay(room, knight, *side, length)) {
            return side;
        }
    }
    return std::nullopt;
}

InputFrame withBow(const World& world, InputFrame input) {
    const Kit& kit = world.player.kit;
    const bool hasItemKey = input.has(Button::Item) || input.has(Button::NextItem);
    return kit.items.has(Item::Bow) && kit.arrows > 0 && !hasItemKey
               ? takingInHand(world, Item::Bow, input)
               : input;
}

}  // namespace doorstring
