// What a configuration makes of fixed seeds: a dozen dungeons to look at, and many more that are
// only measured. The work is done in pieces that are counted in rooms and tries, so that no
// configuration ever holds up a frame.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "lab/growth/shape_counts.hpp"
#include "study/survey/metric.hpp"
#include "study/survey/survey.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace doorstring {

// One try of a seed for the Lab, whole. Most take a few microseconds; one that takes longer than a
// frame is made beside the frames.

// The metrics that have a histogram, in their order on the screen.
inline constexpr std::array labMetrics{Metric::Rooms, Metric::DeadEnds,     Metric::LongestDistance,
                                       Metric::Loops, Metric::BossDistance, Metric::Danger};

// Those of a dungeon, and no others, which would take longer than growing it. The danger is that of
// these creatures; null: noValue.
MetricValues labValues(const Dungeon& dungeon, const CreaturesConfig* creatures = nullptr);

struct LabTry {
    std::shared_ptr<const Config> config;
    Seed seed;
    std::uint32_t attempt = 0;
    bool keepsDungeon = false;
    bool withDanger = false;
    bool withShapes = false;
    friend bool operator==(const LabTry&, const LabTry&) = default;
};

struct LabTried {
    bool isMade = false;             // false: it broke a limit
    std::optional<Dungeon> dungeon;  // where it is kept: large ones take long to be given up
    MetricValues values{};           // of labMetrics
    ShapeCounts shapes;
};

LabTried made(const LabTry& wanted);

// Whether a try of the configuration may take longer than a small part of a frame.
bool hasLongTries(const Config& config);

// How much of a frame the Lab may take, and who makes long tries meanwhile.
class LabPace {
public:
    LabPace() = default;
    LabPace(const LabPace&) = delete;
    LabPace& operator=(const LabPace&) = delete;
    virtual ~LabPace() = default;

    // Whether the frame has time left.
    virtual bool hasTime() = 0;
    // What came of the try, once; nothing while it is being made. Only the one that was asked for
    // last is kept.
    virtual std::optional<LabTried> tried(const LabTry& wanted) = 0;
};

inline constexpr int labDungeons = 12;
inline constexpr int labSeeds = 2000;  // that are measured

// How often each value of them occurred.
using LabMeasures = std::array<Distribution, labMetrics.size()>;

struct LabDungeon {
    // Null: not grown yet, or no try kept to the limits. Shared, as some are large.
    std::shared_ptr<const Dungeon> dungeon;
    std::uint32_t longestDistance = 0;
    bool failed = false;
};

// Grids with more cells are not grown: a dozen of them would take too much memory and time.
inline constexpr int mostLabCells = 1 << 20;

class LabGrowth {
public:
    LabGrowth();

    // Begins anew with another configuration. What was shown stays until there is something in its
    // place.
    void begin(const Config& config);
    // One of the dozen is to be of another seed, once it begins anew.
    void setSeed(int place, Seed seed) { seeds_[static_cast<std::size_t>(place)] = seed; }
    // Goes on. `budget` is in rooms; a try costs a few as well. The dozen comes first. Returns what
    // was used of it, which may be more. Long tries are left to the pace, if there is one; where
    // it is not done with one, work() returns early.
    std::int64_t work(std::int64_t budget, LabPace* pace = nullptr);
    bool isDone() const { return phase_ == Phase::Done; }
    bool isTooLarge() const { return isTooLarge_; }

    const std::array<LabDungeon, labDungeons>& dungeons() const { return dungeons_; }
    // Counts up with each of the dozen that was grown anew.
    std::uint32_t grownNumber() const { return grownNumber_; }
    Seed seedOf(int place) const { return seeds_[static_cast<std::size_t>(place)]; }
    // Of the newest configuration of which enough is measured.
    const Distribution& measured(std::size_t metric) const;
    LabMeasures measures() const;
    // Of the same dungeons.
    const ShapeCounts& shapes() const;
    // Of the measured seeds, how many are settled, and how many of these break the limits.
    int settled() const { return settled_; }
    int failed() const { return failed_; }

private:
    enum class Phase : std::uint8_t { Dozen, Measuring, Danger, Done };

    struct Budget {
        std::int64_t left;
        LabPace* pace;
    };

    bool isEnoughOf(Phase phase) const;
    void nextPhase();
    // Tries of the current seed; what it settled on, with or without a dungeon. Nothing where the
    // budget ends first.
    std::optional<LabTried> settle(LabTry next, Budget& budget);
    void workOnDozen(Budget& budget);
    void workOnMeasures(Budget& budget);
    void workOnDanger(Budget& budget);

    std::shared_ptr<const Config> config_;
    std::shared_ptr<const Config> measured_;  // the same but for what no histogram shows
    std::int64_t costOfTry_ = 0;
    bool isLong_ = false;  // a try
    std::array<Seed, labDungeons> seeds_;
    bool isTooLarge_ = false;
    Phase phase_ = Phase::Done;
    int place_ = 0;    // in the dozen, or among the measured seeds
    int attempt_ = 0;  // at the seed in work
    std::array<LabDungeon, labDungeons> dungeons_;
    std::uint32_t grownNumber_ = 0;
    LabMeasures shown_;
    LabMeasures next_;
    ShapeCounts shownShapes_;
    ShapeCounts nextShapes_;
    int settled_ = 0;
    int failed_ = 0;
};

}  // namespace doorstring
