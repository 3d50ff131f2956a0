// Seeds shared among threads: each once, and in turns that Ctrl-C need not wait for.
#include "cli/dungeons/seed_crew.hpp"
#include "testing/catch2.hpp"
#include "testing/end_of.hpp"

#include <chrono>
#include <csignal>
#include <limits>
#include <mutex>
#include <new>
#include <sstream>
#include <thread>
#include <vector>

namespace doorstring {

namespace {

struct Done {
    SeedRange all;
    std::vector<SeedRange> turns;
    std::ostringstream err;
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
        done.err);
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
    std::ostringstream err;
    CHECK_THROWS_AS(workThrough({0, 5000}, 3, work, err), std::bad_alloc);
}

TEST_CASE("Where a seed takes long, a turn has one") {
    const Done done = worked({0, 12}, 2, std::chrono::milliseconds(25));
    CHECK(done.turns.size() == 12);
}

TEST_CASE("Ctrl-C in a long turn is answered by a line, and the turn is done to its end") {
    CHECK(testing::endOf([] {
              std::ostringstream err;
              const SeedRange done = workThrough(
                  {0, 5000}, 2,
                  [](SeedRange turn, std::size_t thread) {
                      if (thread == 0 && turn.first < 2) {
                          std::raise(SIGINT);
                      }
                      std::this_thread::sleep_for(std::chrono::milliseconds(600));
                      return true;
                  },
                  err);
              const bool isSaid = err.str() == "doorstring: finishing the dungeons in work; Ctrl-C "
                                               "again ends at once\n";
              return done.end < 5000 && isSaid ? 0 : 1;
          }) == "status 0");
}

TEST_CASE("Jobs are done once each, and what one of them throws reaches the caller") {
    std::vector<int> times(9);
    onThreads(times.size(), [&](std::size_t job) { ++times[job]; });
    CHECK(times == std::vector<int>(9, 1));
    CHECK_THROWS_AS(onThreads(4,
                              [](std::size_t job) {
                                  if (job == 2) {
                                      throw std::bad_alloc();
                                  }
                              }),
                    std::bad_alloc);
}

}  // namespace doorstring
