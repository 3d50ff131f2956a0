// Seeds shared among threads: each once, and in turns that Ctrl-C need not wait for.
#include "cli/dungeons/seed_crew.hpp"
#include "testing/catch2.hpp"

#include <chrono>
#include <limits>
#include <mutex>
#include <new>
#include <thread>
#include <vector>

namespace doorstring {

namespace {

struct Done {
    SeedRange all;
    std::vector<SeedRange> turns;
};

Done worked(SeedRange seeds, int threads, std::chrono::milliseconds each) {
    Done done;
    std::mutex mutex;
    done.all = workThrough(
        seeds, threads,
        [&](SeedRange turn, std::size_t) {
            std::this_thread::sleep_for(each * turn.count());
            const std::scoped_lock lock(mutex);
            done.turns.push_back(turn);
            return true;
        },
        nullptr);
    return done;
}

}  // namespace

TEST_CASE("Each seed is worked through once, up to the last one there is") {
    constexpr std::uint64_t last = std::numeric_limits<std::uint64_t>::max();
    for (const SeedRange seeds : {SeedRange{0, 5000}, {7, 8}, {last - 3000, last}}) {
        const Done done = worked(seeds, 3, std::chrono::milliseconds(0));
        CHECK(done.all == seeds);
        std::uint64_t count = 0;
        for (const SeedRange turn : done.turns) {
            CHECK(turn.first >= seeds.first);
            CHECK(turn.first < turn.end);
            CHECK(turn.end <= seeds.end);
            count += turn.count();
        }
        CHECK(count == seeds.count());
    }
}

TEST_CASE("What a thread cannot do is thrown to the caller") {
    const auto work = [](SeedRange turn, std::size_t) -> bool {
        if (turn.end > 100) {
            throw std::bad_alloc();
        }
        return true;
    };
    CHECK_THROWS_AS(workThrough({0, 5000}, 3, work, nullptr), std::bad_alloc);
}

TEST_CASE("Where a seed takes long, a turn has one") {
    const Done done = worked({0, 12}, 2, std::chrono::milliseconds(25));
    CHECK(done.turns.size() == 12);
}

}  // namespace doorstring
