// What each kind does in its turn. It is called where nothing pushes the creature back and it has
// waited after the knight came in.
#pragma once

#include "world/creatures/turn.hpp"

namespace doorstring {

void actSlime(Turn& turn);
void actBat(Turn& turn);
void actSkeleton(Turn& turn);
void actTurret(Turn& turn);
void actCharger(Turn& turn);
void actGhost(Turn& turn);
void actMimic(Turn& turn);
void actBomber(Turn& turn);
void actShieldKnight(Turn& turn);

}  // namespace doorstring
