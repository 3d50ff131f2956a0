#include "lab/growth/lab_seeker.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::uint64_t seedsPerLook = 10;
constexpr std::uint64_t mostSought = 300'000;
// Where a dungeon takes milliseconds: as many as take a minute or so.
constexpr std::uint64_t mostLargeSought = 2'000;

// Alike is what differs by no more than a twelfth, or by one.
Target alike(Metric metric, std::int64_t value) {
    const std::int64_t apart = std::max<std::int64_t>(1, value / 12);
    return {metric, std::max<std::int64_t>(0, value - apart), value + apart};
}

std::vector<Target> targetsLike(const MetricValues& values) {
    std::vector<Target> targets;
    for (const Metric metric :
         {Metric::Rooms, Metric::DeadEnds, Metric::LongestDistance, Metric::BossDistance}) {
        if (values[metric] != noValue) {
            targets.push_back(alike(metric, values[metric]));
        }
    }
    return targets;
}

// So that no look takes longer than a few dungeons.
Config ofOneTry(Config config) {
    config.dungeon.limits.tries = 1;
    return config;
}

bool isLarge(const Config& config) {
    constexpr int mostSmallCells = 2500;
    return isCarved(config.dungeon.growth) ||
           config.dungeon.roomGrid(config.room.size).area() > mostSmallCells;
}

}  // namespace

LabSeeker::LabSeeker(const Config& config, const MetricValues& like, Seed from)
    : config_(ofOneTry(config)), seeker_(config_, targetsLike(like), from) {}

bool LabSeeker::look() {
    const bool large = isLarge(config_);
    if (!seeker_.look(large ? 1 : seedsPerLook)) {
        found_ = seeker_.sought().found.front().seed;
    }
    return !found_ && looked() < (large ? mostLargeSought : mostSought);
}

}  // namespace doorstring
