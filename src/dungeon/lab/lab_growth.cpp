#include "dungeon/lab/lab_growth.hpp"

#include "dungeon/metrics.hpp"
#include "dungeon/passes/generate.hpp"

#include <utility>

namespace doorstring {

namespace {

constexpr std::int64_t roomsPerTry = 8;     // what a try costs beside its rooms
constexpr std::int64_t cellsPerRoom = 256;  // of a grid that costs as much as a room to clear
constexpr std::int64_t roomsOfDanger = 4;   // a room with its creatures costs as much as so many
constexpr int enoughMeasured = labSeeds / 10;
constexpr std::size_t dangerPlace = labMetrics.size() - 1;
static_assert(labMetrics[dangerPlace] == Metric::Danger);

// Without locks where they count for none of the metrics: loops and secret rooms keep clear of
// them.
Config toMeasure(const Config& config) {
    Config measured = config;
    if (measured.dungeon.loops.chance.numerator == 0 &&
        measured.dungeon.roles[Role::Secret].count == 0) {
        measured.dungeon.locks = {.small = 0, .boss = false};
    }
    return measured;
}

}  // namespace

LabGrowth::LabGrowth() {
    for (std::size_t place = 0; place < seeds_.size(); ++place) {
        seeds_[place] = {place + 1};
    }
}

void LabGrowth::begin(const Config& config) {
    shown_ = measures();
    shownShapes_ = shapes();
    config_ = config;
    measured_ = toMeasure(config);
    const GridSize grid = config.dungeon.roomGrid(config.room.size);
    isTooLarge_ = std::int64_t{grid.width} * grid.height > mostLabCells;
    phase_ = isTooLarge_ ? Phase::Done : Phase::Dozen;
    place_ = 0;
    attempt_ = 0;
    if (isTooLarge_) {
        dungeons_ = {};
        shown_ = {};
        shownShapes_ = {};
        ++grownNumber_;
    }
    next_ = {};
    nextShapes_ = {};
    settled_ = 0;
    failed_ = 0;
}

// A metric may be one that no dungeon has: then none was measured, however far the work is.
const Distribution& LabGrowth::measured(std::size_t metric) const {
    const Phase own = metric == dangerPlace ? Phase::Danger : Phase::Measuring;
    return isEnoughOf(own) ? next_[metric] : shown_[metric];
}

const ShapeCounts& LabGrowth::shapes() const {
    return isEnoughOf(Phase::Measuring) ? nextShapes_ : shownShapes_;
}

// What the phase counts is shown, and is not all settled.
bool LabGrowth::isEnoughOf(Phase phase) const {
    return phase_ != Phase::Done &&
           (phase_ > phase || (phase_ == phase && place_ >= enoughMeasured));
}

LabMeasures LabGrowth::measures() const {
    LabMeasures all;
    for (std::size_t metric = 0; metric < all.size(); ++metric) {
        all[metric] = measured(metric);
    }
    return all;
}

void LabGrowth::work(std::int64_t budget) {
    while (budget > 0 && phase_ != Phase::Done) {
        if (phase_ == Phase::Dozen) {
            workOnDozen(budget);
        } else if (phase_ == Phase::Measuring) {
            workOnMeasures(budget);
        } else {
            workOnDanger(budget);
        }
        const int all = phase_ == Phase::Dozen ? labDungeons : labSeeds;
        if (place_ == all) {
            nextPhase();
        }
    }
}

void LabGrowth::nextPhase() {
    place_ = 0;
    if (phase_ == Phase::Danger) {
        shown_ = std::exchange(next_, {});
        shownShapes_ = std::exchange(nextShapes_, {});
    }
    phase_ = static_cast<Phase>(static_cast<int>(phase_) + 1);
}

bool LabGrowth::settle(const Config& config, Seed seed, std::int64_t& budget,
                       std::optional<Dungeon>& dungeon) {
    const GridSize grid = config.dungeon.roomGrid(config.room.size);
    const std::int64_t costOfTry =
        roomsPerTry + std::int64_t{grid.width} * grid.height / cellsPerRoom;
    while (budget > 0) {
        dungeon =
            tryDungeon(config.dungeon, config.room, seed, static_cast<std::uint32_t>(attempt_));
        budget -= costOfTry;
        ++attempt_;
        if (dungeon || attempt_ == config.dungeon.limits.tries) {
            attempt_ = 0;
            ++place_;
            return true;
        }
    }
    return false;
}

void LabGrowth::workOnDozen(std::int64_t& budget) {
    const int place = place_;
    std::optional<Dungeon> dungeon;
    if (settle(config_, seedOf(place), budget, dungeon)) {
        if (dungeon) {
            budget -= measure(*dungeon).rooms;
        }
        LabDungeon& shown = dungeons_[static_cast<std::size_t>(place)];
        shown.failed = !dungeon;
        shown.dungeon = std::move(dungeon);
        ++grownNumber_;
    }
}

void LabGrowth::workOnMeasures(std::int64_t& budget) {
    const Seed seed{static_cast<std::uint64_t>(place_)};
    std::optional<Dungeon> dungeon;
    if (!settle(measured_, seed, budget, dungeon)) {
        return;
    }
    ++settled_;
    if (!dungeon) {
        ++failed_;
        return;
    }
    nextShapes_.add(measured_.dungeon, *dungeon);
    const Metrics metrics = measure(*dungeon);
    budget -= metrics.rooms;
    const MetricValues values = valuesOf(metrics);
    for (std::size_t i = 0; i < dangerPlace; ++i) {
        if (const std::int64_t value = values[labMetrics[i]]; value != noValue) {
            next_[i].add(value, seed);
        }
    }
}

// Creatures take far longer than rooms: they come last, and the other histograms do not wait.
void LabGrowth::workOnDanger(std::int64_t& budget) {
    const Seed seed{static_cast<std::uint64_t>(place_)};
    std::optional<Dungeon> dungeon;
    if (settle(measured_, seed, budget, dungeon) && dungeon) {
        const Metrics metrics = measure(*dungeon, &config_.creatures);
        budget -= roomsOfDanger * metrics.rooms;
        next_[dangerPlace].add(*metrics.danger, seed);
    }
}

}  // namespace doorstring
