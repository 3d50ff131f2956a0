#include "base/rng.hpp"
#include "dungeon/growth/sweep_queues.hpp"
#include "testing/catch2.hpp"

#include <array>
#include <cstdint>
#include <set>
#include <vector>

namespace doorstring {

namespace {

constexpr std::uint32_t pitch = 64;
constexpr std::uint32_t rows = 200;

// What is taken when rooms are placed at random around those that were taken before, each cell
// once: by the queues, and by two sets that are sorted anew each time.
class RandomSweeps {
public:
    RandomSweeps(std::uint64_t seed, std::uint64_t percent) : random_(seed), percent_(percent) {}

    void run() {
        std::uint32_t number = rows / 2 * pitch + pitch / 2;
        placed_.insert(number);
        for (bool more = true; more;) {
            placeAround(number);
            WaitingRoom room = queues_.take();
            if (thisSweep_.empty()) {
                REQUIRE(room == WaitingRoom::none());
                room = queues_.startNextSweep();
                thisSweep_.swap(nextSweep_);
            }
            more = !thisSweep_.empty();
            REQUIRE(room == (more ? WaitingRoom(*thisSweep_.begin(), 3, 5) : WaitingRoom::none()));
            if (more) {
                number = *thisSweep_.begin();
                thisSweep_.erase(thisSweep_.begin());
            }
        }
    }
    std::size_t placed() const { return placed_.size(); }

private:
    void placeAround(std::uint32_t number) {
        const std::array<std::uint32_t, 4> sides{number - pitch, number + pitch, number - 1,
                                                 number + 1};
        for (unsigned side = 0; side < 4; ++side) {
            const std::uint32_t to = sides[side];
            const bool outside = to < pitch || to >= rows * pitch || to % pitch == 0;
            if (outside || !placed_.insert(to).second) {
                continue;
            }
            const bool grows = random_.below(100) < percent_;
            queues_.putIf(grows, side, {to, 3, 5});
            if (grows) {
                (side % 2 == 1 ? thisSweep_ : nextSweep_).insert(to);
            }
        }
    }

    RandomStream random_;
    std::uint64_t percent_;
    SweepQueues queues_;
    std::set<std::uint32_t> placed_;
    std::set<std::uint32_t> thisSweep_;
    std::set<std::uint32_t> nextSweep_;
};

}  // namespace

TEST_CASE("A waiting room tells what it was made of") {
    const WaitingRoom room(16'777'000, 12'345'678, 0b1010);
    CHECK(room.number() == 16'777'000);
    CHECK(room.depth() == 12'345'678);
    CHECK(room.doors() == 0b1010);
    CHECK(room < WaitingRoom(16'777'001, 0, 0));
    CHECK(room < WaitingRoom::none());
}

TEST_CASE("Rooms are taken by their numbers, sweep by sweep, however many wait") {
    for (std::uint64_t seed = 0; seed < 60; ++seed) {
        RandomSweeps(seed, 40 + seed).run();
    }
    RandomSweeps all(1, 100);
    all.run();
    CHECK(all.placed() == (rows - 1) * (pitch - 1));
}

}  // namespace doorstring
