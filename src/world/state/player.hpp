// The knight as it is at one tick.
#pragma once

#include "base/direction.hpp"
#include "world/motion/body.hpp"

namespace doorstring {

struct Player {
    Body body;
    Direction facing = Direction::South;
    int walkTicks = 0;   // since it began to walk; 0: it stands
    int halfHearts = 0;  // what is left
    int coins = 0;
    int fallsWithoutHeart = 0;  // creatures, while there is one heart or less
    int deathTicks = 0;         // since no heart is left; 0: it lives
    int slipTicks = 0;          // since it slips at the edge of a pit; 0: it does not
    int fallTicks = 0;          // since it began to fall; 0: it does not
    int swingTicks = 0;         // since it began to swing the sword; 0: it does not
    int swordKept = 0;          // ticks for which a press of the key is kept
    bool swordHeld = false;     // the key was down in the last tick

    bool walking() const { return walkTicks > 0; }
    bool falling() const { return fallTicks > 0; }
    bool dying() const { return deathTicks > 0; }
};

// Ticks that each of the four pictures of a walk is shown.
inline constexpr int ticksPerStepPicture = 8;

}  // namespace doorstring
