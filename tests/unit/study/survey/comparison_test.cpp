#include "base/rng.hpp"
#include "study/survey/survey.hpp"
#include "testing/catch2.hpp"

#include <cmath>
#include <iterator>

namespace doorstring {

namespace {

// Pairs of random values from 0 to 99, the second ones greater by `shift`.
Differences shiftedBy(std::int64_t shift, std::uint64_t pairs) {
    Differences differences;
    for (std::uint64_t i = 0; i < pairs; ++i) {
        const auto roll = [&](int which) {
            return static_cast<std::int64_t>(cellRoll(i, Purpose::Layout, {which, 0}, 0) % 100);
        };
        differences.add(roll(0), roll(1) + shift);
    }
    return differences;
}

}  // namespace

TEST_CASE("The mean of differences, and how far chance moves it") {
    Differences differences;
    differences.add(1, 2);
    differences.add(5, 8);
    CHECK(std::abs(differences.mean() - 2) < 1e-9);
    CHECK(std::abs(differences.error() - std::sqrt(0.5)) < 1e-9);
}

TEST_CASE("Differences are the same in whatever order their parts are added, however large") {
    const std::int64_t values[]{94'906'267, 3, 67'108'865, 1, 5, 30'000'001, 7};
    Differences forward;
    Differences backward;
    for (int round = 0; round < 300; ++round) {
        for (std::size_t i = 0; i < std::size(values); ++i) {
            Differences one;
            one.add(0, values[i] + round);
            forward.add(one);
            Differences other;
            other.add(0, values[std::size(values) - 1 - i] + 299 - round);
            backward.add(other);
        }
    }
    CHECK(forward.squares == backward.squares);
    CHECK(forward.error() == backward.error());
}

TEST_CASE("A shift is told from chance where there are pairs enough") {
    CHECK_FALSE(shiftedBy(0, 10'000).isMoreThanChance());
    CHECK(shiftedBy(3, 10'000).isMoreThanChance());
    CHECK_FALSE(shiftedBy(3, 40).isMoreThanChance());
}

TEST_CASE("A constant difference is more than chance, none at all is not") {
    Differences constant;
    Differences none;
    Differences few;
    for (std::int64_t i = 0; i < 30; ++i) {
        constant.add(i, i + 1);
        none.add(i, i);
        if (i > 0) {
            few.add(i, i + 1);
        }
    }
    CHECK(constant.isMoreThanChance());
    CHECK_FALSE(none.isMoreThanChance());
    CHECK_FALSE(few.isMoreThanChance());
}

TEST_CASE("Only what both dungeons have is compared") {
    MetricValues with;
    with.values.fill(7);
    MetricValues without = with;
    without[Metric::BossDistance] = noValue;
    Comparison comparison;
    comparison.add(with, without);
    CHECK(comparison.pairs == 1);
    CHECK(comparison.metrics[Metric::Rooms].pairs == 1);
    CHECK(comparison.metrics[Metric::BossDistance].pairs == 0);
}

}  // namespace doorstring
