#include "study/fit/fitter.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

namespace doorstring {

namespace {

Target wanted(Metric metric, std::int64_t least, std::int64_t most) {
    return {metric, least, most};
}

}  // namespace

TEST_CASE("A mean may miss a number by one percent, and small numbers by a little") {
    CHECK(tolerance(wanted(Metric::Rooms, 30, 30)) == 300);
    CHECK(tolerance(wanted(Metric::Linearity, 800, 800)) == 8);
    CHECK(tolerance(wanted(Metric::Linearity, 100, 100)) == 5);
    CHECK(tolerance(wanted(Metric::Loops, 0, 0)) == 5);
    CHECK(tolerance(wanted(Metric::Rooms, 0, Target::noMost)) == 5);
}

TEST_CASE("The gap to a number begins beyond its tolerance, that to a range at its end") {
    Means means;
    for (int i = 0; i < 20; ++i) {
        means.add(testing::shippedPreset("classic"), Seed{static_cast<std::uint64_t>(i)}, false);
    }
    const std::int64_t mean = means.of(Metric::Rooms);
    const std::int64_t rooms = mean / 1000 + 2;
    const std::int64_t apart = rooms * 1000 - mean;
    CHECK(gap(wanted(Metric::Rooms, rooms, rooms), means) == apart - rooms * 10);
    CHECK(gap(wanted(Metric::Rooms, rooms, Target::noMost), means) == apart);
    CHECK(gap(wanted(Metric::Rooms, 0, rooms), means) == 0);
    CHECK(misfit({wanted(Metric::Rooms, 0, rooms)}, means) == 0);
    CHECK(misfit({wanted(Metric::Danger, 1'000'000'000, Target::noMost)}, means) == 100'000'000);
}

}  // namespace doorstring
