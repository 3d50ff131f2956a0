// What a run of an adventure came to, once it is over.
#pragma once

#include "base/seed.hpp"
#include "cli/replay/run_records.hpp"
#include "world/expedition.hpp"

namespace doorstring {

struct RunSummary {
    RunEnd end = RunEnd::Defeat;
    Seed seed;      // of the adventure
    int floor = 1;  // on which it ended
    RunTally tally;
    bool ownWeights = false;  // not always those that came with the program
    bool isTrial = false;     // it was not recorded
};

}  // namespace doorstring
