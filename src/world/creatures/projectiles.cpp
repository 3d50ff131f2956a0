#include "world/creatures/projectiles.hpp"

#include "base/advance_each.hpp"
#include "world/creatures/blows.hpp"
#include "world/knight/harm.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int longestFlight = 240;  // ticks

void explode(World& world, const Projectile& bomb, Events& events) {
    const CreaturesConfig& config = world.config.creatures;
    burst(world,
          {centreOf(bomb.body.hitBox()), config.rules.blastRadius, 1,
           config.kinds[bomb.from].damage, bomb.from},
          events);
}

// Moves a bomb for a tick. Returns whether it has exploded.
bool moveBomb(World& world, Projectile& bomb, Events& events) {
    const CreatureRules& rules = world.config.creatures.rules;
    if (bomb.ticks <= rules.bombFlightTicks) {
        moveBody(bomb.body, world.terrain(), bomb.body.velocity, {0, 0, 0});
        return false;
    }
    if (bomb.ticks < rules.bombFuseTicks) {
        return false;
    }
    explode(world, bomb, events);
    return true;
}

// Moves a shot for a tick. Returns whether it has met something or flown long enough.
bool moveStraight(World& world, Projectile& shot, Events& events) {
    const SubPos before = shot.body.at;
    shot.body.at = before + shot.body.velocity;
    const SubPos middle = centreOf(shot.body.hitBox());
    const bool isSpent = shot.ticks > longestFlight;
    // A hopping knight is above the shot.
    const bool meetsKnight =
        !isSpent && !world.player.hopping() && overlap(shot.body.hitBox(), world.knightBox());
    if (meetsKnight) {
        hurtKnight(world, shot.from, middle, events);
    }
    const bool ends = meetsKnight || isSpent || !world.terrain().size().contains(tileOf(middle)) ||
                      isSolid(world.terrain(), tileOf(middle), Gait::Flies);
    if (ends) {
        events.push_back(ProjectileEnded{shot.kind, middle});
    }
    return ends;
}

bool moveProjectile(World& world, Projectile& shot, Events& events) {
    shot.body.previous = shot.body.at;
    ++shot.ticks;
    return shot.kind == ProjectileKind::Bomb ? moveBomb(world, shot, events)
                                             : moveStraight(world, shot, events);
}

// Launches a projectile. Returns whether it did: not if there are too many already.
bool launch(Turn& turn, ProjectileKind kind, int boxSize, GridOffset velocity) {
    std::vector<Projectile>& projectiles = turn.world.creatures.projectiles;
    if (projectiles.size() == Creatures::mostProjectiles) {
        return false;
    }
    Projectile shot;
    shot.kind = kind;
    shot.from = turn.self.kind;
    shot.body = bodyAround(centreOf(turn.self.body.hitBox()), {boxSize, boxSize}, Gait::Flies);
    shot.body.velocity = velocity;
    projectiles.push_back(shot);
    return true;
}

bool canBeCut(ProjectileKind kind) {
    return kind == ProjectileKind::Bone || kind == ProjectileKind::Blob;
}

}  // namespace

void shoot(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim) {
    // A bomb is in the air for the same time however far it goes; no body moves more than a tile a
    // tick, so one that is lobbed farther falls short.
    const auto lobbed = [flight = turn.world.config.creatures.rules.bombFlightTicks](int part) {
        return std::clamp(part / flight, -subpixelsPerTile, subpixelsPerTile);
    };
    const GridOffset velocity = kind == ProjectileKind::Bomb
                                    ? GridOffset{lobbed(aim.x), lobbed(aim.y)}
                                    : scaled(aim, perTick(turn.config.attackSpeed));
    if (launch(turn, kind, boxSize, velocity)) {
        turn.events.push_back(ProjectileFired{kind, centreOf(turn.self.body.hitBox())});
    }
}

void throwAt(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim, int speed) {
    launch(turn, kind, boxSize, scaled(aim, perTick(speed)));
}

void moveProjectiles(World& world, Events& events) {
    // A blast may make drops and slimes, but no projectiles.
    advanceEach(world.creatures.projectiles,
                [&](Projectile& shot) { return moveProjectile(world, shot, events); });
}

void endFlights(World& world, ProjectileKind kind) {
    for (Projectile& shot : world.creatures.projectiles) {
        shot.ticks = shot.kind == kind ? longestFlight : shot.ticks;
    }
}

void strikeProjectiles(World& world, const SubBox& blade, Events& events) {
    std::erase_if(world.creatures.projectiles, [&](const Projectile& shot) {
        const bool met = canBeCut(shot.kind) && overlap(shot.body.hitBox(), blade);
        if (met) {
            events.push_back(ProjectileEnded{shot.kind, centreOf(shot.body.hitBox())});
        }
        return met;
    });
}

}  // namespace doorstring
