// The pages of a run: one for the pause, with the floor and what the knight carries, and one with
// the results at its end.
#pragma once

#include "view/run/floor_card.hpp"
#include "view/run/last_blow.hpp"
#include "view/run/woven_signs.hpp"
#include "view/screens/menu.hpp"
#include "world/expedition.hpp"

#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

struct RunPage {
    const World& world;
    const RunTally& tally;
    std::string_view floorName;
    std::string_view seedCode;
    std::string_view aim = {};                   // what to do now
    EnumArray<Item, std::string> itemKeys = {};  // the key that uses each; empty if none does
    bool hasOwnWeights = false;  // whether the run ever had other weights than the shipped ones
    std::string_view note = {};  // below the choices, under a line
};

void drawRunPage(const Page& page, Menu& menu, const RunPage& run);

// A line of the results of a run that is over. It may have two halves.
struct RunEndRow {
    std::string_view what;
    std::string value;
    std::vector<WovenSign> signs = {};  // in place of a value
    std::string_view beside = {};       // what the right half is about; empty if there is none
    std::string valueBeside = {};
};

struct RunEndPicture {
    bool victory = false;
    const Heading& heading;
    std::string_view line;           // below the heading
    std::string_view note = {};      // below the line
    const LastBlow* blow = nullptr;  // that ended the run; null if none did
    std::span<const RunEndRow> rows;
    int tick = 0;                // since the page came
    bool reducedMotion = false;  // nothing slides or drifts
};

// The number of ticks in which the page comes in.
inline constexpr int runEndComingTicks = 45;
// The tick from which the page takes a choice. The wait lets the player first read of the last
// blow.
inline constexpr int runEndListenTick = 60;

void drawRunEnd(const Page& page, Menu& menu, const RunEndPicture& picture);

}  // namespace doorstring
