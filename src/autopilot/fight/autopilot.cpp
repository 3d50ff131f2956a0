#include "autopilot/fight/autopilot.hpp"

#include "autopilot/fight/answers.hpp"
#include "world/knight/sword.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

int pixelsBetween(SubPos a, SubPos b) {
    return toPixels(std::max(std::abs(a.x - b.x), std::abs(a.y - b.y)));
}

bool obeys(const World& world) {
    const Player& player = world.player;
    return !player.dying() && !player.falling() && player.body.knockTicks == 0 &&
           !isRooted(player, world.config.sword);
}

std::optional<SubPos> dropToFetch(const World& world, const SeenRoom& room) {
    const bool isHurt = world.player.halfHearts < 2 * world.config.player.hearts;
    const SubPos knight = centreOf(world.knightBox());
    for (const SeenDrop& drop : room.drops) {
        if (drop.kind == DropKind::Heart ? isHurt
                                         : pixelsBetween(knight, drop.middle) <= coinReach) {
            return drop.middle;
        }
    }
    return std::nullopt;
}

// The nearest that is worth a fight; in a shut room each is that can be hurt.
const SeenCreature* foeIn(const World& world, const SeenRoom& room) {
    const int halfHearts = room.isShut ? fewHalfHearts + 1 : world.player.halfHearts;
    const SubPos knight = centreOf(world.knightBox());
    const SeenCreature* nearest = nullptr;
    int least = 0;
    for (const SeenCreature& one : room.creatures) {
        const int distance = pixelsBetween(knight, centreOf(one.box));
        if (isWorthAFight(world.config.creatures.kinds[one.kind], halfHearts) &&
            (nearest == nullptr || distance < least)) {
            nearest = &one;
            least = distance;
        }
    }
    return nearest;
}

}  // namespace

std::optional<Wish> Autopilot::wishIn(const World& world, const SeenRoom& room) const {
    Wish wish;
    if (const auto drop = dropToFetch(world, room)) {
        wish.goal = *drop;
        return wish;
    }
    const bool fights = room.isShut || memory_.mayFight();
    const SeenCreature* const foe = fights ? foeIn(world, room) : nullptr;
    if (foe == nullptr) {
        return std::nullopt;
    }
    wish.goal = centreOf(foe->box);
    if (memory_.isPatient()) {
        const int distance = pixelsBetween(centreOf(world.knightBox()), wish.goal);
        wish.keep = distanceToKeep(*foe, world.config.creatures.kinds[foe->kind], distance,
                                   world.config.player);
    }
    return wish;
}

InputFrame Autopilot::think(const World& world, const SeenRoom& room) {
    planner_.look(world, eyes_);
    std::optional<Wish> wish = wishIn(world, room);
    if (wish) {
        const StepMap way(world.terrain(), wish->goal);
        wish->held = held_;
        wish->way = &way;
        wish->mayFlee = !room.isShut && memory_.mayFlee();
        return planner_.choose(world, room, *wish);
    }
    Wish journey;
    journey.held = held_;
    journey.walk = explorer_(world);
    if (!planner_.isThreatened() || !memory_.isPatient()) {
        heldTicks_ = 0;
        return journey.walk;
    }
    journey.mayFlee = !room.isShut && memory_.mayFlee();
    return planner_.choose(world, room, journey);
}

InputFrame Autopilot::operator()(const World& world) {
    eyes_.look(world);
    const SeenRoom& room = eyes_.room();
    const bool isSeen = !world.flip && room.cell == world.cell();
    if (isSeen) {
        memory_.follow(world, room);
    }
    if (!isSeen || room.isQuiet()) {
        heldTicks_ = 0;
        return explorer_(world);
    }
    if (!obeys(world)) {
        heldTicks_ = 0;
        return {};
    }
    if (heldTicks_ > 0) {
        --heldTicks_;
        return held_;
    }
    heldTicks_ = thinkAgainTicks - 1;
    const InputFrame chosen = think(world, room);
    held_ = {chosen.held.without(Button::Sword)};
    return chosen;
}

}  // namespace doorstring
