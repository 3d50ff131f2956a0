// The boss of slimes: drops into the room behind the knight, then attacks in three ways by turns.
// He hops at him, leaps out of sight to land on him, or spits a fan of blobs.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/shared_moves.hpp"
#include "world/creatures/bosses.hpp"
#include "world/creatures/footing.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/knight/harm.hpp"

#include <algorithm>
#include <array>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int blobSide = 6;    // pixels
constexpr int mostInARow = 2;  // attacks of a kind

int pacedSpeed(const Turn& turn, int speed) {
    const WorldConfig& config = turn.world.config;
    return speed * paceOf(turn.self, config.creatures, config.bossSpeed) / 100;
}

const KingSlimeRules& rulesOf(const Turn& turn) {
    return turn.world.config.creatures.kingSlime;
}

// The boss's room waits for its doors to shut.
bool isKnightIn(const World& world) {
    return world.room.kind() != RoomKind::Boss || world.isArenaShut();
}

void enter(Turn& turn) {
    Creature& self = turn.self;
    if (!isKnightIn(turn.world)) {
        self.ticks = -1;  // so that the next one is the first
    } else if (self.ticks == 0) {
        turn.events.push_back(BossDrops{centreOf(self.body.hitBox()), true});
    } else if (self.ticks == entranceTicks - 1) {
        self.body.at = nearestFooting(turn.world.terrain(), self.body).value_or(self.body.at);
        turn.events.push_back(GroundSlammed{centreOf(self.body.hitBox()), 0});
    } else if (self.ticks >= entranceTicks + turn.world.config.creatures.boss.waitTicks) {
        turn.begin(Doing::Walks);
    }
}

// Any of the three, but none for the third time in a row, and blobs only from afar: near him there
// is no room between them.
AttackKind nextAttack(Turn& turn) {
    std::array<AttackKind, 3> fitting{};
    int count = 0;
    for (const AttackKind attack : {AttackKind::Hops, AttackKind::Slam, AttackKind::Spit}) {
        const bool isTooOften = attack == turn.self.attack && turn.self.streak >= mostInARow;
        const bool isTooNear = attack == AttackKind::Spit && turn.distance() < turn.config.near;
        if (!isTooOften && !isTooNear) {
            fitting[static_cast<std::size_t>(count++)] = attack;
        }
    }
    return fitting[static_cast<std::size_t>(turn.roll(count))];
}

void chooseAttack(Turn& turn) {
    Creature& self = turn.self;
    const AttackKind attack = nextAttack(turn);
    self.streak = attack == self.attack ? self.streak + 1 : 1;
    self.attack = attack;
    self.hopsLeft = attack == AttackKind::Hops ? rulesOf(turn).hops : 0;
    turn.windUp();
}

void rule(Turn& turn) {
    if (turn.self.doing == Doing::Waits) {
        enter(turn);
    } else if (turn.self.ticks >= rulesOf(turn).pauseTicks * 100 / pacedSpeed(turn, 100)) {
        chooseAttack(turn);
    } else {
        turn.stepToKnight(pacedSpeed(turn, turn.config.speed));
    }
}

// Around the way to the knight, in equal angles.
void spit(Turn& turn) {
    // The cosine and the sine of 0, 17, 34 degrees and so on, in 1/256: wide enough apart for a
    // knight to stand between two.
    constexpr std::array<GridOffset, mostBlobs> angles{
        {{256, 0}, {245, 75}, {212, 143}, {161, 199}, {95, 238}, {22, 255}}};
    const int count = rulesOf(turn).blobs;
    const GridOffset way = scaled(turn.toKnight(), subpixelsPerTile);
    for (int i = 0; i < count; ++i) {
        const int part = 2 * i - (count - 1);
        const GridOffset angle = angles[static_cast<std::size_t>(std::abs(part))];
        const int sine = part < 0 ? -angle.y : angle.y;
        throwAt(turn, ProjectileKind::Blob, blobSide,
                {(way.x * angle.x - way.y * sine) / 256, (way.x * sine + way.y * angle.x) / 256},
                pacedSpeed(turn, rulesOf(turn).blobSpeed));
    }
    turn.events.push_back(ProjectileFired{ProjectileKind::Blob, centreOf(turn.self.body.hitBox())});
}

void letGo(Turn& turn) {
    if (turn.self.attack == AttackKind::Spit) {
        spit(turn);
        return;
    }
    aimLeap(turn);
    turn.events.push_back(BossJumped{centreOf(turn.self.body.hitBox()), turn.self.attack});
}

bool hop(Turn& turn) {
    turn.step(turn.self.way, pacedSpeed(turn, turn.config.attackSpeed));
    if (!turn.isOver(turn.config.attackTicks)) {
        return true;
    }
    if (--turn.self.hopsLeft > 0) {
        turn.windUp();
        return true;
    }
    return false;
}

void shift(Body& body, GridOffset by) {
    body.at = {body.at.x + by.x, body.at.y + by.y};
}

GridOffset shorter(GridOffset way, int most) {
    const GridOffset part = scaled(way, most);
    return std::abs(part.x) + std::abs(part.y) < std::abs(way.x) + std::abs(way.y) ? part : way;
}

// Where his shadow stops there may be no room for him: he lands beside it.
void lockOn(Turn& turn) {
    Body& body = turn.self.body;
    const SubPos place = nearestFooting(turn.world.terrain(), body).value_or(body.at);
    turn.self.way = {place.x - body.at.x, place.y - body.at.y};
    turn.events.push_back(BossDrops{centreOf(body.hitBox())});
}

void slam(Turn& turn) {
    const KingSlimeRules& rules = rulesOf(turn);
    Creature& self = turn.self;
    shift(self.body, self.way);
    const SubBox box = self.body.hitBox();
    turn.events.push_back(GroundSlammed{centreOf(box), rules.slamReach});
    if (overlap(box, turn.world.knightBox())) {
        hurtKnight(turn.world, {rules.slamDamage, centreOf(box), self.kind}, turn.events);
    } else if (turn.distance() <= rules.slamReach && !turn.world.player.hopping()) {
        hurtKnight(turn.world, self.kind, centreOf(box), turn.events);
    }
}

bool flyAbove(Turn& turn) {
    const KingSlimeRules& rules = rulesOf(turn);
    Creature& self = turn.self;
    const int stride = perTick(pacedSpeed(turn, rules.shadowSpeed));
    if (self.ticks >= leapTicks(rules) - 1) {
        slam(turn);
        return false;
    }
    switch (leapPart(self, rules)) {
    case LeapPart::Hovers:
        shift(self.body, shorter(turn.toKnight(), stride));
        break;
    case LeapPart::Locked: {
        if (self.ticks == rules.riseTicks + rules.hoverTicks) {
            lockOn(turn);
        }
        const GridOffset step = shorter(self.way, stride);
        shift(self.body, step);
        self.way = {self.way.x - step.x, self.way.y - step.y};
        break;
    }
    case LeapPart::None:
    case LeapPart::Rises:
        break;
    }
    return true;
}

bool attackByKind(Turn& turn) {
    switch (turn.self.attack) {
    case AttackKind::Hops:
        return hop(turn);
    case AttackKind::Slam:
        return flyAbove(turn);
    case AttackKind::Spit:
    case AttackKind::Only:
        break;
    }
    return !turn.isOver(turn.config.attackTicks);
}

}  // namespace

const Behaviour kingSlimeBehaviour{
    .prowl = rule, .release = letGo, .attack = attackByKind, .endsItself = true};

}  // namespace doorstring
