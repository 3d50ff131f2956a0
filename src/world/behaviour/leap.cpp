#include "world/behaviour/leap.hpp"

namespace doorstring {

void aimLeap(Turn& turn) {
    turn.self.way = turn.toKnight();
}

bool leap(Turn& turn) {
    turn.step(turn.self.way, turn.config.attackSpeed);
    return true;
}

}  // namespace doorstring
