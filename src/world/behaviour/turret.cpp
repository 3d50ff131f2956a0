// Stands, and shoots along its row or column at a knight who is neither near nor just hurt.
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/projectiles.hpp"

namespace doorstring {

namespace {

constexpr int boltSide = 6;    // pixels
constexpr int sightWidth = 8;  // pixels beside the middle of its row or column
constexpr int tooNear = 36;    // pixels; it does not shoot at whoever stands there
constexpr int glowTicks = 10;  // after a shot

bool seesTarget(const Turn& turn) {
    return turn.isLinedUp(sightWidth) && turn.distance() > tooNear &&
           turn.distance() <= turn.config.range && turn.world.player.body.safeTicks == 0;
}

}  // namespace

void actTurret(Turn& turn) {
    Creature& self = turn.self;
    switch (self.doing) {
    case Doing::Waits:
    case Doing::Walks:
        if (turn.hasShooterWaited() && seesTarget(turn)) {
            turn.windUp();
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            shoot(turn, ProjectileKind::Bolt, boltSide, offsetOf(self.facing));
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        if (turn.isOver(glowTicks)) {
            turn.begin(Doing::Rests);
        }
        break;
    case Doing::Rests:
        if (turn.isOver(turn.config.restTicks)) {
            turn.begin(Doing::Walks);
        }
        break;
    }
}

}  // namespace doorstring
