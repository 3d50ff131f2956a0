#include "cli/autoplay/rule_watch.hpp"

#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int leastWindUp = 21;  // ticks, 0.35 s

// Whether the knight's health is within its limits.
bool isKnightsHealthValid(const World& world) {
    const Player& player = world.player;
    return player.kit.halfHearts <= player.kit.mostHalfHearts() &&
           (player.dying() ? player.kit.halfHearts == 0 : player.kit.halfHearts > 0);
}

// Whether the health of a creature is within its limits; true if nothing can hurt the creature.
bool isHealthValid(const World& world, const Creature& creature) {
    const int most = wholeHealth(creature, world.config.creatures);
    return most == 0 ||
           ((creature.health > 0 || creature.doing == Doing::Falls) && creature.health <= most);
}

// Whether a creature is on embers. No creature walks onto embers, but the ground below a creature
// may catch fire.
bool isOnEmbers(const World& world, const Creature& creature) {
    const Grid<Tile>& tiles = world.ground.tiles();
    return anyTile(creature.body.hitBox(), [&](GridPos tile) {
        return tiles.contains(tile) && tiles[tile] == Tile::Embers;
    });
}

PlayRule brokenByCreatures(const World& world) {
    if (world.creatures.living.size() > 2 * mostCreatures) {
        return PlayRule::TooManyCreatures;
    }
    for (const Creature& creature : world.creatures.living) {
        if (!isHealthValid(world, creature)) {
            return PlayRule::CreatureHealth;
        }
        // What holds the String hangs on a wall, and a boss with a stage may stand in one of its
        // doors.
        const bool mayBeInWall =
            has(creature.kind, Trait::HoldsString) || behaviourOf(creature.kind).door != nullptr;
        if (!mayBeInWall && !isAloft(creature, world.config.creatures) &&
            !hasFooting(world, creature.body) && !isOnEmbers(world, creature)) {
            return PlayRule::CreatureOffGround;
        }
    }
    return PlayRule::None;
}

// Whether the event may have ended a creature's attack after the creature fired in the same tick.
bool mayEndAttack(const Event& event) {
    return isOneOf<CreatureFell, CreatureSlept, CreatureHooked, CreatureStunned, BossChanged,
                   BossFalls>(event);
}

}  // namespace

RuleWatch::RuleWatch() {
    before_.reserve(2 * mostCreatures);
    now_.reserve(2 * mostCreatures);
}

// Returns the creature as it is now, and continues the count of its wind-up. For this, finds in
// `before_` what was remembered of the same creature: it has the same kind, and its place is the
// one where the creature was when this tick began. If that is true of several, takes the first that
// is not followed yet. Does not compare places if the room has just become its mirror.
RuleWatch::Known RuleWatch::follow(const Creature& creature) {
    Known now{creature.kind, creature.body.at, 0, creature.doing == Doing::Attacks};
    const auto known = std::find_if(before_.begin(), before_.end(), [&](const Known& one) {
        const bool isThere = isMirrored_ || one.at == creature.body.previous;
        return one.kind == creature.kind && isThere && !one.isFollowed;
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

// Remembers the creatures of this tick. Returns whether each attacker wound up for at least
// leastWindUp, and at most one shot was fired for each creature that may have fired.
bool RuleWatch::checkAttacks(const World& world, const Events& events) {
    std::swap(before_, now_);
    now_.clear();
    int shotsLeft = 0;  // creatures that may have fired, less the shots fired
    bool allWoundUp = true;
    for (const Creature& creature : world.creatures.living) {
        now_.push_back(follow(creature));
        // Singing is not an attack, although a creature that sings is in Doing::Attacks.
        allWoundUp =
            allWoundUp && (!now_.back().attacks || has(creature.kind, Trait::SingsItsTurn) ||
                           now_.back().windUp >= leastWindUp);
        shotsLeft += now_.back().attacks ? 1 : 0;
    }
    isMirrored_ = false;
    for (const Event& event : events) {
        shotsLeft += mayEndAttack(event) ? 1 : 0;
        // When a choir is angered, all singers wind up again. Those that have just fired were
        // therefore not counted above.
        shotsLeft +=
            std::holds_alternative<ChoirAngered>(event) ? static_cast<int>(now_.size()) : 0;
        shotsLeft -= std::holds_alternative<ProjectileFired>(event) ? 1 : 0;
    }
    return allWoundUp && shotsLeft >= 0;
}

PlayRule RuleWatch::operator()(const World& world, const Events& events) {
    const bool heldTreasureUpBefore =
        std::exchange(heldTreasureUp_, world.player.heldUp.has_value());
    // While the knight holds a treasure above his head, nothing else moves.
    if (heldTreasureUpBefore) {
        return PlayRule::None;
    }
    if (world.flip) {
        now_.clear();
        return PlayRule::None;
    }
    if (world.mirroring) {
        isMirrored_ = true;
        return PlayRule::None;
    }
    // The hook pulls the knight over water.
    const Gait gait = world.player.isPulled ? Gait::Flies : world.player.body.gait;
    if (overlapsSolid(world.terrain(), world.knightBox(), gait)) {
        return PlayRule::KnightInWall;
    }
    if (!isKnightsHealthValid(world)) {
        return PlayRule::KnightHealth;
    }
    if (world.creatures.projectiles.size() > Creatures::mostProjectiles ||
        world.creatures.drops.size() > Creatures::mostDrops) {
        return PlayRule::TooManyThings;
    }
    if (!checkAttacks(world, events)) {
        return PlayRule::Unannounced;
    }
    return brokenByCreatures(world);
}

}  // namespace doorstring
