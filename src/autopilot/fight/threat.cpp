#include "autopilot/fight/threat.hpp"

#include "autopilot/fight/foes.hpp"
#include "base/rng.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/creatures/turn.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int shotHalfWidth = toSubpixels(3);
constexpr int flutterSpread = 90;  // subpixels a tick
constexpr int burstTicks = 2;      // for which a blast or a slam hurts

// Makes the threat a slam, which hurts where the shadow is when the creature lands. Before the leap
// nothing hurts.
void setLanding(Threat& threat, const SeenCreature& seen, const CreaturesConfig& config) {
    const MoveRow& move = moveRow(seen.kind, seen.move);
    if (seen.doing != Doing::Attacks) {
        threat.hurtsFrom = threat.hurtsUntil = Threat::never;
        return;
    }
    threat.hurtsFrom = seen.ticksToLanding - reactionTicks;
    threat.hurtsUntil = threat.hurtsFrom + burstTicks;
    threat.halfWidth = toSubpixels(move.reach(config));
    threat.damage = damageOf(seen.kind, seen.move, config);
    threat.drift = seen.motion;
}

void setCourse(Threat& threat, const SeenCreature& seen, const CreaturesConfig& config) {
    const CreatureConfig& row = config.kinds[seen.kind];
    const int speed = perTick(isBoss(seen.kind) ? config.moves[seen.move].speed : row.attackSpeed);
    threat.isSteady = isBoss(seen.kind);
    switch (courseOf(seen.kind, seen.move)) {
    case Course::Leaps:
        threat.aimSpeed = speed;
        threat.isStoppedByWalls = true;
        break;
    case Course::Flutters:
        threat.spread = flutterSpread;
        break;
    case Course::Rushes:
        threat.motion = offsetOf(seen.facing) * speed;
        threat.isStoppedByWalls = true;
        break;
    case Course::Grasps:
        threat.aimSpeed = speed;
        threat.followsKnight = true;
        break;
    case Course::Throws:
    case Course::Shoots:
    case Course::Lobs:
    case Course::ByMove:
        break;
    case Course::Lands:
        setLanding(threat, seen, config);
        break;
    case Course::Spares:
        threat.hurtsFrom = threat.hurtsUntil = Threat::never;
        break;
    }
}

// The threat of a creature's body, without what the creature will throw. `index` is the creature's
// index in SeenRoom::creatures.
Threat bodyOf(const SeenCreature& seen, const CreaturesConfig& config, int index) {
    Threat body;
    body.at = centreOf(seen.box);
    body.halfWidth = seen.box.width / 2;
    body.damage = damageOf(seen.kind, seen.move, config);
    body.creatureIndex = index;
    const int attackTicks = attackTicksOf(seen.kind, seen.move, config);
    if (seen.doing == Doing::WindsUp) {
        body.hurtsFrom = windUpTicksOf(seen.kind, seen.move, config) - seen.ticks - reactionTicks;
        body.hurtsUntil = body.hurtsFrom + attackTicks;
        setCourse(body, seen, config);
    } else if (seen.doing == Doing::Attacks) {
        body.hurtsFrom = -reactionTicks;
        body.hurtsUntil = attackTicks - seen.ticks - reactionTicks;
        setCourse(body, seen, config);
        const bool isShadow = courseOf(seen.kind, seen.move) == Course::Lands;
        if (seen.motion != GridOffset{} && !seen.wasStruck && !body.followsKnight && !isShadow) {
            body.motion = seen.motion;
            body.aimSpeed = 0;
        }
    } else if (seen.doing == Doing::Walks && !seen.wasStruck) {
        body.drift = seen.motion;
    }
    return body;
}

