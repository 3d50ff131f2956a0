// Plays: explores where it is quiet, and fights where it is not, with the keys, the sight and the
// reaction time of a player.
#pragma once

#include "autopilot/explorer.hpp"
#include "autopilot/fight/plan.hpp"

namespace doorstring {

class Autopilot {
public:
    // What to hold during the next tick. To be asked once a tick, during slides as well.
    InputFrame operator()(const World& world);

private:
    // Since a blow last met.
    struct Patience {
        GridPos cell;
        std::size_t creatures = 0;
        int ticks = 0;
    };

    void countTicks(const SeenRoom& room);
    InputFrame think(const World& world, const SeenRoom& room);
    std::optional<SubPos> dropToFetch(const World& world, const SeenRoom& room) const;
    const SeenCreature* foe(const World& world, const SeenRoom& room) const;

    Eyes eyes_;
    Explorer explorer_;
    Planner planner_;
    Patience patience_;
    InputFrame held_;
    int heldTicks_ = 0;  // for which it is still held
};

}  // namespace doorstring
