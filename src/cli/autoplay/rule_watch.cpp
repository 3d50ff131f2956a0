#include "cli/autoplay/rule_watch.hpp"

#include "world/creatures/footing.hpp"
#include "world/creatures/moves.hpp"
#include "world/motion/collision.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr int announcedTicks = 21;  // 0.35 s

bool isHealthy(const World& world) {
    const Player& player = world.player;
    return player.kit.halfHearts <= world.player.kit.mostHalfHearts() &&
           (player.dying() ? player.kit.halfHearts == 0 : player.kit.halfHearts > 0);
}

bool isHealthy(const World& world, const Creature& creature) {
    const int most = world.config.creatures.kinds[creature.kind].health;
    return most == 0 ||
           ((creature.health > 0 || creature.doing == Doing::Falls) && creature.health <= most);
}

PlayRule brokenByCreatures(const World& world) {
    if (world.creatures.living.size() > 2 * mostCreatures) {
        return PlayRule::TooManyCreatures;
    }
    for (const Creature& creature : world.creatures.living) {
        if (!isHealthy(world, creature)) {
            return PlayRule::CreatureHealth;
        }
        if (!isAloft(creature, world.config.creatures) && !hasFooting(world, creature.body)) {
            return PlayRule::CreatureOffGround;
        }
    }
    return PlayRule::None;
}

}  // namespace

RuleWatch::RuleWatch() {
    before_.reserve(2 * mostCreatures);
    now_.reserve(2 * mostCreatures);
}

// It begins its tick where it ended the last one. Of two of a kind at one place the first is the
// one that was first.
RuleWatch::Known RuleWatch::follow(const Creature& creature) {
    Known now{creature.kind, creature.body.at, 0, creature.doing == Doing::Attacks};
    const auto known = std::find_if(before_.begin(), before_.end(), [&](const Known& one) {
        return one.kind == creature.kind && one.at == creature.body.previous && !one.isFollowed;
    });
    if (known != before_.end()) {
        known->isFollowed = true;
        now.windUp = known->windUp;
        if (known->attacks && !now.attacks) {
            now.windUp = 0;
        }
    }
    if (creature.doing == Doing::WindsUp) {
        ++now.windUp;
    } else if (!now.attacks) {
        now.windUp = 0;
    }
    return now;
}

// Who attacks has been winding up for long enough, and so has who let something fly.
bool RuleWatch::isAnnounced(const World& world, const Events& events) {
    std::swap(before_, now_);
    now_.clear();
    int begun = 0;
    bool isFair = true;
    for (const Creature& creature : world.creatures.living) {
        now_.push_back(follow(creature));
        isFair = isFair && (!now_.back().attacks || now_.back().windUp >= announcedTicks);
        begun += now_.back().attacks ? 1 : 0;
    }
    for (const Event& event : events) {
        begun += std::holds_alternative<CreatureFell>(event) ? 1 : 0;  // as it let go
        begun -= std::holds_alternative<ProjectileFired>(event) ? 1 : 0;
    }
    return isFair && begun >= 0;
}

PlayRule RuleWatch::operator()(const World& world, const Events& events) {
    // While the knight holds something up, all else waits.
    if (std::exchange(isHeldUp_, world.player.heldUp.has_value())) {
        return PlayRule::None;
    }
    if (world.flip) {
        now_.clear();
        return PlayRule::None;
    }
    // The hook pulls him over water.
    const Gait gait = world.player.isPulled ? Gait::Flies : world.player.body.gait;
    if (overlapsSolid(world.terrain(), world.knightBox(), gait)) {
        return PlayRule::KnightInWall;
    }
    if (!isHealthy(world)) {
        return PlayRule::KnightHealth;
    }
    if (world.creatures.projectiles.size() > Creatures::mostProjectiles ||
        world.creatures.drops.size() > Creatures::mostDrops) {
        return PlayRule::TooManyThings;
    }
    if (!isAnnounced(world, events)) {
        return PlayRule::Unannounced;
    }
    return brokenByCreatures(world);
}

}  // namespace doorstring
