// Lights a bomb and lobs it to where the knight stands, then gets away from it.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/wander.hpp"
#include "world/creatures/projectiles.hpp"

namespace doorstring {

namespace {

constexpr int bombSide = 8;   // pixels
constexpr int lobTicks = 12;  // the arm stays out
constexpr int tooClose = 40;  // pixels; it backs away from the knight

}  // namespace

void actBomber(Turn& turn) {
    switch (turn.self.doing) {
    case Doing::Waits:
    case Doing::Walks:
        if (turn.hasShooterWaited() && turn.distance() <= turn.config.range) {
            turn.windUp();
        } else {
            wander(turn);
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            shoot(turn, ProjectileKind::Bomb, bombSide, turn.toKnight());
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        if (turn.isOver(lobTicks)) {
            turn.begin(Doing::Rests);
        }
        break;
    case Doing::Rests:
        if (turn.distance() < tooClose) {
            turn.step(turn.toKnight() * -1, turn.config.speed);
        }
        if (turn.isOver(turn.config.restTicks)) {
            turn.begin(Doing::Walks);
        }
        break;
    }
}

}  // namespace doorstring
