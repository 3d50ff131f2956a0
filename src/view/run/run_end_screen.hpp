// The pages at the end of a run: game over and victory. What the run came to, and what next.
#pragma once

#include "view/run/heading.hpp"
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

// So long the page comes in; no choice is taken before.
inline constexpr int runEndComes = 45;

void drawRunEnd(const Page& page, Menu& menu, const RunEndPicture& picture);

// What a run came to, in words.

// What struck last: "a skeleton", "a pit", "spikes"; "nothing" where nothing ever did.
std::string lastBlowText(const RunTally& tally);

}  // namespace doorstring
