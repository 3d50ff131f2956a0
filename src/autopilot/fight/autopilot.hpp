// Plays: explores where it is quiet, and fights where it is not, with the keys, the sight and the
// reaction time of a player.
#pragma once

#include "autopilot/explorer.hpp"
#include "autopilot/fight/eyes.hpp"
#include "autopilot/fight/plan.hpp"
#include "autopilot/fight/skill.hpp"

namespace doorstring {

class Autopilot {
public:
    explicit Autopilot(const Skill& skill = expert) : skill_(skill) {}

    // The keys to hold during the next tick. Must be called once a tick, during slides as well.
    InputFrame operator()(const World& world);

private:
    InputFrame think(const World& world, const SeenRoom& room);
    std::optional<InputFrame> approach(const World& world, const SeenRoom& room, SubPos place);
    // Follows a boss that has fled; empty if none has, or no way leads after it.
    std::optional<InputFrame> pursue(const World& world, const SeenRoom& room);
    InputFrame fight(const World& world, const SeenRoom& room, const SeenCreature& foe);
    // Goes on exploring, out of the way of what threatens.
    InputFrame travel(const World& world, const SeenRoom& room);
    // The keys to hold for a wish.
    InputFrame go(const World& world, const SeenRoom& room, Wish wish);

    Skill skill_;
    Eyes eyes_;
    Explorer explorer_;
    Planner planner_;
    FightMemory memory_;
    InputFrame held_;
    int heldTicks_ = 0;  // until it thinks again; `held_` is held until then
};

}  // namespace doorstring
