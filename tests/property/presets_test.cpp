// The metrics of a dungeon tell which preset it was grown with.
#include "config/sources/load.hpp"
#include "dungeon/passes/generate.hpp"
#include "study/survey/metric.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <cmath>
#include <string>
#include <vector>

namespace doorstring {

namespace {

using MetricPoint = std::vector<double>;  // by Metric, in standard deviations

// Without `great`, whose hundred thousand rooms tell it from all others.
const std::vector<std::string> presets{"classic", "clump",     "comb",    "corridors",
                                       "hideout", "labyrinth", "ring",    "scattered",
                                       "serpent", "spokes",    "thicket", "tunnels"};

std::vector<MetricPoint> pointsOf(const std::string& preset, std::uint64_t first,
                                  std::uint64_t end) {
    const Config config = testing::shippedPreset(preset);
    std::vector<MetricPoint> points;
    for (std::uint64_t seed = first; seed < end; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{seed});
        const MetricValues values = valuesOf(measure(dungeon.value()));
        MetricPoint point;
        for (const Metric metric : allValues<Metric>) {
            point.push_back(static_cast<double>(std::max<std::int64_t>(0, values[metric])));
        }
        points.push_back(point);
    }
    return points;
}

struct Known {
    std::size_t preset = 0;
    MetricPoint point;
};

// By how much each metric is divided, so that all count alike.
MetricPoint deviationsOf(const std::vector<Known>& known) {
    const std::size_t metrics = known.front().point.size();
    MetricPoint deviations(metrics);
    for (std::size_t i = 0; i < metrics; ++i) {
        double sum = 0;
        double squares = 0;
        for (const Known& one : known) {
            sum += one.point[i];
            squares += one.point[i] * one.point[i];
        }
        const double mean = sum / static_cast<double>(known.size());
        const double variance = squares / static_cast<double>(known.size()) - mean * mean;
        deviations[i] = variance > 0 ? std::sqrt(variance) : 1;
    }
    return deviations;
}

std::size_t nearestPreset(const std::vector<Known>& known, const MetricPoint& deviations,
                          const MetricPoint& point) {
    std::size_t nearest = 0;
    double least = HUGE_VAL;
    for (const Known& one : known) {
        double distance = 0;
        for (std::size_t i = 0; i < point.size() && distance < least; ++i) {
            const double apart = (one.point[i] - point[i]) / deviations[i];
            distance += apart * apart;
        }
        if (distance < least) {
            least = distance;
            nearest = one.preset;
        }
    }
    return nearest;
}

}  // namespace

TEST_CASE("The nearest of known dungeons by its metrics has a dungeon's preset, 97 times of 100") {
    constexpr std::uint64_t learnt = 300;  // seeds of each preset
    constexpr std::uint64_t asked = 100;
    std::vector<Known> known;
    for (std::size_t preset = 0; preset < presets.size(); ++preset) {
        for (const MetricPoint& point : pointsOf(presets[preset], 0, learnt)) {
            known.push_back({preset, point});
        }
    }
    const MetricPoint deviations = deviationsOf(known);
    std::size_t named = 0;
    for (std::size_t preset = 0; preset < presets.size(); ++preset) {
        for (const MetricPoint& point : pointsOf(presets[preset], learnt, learnt + asked)) {
            named += nearestPreset(known, deviations, point) == preset ? 1 : 0;
        }
    }
    CHECK(100 * named >= 97 * asked * presets.size());
}

}  // namespace doorstring
