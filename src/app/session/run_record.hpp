// What the records keep of a run. Date, kind and file are the folder's to add.
#pragma once

#include "app/session/shipped_weights.hpp"
#include "cli/replay/run_records.hpp"
#include "world/expedition.hpp"
#include "world/replay/recording.hpp"

namespace doorstring {

// Of a run that has just been played.
RunRecord recordOf(const Expedition& expedition, Seed seed, RunEnd end, bool ownWeights);

// Of a saved run that makes room for another one.
RunRecord recordOfLeft(const Recording& run, ShippedWeights& shipped);

}  // namespace doorstring
