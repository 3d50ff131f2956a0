// One try of a seed for the Lab, whole. Most take a few microseconds; one that takes longer than a
// frame is made beside the frames.
#pragma once

#include "config/config.hpp"
#include "dungeon/dungeon.hpp"
#include "dungeon/lab/shape_counts.hpp"
#include "dungeon/survey/metric.hpp"

#include <array>
#include <cstdint>
#include <memory>
#include <optional>

namespace doorstring {

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

}  // namespace doorstring
