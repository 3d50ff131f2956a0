#include "autopilot/fight/autopilot.hpp"

#include "autopilot/fight/foes.hpp"
#include "world/bosses/chambers.hpp"
#include "world/items/items.hpp"
#include "world/knight/sword.hpp"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace doorstring {

namespace {

// How near the knight must be to the place in front of a door to walk out after a boss.
constexpr int doorReach = toSubpixels(8);

int pixelsBetween(SubPos a, SubPos b) {
    return toPixels(longerAxis(a - b));
}

// Whether the knight does what the keys say.
bool obeys(const World& world) {
    const Player& player = world.player;
    return !player.dying() && !player.falling() && player.body.knockTicks == 0 &&
           !isRootedBySwing(player, world.config.sword) && !isRootedByItem(world);
}

std::optional<SubPos> dropToFetch(const World& world, const SeenRoom& room) {
    const bool isHurt = world.player.kit.halfHearts < world.player.kit.mostHalfHearts();
    const SubPos knight = centreOf(world.knightBox());
    for (const SeenDrop& drop : room.drops) {
        const bool isNear = pixelsBetween(knight, drop.middle) <= fetchReach;
        const bool isWanted = drop.kind == DropKind::Heart ? isHurt : isNear;
        if (isWanted) {
            return drop.middle;
        }
    }
    return std::nullopt;
}

// The nearest creature that is worth a fight, may fall now and has an unguarded side; null if there
// is none. In a shut room every creature that can be hurt is worth a fight. The nearest is the one
// at the shortest straight line or, once the knight has lost patience, at the end of the shortest
// way: otherwise he might walk to and fro between two creatures behind walls.
const SeenCreature* foeIn(const World& world, const SeenRoom& room, bool isPatient) {
    constexpr int beyondReach = 10000;  // pixels
    const int halfHearts = room.isShut ? fewHalfHearts + 1 : world.player.kit.halfHearts;
    const SubPos knight = centreOf(world.knightBox());
    const auto ways =
        isPatient ? std::nullopt : std::optional<StepMap>({seenTerrain(world, room), knight});
    const auto distanceTo = [&](SubPos middle) {
        const auto walk = ways ? ways->distance(middle) : std::nullopt;
        const int straight = pixelsBetween(knight, middle);
        return walk ? toPixels(*walk) : straight + (ways ? beyondReach : 0);
    };
    const SeenCreature* nearest = nullptr;
    int least = 0;
    for (const SeenCreature& one : room.creatures) {
        const int distance = distanceTo(centreOf(one.box));
        if (!one.isBeforeItsTurn && one.guarded != DoorSet::all() &&
            isWorthAFight(world.config.creatures.kinds[one.kind], halfHearts) &&
            (nearest == nullptr || distance < least)) {
            nearest = &one;
            least = distance;
        }
    }
    return nearest;
}

}  // namespace

InputFrame Autopilot::go(const World& world, const SeenRoom& room, Wish wish) {
    wish.held = held_;
    wish.mayFlee = !room.isShut && memory_.mayFlee();
    return planner_.choose(world, room, wish);
}

// The keys to hold to walk to a place; empty if no way leads there.
std::optional<InputFrame> Autopilot::approach(const World& world, const SeenRoom& room,
                                              SubPos place) {
    const StepMap distances(seenTerrain(world, room), place);
    if (!distances.distance(centreOf(world.knightBox()))) {
        return std::nullopt;
    }
    return go(world, room, {.distances = &distances, .goal = place});
}

InputFrame Autopilot::fight(const World& world, const SeenRoom& room, const SeenCreature& foe) {
    const SubPos knight = centreOf(world.knightBox());
    const SubPos middle = centreOf(foe.box);
    const StepMap distances(seenTerrain(world, room), middle);
    // A boss waits until the knight has come in, so he need not keep away from it.
    const bool isStillWaiting = isBoss(foe.kind) && foe.doing == Doing::Waits && !room.isShut;
    int keepAway = 0;
    if (!distances.distance(knight) && !isBoss(foe.kind)) {
        keepAway = distanceToLure(foe.kind);
    } else if (memory_.isPatient() && !isStillWaiting) {
        keepAway = distanceToKeep(foe, world.config.creatures, pixelsBetween(knight, middle),
                                  world.config.player);
    }
    // Once the knight has lost patience, he shoots no more: arrows would have hit by now.
    const auto shot = memory_.isPatient() ? sideToShoot(world, room) : std::nullopt;
    return go(world, room,
              {.distances = &distances, .goal = middle, .keepAway = keepAway, .shot = shot});
}

InputFrame Autopilot::travel(const World& world, const SeenRoom& room) {
    const InputFrame walk = explorer_(world);
    if (!planner_.isThreatened() || !memory_.isPatient()) {
        heldTicks_ = 0;
        return walk;
    }
    return go(world, room, {.walk = walk});
}

std::optional<InputFrame> Autopilot::pursue(const World& world, const SeenRoom& room) {
    const SubPos knight = centreOf(world.knightBox());
    const auto distanceTo = [&](Direction side) {
        return longerAxis(placeBeforeDoor(world, side) - knight);
    };
    std::array sides = allDirections;
    std::ranges::sort(sides, {}, [&](Direction side) { return std::pair(distanceTo(side), side); });
    const DoorSet doors = doorsToFollowThrough(world);
    for (const Direction side : sides) {
        if (!doors.has(side)) {
            continue;
        }
        if (distanceTo(side) <= doorReach) {
            return holding(side);
        }
        if (const auto input = approach(world, room, placeBeforeDoor(world, side))) {
            return input;
        }
    }
    return std::nullopt;
}

InputFrame Autopilot::think(const World& world, const SeenRoom& room) {
    planner_.look(world, eyes_, skill_);
    if (const auto input = pursue(world, room)) {
        return *input;
    }
    if (const auto drop = dropToFetch(world, room)) {
        if (const auto input = approach(world, room, *drop)) {
            return *input;
        }
    }
    const bool fights = room.isShut || memory_.mayFight();
    const SeenCreature* const foe = fights ? foeIn(world, room, memory_.isPatient()) : nullptr;
    return foe != nullptr ? fight(world, room, *foe) : travel(world, room);
}

InputFrame Autopilot::operator()(const World& world) {
    eyes_.look(world);
    const SeenRoom& room = eyes_.room();
    const bool isRoomSeen = !world.flip && room.cell == world.cell();
    if (isRoomSeen) {
        memory_.follow(world, room);
    }
    if (!isRoomSeen || room.isQuiet()) {
        heldTicks_ = 0;
        return withBow(world, explorer_(world));
    }
    if (!obeys(world)) {
        heldTicks_ = 0;
        return {};
    }
    if (heldTicks_ > 0) {
        --heldTicks_;
        return withBow(world, held_);
    }
    heldTicks_ = thinkAgainTicks - 1;
    const InputFrame chosen = think(world, room);
    held_ = {chosen.held.without(Button::Sword).without(Button::Item)};
    return withBow(world, chosen);
}

}  // namespace doorstring