// Adds the bone or bolt that follows a wind-up.
void addShotToCome(const SeenCreature& seen, const CreatureConfig& row,
                   std::vector<Threat>& threats) {
    const Course course = courseOf(seen.kind, seen.move);
    const bool comes =
        seen.doing == Doing::WindsUp && (course == Course::Throws || course == Course::Shoots);
    if (!comes) {
        return;
    }
    Threat shot;
    shot.at = centreOf(seen.box);
    shot.halfWidth = shotHalfWidth;
    shot.hurtsFrom = row.windUpTicks - seen.ticks - reactionTicks;
    shot.damage = row.damage;
    shot.isStoppedByWalls = true;
    if (course == Course::Throws) {
        shot.aimSpeed = perTick(row.attackSpeed);
    } else {
        shot.motion = offsetOf(seen.facing) * perTick(row.attackSpeed);
    }
    threats.push_back(shot);
}

Threat threatOf(const SeenShot& seen, const CreaturesConfig& config, const BombConfig& ownBombs) {
    const CreatureRules& rules = config.rules;
    Threat threat;
    threat.at = centreOf(seen.box);
    if (seen.isOwn) {
        threat.damage = ownBombs.damage;
        threat.halfWidth = toSubpixels(ownBombs.blastRadius);
        threat.hurtsFrom = ownBombs.fuseTicks - seen.ticks - reactionTicks;
        threat.hurtsUntil = threat.hurtsFrom + burstTicks;
        return threat;
    }
    threat.damage = config.kinds[seen.sender].damage;
    if (seen.kind == ProjectileKind::Bomb) {
        const int flight = std::max(0, rules.bombFlightTicks - seen.ticks);
        threat.at += seen.motion * flight;
        threat.halfWidth = toSubpixels(rules.blastRadius);
        threat.hurtsFrom = rules.bombFuseTicks - seen.ticks - reactionTicks;
        threat.hurtsUntil = threat.hurtsFrom + burstTicks;
        return threat;
    }
    const ProjectileRow& row = projectileRows[seen.kind];
    threat.halfWidth = seen.box.width / 2;
    threat.hurtsFrom = row.path == Path::Lies ? Threat::never : -reactionTicks;
    threat.motion = seen.motion;
    threat.isStoppedByWalls = true;
    threat.canBeCut = row.canBeCut;
    return threat;
}

// Reduces the threat of a growing ring to the part that comes toward the knight.
void setRing(Threat& threat, const Omen& omen, SubPos knight) {
    const int speed = omen.box.width / 2 / std::max(1, omen.hurtTicks);
    threat.halfWidth = ringWidth / 2;
    threat.extraHalfHeight = 0;
    threat.canBeCut = omenRows[omen.kind].canBeCut;
    threat.aimSpeed = speed;
    if (omen.hurts()) {
        const GridOffset way = knight - threat.at;
        threat.motion = scaled(way, speed);
        threat.at += scaled(way, ringRadius(omen) - ringWidth / 2);
    }
}

Threat threatOf(const Omen& omen, SubPos knight) {
    Threat threat;
    threat.at = centreOf(omen.box);
    threat.halfWidth = omen.box.width / 2;
    threat.extraHalfHeight = (omen.box.height - omen.box.width) / 2;
    threat.hurtsFrom = omen.wait - omen.ticks - reactionTicks;
    threat.hurtsUntil = threat.hurtsFrom + omen.hurtTicks;
    threat.damage = omen.halfHearts;
    if (omenRows[omen.kind].shape == OmenShape::Ring) {
        setRing(threat, omen, knight);
    }
    return threat;
}

// The error in where the autopilot believes a creature to be, which stays the same for
// `misjudgedTicks` ticks.
GridOffset misjudgement(const World& world, int creature, const Skill& skill) {
    const auto most = static_cast<std::uint64_t>(toSubpixels(skill.misjudgedPixels));
    const std::uint64_t time = world.tick / misjudgedTicks;
    RandomStream random(mixBits(mixBits(world.dungeon.seed().number + time) +
                                static_cast<std::uint64_t>(creature)));
    const auto randomPart = [&] {
        return static_cast<int>(random.below(2 * most + 1)) - static_cast<int>(most);
    };
    const int x = randomPart();
    const int y = randomPart();
    return {x, y};
}

