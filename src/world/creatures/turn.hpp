// What a creature knows and can do in its turn of a tick. Each kind has a file with its own rule.
#pragma once

#include "world/creatures/chase.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

namespace doorstring {

struct Turn {
    World& world;
    Creature& self;
    const CreatureConfig& config;
    const ChaseField& chase;
    Events& events;

    // From the middle of its hit box to the middle of the knight's.
    GridOffset toKnight() const;
    // Pixels between them, along a straight line.
    int distance() const;
    // Whether the knight is in a row or a column with it.
    bool isLinedUp() const;
    // Whether nothing solid is between their middles that stops what flies.
    bool isKnightInSight() const;
    bool hasShooterWaited() const {
        return world.creatures.ticks >= world.config.creatures.rules.shooterWaitTicks;
    }
    // A number below the bound from its own random numbers.
    int roll(int bound);

    void begin(Doing doing);
    // The announcement of an attack: seen, heard, and as long as its row says.
    void windUp();
    // Its wind-up, its rest or its attack is over.
    bool isOver(int ticks) const { return self.ticks >= ticks; }

    void face(GridOffset way);
    // A step of that many pixels a second. It stays off pits and spikes unless it flies, and out of
    // doorways. False where it could not move at all.
    bool step(GridOffset way, int speed);
    // A step toward the knight, around what is in the way.
    bool stepToKnight(int speed);
};

// The same direction with that length, in subpixels; no way stays none.
GridOffset scaled(GridOffset way, int length);

// Subpixels a tick of a speed in pixels a second.
constexpr int perTick(int speed) {
    return speed * subpixelsPerPixel / ticksPerSecond;
}

}  // namespace doorstring
