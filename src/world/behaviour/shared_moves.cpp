#include "world/behaviour/shared_moves.hpp"

#include "world/creatures/place.hpp"

namespace doorstring {

namespace {

constexpr int stretch = 40;    // ticks of one way, or of a pause
constexpr int pauseOneIn = 3;  // stretches
constexpr int wanderSides = 4;

}  // namespace

void aimLeap(Turn& turn) {
    turn.self.way = turn.toKnight();
}

bool leap(Turn& turn) {
    turn.step(turn.self.way, turn.config.attackSpeed);
    return true;
}

void splitOff(World& world, const Creature& slime, int side, int pixels) {
    Creature small = makeCreature(world, CreatureKind::SmallSlime, centreOf(slime.body.hitBox()),
                                  slime.roll + static_cast<std::uint64_t>(side + 2));
    small.doing = Doing::Rests;
    small.body.safeTicks = world.config.creatures.rules.safeTicks;
    knockBack(small.body, {side, 0}, pixels);
    world.creatures.living.push_back(small);
}

void wander(Turn& turn) {
    Creature& self = turn.self;
    if (self.ticks % stretch == 0) {
        self.way = turn.roll(pauseOneIn) == 0
                       ? GridOffset{}
                       : offsetOf(static_cast<Direction>(turn.roll(wanderSides)));
    }
    if (self.way != GridOffset{} && !turn.step(self.way * subpixelsPerTile, turn.config.speed)) {
        self.way = {};
    }
}

}  // namespace doorstring
