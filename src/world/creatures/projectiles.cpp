#include "world/creatures/projectiles.hpp"

#include "base/advance_each.hpp"
#include "world/creatures/blows.hpp"
#include "world/knight/harm.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int longestFlight = 240;  // ticks
// Ticks of a projectile whose flight was ended: more than any fuse burns.
constexpr int endedTicks = 60 * ticksPerSecond;
constexpr int turnTicks = 48;  // until a shot turns back by EliteRule::ThrowsReturn
// Subpixels a tick, of the fastest shot. A quicker one could skip over the knight.
constexpr int fastestShot = subpixelsPerTile / 2;

void explode(World& world, const Projectile& bomb, Events& events) {
    const CreaturesConfig& config = world.config.creatures;
    burst(world,
          {.middle = centreOf(bomb.body.hitBox()),
           .radius = config.rules.blastRadius,
           .halfHearts = config.kinds[bomb.from].damage,
           .thrower = bomb.from},
          events);
}

bool hasEliteRule(const Projectile& shot, EliteRule rule) {
    return shot.followsEliteRule && creatureRows[shot.from].elite == rule;
}

// Moves a bomb for a tick. Returns whether it has exploded, or was ended before that.
bool moveBomb(World& world, Projectile& bomb, Events& events) {
    const CreatureRules& rules = world.config.creatures.rules;
    if (bomb.ticks > endedTicks) {
        return true;
    }
    if (bomb.ticks <= rules.bombFlightTicks) {
        moveBody(bomb.body, world.terrain(), bomb.body.velocity, noDetours);
        return false;
    }
    if (bomb.ticks < rules.bombFuseTicks) {
        bomb.ticks += hasEliteRule(bomb, EliteRule::BurnsFast) ? 1 : 0;
        return false;
    }
    explode(world, bomb, events);
    return true;
}

bool isInWall(const World& world, SubPos place) {
    return !world.terrain().size().contains(tileOf(place)) ||
           isSolid(world.terrain(), tileOf(place), Gait::Flies);
}

// Hurts the knight if a shot meets him and no charge stops it. Returns whether the shot meets him.
// No shot meets a knight who hops.
bool meetKnight(World& world, const Projectile& shot, Events& events) {
    const SubBox box = shot.body.hitBox();
    const bool isMet = !world.player.hopping() && overlap(box, world.knightBox());
    if (isMet) {
        hurtKnight(world,
                   {.halfHearts = world.config.creatures.kinds[shot.from].damage,
                    .from = centreOf(box),
                    .by = shot.from,
                    .isShot = true},
                   events);
    }
    return isMet;
}

// Sends a shot back from `at` to where it came from. Its flight ends as it gets there.
void turnShot(Projectile& shot, SubPos at) {
    shot.followsEliteRule = false;
    shot.body.at = at;
    shot.body.velocity = shot.body.velocity * -1;
    shot.ticks = longestFlight - shot.ticks;
}

// Moves a shot for a tick. Returns whether it has met something or flown long enough.
bool moveStraight(World& world, Projectile& shot, Events& events) {
    const SubPos before = shot.body.at;
    shot.body.at = before + shot.body.velocity;
    const SubPos middle = centreOf(shot.body.hitBox());
    const bool hasExpired = shot.ticks > longestFlight;
    const bool hasMet = !hasExpired && meetKnight(world, shot, events);
    const bool isStopped = isInWall(world, middle);
    if (!hasMet && hasEliteRule(shot, EliteRule::ThrowsReturn) &&
        (isStopped || shot.ticks >= turnTicks)) {
        turnShot(shot, before);
        return false;
    }
    const bool ends = hasMet || hasExpired || isStopped;
    if (ends) {
        events.push_back(ProjectileEnded{shot.kind, middle});
    }
    return ends;
}

// Moves a returning shot for a tick. It turns back after `keyTicks` or, earlier, before a wall.
// Returns whether it is back or has met the knight.
bool moveThereAndBack(World& world, Projectile& shot, Events& events) {
    const int ticksOut = world.config.creatures.own.porter.keyTicks;
    const SubPos here = centreOf(shot.body.hitBox());
    // A shot that begins in a door is in the wall already, and does not turn there.
    const bool meetsWall = !isInWall(world, here) && isInWall(world, here + shot.body.velocity);
    if (shot.ticks == ticksOut || (shot.ticks < ticksOut && meetsWall)) {
        shot.body.velocity = shot.body.velocity * -1;
        shot.ticks = 2 * ticksOut - shot.ticks;
    }
    shot.body.at += shot.body.velocity;
    const bool hasExpired = shot.ticks > longestFlight;
    if (!hasExpired && meetKnight(world, shot, events)) {
        events.push_back(ProjectileEnded{shot.kind, centreOf(shot.body.hitBox())});
        return true;
    }
    return shot.ticks >= 2 * ticksOut;
}

