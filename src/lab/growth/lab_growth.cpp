#include "lab/growth/lab_growth.hpp"

#include <algorithm>
#include <utility>

namespace doorstring {

namespace {

constexpr int enoughMeasured = labSeeds / 10;
constexpr std::size_t dangerIndex = labMetrics.size() - 1;
static_assert(labMetrics[dangerIndex] == Metric::Danger);

// Returns the configuration to measure. No histogram shows locks, so they are left out. But they
// stay if the configuration has loops, secret rooms or loops.keep_facing: the doorways that these
// make must not lead around a lock, so what the histograms show depends on locks.
std::shared_ptr<const Config> toMeasure(std::shared_ptr<const Config> config) {
    if (config->dungeon.loops.chance.numerator > 0 || config->dungeon.loops.keepFacing ||
        config->dungeon.roles[Role::Secret].count > 0) {
        return config;
    }
    auto measured = std::make_shared<Config>(*config);
    measured->dungeon.locks = {.small = 0, .boss = false};
    return measured;
}

int seedCountOf(LabPhase phase) {
    return phase == LabPhase::Dozen ? labDungeons : labSeeds;
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
    measuredConfig_ = toMeasure(config_);
    isTooLarge_ = config.dungeon.roomGrid(config.room.size).area() > mostLabCells;
    phase_ = isTooLarge_ ? LabPhase::Done : LabPhase::Dozen;
    place_ = 0;
    if (isTooLarge_) {
        dungeons_ = {};
        shown_ = {};
        shownShapes_ = {};
    }
    collected_ = {};
    collectedShapes_ = {};
}

void LabGrowth::addTasks(std::vector<LabTask>& tasks) const {
    for (LabPhase phase = phase_; phase != LabPhase::Done;
         phase = static_cast<LabPhase>(static_cast<int>(phase) + 1)) {
        const int firstPlace = phase == phase_ ? place_ : 0;
        if (phase == LabPhase::Dozen) {
            for (int place = firstPlace; place < labDungeons; ++place) {
                tasks.push_back({{.config = config_, .seed = seedOf(place), .keepsDungeon = true},
                                 phase,
                                 place,
                                 place + 1});
            }
        } else {
            tasks.push_back({{.config = measuredConfig_,
                              .seed = {static_cast<std::uint64_t>(firstPlace)},
                              .withDanger = phase == LabPhase::Danger,
                              .withShapes = phase == LabPhase::Measuring},
                             phase,
                             firstPlace,
                             labSeeds});
        }
    }
}

void LabGrowth::take(const LabDone& done) {
    const LabTask& task = done.task;
    const auto& config = phase_ == LabPhase::Dozen ? config_ : measuredConfig_;
    if (task.next.config != config || task.phase != phase_ || task.place != place_) {
        return;
    }
    if (phase_ == LabPhase::Dozen) {
        takeDungeon(done.tried);
    } else if (done.tried.isMade) {
        takeMeasures(done.tried);
    }
    if (++place_ == seedCountOf(phase_)) {
        beginNextPhase();
    }
}

void LabGrowth::takeDungeon(const LabTried& tried) {
    LabDungeon& shown = dungeons_[static_cast<std::size_t>(place_)];
    shown.failed = !tried.isMade;
    shown.longestDistance = static_cast<std::uint32_t>(tried.values[Metric::LongestDistance]);
    shown.dungeon = tried.dungeon;
}

void LabGrowth::takeMeasures(const LabTried& tried) {
    const Seed seed{static_cast<std::uint64_t>(place_)};
    if (phase_ == LabPhase::Danger) {
        collected_[dangerIndex].add(tried.values[Metric::Danger], seed);
        return;
    }
    collectedShapes_.add(tried.shapes);
    for (std::size_t i = 0; i < dangerIndex; ++i) {
        if (const std::int64_t value = tried.values[labMetrics[i]]; value != noValue) {
            collected_[i].add(value, seed);
        }
    }
}

void LabGrowth::beginNextPhase() {
    place_ = 0;
    if (phase_ == LabPhase::Danger) {  // the last one
        shown_ = std::exchange(collected_, {});
        shownShapes_ = std::exchange(collectedShapes_, {});
    }
    phase_ = static_cast<LabPhase>(static_cast<int>(phase_) + 1);
}

// Decides by the number of seeds that are measured, not by the number of values of the metric,
// because a metric may have no values however many seeds are measured: `Metric::BossDistance` has
// none if no dungeon has a boss.
const Distribution& LabGrowth::measured(std::size_t metric) const {
    const LabPhase phase = metric == dangerIndex ? LabPhase::Danger : LabPhase::Measuring;
    return hasCollectedEnough(phase) ? collected_[metric] : shown_[metric];
}

const ShapeCounts& LabGrowth::shapes() const {
    return hasCollectedEnough(LabPhase::Measuring) ? collectedShapes_ : shownShapes_;
}

bool LabGrowth::hasCollectedEnough(LabPhase phase) const {
    return phase_ != LabPhase::Done &&
           (phase_ > phase || (phase_ == phase && place_ >= enoughMeasured));
}

LabMeasures LabGrowth::measures() const {
    LabMeasures all;
    for (std::size_t metric = 0; metric < all.size(); ++metric) {
        all[metric] = measured(metric);
    }
    return all;
}

void addTasksOf(const std::vector<const LabGrowth*>& growths, std::vector<LabTask>& tasks) {
    for (auto growth = growths.begin(); growth != growths.end(); ++growth) {
        const bool isAdded = std::any_of(growths.begin(), growth, [&](const LabGrowth* earlier) {
            return (*growth)->hasSameWorkAs(*earlier);
        });
        if (!isAdded) {
            (*growth)->addTasks(tasks);
        }
    }
}

namespace {

constexpr int ticksLit = 40;
constexpr int brightest = 190;

constexpr int mostCellsLit = 1 << 14;  // on larger grids rooms are too small to tell apart

bool looksAlike(const RoomPlan& a, const RoomPlan& b) {
    return a.doors == b.doors && a.kind == b.kind;
}

}  // namespace

void RoomLights::follow(const LabGrowth& growth) {
    for (std::size_t i = 0; i < earlier_.size(); ++i) {
        const auto& now = growth.dungeons()[i].dungeon;
        auto& earlier = earlier_[i];
        Lit& lit = lit_[i];
        if (now == earlier) {
            continue;
        }
        const bool canCompare = now && earlier && now->size() == earlier->size() &&
                                now->seed() == earlier->seed() &&
                                now->size().area() <= mostCellsLit;
        if (!canCompare) {
            lit = {};
        } else if (!(now->plans() == earlier->plans())) {
            if (lit.ticksLeft.size() != now->size()) {
                lit.ticksLeft = Grid<std::uint8_t>(now->size(), 0);
            }
            now->forEachRoom([&](GridPos cell, const RoomPlan& plan) {
                if (!looksAlike(plan, earlier->plan(cell)) || !earlier->hasRoom(cell)) {
                    lit.ticksLeft[cell] = ticksLit;
                    lit.isAnyLit = true;
                }
            });
        }
        earlier = now;
    }
}

void RoomLights::tick() {
    for (Lit& lit : lit_) {
        if (!lit.isAnyLit) {
            continue;
        }
        lit.isAnyLit = false;
        for (std::uint8_t& ticks : lit.ticksLeft.values()) {
            ticks = ticks > 0 ? static_cast<std::uint8_t>(ticks - 1) : ticks;
            lit.isAnyLit = lit.isAnyLit || ticks > 0;
        }
    }
}

int RoomLights::brightness(int place, GridPos cell) const {
    const Lit& lit = lit_[static_cast<std::size_t>(place)];
    return lit.isAnyLit && lit.ticksLeft.contains(cell) ? lit.ticksLeft[cell] * brightest / ticksLit
                                                        : 0;
}

}  // namespace doorstring
