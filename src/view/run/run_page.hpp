// The page of a paused run: where the knight is, what he carries, and the run's results so far.
#pragma once

#include "view/screens/menu.hpp"
#include "world/expedition.hpp"

#include <string_view>

namespace doorstring {

struct RunPage {
    const World& world;
    const RunTally& tally;
    std::string_view floorName;
    std::string_view seedCode;
    bool ownWeights = false;     // whether any weights were not the shipped ones
    std::string_view note = {};  // below the choices
};

void drawRunPage(const Page& page, Menu& menu, const RunPage& run);

}  // namespace doorstring
