// How the door tables of a floor bend its rooms, in a few words: which shapes of rooms come more
// often or less often than if all door strings had the same weight.
#pragma once

#include "base/message.hpp"
#include "config/dungeon_parts.hpp"
#include "view/panel.hpp"

#include <string>
#include <vector>

namespace doorstring {

struct Bend {
    Message rooms;    // "halls N-S"
    DoorSet doors;    // of such a room, for its sign
    int tenths = 10;  // 10: such rooms come as often as with equal weights; 20: twice as often
};

// Returns up to `most` bends, first those that differ most from equal weights.
std::vector<Bend> strongestBends(const DirectionArray<DoorTable>& tables, std::size_t most);

// Returns the bend in words: "halls N-S: many", "crossings: none".
std::string bendText(const Bend& bend);

inline constexpr int bendsHeight = 34;  // pixels

// Draws up to three bends below one another, the strongest first. Left of each is the sign of a
// room with the bend's `doors`. The signs are at `x`, or as far left of it as the words need to end
// before `right`.
void drawBends(const Page& page, const DirectionArray<DoorTable>& tables, int x, int y, int right);

}  // namespace doorstring
