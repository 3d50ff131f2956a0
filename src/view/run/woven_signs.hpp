// The signs and names of offers that were woven into a floor, or into all floors of a run.
#pragma once

#include "config/floor_parts.hpp"
#include "view/panel.hpp"

#include <span>
#include <string_view>
#include <vector>

namespace doorstring {

struct WovenSign {
    OfferSign sign;
    std::string_view name;
};

// The offers that are woven into the floor that is played.
std::vector<WovenSign> wovenSigns(const AdventureConfig& config);
// The offers that a run has woven until now, in the order in which they were bought.
std::vector<WovenSign> wovenSigns(const AdventureConfig& config, std::span<const OfferId> woven);

// Draws each sign, followed by its name. If that takes more than `width`, names are cut.
void drawWovenSigns(const Page& page, std::span<const WovenSign> signs, int x, int y, int width);
// The width that drawWovenSigns() takes if no name is cut.
int wovenSignsWidth(const Page& page, std::span<const WovenSign> signs);

// Draws the signs side by side, ending at `right`. To fit into a line of text, they have no names,
// and the edges of their cloth are left out.
void drawWovenMarks(const Page& page, std::span<const WovenSign> signs, int right, int y);

}  // namespace doorstring
