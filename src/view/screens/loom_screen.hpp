// The page of a loom: the door tables of the next floor without and with offers, as bars, and what
// else the offers change.
#pragma once

#include "config/dungeon_parts.hpp"
#include "view/panel.hpp"

#include <span>
#include <string>
#include <string_view>

namespace doorstring {

struct LoomScreen {
    std::string_view heading;                 // which offers are shown
    const DirectionArray<DoorTable>& before;  // without offers
    const DirectionArray<DoorTable>& after;   // with the offers that are shown
    // Lines about other config keys that change; a line of advice if there is no offer.
    std::span<const std::string> changes;
    std::string_view hint;  // which key leaves the page
};

void drawLoomScreen(const Page& page, const LoomScreen& screen);

}  // namespace doorstring
