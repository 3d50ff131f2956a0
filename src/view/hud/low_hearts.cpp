#include "view/hud/low_hearts.hpp"

#include <algorithm>
#include <variant>

namespace doorstring {

// A knight who never had more than one heart is used to it.
bool LowHearts::isLow(const World& world) {
    const Kit& kit = world.player.kit;
    return kit.hearts > 1 && kit.halfHearts > 0 && kit.halfHearts <= 2;
}

// What was lost blinks first: it begins when the knight can be hurt again.
bool LowHearts::take(const Events& events, const World& world) {
    bool isHurt = false;
    for (const Event& event : events) {
        if (const auto* hurt = std::get_if<KnightHurt>(&event)) {
            lost_ = isHurt ? lost_ + hurt->lost : hurt->lost;
            isHurt = true;
        }
    }
    if (isHurt) {
        ticks_ = isLow(world) ? -world.config.player.safeTicks : quiet;
    } else if (!isLow(world)) {
        ticks_ = quiet;
    } else {
        ticks_ = std::min(ticks_ + 1, quiet);
    }
    return ticks_ >= 0 && ticks_ < quiet && ticks_ % period == 0;
}

bool LowHearts::isLit() const {
    return ticks_ >= 0 && ticks_ < quiet && ticks_ % period < lit;
}

}  // namespace doorstring
