// What may hurt the knight in the next half second, and what his blade may hit, as far as a player
// who knows the creatures can tell.
#pragma once

#include "autopilot/fight/eyes.hpp"
#include "autopilot/fight/skill.hpp"

#include <limits>
#include <vector>

namespace doorstring {

struct Threat {
    static constexpr int margin = 2;  // pixels by which a threat may be nearer than it seems
    static constexpr int never = std::numeric_limits<int>::max();

    SubPos at;                // its middle
    int halfWidth = 0;        // subpixels from the middle to its sides
    int extraHalfHeight = 0;  // half its height is halfWidth + extraHalfHeight
    GridOffset drift;         // before it attacks, in subpixels a tick
    GridOffset motion;        // while it attacks, in subpixels a tick
    int hurtsFrom = never;    // the tick, counted from now, at which it begins to hurt
    int hurtsUntil = never;   // the tick at which it stops hurting
    // The speed of its attack, in subpixels a tick, if it aims at the knight; else 0. It aims once,
    // at tick `hurtsFrom`, or in each tick from then on if it follows him.
    int aimSpeed = 0;
    bool followsKnight = false;
    bool isStoppedByWalls = false;
    int spread = 0;          // subpixels a tick by which its place becomes less sure
    int damage = 0;          // half hearts
    int creatureIndex = -1;  // in SeenRoom::creatures; -1 if it is no creature
    bool canBeCut = false;   // the blade stops it
    bool isStruck = false;   // the blade has hit it
    bool isSteady = false;   // no blow interrupts it or pushes it

    bool hurts(int tick, const SubBox& knight) const {
        return tick >= hurtsFrom && tick < hurtsUntil && overlap(box(toSubpixels(margin)), knight);
    }
    SubBox box(int extra = 0) const {
        return boxAround(at, 2 * (halfWidth + extra), 2 * (halfWidth + extraHalfHeight + extra));
    }
    bool isCutBy(const SubBox& blade) const {
        return canBeCut && !isStruck && overlap(box(), blade);
    }
    // Takes a blow of a knight whose middle is `knight`.
    void takeBlow(int tick, SubPos knight, const CreatureConfig& row);
    // Whether it meets the knight within `ticks` ticks if it moves as in its attack and he stays
    // where he is.
    bool comesAt(const SubBox& knight, int ticks) const;
    // Moves it one tick further. `knight` is the middle of the knight.
    void advance(int tick, SubPos knight, const Terrain& terrain);
};

// Collects what may hurt the knight soon. What the eyes saw is `reactionTicks` old, so each threat
// is moved on to where it should be by now. A player of lower skill is somewhat wrong about the
// places of creatures, and considers only the nearest threats.
void foresee(const World& world, const Eyes& eyes, const Skill& skill,
             std::vector<Threat>& threats);

}  // namespace doorstring
