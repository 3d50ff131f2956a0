// Chooses what to hold next: of all steps and blows the one that brings most and costs least, as
// far as the next half second can be foreseen.
#pragma once

#include "autopilot/fight/trial.hpp"

namespace doorstring {

class Planner {
public:
    Planner();

    // Foresees what comes of all that was seen.
    void look(const World& world, const Eyes& eyes, const Skill& skill);
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
