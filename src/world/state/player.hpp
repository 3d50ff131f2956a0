// The knight as it is at one tick.
#pragma once

#include "base/direction.hpp"
#include "config/config.hpp"
#include "world/motion/terrain.hpp"

namespace doorstring {

struct Player {
    SubPos at;        // the upper left corner of the hit box
    SubPos previous;  // the same a tick before, for drawing in between
    Direction facing = Direction::South;
    int walkTicks = 0;       // since it began to walk; 0: it stands
    GridOffset velocity;     // subpixels a tick, of the last step
    int halfHearts = 0;      // what is left
    int safeTicks = 0;       // for so long nothing hurts
    int knockTicks = 0;      // for so long still it is pushed back, by `velocity`
    int slipTicks = 0;       // since it slips at the edge of a pit; 0: it does not
    int fallTicks = 0;       // since it began to fall; 0: it does not
    int swingTicks = 0;      // since it began to swing the sword; 0: it does not
    bool swordHeld = false;  // the key was down in the last tick

    bool walking() const { return walkTicks > 0; }
    bool falling() const { return fallTicks > 0; }
    bool swinging() const { return swingTicks > 0; }
};

// Ticks that each of the four pictures of a walk is shown.
inline constexpr int ticksPerStepPicture = 8;

SubBox hitBox(const Player& player, const PlayerConfig& config);

// The tile below the middle of the hit box: the ground that counts.
GridPos tileUnder(const Player& player, const PlayerConfig& config);

}  // namespace doorstring
