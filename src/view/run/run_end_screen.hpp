// The pages at the end of a run, game over and victory: its results, and what to do next.
#pragma once

#include "view/run/floor_card.hpp"
#include "view/screens/menu.hpp"
#include "world/expedition.hpp"

#include <span>
#include <string>
#include <string_view>

namespace doorstring {

struct RunEndRow {
    std::string_view what;
    std::string value;
};

struct RunEndPicture {
    bool victory = false;
    const Heading& heading;
    std::string_view line;       // below the heading
    std::string_view note = {};  // below that
    std::span<const RunEndRow> rows;
    int tick = 0;                // since it came
    bool reducedMotion = false;  // nothing slides or drifts
};

// The ticks in which the page comes in; no choice is taken before.
inline constexpr int runEndComes = 45;

void drawRunEnd(const Page& page, Menu& menu, const RunEndPicture& picture);

// The results of a run in words.

// The last thing that struck: "a skeleton", "a pit", "spikes"; "nothing" if nothing ever did.
std::string lastBlowText(const RunTally& tally);

}  // namespace doorstring
