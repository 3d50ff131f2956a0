#include "app/session/run_record.hpp"

#include <algorithm>

namespace doorstring {

namespace {

template <typename Entry>
int countOf(const Recording& recording) {
    return static_cast<int>(
        std::ranges::count_if(recording.entries, [](const replay::Entry& entry) {
            return std::holds_alternative<Entry>(entry);
        }));
}

}  // namespace

RunRecord recordOf(const Expedition& expedition, Seed seed, RunEnd end, bool ownWeights) {
    const RunTally& tally = expedition.tally();
    RunRecord record;
    record.seed = seed;
    record.floor = expedition.world().config.floor;
    record.ticks = tally.ticks;
    record.end = end;
    if (end == RunEnd::Defeat && tally.lastBlow && tally.lastBlow->by) {
        record.by = std::string(name(*tally.lastBlow->by));
    }
    record.regenerated = tally.regenerated;
    record.ownWeights = ownWeights;
    return record;
}

RunRecord recordOfLeft(const Recording& run, ShippedWeights& shipped) {
    RunRecord record;
    record.seed = run.seed;
    record.floor = std::min(1 + countOf<replay::Descend>(run), floorCount);
    record.ticks = run.ticks;
    record.regenerated = countOf<replay::Grow>(run);
    record.ownWeights = std::ranges::any_of(
        run.configs, [&](const Config& used) { return shipped.differFrom(used); });
    return record;
}

}  // namespace doorstring
