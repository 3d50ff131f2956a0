// What a creature knows and can do in its turn, once a tick, and where it may stand: never in a
// doorway, and on harmful ground only if it flies or goes through walls.
#pragma once

#include "world/motion/tile_steps.hpp"
#include "world/state/events.hpp"
#include "world/state/world.hpp"

#include <array>
#include <cstdint>
#include <optional>

namespace doorstring {

// The way to the knight around all that a walker may not tread on, computed once a tick for all
// creatures.
class ChaseField {
public:
    explicit ChaseField(const World& world);

    // The offset from the middle of the body's hit box to the knight if he is at most one tile
    // away, else to the next tile on the way to him. Zero if there is no way.
    GridOffset way(const Body& body) const;
    // The number of steps from each tile to the knight.
    const TileSteps& steps() const { return steps_; }

private:
    SubPos knight_;
    TileSteps steps_;  // to the knight's tile
};

struct Turn {
    World& world;
    Creature& self;
    const CreatureConfig& config;
    const ChaseField& chase;
    Events& events;

    // The offset from the middle of the creature's hit box to the middle of the knight's.
    GridOffset toKnight() const;
    // The distance between the two middles in pixels, along a straight line.
    int distance() const;
    // Whether the knight is in its row or column.
    bool isLinedUp() const;
    // Whether nothing between the creature and the knight stops what flies.
    bool isKnightInSight() const;
    // Whether the knight has been in the room for `shooterWaitTicks`. Nobody shoots before that.
    bool hasShooterWaited() const {
        return world.creatures.ticks >= world.config.creatures.rules.shooterWaitTicks;
    }
    // Draws a number below the bound from the creature's random numbers.
    int roll(int bound);

    void begin(Doing doing);
    // Turns to the knight and begins the announcement of its move.
    void windUp();
    // Number of ticks that the announcement of its move takes, that the move itself takes at most,
    // and that it rests afterwards.
    int windUpTicks() const;
    int attackTicks() const;
    int restTicks() const;
    // The speed of its move in pixels a second.
    int moveSpeed() const { return world.config.creatures.moves[self.move].speed; }
    // Whether it has done what it is doing for that many ticks.
    bool isOver(int ticks) const { return self.ticks >= ticks; }

    // Adds a creature to the room at the end of the tick.
    void addCreature(const Creature& creature) { world.creatures.born.push_back(creature); }

    void face(GridOffset way);
    // Takes a step at a speed in pixels a second: never into a doorway, and onto harmful ground
    // only if it flies or goes through walls. False if it could not move at all.
    bool step(GridOffset way, int speed);
    // The box around all places that the creature would come to by `ticks` such steps. It goes only
    // as far as the place where something stops the creature.
    SubBox pathAhead(GridOffset way, int speed, int ticks) const;
    // Takes a step toward the knight, around what is in the way.
    bool stepToKnight(int speed);
};

// The offset in the same direction with this length in subpixels; zero stays zero.
GridOffset scaled(GridOffset way, int length);

// Converts a speed from pixels a second to subpixels a tick.
constexpr int perTick(int speed) {
    return speed * subpixelsPerPixel / ticksPerSecond;
}

// Whether a creature may tread on a tile of the room.
bool mayTread(const Terrain& terrain, GridPos tile, Gait gait);

// Whether a body may tread on all tiles that its hit box touches.
bool hasFooting(const Terrain& terrain, const Body& body);
inline bool hasFooting(const World& world, const Body& body) {
    return hasFooting(world.terrain(), body);
}

// The nearest place where the body has footing: where it is, in the middle of a tile, or between
// two or four tiles. Null if the room has no such place.
std::optional<SubPos> nearestFooting(const Terrain& terrain, const Body& body);

// Moves a body as moveBody() does, but only onto what it may tread on. False if it did not move.
bool moveOnFooting(const World& world, Body& body, GridOffset distance,
                   const DetourConfig& detours);

}  // namespace doorstring
