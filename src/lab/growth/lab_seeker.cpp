#include "lab/growth/lab_seeker.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::uint64_t seedsPerLook = 10;
constexpr std::uint64_t mostSought = 300'000;
constexpr std::uint64_t mostLongSought = 2'000;

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

// Of one try each: so that limits hold up no frame.
std::shared_ptr<const Config> ofOneTry(const Config& config) {
    auto once = std::make_shared<Config>(config);
    once->dungeon.limits.tries = 1;
    return once;
}

}  // namespace

LabSeeker::LabSeeker(const Config& config, const MetricValues& like, Seed from)
    : config_(ofOneTry(config)),
      targets_(targetsLike(like)),
      seeker_(*config_, targets_, from),
      isLong_(hasLongTries(config)),
      next_(from) {}

bool LabSeeker::hasGivenUp() const {
    return !found_ && looked() >= (isLong_ ? mostLongSought : mostSought);
}

std::uint64_t LabSeeker::looked() const {
    return seeker_.sought().looked + lookedAtLong_;
}

void LabSeeker::look(LabPace* pace) {
    if (isLong_ && pace != nullptr) {
        return lookAtLong(*pace);
    }
    if (!seeker_.look(isLong_ ? 1 : seedsPerLook)) {
        found_ = seeker_.sought().found.front().seed;
    }
}

void LabSeeker::lookAtLong(LabPace& pace) {
    const auto tried = pace.tried({.config = config_, .seed = next_});
    if (!tried) {
        return;
    }
    const bool isFound = tried->isMade && std::ranges::all_of(targets_, [&](const Target& target) {
                             return meets(target, tried->values);
                         });
    if (isFound) {
        found_ = next_;
    }
    ++lookedAtLong_;
    ++next_.number;
}

}  // namespace doorstring
