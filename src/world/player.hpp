// The knight, and how it walks.
#pragma once

#include "config/config.hpp"
#include "room/room.hpp"
#include "world/box.hpp"
#include "world/events.hpp"
#include "world/input_frame.hpp"

namespace doorstring {

struct Player {
    SubPos at;        // the upper left corner of the hit box
    SubPos previous;  // the same a tick before, for drawing in between
    Direction facing = Direction::South;
    int walkTicks = 0;  // since it began to walk; 0: it stands

    bool walking() const { return walkTicks > 0; }
};

// Ticks that each of the four pictures of a walk is shown.
inline constexpr int ticksPerStepPicture = 8;

SubBox hitBox(const Player& player, const PlayerConfig& config);

// Moves by what is held: one speed in all eight directions, sliding along walls, led around
// corners. Outside the room the doors go on, so that the knight can leave through them.
void walk(Player& player, const Room& room, const PlayerConfig& config, InputFrame input,
          Events& events);

// The side of the room that the hit box leaves, pressed toward: where a flip begins.
std::optional<Direction> leavingSide(const Player& player, const Room& room,
                                     const PlayerConfig& config, InputFrame input);

}  // namespace doorstring
