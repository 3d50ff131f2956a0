#include "base/rng.hpp"
#include "dungeon/sweep_set.hpp"
#include "testing/catch2.hpp"

#include <set>

namespace doorstring {

TEST_CASE("Numbers are taken smallest first") {
    SweepSet set(200);
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

TEST_CASE("Sets of every depth do as a plain set does") {
    for (const std::uint32_t count : {1U, 64U, 65U, 4096U, 4097U, 300000U, 20000000U}) {
        SweepSet set(count);
        std::set<std::uint32_t> plain;
        RandomStream random(count);
        for (int step = 0; step < 5000; ++step) {
            if (random.below(2) == 0) {
                const auto number = static_cast<std::uint32_t>(random.below(count));
                set.insert(number);
                plain.insert(number);
            } else if (!plain.empty()) {
                REQUIRE(set.takeSmallest() == *plain.begin());
                plain.erase(plain.begin());
            }
            REQUIRE(set.empty() == plain.empty());
        }
    }
}

}  // namespace doorstring
