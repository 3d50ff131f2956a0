#include "property/dodging.hpp"

#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>
#include <limits>

namespace doorstring::testing {

namespace {

constexpr int farEnough = 72;    // pixels; farther off does not count as better
constexpr int farFromKing = 88;  // the same of a King Slime
constexpr int besideBlob = 13;
constexpr int besideLine = 22;  // pixels; the same of a line
constexpr int offWalls = 28;    // pixels; nearer to a wall there is less room to dodge
constexpr int strideTicks = 3;
constexpr int strides = 4;      // he looks so far ahead to get out of a line,
constexpr int farStrides = 10;  // and so far to get away from bombs and bats
constexpr int onward = 150;     // what it is worth to go on in the way of a blob
constexpr int minimalGain = 2;  // he stands where walking is no better than this

GridOffset between(SubPos from, SubPos to) {
    return {to.x - from.x, to.y - from.y};
}

// Pixels, along the longer axis.
int distanceOf(GridOffset way) {
    return std::max(std::abs(way.x), std::abs(way.y)) / subpixelsPerPixel;
}

// Pixels between a place and the line that begins at `from` and leads that way.
int offLine(SubPos place, SubPos from, GridOffset way) {
    const GridOffset unit = scaled(way, subpixelsPerPixel);
    const GridOffset there = between(from, place);
    const std::int64_t along = std::int64_t{there.x} * unit.x + std::int64_t{there.y} * unit.y;
    if (along < 0) {
        return std::max(distanceOf(there), 12);
    }
    const std::int64_t across = std::int64_t{there.x} * unit.y - std::int64_t{there.y} * unit.x;
    return static_cast<int>(std::abs(across) / subpixelsPerPixel / subpixelsPerPixel);
}

bool attacksAlongItsFacing(CreatureKind kind) {
    return kind == CreatureKind::Charger || kind == CreatureKind::Turret;
}

bool attacksAlongItsWay(CreatureKind kind) {
    return kind == CreatureKind::Slime || kind == CreatureKind::SmallSlime ||
           kind == CreatureKind::Spiderling || kind == CreatureKind::Mimic ||
           kind == CreatureKind::ShieldKnight;
}

int lineScore(SubPos place, SubPos from, GridOffset way, int beside = besideLine) {
    return 4 * std::min(offLine(place, from, way), beside);
}

bool hops(const Creature& king) {
    return king.doing == Doing::Attacks && king.move == Move::KingHops;
}

// He is broad, and lands with a ring around him.
int scoreByKing(const World& world, const Creature& king, SubPos place) {
    constexpr int besideKing = 30;  // pixels
    const KingSlimeRules& rules = world.config.creatures.own.kingSlime;
    const SubPos from = centreOf(king.body.hitBox());
    const int apart = std::min(distanceOf(between(from, place)), farFromKing);
    if (hops(king)) {
        return apart + lineScore(place, from, king.way, besideKing);
    }
    if (king.doing == Doing::Attacks && king.move == Move::KingSlam) {
        return 8 * std::min(distanceOf(between(from, place)), rules.slamReach + 20);
    }
    return 2 * apart;
}

int scoreBy(const World& world, const Creature& one, SubPos place) {
    if (one.kind == CreatureKind::KingSlime) {
        return scoreByKing(world, one, place);
    }
    const SubPos from = centreOf(one.body.hitBox());
    const int apart = std::min(distanceOf(between(from, place)), farEnough);
    const bool announces = one.doing == Doing::WindsUp;
    if (attacksAlongItsFacing(one.kind) && (announces || one.doing == Doing::Attacks)) {
        return apart + lineScore(place, from, offsetOf(one.facing) * subpixelsPerTile);
    }
    if (attacksAlongItsWay(one.kind) && one.doing == Doing::Attacks) {
        return apart + lineScore(place, from, one.way);
    }
    return 2 * apart;
}

// From where it lands or lies.
int scoreByBomb(const CreatureRules& rules, const Projectile& bomb, SubPos place) {
    const SubPos from = centreOf(bomb.body.hitBox());
    const GridOffset flight = bomb.body.velocity * std::max(0, rules.bombFlightTicks - bomb.ticks);
    const SubPos landing{from.x + flight.x, from.y + flight.y};
    return 8 * std::min(distanceOf(between(landing, place)), rules.blastRadius + 16);
}

// Pixels between a place and the nearest way of a blob: there is room between two ways, and none
// right behind a blob.
int offBlobs(const World& world, SubPos place) {
    int off = besideBlob;
    for (const Projectile& shot : world.creatures.projectiles) {
        if (shot.kind == ProjectileKind::Blob) {
            const SubPos from = centreOf(shot.body.hitBox());
            off = std::min(
                {off, offLine(place, from, shot.body.velocity), distanceOf(between(from, place))});
        }
    }
    return off;
}

int scoreBy(const World& world, const Projectile& shot, SubPos place) {
    switch (shot.kind) {
    case ProjectileKind::Bomb:
        return scoreByBomb(world.config.creatures.rules, shot, place);
    case ProjectileKind::Blob:
        return 0;  // see offBlobs
    default:
        return lineScore(place, centreOf(shot.body.hitBox()), shot.body.velocity);
    }
}

int scoreByWalls(const World& world, SubPos place) {
    const GridSize tiles = world.terrain().size();
    const int x = std::min(place.x, toSubpixels(tiles.width * pixelsPerTile) - place.x);
    const int y = std::min(place.y, toSubpixels(tiles.height * pixelsPerTile) - place.y);
    return std::min(x / subpixelsPerPixel - pixelsPerTile, offWalls) +
           std::min(y / subpixelsPerPixel - pixelsPerTile, offWalls);
}

int scoreOf(const World& world, SubPos place) {
    int score = scoreByWalls(world, place) + 48 * offBlobs(world, place);
    for (const Creature& one : world.creatures.living) {
        score += scoreBy(world, one, place);
    }
    for (const Projectile& shot : world.creatures.projectiles) {
        score += scoreBy(world, shot, place);
    }
    return score;
}

// Where he is after some strides that way, or at the wall before it.
SubPos placeAhead(const World& world, GridOffset way, int count) {
    Body body = world.player.body;
    const GridOffset stride = scaled(way, strideTicks * perTick(world.config.player.speed));
    for (int i = 0; i < count; ++i) {
        moveBody(body, world.terrain(), stride, {0, 0, 0});
    }
    return centreOf(body.hitBox());
}

InputFrame toward(GridOffset way) {
    InputFrame input;
    input = way.x < 0 ? input.with(Direction::West) : input;
    input = way.x > 0 ? input.with(Direction::East) : input;
    input = way.y < 0 ? input.with(Direction::North) : input;
    return way.y > 0 ? input.with(Direction::South) : input;
}

// A ghost that is looked at keeps away.
std::optional<InputFrame> faceGhost(const World& world) {
    for (const Creature& one : world.creatures.living) {
        const GridOffset way = between(centreOf(world.knightBox()), centreOf(one.body.hitBox()));
        if (one.kind == CreatureKind::Ghost && one.doing != Doing::Attacks) {
            const Direction side = mainDirection(way);
            return side == world.player.facing ? InputFrame{} : InputFrame{}.with(side);
        }
    }
    return std::nullopt;
}

// What hurts on every side of it, or may turn to any.
bool isAllAround(const World& world) {
    const auto& living = world.creatures.living;
    const auto& shots = world.creatures.projectiles;
    return std::any_of(living.begin(), living.end(),
                       [&](const Creature& one) {
                           const bool isKing =
                               one.kind == CreatureKind::KingSlime && !hops(one) && shots.empty();
                           return one.kind == CreatureKind::Bat || isKing;
                       }) ||
           std::any_of(shots.begin(), shots.end(),
                       [](const Projectile& shot) { return shot.kind == ProjectileKind::Bomb; });
}

// In the way of a blob he does not turn back: both sides look equally good from its middle.
bool goesOn(const World& world, GridOffset way) {
    const GridOffset now = world.player.body.velocity;
    const bool isInTheWay = offBlobs(world, centreOf(world.knightBox())) < besideBlob;
    return isInTheWay && now != GridOffset{} && now.x * way.x + now.y * way.y > 0 &&
           (now.x == 0) == (way.x == 0) && (now.y == 0) == (way.y == 0);
}

}  // namespace

InputFrame dodge(const World& world) {
    if (const auto look = faceGhost(world)) {
        return *look;
    }
    const int count = isAllAround(world) ? farStrides : strides;
    GridOffset best;
    int most = scoreOf(world, centreOf(world.knightBox())) + minimalGain;
    for (int i = 0; i < 9; ++i) {
        const GridOffset way{(i % 3 - 1) * subpixelsPerTile, (i / 3 - 1) * subpixelsPerTile};
        const int score =
            scoreOf(world, placeAhead(world, way, count)) + (goesOn(world, way) ? onward : 0);
        if (score > most) {
            most = score;
            best = way;
        }
    }
    return toward(best);
}

}  // namespace doorstring::testing
