// The page of a loom: the door tables of the next floor, before and after an offer, as bars, and
// what else the offer changes.
#pragma once

#include "config/dungeon_parts.hpp"
#include "view/panel.hpp"

#include <span>
#include <string>
#include <string_view>

namespace doorstring {

struct LoomScreen {
    std::string_view heading;  // which offers are shown
    const DirectionArray<DoorTable>& before;
    const DirectionArray<DoorTable>& after;
    // Lines about other config keys that change; a line of advice if there is no offer.
    std::span<const std::string> changes;
    std::string_view hint;  // which key leaves the page
};

void drawLoomScreen(const Page& page, const LoomScreen& screen);

}  // namespace doorstring
