#include "world/behaviour/behaviours.hpp"

#include "world/creatures/place.hpp"
#include "world/creatures/turn.hpp"
#include "world/knight/harm.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

constexpr int mostInARow = 2;  // times that the same move may be chosen

// Whether a boss may enter: in a boss's room, only once the doors have shut.
bool mayEnter(const World& world) {
    return world.room.kind() != RoomKind::Boss || world.isKnightShutIn();
}

void shift(Body& body, GridOffset by) {
    body.at += by;
}

// Returns `way`, shortened to `most` subpixels if it is longer.
GridOffset shortenedTo(GridOffset way, int most) {
    const GridOffset part = scaled(way, most);
    return sumOfAxes(part) < sumOfAxes(way) ? part : way;
}

// Chooses where the creature lands.
void lockOn(Turn& turn) {
    const Body& shadow = turn.self.body;
    turn.self.way = landingPlace(turn.world, shadow) - shadow.at;
}

// Advances the entrance from above by one tick. In the last tick the boss lands on footing.
void dropIn(Turn& turn) {
    Creature& self = turn.self;
    if (self.ticks == entranceFromAbove.ticks - 1) {
        self.body.at = nearestFooting(turn.world.terrain(), self.body).value_or(self.body.at);
        turn.events.push_back(
            GroundSlammed{.kind = self.kind, .at = centreOf(self.body.hitBox()), .reach = 0});
    }
}

void slam(Turn& turn, const MoveRow& move) {
    const CreaturesConfig& config = turn.world.config.creatures;
    Creature& self = turn.self;
    shift(self.body, self.way);
    const SubBox box = self.body.hitBox();
    const int reach = move.reach(config);
    turn.events.push_back(GroundSlammed{self.kind, centreOf(box), reach});
    if (overlap(box, turn.world.knightBox())) {
        hurtKnight(turn.world, {damageOf(self.kind, self.move, config), centreOf(box), self.kind},
                   turn.events);
    } else if (turn.distance() <= reach && !turn.world.player.hopping()) {
        hurtKnight(turn.world, self.kind, centreOf(box), turn.events);
    }
}

}  // namespace

int pacedSpeed(const Turn& turn, int speed) {
    const WorldConfig& config = turn.world.config;
    return speed * paceOf(turn.self, config.creatures, config.bossSpeed) / 100;
}

int pacedPause(const World& world, const Creature& boss, int ticks) {
    return ticks * 100 / paceOf(boss, world.config.creatures, world.config.bossSpeed);
}

const Entrance entranceFromAbove{.ticks = 40, .flight = Flight::Drops, .step = dropIn};

void advanceEntrance(Turn& turn, const Entrance& entrance) {
    Creature& self = turn.self;
    if (!mayEnter(turn.world)) {
        self.ticks = -1;  // so that the entrance begins at 0
        return;
    }
    if (self.ticks == 0) {
        const SubPos middle = centreOf(self.body.hitBox());
        turn.events.push_back(PartBegan{self.kind, middle, Move::Entrance, 0});
    }
    if (self.ticks < entrance.ticks) {
        if (entrance.step != nullptr) {
            entrance.step(turn);
        }
    } else if (self.ticks >= entrance.ticks + turn.world.config.creatures.boss.waitTicks) {
        turn.begin(Doing::Walks);
    }
}

void chooseMove(Turn& turn, std::span<const Move> moves) {
    Creature& self = turn.self;
    const auto isTooOften = [&](Move move) {
        return move == self.move && self.streak >= mostInARow;
    };
    const auto fitting = static_cast<int>(moves.size() - std::ranges::count_if(moves, isTooOften));
    int fittingBefore = turn.roll(fitting);  // number of fitting moves before the chosen one
    Move chosen = moves.front();
    for (const Move move : moves) {
        if (isTooOften(move)) {
            continue;
        }
        if (fittingBefore == 0) {
            chosen = move;
            break;
        }
        --fittingBefore;
    }
    self.streak = chosen == self.move ? self.streak + 1 : 1;
    self.move = chosen;
}

SubPos landingPlace(const World& world, const Body& shadow) {
    Body landed = shadow;
    landed.at = nearestFooting(world.terrain(), shadow).value_or(shadow.at);
    if (!overlap(landed.hitBox(), world.knightBox())) {
        moveOnFooting(world, landed, shadow.at - landed.at, noDetours);
    }
    return landed.at;
}

bool leapOutOfSight(Turn& turn, int shadowSpeed) {
    Creature& self = turn.self;
    const PartNow now = *partNow(self, turn.world.config.creatures);
    const int stride = perTick(pacedSpeed(turn, shadowSpeed));
    if (now.moveTicksLeft <= 1) {
        slam(turn, now.row);
        return false;
    }
    if (now.part().flight == Flight::Hovers) {
        shift(self.body, shortenedTo(turn.toKnight(), stride));
    } else if (now.part().flight == Flight::Drops) {
        if (now.ticks == 0) {
            lockOn(turn);
        }
        const GridOffset step = shortenedTo(self.way, stride);
        shift(self.body, step);
        self.way = {self.way.x - step.x, self.way.y - step.y};
    }
    return true;
}

namespace {

constexpr int stretchTicks = 40;  // for which wander() walks one way, or pauses
constexpr int pauseOneIn = 3;     // one stretch in this many is a pause
constexpr int wanderSides = 4;

}  // namespace

void aimLeap(Turn& turn) {
    turn.self.way = turn.toKnight();
}

bool leap(Turn& turn) {
    turn.step(turn.self.way, turn.config.attackSpeed);
    return true;
}

Creature splitFrom(const World& world, const Creature& parent, CreatureKind kind, int side,
                   int pixels) {
    Creature child = makeCreature(world, kind, centreOf(parent.body.hitBox()),
                                  parent.roll + static_cast<std::uint64_t>(side + 2));
    child.doing = Doing::Rests;
    child.body.safeTicks = world.config.creatures.rules.safeTicks;
    child.body.at = nearestFooting(world.terrain(), child.body).value_or(child.body.at);
    knockBack(child.body, {side, 0}, pixels);
    return child;
}

void splitOff(World& world, const Creature& slime, int side, int pixels) {
    world.creatures.living.push_back(
        splitFrom(world, slime, CreatureKind::SmallSlime, side, pixels));
}

void wander(Turn& turn) {
    Creature& self = turn.self;
    if (self.ticks % stretchTicks == 0) {
        self.way = turn.roll(pauseOneIn) == 0
                       ? GridOffset{}
                       : offsetOf(static_cast<Direction>(turn.roll(wanderSides)));
    }
    if (self.way != GridOffset{} && !turn.step(self.way * subpixelsPerTile, turn.config.speed)) {
        self.way = {};
    }
}

}  // namespace doorstring
