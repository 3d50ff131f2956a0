// The page of a run that rests: where the knight is, what he carries, what the run has come to.
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
    bool ownWeights = false;     // not always those that came with the program
    std::string_view note = {};  // below the choices
};

void drawRunPage(const Page& page, Menu& menu, const RunPage& run);

}  // namespace doorstring
