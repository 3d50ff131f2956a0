// The queue of the Lab's work. No test waits for a clock: only for what is done.
#include "config/sources/load.hpp"
#include "lab/growth/lab_work.hpp"
#include "testing/catch2.hpp"

#include <new>
#include <thread>

using namespace doorstring;

namespace {

std::shared_ptr<Config> shippedForWork() {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    return std::make_shared<Config>(loadConfig(sources).value().config);
}

// Seeds from 0 on.
LabTask taskOf(std::shared_ptr<const Config> config, int seeds, bool withDanger = false) {
    return {{.config = std::move(config), .keepsDungeon = true, .withDanger = withDanger},
            LabPhase::Measuring,
            0,
            seeds};
}

// The next `count` results of the thread.
std::vector<LabDone> waitFor(LabQueue& queue, std::size_t count) {
    std::vector<LabDone> all;
    while (all.size() < count) {
        queue.advance();
        for (LabDone& done : queue.takeDone()) {
            all.push_back(std::move(done));
        }
        std::this_thread::yield();
    }
    return all;
}

}  // namespace

TEST_CASE("a thread does the same work in the same order as the caller") {
    const auto config = shippedForWork();
    const std::vector<LabTask> tasks{taskOf(config, 40), taskOf(config, 20, true)};
    LabQueue atOnce;
    atOnce.set(tasks);
    atOnce.finish();
    const std::vector<LabDone> expected = atOnce.takeDone();
    REQUIRE(expected.size() == 60);
    LabQueue beside;
    beside.set(tasks);
    const std::vector<LabDone> done = waitFor(beside, 60);
    for (std::size_t i = 0; i < expected.size(); ++i) {
        CHECK(done[i].task.place == static_cast<int>(i % 40));
        CHECK(done[i].tried.values == expected[i].tried.values);
        CHECK(done[i].tried.dungeon->plans() == expected[i].tried.dungeon->plans());
    }
    CHECK(beside.takeDone().empty());
}

TEST_CASE("new work takes the place of the old, whatever the thread is at") {
    LabQueue queue;
    for (int round = 0; round < 50; ++round) {
        queue.set({taskOf(shippedForWork(), 1000)});
        queue.advance();
    }
    const auto last = shippedForWork();
    queue.set({taskOf(last, 5)});
    int place = 0;
    while (place < 5) {
        for (const LabDone& done : waitFor(queue, 1)) {
            if (done.task.next.config == last) {
                CHECK(done.task.place == place);
                ++place;
            }
        }
    }
}

TEST_CASE("tries without end hold up neither new work nor the end of the queue") {
    const auto never = shippedForWork();
    never->dungeon.limits.minRooms = 1'000'000;
    never->dungeon.limits.tries = 1'000'000;
    LabQueue queue;
    queue.set({taskOf(never, 1000)});
    queue.advance();
    const auto config = shippedForWork();
    queue.set({taskOf(config, 1)});
    CHECK(waitFor(queue, 1).front().task.next.config == config);
    queue.set({taskOf(never, 1000)});
}

TEST_CASE("new work and the end of the queue end the try that is being made") {
    const auto untilStopped = [](const LabTry& wanted) -> LabTried {
        while (wanted.withDanger && *wanted.isWanted) {
            std::this_thread::yield();
        }
        return {.isMade = true};
    };
    LabQueue queue(untilStopped);
    const auto config = shippedForWork();
    queue.set({taskOf(config, 3, true)});
    queue.advance();
    queue.set({taskOf(config, 3)});
    CHECK(waitFor(queue, 3).size() == 3);
    queue.set({taskOf(config, 3, true)});
}

TEST_CASE("what is thrown on the thread arrives where results are taken, and new work goes on") {
    LabQueue queue([](const LabTry& wanted) -> LabTried {
        if (wanted.withDanger) {
            throw std::bad_alloc();
        }
        return {.isMade = true};
    });
    const auto config = shippedForWork();
    queue.set({taskOf(config, 3, true)});
    CHECK_THROWS_AS(waitFor(queue, 1), std::bad_alloc);
    queue.set({taskOf(config, 3)});
    CHECK(waitFor(queue, 3).size() == 3);
}

TEST_CASE("a search ends with a seed that is alike, or without one") {
    const auto config = shippedForWork();
    const LabTried first = makeTry({.config = config, .seed = Seed{7}, .withDanger = true});
    for (const bool isThere : {true, false}) {
        MetricValues like = first.values;
        like[Metric::Rooms] = isThere ? like[Metric::Rooms] : 1'000;
        const auto seeker = std::make_shared<LabSeeker>(*config, like, Seed{8});
        LabQueue queue;
        queue.set({{.seeker = seeker}});
        const std::vector<LabDone> done = waitFor(queue, 1);
        REQUIRE(done.size() == 1);
        CHECK(done.front().task.seeker == seeker);
        CHECK(seeker->found().has_value() == isThere);
        CHECK(seeker->looked() > 0);
    }
}
