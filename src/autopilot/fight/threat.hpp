// What may hurt the knight in the next half second, and what his blade may meet, as far as a player
// who knows the creatures can tell.
#pragma once

#include "autopilot/fight/eyes.hpp"
#include "autopilot/fight/skill.hpp"

#include <limits>
#include <vector>

namespace doorstring {

struct Threat {
    static constexpr int margin = 2;  // pixels by which all may be nearer than it seems
    static constexpr int never = std::numeric_limits<int>::max();

    SubPos at;            // its middle
    int half = 0;         // subpixels from there to its sides
    GridOffset drift;     // subpixels a tick until it attacks
    GridOffset motion;    // the same while it attacks
    int from = never;     // ticks from now until it hurts ...
    int until = never;    // ... and until it no longer does
    int aims = 0;         // subpixels a tick at which it sets out for where the knight is at `from`
    bool homes = false;   // follows him
    bool isFlat = false;  // walls stop it
    int spread = 0;       // subpixels a tick by which its place becomes less sure
    int damage = 0;       // half hearts
    int creature = -1;    // its place in SeenRoom::creatures; -1 if it was thrown
    bool canBeCut = false;  // the blade stops it
    bool isStruck = false;  // by the blade
    bool isSteady = false;  // no blow interrupts it or pushes it

    bool hurts(int tick, const SubBox& knight) const {
        return tick >= from && tick < until && overlap(box(toSubpixels(margin)), knight);
    }
    SubBox box(int more = 0) const { return boxAround(at, 2 * (half + more), 2 * (half + more)); }
    bool isCutBy(const SubBox& blade) const {
        return canBeCut && !isStruck && overlap(box(), blade);
    }
    // Takes a blow of a knight who stands there.
    void strike(int tick, SubPos knight, const CreatureConfig& row);
    // Whether it meets a knight who stays there within `ticks` ticks of its attack.
    bool comesAt(const SubBox& knight, int ticks) const;
    // Moves it a tick further, with the middle of the knight there.
    void advance(int tick, SubPos knight, const Terrain& terrain);
};

// Collects where everything that was seen is by now, and what it does next, as far as a player of
// that skill heeds it.
void foresee(const World& world, const Eyes& eyes, const Skill& skill,
             std::vector<Threat>& threats);

}  // namespace doorstring
