// The tiles of a room on which creatures may begin.
#pragma once

#include "world/state/world.hpp"

#include <optional>
#include <vector>

namespace doorstring {

class Places {
public:
    // Those that can be walked to from `entry`, where the knight's hit box is, and are away from
    // there.
    Places(const World& world, const Room& room, const Ground& ground, SubPos entry);

    // The middle of one of those that are free, where a drawing has a creature before all others;
    // none where there is none.
    std::optional<SubPos> take(CreatureKind kind, RandomStream& random);
    // The one nearest to that tile.
    std::optional<SubPos> takeNearest(GridPos to);

private:
    bool isDrawn(GridPos tile) const;
    bool isFarFromEntry(GridPos tile) const;
    bool isInLine(GridPos tile) const;

    Terrain terrain_;
    SubPos entry_;
    int distance_;
    std::vector<GridPos> free_;
    std::vector<GridPos> drawn_;
};

}  // namespace doorstring
