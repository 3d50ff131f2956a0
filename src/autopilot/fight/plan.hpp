// Chooses what to hold next: of all steps, blows and shots the one whose cost minus its gain is
// least, as far as the next half second can be foreseen.
#pragma once

#include "autopilot/fight/threat.hpp"
#include "autopilot/steps.hpp"
#include "autopilot/ways.hpp"
#include "world/state/input_frame.hpp"

#include <limits>
#include <optional>

namespace doorstring {

// What the knight wants.
struct Wish {
    const StepMap* distances = nullptr;  // to `goal`; null if he follows `walk`
    SubPos goal = {};                    // where he wants to be
    int keepAway = 0;                    // pixels to keep away from `goal`
    InputFrame walk = {};                // what the explorer would hold
    InputFrame held = {};                // what has been held until now
    bool mayFlee = false;                // through doors
    std::optional<Direction> shot = {};  // the side on which an arrow would hit something
};

// Predicts how a step or a blow of the knight would go, and computes its cost minus its gain.
class Trial {
public:
    static constexpr int impossible = std::numeric_limits<int>::max();

    // All arguments must outlive the trial. costOfStep() and costOfStrike() change the threats,
    // which must be set again before each call.
    Trial(const World& world, const SeenRoom& room, const Wish& wish, int ticks,
          std::vector<Threat>& threats);

    // The cost of a step; all costs are in pixels to walk. `impossible` if he would fall into a
    // pit, or leave the room where he should not.
    int costOfStep(InputFrame step);
    // The keys to hold for a blow to that side.
    InputFrame strikeAt(Direction side) const;
    // The cost of a blow; `impossible` for the same reasons, and if the blade hits nothing.
    int costOfStrike(Direction side);

private:
    // How many creatures and projectiles the blade hits.
    struct Cuts {
        int creatures = 0;
        int projectiles = 0;
    };

    bool isWantedWalk(InputFrame step) const {
        return wish_.distances == nullptr && step == wish_.walk;
    }
    std::optional<Direction> exitOf(InputFrame step) const;
    bool isAbovePit(const Body& body) const { return terrain_.at(tileUnder(body)) == Tile::Pit; }
    // Moves the knight a tick further. Returns false if he falls into a pit, or leaves the room
    // where he should not.
    bool advanceKnight(Foresight& knight, InputFrame held) const;
    // Whether the ground hurts him at that tick: embers, or spikes that are up.
    bool isHurtByGround(int tick, const Body& body) const;
    // Moves the threats a tick further. Returns the cost of what hurts him most in that tick; 0 if
    // nothing does.
    int advanceThreats(int tick, const Player& player);
    // The cost of being in the way of a threat after the last tick that is thought ahead; 0 if no
    // threat comes at him.
    int costAfterLastTick(const Player& player) const;
    // Lets the blade hit what it meets in that tick, and adds that to `cuts`.
    void cut(int tick, const Player& player, Cuts& cuts);
    const CreatureConfig& rowOf(const Threat& threat) const;
    // Whether the blade hits the creature of a threat.
    bool isHit(const Threat& threat, const SubBox& blade, const Player& player) const;
    // The cost of a place that is too far from the goal, or too near to it. Where the knight
    // follows a walk, the cost of a step that is not this walk.
    int goalCost(SubPos place, InputFrame step) const;

    const World& world_;
    const SeenRoom& room_;
    const Wish& wish_;
    Terrain terrain_;
    int ticks_;
    std::vector<Threat>& threats_;
    bool beginsAbovePit_;  // whether the knight is above a pit before the first tick
};

class Planner {
public:
    Planner();

    // Foresees what everything that was seen will do.
    void look(const World& world, const Eyes& eyes, const Skill& skill);
    // Whether anything that was seen may hurt the knight soon.
    bool isThreatened() const;
    // The keys to hold for the next ticks.
    InputFrame choose(const World& world, const SeenRoom& room, const Wish& wish);

private:
    // Whether there may be something to strike on that side.
    bool mayStrike(const World& world, Direction side) const;

    std::vector<Threat> threats_;
    std::vector<Threat> trialThreats_;  // a copy that a trial changes
};

}  // namespace doorstring
