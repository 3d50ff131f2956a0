// Sees everything a reaction time late.
#pragma once

#include "autopilot/fight/seen_room.hpp"
#include "autopilot/fight/tuning.hpp"
#include "base/seed.hpp"
#include "world/state/world.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// The ground as it is, and the doors as they were seen.
Terrain seenTerrain(const World& world, const SeenRoom& room);

class Eyes {
public:
    Eyes();

    // To be called once a tick. A world that does not go on from the last one begins anew.
    void look(const World& world);
    // The room as it was `reactionTicks` ago: empty where the knight was not yet here and it had
    // not begun to slide in, or nothing was seen yet.
    const SeenRoom& room() const { return pictures_[(newest_ + 1) % pictures_.size()]; }
    // Where the middle of the knight was so many ticks ago: 0 to `reactionTicks`.
    SubPos knightBefore(int ticks) const;

private:
    void forget(GridPos cell);
    SeenRoom& next();
    bool isDarkIn(const World& world, const Room& room);
    void rememberLost(const SeenRoom& room, int sight);
    void leaveLit(const World& world, SeenRoom& room);

    std::array<SeenRoom, reactionTicks + 1> pictures_;
    std::size_t newest_ = 0;
    Seed seed_;
    std::uint64_t tick_ = 0;
    std::optional<GridPos> asked_;  // the room that was asked about last, and whether it is dark
    bool answer_ = false;
    std::vector<SeenCreature> lost_;  // that went out of the light
    std::optional<GridPos> lostIn_;   // the room of it
};

}  // namespace doorstring
