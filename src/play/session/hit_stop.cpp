#include "play/session/hit_stop.hpp"

#include <algorithm>
#include <variant>

namespace doorstring {

namespace {

constexpr int blowTicks = 2;
constexpr int lastBlowTicks = 8;  // of a boss
constexpr int hardBlowTicks = 3;  // a creature fell, or the knight was hurt

int ticksFor(const Event& event, const World& world) {
    if (std::holds_alternative<BossFalls>(event)) {
        return lastBlowTicks;
    }
    if (std::holds_alternative<CreatureStruck>(event)) {
        return blowTicks;
    }
    // A fall into a pit, which costs hearts as well, ends at the door.
    const bool isHurt =
        std::holds_alternative<KnightHurt>(event) && world.player.body.knockTicks > 0;
    return isHurt || std::holds_alternative<CreatureFell>(event) ? hardBlowTicks : 0;
}

}  // namespace

void HitStop::take(const Events& events, const World& world) {
    for (const Event& event : events) {
        left_ = std::max(left_, ticksFor(event, world));
    }
}

bool HitStop::holdsTick() {
    holds_ = left_ > 0;
    left_ -= holds_ ? 1 : 0;
    return holds_;
}

}  // namespace doorstring
