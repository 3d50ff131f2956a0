// Plays set pieces, each by at most one simple rule.
#pragma once

#include "autopilot/route.hpp"

#include <optional>
#include <vector>

namespace doorstring {

class PiecePlayer {
public:
    // The keys to hold in the set piece of the knight's room; empty if no set piece is left to do
    // there, if it has begun and needs no rule, or if he has failed, or has tried too long or on an
    // earlier visit. Must be called once for each tick that he may spend on it.
    std::optional<InputFrame> next(const World& world, Walker& walker);

private:
    void enter(const World& world);

    std::optional<Seed> seed_;
    GridPos cell_;
    int ticks_ = 0;               // spent in this room
    std::vector<GridPos> tried_;  // cells of set pieces that he has begun
    bool isTrying_ = false;       // whether to do the set piece of this room
};

}  // namespace doorstring
