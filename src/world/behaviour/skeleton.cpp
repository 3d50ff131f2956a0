// Comes nearer, raises its arm, and throws a bone at the knight.
#include "world/behaviour/behaviours.hpp"
#include "world/creatures/projectiles.hpp"

namespace doorstring {

namespace {

constexpr int boneSide = 6;  // pixels

void comeNearer(Turn& turn) {
    const bool isNear = turn.distance() <= turn.config.near && turn.isKnightInSight();
    if (isNear || !turn.stepToKnight(turn.config.speed)) {
        turn.face(turn.toKnight());
    }
}

void stalk(Turn& turn) {
    if (turn.self.doing == Doing::Waits) {
        if (turn.hasShooterWaited()) {
            turn.begin(Doing::Walks);
        } else {
            wander(turn);
        }
    } else if (turn.distance() <= turn.config.range && turn.isKnightInSight()) {
        turn.windUp();
    } else {
        comeNearer(turn);
    }
}

void throwBone(Turn& turn) {
    shoot(turn, ProjectileKind::Bone, boneSide, turn.toKnight());
}

}  // namespace

const Behaviour skeletonBehaviour{.prowl = stalk, .release = throwBone, .rest = comeNearer};

}  // namespace doorstring
