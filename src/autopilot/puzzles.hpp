// The puzzles of an adventure: levers in the order of the pips below them, braziers to light, and
// blocks to push onto plates.
#pragma once

#include "autopilot/route.hpp"
#include "room/ways/block_push.hpp"

#include <optional>
#include <vector>

namespace doorstring {

class Puzzles {
public:
    // The keys to hold to solve the puzzle of the knight's room; empty if there is none or it finds
    // no solution. To be asked once for each tick that he may spend on it.
    std::optional<InputFrame> next(const World& world, Walker& walker);

private:
    void enter(const World& world);
    std::optional<InputFrame> push(const World& world, Walker& walker);
    bool plan(const World& world);

    std::optional<Seed> seed_;
    GridPos cell_;
    bool tries_ = false;
    int ticks_ = 0;                  // spent on it
    std::vector<BlockPush> pushes_;  // to come, the next one last
    std::vector<GridPos> tried_;     // cells
};

}  // namespace doorstring
