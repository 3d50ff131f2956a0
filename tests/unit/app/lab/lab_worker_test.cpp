// Long tries on a thread of their own. No test waits for a clock: only for what comes of a try.
#include "app/lab/lab_worker.hpp"
#include "config/sources/load.hpp"
#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"

using namespace doorstring;

namespace {

std::shared_ptr<const Config> shippedForWorker() {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    return std::make_shared<Config>(loadConfig(sources).value().config);
}

LabWorker::Clock::time_point inAnHour() {
    return LabWorker::Clock::now() + std::chrono::hours(1);
}

}  // namespace

TEST_CASE("a worker makes what is asked for") {
    const auto config = shippedForWorker();
    LabWorker worker;
    worker.setDeadline(inAnHour());
    CHECK(worker.hasTime());
    for (std::uint64_t number = 0; number < 50; ++number) {
        const LabTry wanted{config, Seed{number}, 0, number % 2 == 0};
        const auto tried = worker.tried(wanted);
        const LabTried expected = made(wanted);
        REQUIRE(tried.has_value());
        CHECK(tried->values == expected.values);
        CHECK(tried->dungeon->plans() == expected.dungeon->plans());
    }
}

TEST_CASE("after the deadline a worker goes on, and nobody waits for it") {
    const auto config = shippedForWorker();
    LabWorker worker;
    worker.setDeadline({});
    CHECK_FALSE(worker.hasTime());
    // Some of these are dropped for the next one, and none is mixed up with another.
    for (std::uint64_t number = 0; number < 200; ++number) {
        const LabTry wanted{config, Seed{number}};
        if (const auto tried = worker.tried(wanted)) {
            CHECK(tried->dungeon->seed() == wanted.seed);
        }
    }
    worker.setDeadline(inAnHour());
    const auto tried = worker.tried({config, Seed{999}});
    REQUIRE(tried.has_value());
    CHECK(tried->dungeon->seed() == Seed{999});
}

TEST_CASE("a worker that was never asked ends at once") {
    LabWorker worker;
    CHECK_FALSE(worker.hasTime());
}
