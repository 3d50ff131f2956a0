// Stands, and shoots along its row or column at a knight who is not near, unless he has just been
// hurt.
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/projectiles.hpp"

namespace doorstring {

namespace {

constexpr int boltSide = 6;  // pixels

void watchLines(Turn& turn) {
    const int distance = turn.distance();
    if (turn.hasShooterWaited() && turn.isLinedUp() && distance > turn.config.near &&
        distance <= turn.config.range && turn.world.player.body.safeTicks == 0 &&
        turn.isKnightInSight()) {
        turn.windUp();
    }
}

void shootBolt(Turn& turn) {
    shoot(turn, ProjectileKind::Bolt, boltSide, offsetOf(turn.self.facing));
}

}  // namespace

const Behaviour turretBehaviour{.prowl = watchLines, .release = shootBolt};

}  // namespace doorstring
