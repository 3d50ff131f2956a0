#include "base/rng.hpp"
#include "dungeon/growth/sweep_queues.hpp"
#include "testing/catch2.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace doorstring {

namespace {

struct Area {
    std::uint32_t pitch;
    std::uint32_t rows;
};
constexpr Area large{64, 200};
constexpr Area small{16, 32};

// Takes rooms that are placed at random around those that were taken before, each cell once, and
// compares with two sorted sets.
class RandomSweeps {
public:
    RandomSweeps(Area area, std::uint64_t seed, std::uint64_t percent)
        : area_(area), random_(seed), percent_(percent) {}

    void run() {
        std::uint32_t number = area_.rows / 2 * area_.pitch + area_.pitch / 2;
        placed_.insert(number);
        for (bool more = true; more;) {
            placeAround(number);
            PendingRoom room = pending_.take();
            if (thisSweep_.empty()) {
                REQUIRE(room == PendingRoom::none());
                room = pending_.startNextSweep();
                thisSweep_.swap(nextSweep_);
            }
            more = !thisSweep_.empty();
            REQUIRE(room == (more ? PendingRoom(*thisSweep_.begin(), 3, 5) : PendingRoom::none()));
            if (more) {
                number = *thisSweep_.begin();
                thisSweep_.erase(thisSweep_.begin());
            }
        }
    }
    std::size_t placed() const { return placed_.size(); }

private:
    void placeAround(std::uint32_t number) {
        const auto [pitch, rows] = area_;
        const std::array<std::uint32_t, 4> sides{number - pitch, number + pitch, number - 1,
                                                 number + 1};
        for (unsigned side = 0; side < 4; ++side) {
            const std::uint32_t to = sides[side];
            const bool outside = to < pitch || to >= rows * pitch || to % pitch == 0;
            if (outside || !placed_.insert(to).second) {
                continue;
            }
            const bool grows = random_.below(100) < percent_;
            pending_.putIf(grows, side, {to, 3, 5});
            if (grows) {
                (side % 2 == 1 ? thisSweep_ : nextSweep_).insert(to);
            }
        }
    }

    Area area_;
    RandomStream random_;
    std::uint64_t percent_;
    SweepQueues pending_;
    std::set<std::uint32_t> placed_;
    std::set<std::uint32_t> thisSweep_;
    std::set<std::uint32_t> nextSweep_;
};

}  // namespace

TEST_CASE("A pending room has what it was made of") {
    const PendingRoom room(16'777'000, 12'345'678, 0b1010);
    CHECK(room.number() == 16'777'000);
    CHECK(room.depth() == 12'345'678);
    CHECK(room.doors() == 0b1010);
    CHECK(room < PendingRoom(16'777'001, 0, 0));
    CHECK(room < PendingRoom::none());
}

TEST_CASE("Rooms are taken by their numbers, sweep by sweep, however many wait") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        RandomSweeps(large, seed, 40 + seed).run();
        RandomSweeps(small, seed, 40 + seed).run();
    }
    RandomSweeps all(large, 1, 100);
    all.run();
    CHECK(all.placed() == (large.rows - 1) * (large.pitch - 1));
}

}  // namespace doorstring
