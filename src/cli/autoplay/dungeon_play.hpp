// One dungeon or adventure, played by a pilot without a window until it has been everywhere, or
// down the last stairs, or gets nowhere.
#pragma once

#include "base/result.hpp"
#include "cli/autoplay/play_result.hpp"
#include "config/config.hpp"
#include "world/state/events.hpp"
#include "world/state/input_frame.hpp"
#include "world/state/world.hpp"

#include <atomic>
#include <functional>
#include <span>
#include <string>

namespace doorstring {

using Pilot = std::function<InputFrame(const World&)>;
// The rule that a tick broke.
using Umpire = std::function<PlayRule(const World&, const Events&)>;

struct PlayPlan {
    const Config* config = nullptr;       // of the dungeon, or of the floor that is begun on
    std::span<const Config> floors = {};  // of an adventure, from the first
    int minutes = 60;                     // of game time, at most
    // New ones for each play.
    std::function<Pilot()> pilot;
    std::function<Umpire()> umpire;
};

// Where a play is, for those who want to know after a crash.
struct PlayPlace {
    std::atomic<std::uint64_t> ticks{0};    // that were begun
    std::atomic<std::uint32_t> buttons{0};  // that are held in this tick
    std::atomic<bool> isChoosing{false};    // what to hold
};

// The same whoever plays it, and whenever.
PlayResult playDungeon(const PlayPlan& plan, Seed seed, PlayPlace& place);

// The recording of a play that ended so: it is played again. `place` is where it crashed.
std::string recordPlay(const PlayPlan& plan, Seed seed, const PlayResult& result,
                       const PlayPlace& place);

}  // namespace doorstring
