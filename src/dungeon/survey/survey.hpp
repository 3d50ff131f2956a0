// What many dungeons of one configuration measure.
#pragma once

#include "dungeon/survey/distribution.hpp"
#include "dungeon/survey/metric.hpp"

#include <array>
#include <cstdint>
#include <map>
#include <optional>

namespace doorstring {

// How often dungeons with so many rooms were so linear: the range that a configuration can express
// (Smith and Whitehead, "Analyzing the expressive range of a level generator", 2010).
class ExpressiveRange {
public:
    static constexpr int steps = 50;  // of the linearity, of 20 thousandths each

    void count(std::int64_t rooms, std::size_t step, std::uint64_t times) {
        byRooms_[rooms][step] += times;
    }
    void add(const MetricValues& values);
    void add(const ExpressiveRange& part);

    // Calls visit(rooms, step, how often) for what occurred.
    template <typename Visit>
    void forEach(Visit visit) const {
        for (const auto& [rooms, times] : byRooms_) {
            for (std::size_t step = 0; step < times.size(); ++step) {
                if (times[step] > 0) {
                    visit(rooms, step, times[step]);
                }
            }
        }
    }

    friend bool operator==(const ExpressiveRange&, const ExpressiveRange&) = default;

private:
    std::map<std::int64_t, std::array<std::uint64_t, steps>> byRooms_;
};

struct Survey {
    EnumArray<Metric, Distribution> metrics;
    ExpressiveRange range;
    std::uint64_t grown = 0;
    std::uint64_t failed = 0;          // seeds whose tries all broke a limit
    std::optional<Seed> firstFailure;  // the first of them

    void add(const MetricValues& values, Seed seed);
    void addFailure(Seed seed);
    // The result does not depend on the order in which parts are put together.
    void add(const Survey& part);

    friend bool operator==(const Survey&, const Survey&) = default;
};

}  // namespace doorstring
