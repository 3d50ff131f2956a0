// Moves the knight by the keys that the player holds, and out of a room.
#pragma once

#include "config/config.hpp"
#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/player.hpp"

#include <optional>

namespace doorstring {

// The facing of a knight who has faced `facing` and now walks in `direction`. He keeps `facing` if
// he stands, if it is `direction`, or if `direction` is a diagonal beside it. Otherwise he turns to
// `direction` or, for a diagonal, north or south.
Direction facingFor(Direction facing, GridOffset direction);

// Moves the knight by the keys held: equally fast in all eight directions, sliding along walls, led
// around corners, slower in shallows, gliding on ice. If he may hurry, he is quicker once he has
// walked in one direction for a while. Ways out go straight on beyond the edge of the room, so that
// the knight can leave by them.
void walk(Player& player, const Terrain& terrain, const PlayerConfig& config,
          const GroundConfig& ground, InputFrame input, bool mayHurry, Events& events);

// The side on which the knight leaves the room, by walking toward that side; null if he does not.
// Leaving begins a flip. Through a doorway he leaves before he is out of sight.
std::optional<Direction> leavingSide(const Player& player, const Room& room,
                                     const PlayerConfig& config, InputFrame input);

// The velocity, in subpixels a tick, of a knight who moves in `direction` at `speed` pixels a
// second: as fast on a diagonal as along an axis.
GridOffset velocityToward(int speed, GridOffset direction);

// Moves the knight by one tick of walking, without pictures and events, so that the autopilot can
// predict steps by the same rule. `previous` of his body must be where he is when this is called.
void stride(Player& player, const Terrain& terrain, const PlayerConfig& config,
            const GroundConfig& ground, GridOffset direction);

// Number of subpixels that the knight still glides after he has walked straight onto ice and let go
// of the keys.
int iceGlide(const PlayerConfig& config, const GroundConfig& ground);

}  // namespace doorstring
