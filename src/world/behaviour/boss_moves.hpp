// Moves that bosses share.
#pragma once

#include "world/creatures/moves.hpp"
#include "world/creatures/turn.hpp"

#include <span>

namespace doorstring {

// The speed of a boss in pixels a second, by its floor and its rage.
int pacedSpeed(const Turn& turn, int speed);

// Enters while it waits: stays away until the knight is shut in, drops from above, waits, and
// walks.
void enterFromAbove(Turn& turn);

// Chooses one of the moves and announces it. No move is made a third time in a row, so there are at
// least two of them.
void chooseMove(Turn& turn, std::span<const Move> moves);

// Leaps out of sight for a tick: hovers after the knight at `shadowSpeed`, and comes down with a
// slam where its shadow stops. The parts of the move are those of a leap. False once it has landed.
bool leapOutOfSight(Turn& turn, int shadowSpeed);

}  // namespace doorstring
