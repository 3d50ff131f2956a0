// Lights a bomb and lobs it to where the knight stands, then gets away from it.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/wander.hpp"
#include "world/creatures/projectiles.hpp"

namespace doorstring {

namespace {

constexpr int bombSide = 8;  // pixels

void roam(Turn& turn) {
    if (turn.hasShooterWaited() && turn.distance() <= turn.config.range) {
        turn.windUp();
    } else {
        wander(turn);
    }
}

void lob(Turn& turn) {
    shoot(turn, ProjectileKind::Bomb, bombSide, turn.toKnight());
}

void backAway(Turn& turn) {
    if (turn.distance() < turn.config.near) {
        turn.step(turn.toKnight() * -1, turn.config.speed);
    }
}

}  // namespace

const Behaviour bomberBehaviour{roam, lob, nullptr, backAway};

}  // namespace doorstring
