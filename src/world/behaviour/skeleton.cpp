// Comes nearer to half its range, raises its arm, and throws a bone at the knight.
#include "world/behaviour/behaviours.hpp"
#include "world/behaviour/wander.hpp"
#include "world/creatures/projectiles.hpp"

namespace doorstring {

namespace {

constexpr int boneSide = 6;     // pixels
constexpr int throwTicks = 12;  // the arm stays out

void approach(Turn& turn) {
    const bool near = turn.distance() <= turn.config.range / 2;
    if (near || !turn.stepToKnight(turn.config.speed)) {
        turn.face(turn.toKnight());
    }
}

}  // namespace

void actSkeleton(Turn& turn) {
    switch (turn.self.doing) {
    case Doing::Waits:
        if (turn.hasShooterWaited()) {
            turn.begin(Doing::Walks);
        } else {
            wander(turn);
        }
        break;
    case Doing::Walks:
        if (turn.distance() <= turn.config.range) {
            turn.windUp();
        } else {
            approach(turn);
        }
        break;
    case Doing::WindsUp:
        if (turn.isOver(turn.config.windUpTicks)) {
            shoot(turn, ProjectileKind::Bone, boneSide, turn.toKnight());
            turn.begin(Doing::Attacks);
        }
        break;
    case Doing::Attacks:
        if (turn.isOver(throwTicks)) {
            turn.begin(Doing::Rests);
        }
        break;
    case Doing::Rests:
        approach(turn);
        if (turn.isOver(turn.config.restTicks)) {
            turn.begin(Doing::Walks);
        }
        break;
    }
}

}  // namespace doorstring
