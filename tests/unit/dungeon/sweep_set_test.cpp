#include "base/rng.hpp"
#include "dungeon/sweep_set.hpp"
#include "testing/catch2.hpp"

#include <set>

namespace doorstring {

TEST_CASE("Numbers are taken smallest first") {
    SweepSet<2> set(200);
    CHECK(set.empty());
    for (const std::uint32_t number : {130U, 5U, 199U, 64U, 63U, 5U}) {
        set.insert(number);
    }
    for (const std::uint32_t number : {5U, 63U, 64U, 130U, 199U}) {
        REQUIRE_FALSE(set.empty());
        CHECK(set.takeSmallest() == number);
    }
    CHECK(set.empty());
}

namespace {

template <std::size_t levels>
void checkAgainstPlain(std::uint32_t count) {
    SweepSet<levels> set(count);
    std::set<std::uint32_t> plain;
    RandomStream random(count);
    for (int step = 0; step < 5000; ++step) {
        if (random.below(2) == 0) {
            const auto number = static_cast<std::uint32_t>(random.below(count));
            const bool wanted = random.below(4) != 0;
            set.insertIf(wanted, number);
            if (wanted) {
                plain.insert(number);
            }
        } else if (!plain.empty()) {
            REQUIRE(set.takeSmallest() == *plain.begin());
            plain.erase(plain.begin());
        }
        REQUIRE(set.empty() == plain.empty());
    }
}

}  // namespace

TEST_CASE("Sets of every depth do as a plain set does") {
    checkAgainstPlain<1>(1);
    checkAgainstPlain<1>(64);
    checkAgainstPlain<2>(65);
    checkAgainstPlain<2>(4096);
    checkAgainstPlain<3>(4097);
    checkAgainstPlain<4>(300000);
    checkAgainstPlain<5>(20000000);
}

}  // namespace doorstring
