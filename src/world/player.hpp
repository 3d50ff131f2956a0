// The knight, and how it walks.
#pragma once

#include "config/config.hpp"
#include "world/events.hpp"
#include "world/input_frame.hpp"
#include "world/terrain.hpp"

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

// Held directions with opposite ones cancelled: -1, 0 or 1 an axis.
GridOffset wish(InputFrame input);

// Moves by what is held: one speed in all eight directions, sliding along walls, led around
// corners; slower in shallows, slipping on ice. Outside the room the doors go on, so that the
// knight can leave through them.
void walk(Player& player, const Terrain& terrain, const PlayerConfig& config,
          const GroundConfig& ground, InputFrame input, Events& events);

// The side of the room that the hit box leaves, pressed toward: where a flip begins.
std::optional<Direction> leavingSide(const Player& player, const Room& room,
                                     const PlayerConfig& config, InputFrame input);

}  // namespace doorstring
