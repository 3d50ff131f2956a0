#include "study/survey/metric.hpp"

namespace doorstring {

MetricValues valuesOf(const Metrics& metrics) {
    const auto share = [&](int count) { return std::int64_t{permille(count, metrics)}; };
    MetricValues values;
    values[Metric::Rooms] = metrics.rooms;
    values[Metric::DeadEnds] = metrics.deadEnds;
    values[Metric::Loops] = metrics.loops;
    values[Metric::LongestDistance] = metrics.longestDistance;
    values[Metric::BossDistance] =
        metrics.bossDistance > 0 ? std::int64_t{metrics.bossDistance} : noValue;
    values[Metric::Linearity] = share(metrics.onWayToGoal);
    values[Metric::Branching] = share(metrics.branches);
    values[Metric::Symmetry] = share(metrics.mirrored);
    values[Metric::Straight] = share(metrics.straight);
    values[Metric::Turns] = share(metrics.turns);
    values[Metric::CycleLength] =
        metrics.cycles > 0 ? 1000 * metrics.cycleRooms / metrics.cycles : noValue;
    values[Metric::Width] = metrics.extent.width;
    values[Metric::Height] = metrics.extent.height;
    values[Metric::Filled] = 1000 * std::int64_t{metrics.rooms} /
                             (std::int64_t{metrics.extent.width} * metrics.extent.height);
    values[Metric::SmallLocks] = metrics.smallLocks;
    values[Metric::BossLock] = metrics.bossLock ? 1 : 0;
    values[Metric::Danger] = metrics.danger.value_or(noValue);
    values[Metric::Retries] = metrics.retries;
    return values;
}

}  // namespace doorstring
