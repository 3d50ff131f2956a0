// What is worth having in the rooms of an adventure: chests, what a shop sells, and urns, which may
// hold a heart.
#pragma once

#include "autopilot/route.hpp"

#include <optional>
#include <vector>

namespace doorstring {

class Errands {
public:
    // The tile of the knight's room to walk up to and push at, or to strike; none where there is
    // nothing worth it that he can get to. To be asked once for each tick that he may spend on it.
    std::optional<GridPos> next(const World& world, Walker& walker);

    // Whether a shop that he has been in sells a heart that he needs and can pay.
    static bool sellsHeart(const World& world, GridPos cell);

private:
    void enter(const World& world);
    std::optional<GridPos> choose(const World& world) const;

    Seed seed_;
    GridPos cell_;
    std::optional<GridPos> chosen_;
    int ticks_ = 0;  // spent on it
    std::vector<GridPos> givenUp_;
};

}  // namespace doorstring
