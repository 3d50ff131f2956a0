// What a run of an adventure came to, once it is over.
#pragma once

#include "base/seed.hpp"
#include "saves/run_records.hpp"
#include "world/expedition.hpp"

#include <optional>

namespace doorstring {

struct RunSummary {
    RunEnd end = RunEnd::Defeat;
    std::optional<Seed> seed;  // of the adventure; none: a recording does not tell
    int floor = 1;             // on which it ended
    RunTally tally;
    bool ownWeights = false;  // not always those that came with the program
    bool isTrial = false;     // it was not recorded
};

}  // namespace doorstring