// Keeps only the `most` nearest threats. Of equally near ones the first stay, with every standard
// library.
void keepNearest(SubPos knight, std::size_t most, std::vector<Threat>& threats) {
    if (threats.size() <= most) {
        return;
    }
    const auto distance = [&](const Threat& one) {
        return longerAxis(one.at - knight) - one.halfWidth;
    };
    for (auto next = threats.begin(); next != threats.end(); ++next) {
        const auto place =
            std::ranges::upper_bound(threats.begin(), next, distance(*next), {}, distance);
        std::rotate(place, next, next + 1);
    }
    threats.resize(most);
}

// Whether a threat and the knight can meet within the time that is thought ahead.
bool canMeet(const Threat& threat, SubPos knight, int stride) {
    const int distance = longerAxis(threat.at - knight);
    const int pace = std::max({threat.aimSpeed, std::abs(threat.motion.x),
                               std::abs(threat.motion.y), threat.spread, stride / 2});
    return threat.hurtsUntil > 0 &&
           distance <= threat.halfWidth + thinkAheadTicks * (stride + pace);
}

}  // namespace

void Threat::advance(int tick, SubPos knight, const Terrain& terrain) {
    GridOffset step = drift;
    if (tick >= hurtsFrom) {
        if (aimSpeed > 0 && (tick == hurtsFrom || followsKnight)) {
            motion = scaled(knight - at, aimSpeed);
        }
        step = motion;
        halfWidth += spread;
    }
    const SubPos there = at + step;
    if (isStoppedByWalls && isSolid(terrain, tileOf(there), Gait::Flies)) {
        motion = {};
        if (creatureIndex < 0) {
            hurtsUntil = std::min(hurtsUntil, tick);
        }
        return;
    }
    at = there;
}

// A creature that is struck in the middle of its attack continues it as soon as the push is over.
void Threat::takeBlow(int tick, SubPos knight, const CreatureConfig& row) {
    isStruck = true;
    if (isSteady) {
        return;
    }
    if (tick < hurtsFrom || row.health == 1) {
        hurtsUntil = std::min(hurtsUntil, tick);
        return;
    }
    const GridOffset push = scaled(at - knight, toSubpixels(row.pushed));
    at += push;
    hurtsFrom = tick + knockLength;
}

bool Threat::comesAt(const SubBox& knight, int ticks) const {
    const SubBox now = box(toSubpixels(margin));
    const GridOffset way = motion * ticks;
    const SubBox swept{{now.at.x + std::min(0, way.x), now.at.y + std::min(0, way.y)},
                       now.width + std::abs(way.x),
                       now.height + std::abs(way.y)};
    return hurtsFrom != never && motion != GridOffset{} && overlap(swept, knight);
}

void foresee(const World& world, const Eyes& eyes, const Skill& skill,
             std::vector<Threat>& threats) {
    const EnumArray<CreatureKind, CreatureConfig>& rows = world.config.creatures.kinds;
    const SeenRoom& room = eyes.room();
    threats.clear();
    for (std::size_t i = 0; i < room.creatures.size(); ++i) {
        const SeenCreature& seen = room.creatures[i];
        const int index = static_cast<int>(i);
        threats.push_back(bodyOf(seen, world.config.creatures, index));
        if (skill.misjudgedPixels > 0) {
            const GridOffset error = misjudgement(world, index, skill);
            threats.back().at += error;
        }
        addShotToCome(seen, rows[seen.kind], threats);
    }
    for (const SeenShot& seen : room.shots) {
        threats.push_back(threatOf(seen, world.config.creatures, world.config.items.bombs));
    }
    for (const Omen& omen : room.omens) {
        threats.push_back(threatOf(omen, eyes.whereKnightWas(reactionTicks)));
    }
    const Terrain terrain = seenTerrain(world, room);
    for (Threat& threat : threats) {
        for (int tick = -reactionTicks; tick < 0; ++tick) {
            threat.advance(tick, eyes.whereKnightWas(-tick), terrain);
        }
    }
    const int stride = perTick(world.config.player.speed);
    const SubPos knight = centreOf(world.knightBox());
    std::erase_if(threats, [&](const Threat& one) { return !canMeet(one, knight, stride); });
    keepNearest(knight, skill.mostThreats, threats);
}

}  // namespace doorstring
