#include "lab/growth/lab_growth.hpp"

#include "dungeon/danger.hpp"
#include "dungeon/passes/generate.hpp"

#include <algorithm>
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
std::shared_ptr<const Config> toMeasure(std::shared_ptr<const Config> config) {
    if (config->dungeon.loops.chance.numerator > 0 ||
        config->dungeon.roles[Role::Secret].count > 0) {
        return config;
    }
    auto measured = std::make_shared<Config>(*config);
    measured->dungeon.locks = {.small = 0, .boss = false};
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
    config_ = std::make_shared<Config>(config);
    measured_ = toMeasure(config_);
    const int cells = config.dungeon.roomGrid(config.room.size).area();
    costOfTry_ = roomsPerTry + cells / cellsPerRoom;
    isLong_ = hasLongTries(config);
    isTooLarge_ = cells > mostLabCells;
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

std::int64_t LabGrowth::work(std::int64_t most, LabPace* pace) {
    Budget budget{most, pace};
    while (budget.left > 0 && phase_ != Phase::Done) {
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
    return most - budget.left;
}

void LabGrowth::nextPhase() {
    place_ = 0;
    if (phase_ == Phase::Danger) {
        shown_ = std::exchange(next_, {});
        shownShapes_ = std::exchange(nextShapes_, {});
    }
    phase_ = static_cast<Phase>(static_cast<int>(phase_) + 1);
}

std::optional<LabTried> LabGrowth::settle(LabTry next, Budget& budget) {
    while (budget.left > 0) {
        next.attempt = static_cast<std::uint32_t>(attempt_);
        const bool isBeside = isLong_ && budget.pace != nullptr;
        auto tried = isBeside ? budget.pace->tried(next) : made(next);
        if (!tried) {
            budget.left = 0;
            return std::nullopt;
        }
        budget.left -= costOfTry_ + tried->values[Metric::Rooms];
        ++attempt_;
        if (tried->isMade || attempt_ == config_->dungeon.limits.tries) {
            attempt_ = 0;
            ++place_;
            return tried;
        }
    }
    return std::nullopt;
}

void LabGrowth::workOnDozen(Budget& budget) {
    const int place = place_;
    if (auto tried =
            settle({.config = config_, .seed = seedOf(place), .keepsDungeon = true}, budget)) {
        LabDungeon& shown = dungeons_[static_cast<std::size_t>(place)];
        shown.failed = !tried->dungeon;
        shown.longestDistance = static_cast<std::uint32_t>(tried->values[Metric::LongestDistance]);
        shown.dungeon =
            shown.failed ? nullptr : std::make_shared<const Dungeon>(std::move(*tried->dungeon));
        ++grownNumber_;
    }
}

void LabGrowth::workOnMeasures(Budget& budget) {
    const Seed seed{static_cast<std::uint64_t>(place_)};
    const auto tried = settle({.config = measured_, .seed = seed, .withShapes = true}, budget);
    if (!tried) {
        return;
    }
    ++settled_;
    if (!tried->isMade) {
        ++failed_;
        return;
    }
    nextShapes_.add(tried->shapes);
    for (std::size_t i = 0; i < dangerPlace; ++i) {
        if (const std::int64_t value = tried->values[labMetrics[i]]; value != noValue) {
            next_[i].add(value, seed);
        }
    }
}

// Creatures take far longer than rooms: they come last, and the other histograms do not wait.
void LabGrowth::workOnDanger(Budget& budget) {
    const Seed seed{static_cast<std::uint64_t>(place_)};
    const auto tried = settle({.config = measured_, .seed = seed, .withDanger = true}, budget);
    if (tried && tried->isMade) {
        budget.left -= (roomsOfDanger - 1) * tried->values[Metric::Rooms];
        next_[dangerPlace].add(tried->values[Metric::Danger], seed);
    }
}

MetricValues labValues(const Dungeon& dungeon, const CreaturesConfig* creatures) {
    int rooms = 0;
    int deadEnds = 0;
    int doors = 0;
    std::uint32_t longest = 0;
    std::int64_t danger = 0;
    MetricValues values{};
    values[Metric::BossDistance] = noValue;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const int doorsHere = plan.doors.size();
        ++rooms;
        deadEnds += doorsHere == 1 ? 1 : 0;
        doors += doorsHere;
        longest = std::max(longest, plan.distance);
        if (plan.kind == RoomKind::Boss && plan.distance > 0) {
            values[Metric::BossDistance] = plan.distance;
        }
        danger += creatures != nullptr ? dangerOf(dungeon, cell, *creatures) : 0;
    });
    values[Metric::Rooms] = rooms;
    values[Metric::DeadEnds] = deadEnds;
    values[Metric::LongestDistance] = longest;
    // Each doorway is two doors; a tree has one doorway less than rooms.
    values[Metric::Loops] =
        dungeon.carved() != nullptr ? dungeon.carved()->loops() : doors / 2 - (rooms - 1);
    values[Metric::Danger] = creatures != nullptr ? danger : noValue;
    return values;
}

LabTried made(const LabTry& wanted) {
    const Config& config = *wanted.config;
    LabTried tried;
    auto dungeon = tryDungeon(config.dungeon, config.room, wanted.seed, wanted.attempt);
    if (!dungeon) {
        return tried;
    }
    tried.isMade = true;
    tried.values = labValues(*dungeon, wanted.withDanger ? &config.creatures : nullptr);
    if (wanted.withShapes) {
        tried.shapes.add(config.dungeon, *dungeon);
    }
    if (wanted.keepsDungeon) {
        tried.dungeon = std::move(dungeon);
    }
    return tried;
}

bool hasLongTries(const Config& config) {
    constexpr int mostQuickCells = 2500;
    return isCarved(config.dungeon.growth) ||
           config.dungeon.roomGrid(config.room.size).area() > mostQuickCells;
}

}  // namespace doorstring
