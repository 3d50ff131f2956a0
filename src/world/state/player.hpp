// The knight at one tick, and what he pushes at.
#pragma once

#include "base/direction.hpp"
#include "world/motion/body.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/kit.hpp"

#include <optional>

namespace doorstring {

// What was given to the knight: he holds it up while all else waits.
struct HeldUp {
    Treasure what = Treasure::Coins;
    int count = 1;
    int ticks = 0;  // since he was given it
};

struct Player {
    Body body;
    Kit kit;
    Direction facing = Direction::South;
    int walkTicks = 0;          // since he began to walk; 0: he stands
    int fallsWithoutHeart = 0;  // kills in a row without a heart drop while hearts are low
    int descentTicks = 0;       // since he began to walk down stairs; 0: he does not
    int deathTicks = 0;         // since no heart is left; 0: he lives
    int slipTicks = 0;          // since he began to slip at the edge of a pit; 0: he does not
    int fallTicks = 0;          // since he began to fall; 0: he does not
    int swingTicks = 0;         // since he began to swing the sword; 0: he does not
    int swordKept = 0;          // ticks for which a press of the key is kept
    bool swordHeld = false;     // the key was down in the last tick
    EnumSet<Button> itemKeys;   // of those of items, down in the last tick
    int restTicks = 0;          // left in which an item keeps him where he is
    int hopTicks = 0;           // since he began to hop; 0: he does not
    int hopSpeed = 0;           // pixels a second, of his hop
    bool isPulled = false;      // by the hook
    std::optional<HeldUp> heldUp = {};

    bool walking() const { return walkTicks > 0; }
    bool falling() const { return fallTicks > 0; }
    bool dying() const { return deathTicks > 0; }
    bool hopping() const { return hopTicks > 0; }
    // Whether he is above the ground, which then neither harms him nor feels him.
    bool isAloft() const { return hopping() || isPulled; }
    bool descending() const { return descentTicks > 0; }
    // Whether an uninterruptible action (fall, death, stairs) is under way.
    bool isHelpless() const { return falling() || dying() || descending(); }
};

struct DoorPush {
    std::optional<Direction> side;  // null if no door is pushed at
    int ticks = 0;                  // since it began
};

struct PushAttempt {
    std::optional<GridPos> pushable = {};  // null if nothing is pushed at
    int ticks = 0;                         // since it began
    bool refused = false;                  // and the refusal was reported
    // The way in which something has given way since the knight last let go.
    std::optional<Direction> pushedWay = {};
};

struct ThingPush {
    std::optional<GridPos> tile;  // null if no thing is pushed at
    int ticks = 0;                // since it began
};

// Ticks that each of the four pictures of a walk is shown.
inline constexpr int ticksPerStepPicture = 8;

}  // namespace doorstring
