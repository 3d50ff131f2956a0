// Chooses what to hold next: of all steps and blows the one that brings most and costs least, as
// far as the next half second can be foreseen.
#pragma once

#include "autopilot/fight/step_map.hpp"
#include "autopilot/fight/threat.hpp"
#include "world/state/input_frame.hpp"

namespace doorstring {

// What the knight is after.
struct Wish {
    const StepMap* way = nullptr;  // to where he wants to be; null: he goes on as `walk` says
    SubPos goal = {};              // where that is
    int keep = 0;                  // pixels to keep away from there
    InputFrame walk = {};
    InputFrame held = {};  // until now
    bool mayFlee = false;  // through doors
};

class Planner {
public:
    Planner();

    // Foresees what comes of all that was seen.
    void look(const World& world, const Eyes& eyes);
    // Whether any of it may hurt the knight soon.
    bool isThreatened() const;
    // What to hold for the next ticks.
    InputFrame choose(const World& world, const SeenRoom& room, const Wish& wish);

private:
    // Whether something to strike may be on that side.
    bool mayStrike(const World& world, Direction side) const;

    std::vector<Threat> threats_;
    std::vector<Threat> trial_;  // the same, while something is tried
};

}  // namespace doorstring
