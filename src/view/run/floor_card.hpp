// The card on arrival at a floor of an adventure: a band with the floor's emblem, number and name,
// while the room comes out of the dark behind it.
#pragma once

#include "view/run/heading.hpp"

#include <string_view>

namespace doorstring {

inline constexpr int floorCardTicks = 130;
// The tick from which the card goes away.
inline constexpr int floorCardStays = floorCardTicks - 26;

struct FloorCard {
    const Heading& name;
    int floor = 1;
    int floors = 1;  // in all
    Tileset emblem = Tileset::BlueStone;
    std::string_view seedCode;
    std::string_view note = {};  // behind the number
    int tick = 0;                // since the card came, 0 to floorCardTicks
    bool reducedMotion = false;  // nothing slides
};

// Draws over the room.
void drawFloorCard(const Page& page, const FloorCard& card);

}  // namespace doorstring
