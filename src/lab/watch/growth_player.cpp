#include "lab/watch/growth_player.hpp"

#include "base/fixed.hpp"
#include "study/trace/trace.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksPerStep = ticksPerSecond / 5;
constexpr int ticksPerSweep = ticksPerStep / 3;  // the step that begins a sweep places no room
constexpr int ticksForAll = 3 * ticksPerStep;    // steps that change the whole grid
constexpr int longAgo = 1'000'000;

}  // namespace

GrowthPlayer::GrowthPlayer(Trace trace, DungeonConfig config)
    : config_(std::move(config)), trace_(std::move(trace)), cursor_(trace_) {
    moveTo(0, 0);
}

int GrowthPlayer::ticksToLook() const {
    if (cursor_.step() == nullptr) {
        return ticksPerStep;
    }
    switch (cursor_.step()->event) {
    case TraceEvent::SweepBegun:
        return ticksPerSweep;
    case TraceEvent::DistancesMeasured:
    case TraceEvent::TryGrown:
    case TraceEvent::ThrownAway:
    case TraceEvent::MoreThrownAway:
        return ticksForAll;
    default:
        return ticksPerStep;
    }
}

void GrowthPlayer::moveTo(std::size_t steps, int age) {
    cursor_.goTo(steps);
    age_ = age;
    waited_ = 0;
    sentence_ = cursor_.at() == 0 ? fmt::format("an empty grid of {} x {}", trace_.grid().width,
                                                trace_.grid().height)
                                  : stepText(trace_, cursor_.at() - 1, config_);
}

void GrowthPlayer::tick() {
    age_ = std::min(age_ + 1, longAgo);
    if (paused_) {
        return;
    }
    waited_ += speed_;
    while (!ended() && waited_ >= ticksToLook()) {
        const int left = waited_ - ticksToLook();
        moveTo(cursor_.at() + 1, 0);
        waited_ = left;
    }
}

void GrowthPlayer::pauseOrGoOn() {
    if (ended()) {
        moveTo(0, 0);
        paused_ = false;
    } else {
        paused_ = !paused_;
    }
}

void GrowthPlayer::step(int steps) {
    paused_ = true;
    if (steps > 0) {
        moveTo(cursor_.at() + static_cast<std::size_t>(steps), 0);
    } else {
        const auto back = std::min(static_cast<std::size_t>(-steps), cursor_.at());
        moveTo(cursor_.at() - back, longAgo);
    }
}

void GrowthPlayer::goTo(std::size_t steps) {
    if (steps != cursor_.at()) {
        moveTo(steps, longAgo);
    }
}

}  // namespace doorstring
