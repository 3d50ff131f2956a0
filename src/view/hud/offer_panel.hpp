// The panel about an offer of an altar while the knight stands before it: what the offer does, what
// it costs, and what floors with it hold on average.
#pragma once

#include "config/altar_parts.hpp"
#include "dungeon/forecast/forecaster.hpp"
#include "view/panel.hpp"

#include <optional>
#include <string>

namespace doorstring {

struct OfferPanel {
    const OfferConfig& offer;
    int price = 0;
    int coins = 0;                        // that the knight has
    std::optional<Forecast> before = {};  // of the next floor without the offer; empty if unknown
    std::optional<Forecast> after = {};   // of the next floor with it; empty if unknown
    bool isTorn = false;                  // whether no floor can be grown with it
    bool isLoomFull = false;              // so that nothing is sold
    std::string weaveKey = {};            // which key weaves it
    std::string weightsKey = {};          // which key shows the weights
};

// The place of the panel on the canvas.
PixelRect offerPanelArea(const Page& page);

void drawOfferPanel(const Page& page, const OfferPanel& panel);

}  // namespace doorstring
