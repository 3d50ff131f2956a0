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

}  // namespace

void Autopilot::countTicks(const SeenRoom& room) {
    const bool isStruck = std::any_of(room.creatures.begin(), room.creatures.end(),
                                      [](const SeenCreature& one) { return one.isPushed; });
    if (room.cell != patience_.cell || room.creatures.size() != patience_.creatures || isStruck) {
        patience_ = {room.cell, room.creatures.size(), 0};
    }
    ++patience_.ticks;
}

std::optional<SubPos> Autopilot::dropToFetch(const World& world, const SeenRoom& room) const {
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

// The nearest that is worth a fight.
const SeenCreature* Autopilot::foe(const World& world, const SeenRoom& room) const {
    if (!room.isShut && patience_.ticks > giveUpTicks) {
        return nullptr;
    }
    const SubPos knight = centreOf(world.knightBox());
    const SeenCreature* nearest = nullptr;
    int least = 0;
    for (const SeenCreature& one : room.creatures) {
        const CreatureConfig& row = world.config.creatures.kinds[one.kind];
        const bool worth =
            isWorthAFight(row, room.isShut ? fewHalfHearts + 1 : world.player.halfHearts);
        const int distance = pixelsBetween(knight, centreOf(one.box));
        if (worth && (nearest == nullptr || distance < least)) {
            nearest = &one;
            least = distance;
        }
    }
    return nearest;
}

InputFrame Autopilot::think(const World& world, const SeenRoom& room) {
    planner_.look(world, eyes_);
    const SubPos knight = centreOf(world.knightBox());
    const SeenCreature* const target = foe(world, room);
    Wish wish;
    if (const auto drop = dropToFetch(world, room)) {
        wish.goal = *drop;
    } else if (target != nullptr) {
        wish.goal = centreOf(target->box);
        const CreatureConfig& row = world.config.creatures.kinds[target->kind];
        wish.keep = patience_.ticks > patienceTicks
                        ? 0
                        : distanceToKeep(*target, row, pixelsBetween(knight, wish.goal),
                                         world.config.player);
    } else {
        wish.walk = explorer_(world);
        if (!planner_.isThreatened()) {
            heldTicks_ = 0;
            return wish.walk;
        }
        return planner_.choose(world, room, wish);
    }
    const StepMap way(world.terrain(), wish.goal);
    wish.way = &way;
    return planner_.choose(world, room, wish);
}

InputFrame Autopilot::operator()(const World& world) {
    eyes_.look(world);
    const SeenRoom& room = eyes_.room();
    if (world.flip || room.cell != world.cell() || room.isQuiet()) {
        heldTicks_ = 0;
        return explorer_(world);
    }
    countTicks(room);
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
