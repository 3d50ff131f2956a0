#include "base/rng.hpp"
#include "study/survey/survey.hpp"
#include "testing/catch2.hpp"

#include <cmath>
#include <iterator>
#include <vector>

using namespace doorstring;

namespace {

Distribution distributionOf(const std::vector<std::int64_t>& values) {
    Distribution distribution;
    std::uint64_t seed = 0;
    for (const std::int64_t value : values) {
        distribution.add(value, Seed{seed++});
    }
    return distribution;
}

bool isNear(double a, double b) {
    return std::abs(a - b) < 1e-9;
}

MetricValues roomsOnly(std::int64_t rooms) {
    MetricValues values;
    values.values.fill(noValue);
    values[Metric::Rooms] = rooms;
    return values;
}

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

TEST_CASE("Mean and deviation of a few values") {
    const Distribution distribution = distributionOf({2, 4, 4, 4, 5, 5, 7, 9});
    CHECK(distribution.size() == 8);
    CHECK(isNear(distribution.mean(), 5));
    CHECK(isNear(distribution.deviation(), 2));
}

TEST_CASE("A quantile is the least value that so many do not exceed") {
    std::vector<std::int64_t> values;
    for (std::int64_t value = 1; value <= 100; ++value) {
        values.push_back(value);
    }
    const Distribution distribution = distributionOf(values);
    CHECK(distribution.quantile(5) == 5);
    CHECK(distribution.quantile(50) == 50);
    CHECK(distribution.quantile(100) == 100);
    CHECK(distributionOf({7}).quantile(1) == 7);
    CHECK(distributionOf({1, 2}).quantile(50) == 1);
    CHECK(distributionOf({1, 2}).quantile(51) == 2);
}

TEST_CASE("The extremes name the first seed that has them") {
    const Distribution distribution = distributionOf({5, 3, 9, 3, 9});
    CHECK(distribution.least() == Distribution::Extreme{3, Seed{1}});
    CHECK(distribution.greatest() == Distribution::Extreme{9, Seed{2}});
}

TEST_CASE("Values beyond those of usual dungeons count as well") {
    const Distribution distribution = distributionOf({1'000'000, 3, 1'000'000});
    CHECK(distribution.quantile(50) == 1'000'000);
    CHECK(isNear(distribution.mean(), 2'000'003.0 / 3));
    std::vector<std::int64_t> values;
    distribution.forEach([&](std::int64_t value, std::uint64_t) { values.push_back(value); });
    CHECK(values == std::vector<std::int64_t>{3, 1'000'000});
}

TEST_CASE("Parts put together in any order are the same as the whole") {
    Survey whole;
    Survey first;
    Survey second;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const MetricValues values = roomsOnly(static_cast<std::int64_t>(seed * seed % 6007));
        whole.add(values, Seed{seed});
        (seed % 3 == 0 ? first : second).add(values, Seed{seed});
    }
    whole.addFailure(Seed{2000});
    whole.addFailure(Seed{1500});
    first.addFailure(Seed{2000});
    second.addFailure(Seed{1500});
    Survey oneWay = first;
    oneWay.add(second);
    Survey otherWay = second;
    otherWay.add(first);
    CHECK(oneWay == whole);
    CHECK(otherWay == whole);
    CHECK(whole.failed == 2);
    CHECK(whole.firstFailure == Seed{1500});
    CHECK(whole.grown == 1000);
    CHECK_FALSE(whole.metrics[Metric::Danger].least().has_value());
}

TEST_CASE("The mean of differences, and how far chance moves it") {
    Differences differences;
    differences.add(1, 2);
    differences.add(5, 8);
    CHECK(std::abs(differences.mean() - 2) < 1e-9);
    CHECK(std::abs(differences.standardError() - 1) < 1e-9);
    Differences single;
    single.add(1, 4);
    CHECK(single.standardError() == 0);
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
    CHECK(forward.standardError() == backward.standardError());
}

TEST_CASE("A shift is told from chance where there are pairs enough") {
    CHECK(shiftedBy(0, 10'000).moreThanChance() == MoreThanChance::No);
    CHECK(shiftedBy(3, 10'000).moreThanChance() == MoreThanChance::Yes);
    CHECK(shiftedBy(3, 40).moreThanChance() == MoreThanChance::No);
}

TEST_CASE("The fewer the pairs, the larger a difference has to be") {
    // The quantiles of Student's t, from a table: 3.659, 3.500, 3.392 and 3.300.
    struct Sample {
        std::uint64_t pairs;
        std::int64_t chance;  // one thousandth below the least mean that is more than chance
    };
    for (const Sample& sample : {Sample{30, 679}, {50, 500}, {100, 340}, {1000, 104}}) {
        const auto around = [&](std::int64_t mean) {
            Differences differences;
            for (std::uint64_t i = 0; i < sample.pairs; ++i) {
                differences.add(1000, 1000 + mean + (i % 2 == 0 ? 1000 : -1000));
            }
            return differences.moreThanChance();
        };
        INFO(sample.pairs);
        CHECK(around(sample.chance) == MoreThanChance::No);
        CHECK(around(sample.chance + 1) == MoreThanChance::Yes);
    }
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
    CHECK(constant.moreThanChance() == MoreThanChance::Yes);
    CHECK(none.moreThanChance() == MoreThanChance::No);
    CHECK(few.moreThanChance() == MoreThanChance::TooFewPairs);
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