// Moves a projectile for a tick. Returns whether it is gone.
bool moveProjectile(World& world, Projectile& shot, Events& events) {
    shot.body.previous = shot.body.at;
    ++shot.ticks;
    switch (projectileRows[shot.kind].path) {
    case Path::Lobbed:
        return moveBomb(world, shot, events);
    case Path::Returns:
        return moveThereAndBack(world, shot, events);
    case Path::Lies:
        return shot.ticks > longestFlight;
    case Path::Straight:
        break;
    }
    return moveStraight(world, shot, events);
}

// Launches a projectile, unless the room has as many as it may. Returns whether one was launched.
bool launch(Turn& turn, ProjectileKind kind, int boxSize, GridOffset velocity) {
    std::vector<Projectile>& projectiles = turn.world.creatures.projectiles;
    if (projectiles.size() == Creatures::mostProjectiles) {
        return false;
    }
    Projectile shot;
    shot.kind = kind;
    shot.from = turn.self.kind;
    shot.followsEliteRule = turn.self.isElite;
    shot.body = bodyAround(centreOf(turn.self.body.hitBox()), {boxSize, boxSize}, Gait::Flies);
    shot.body.velocity = velocity;
    projectiles.push_back(shot);
    return true;
}

}  // namespace

void shoot(Turn& turn, ProjectileKind kind, int boxSize, GridOffset aim) {
    // A bomb flies for the same time however far it goes. But no body moves more than a tile a
    // tick, so a bomb that would have to fly faster falls short.
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

void throwFan(Turn& turn, ProjectileKind kind, int boxSize, int count, int speed) {
    // The cosine and the sine of 0, 17, 34 degrees and so on, in 1/256. Neighbouring shots are 34
    // degrees apart, so that at some distance the knight can stand between them.
    constexpr std::array<GridOffset, mostInFan> angles{
        {{256, 0}, {245, 75}, {212, 143}, {161, 199}, {95, 238}, {22, 255}}};
    const GridOffset way = scaled(turn.toKnight(), subpixelsPerTile);
    const int stride = std::min(perTick(speed), fastestShot);
    bool isFired = false;
    for (int i = 0; i < count; ++i) {
        const int halfGapsFromMiddle = 2 * i - (count - 1);  // of 17 degrees
        const GridOffset angle = angles[static_cast<std::size_t>(std::abs(halfGapsFromMiddle))];
        const int sine = halfGapsFromMiddle < 0 ? -angle.y : angle.y;
        const GridOffset aim{(way.x * angle.x - way.y * sine) / 256,
                             (way.x * sine + way.y * angle.x) / 256};
        isFired |= launch(turn, kind, boxSize, scaled(aim, stride));
    }
    if (isFired) {
        turn.events.push_back(ProjectileFired{kind, centreOf(turn.self.body.hitBox())});
    }
}

void moveProjectiles(World& world, Events& events) {
    // The list must not change while it is advanced. It does not: a blast may make drops and
    // slimes, but no projectiles.
    advanceEach(world.creatures.projectiles,
                [&](Projectile& shot) { return moveProjectile(world, shot, events); });
}

void endFlights(World& world) {
    for (Projectile& shot : world.creatures.projectiles) {
        shot.ticks = endedTicks;
        shot.followsEliteRule = false;
    }
}

void strikeProjectiles(World& world, const SubBox& blade, Events& events) {
    advanceEach(world.creatures.projectiles, [&](Projectile& shot) {
        const ProjectileRow& row = projectileRows[shot.kind];
        const bool isEnded = shot.ticks >= endedTicks;
        if (isEnded || !row.canBeCut || !overlap(shot.body.hitBox(), blade)) {
            return false;
        }
        events.push_back(ProjectileEnded{shot.kind, centreOf(shot.body.hitBox())});
        if (row.cutInto) {
            shot.kind = *row.cutInto;
            shot.body.velocity = {};
            shot.ticks = 0;
        }
        return !row.cutInto;
    });
}

}  // namespace doorstring
