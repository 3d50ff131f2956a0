// Long tries on a thread of their own. No test waits for a clock: only for what comes of a try.
#include "config/sources/load.hpp"
#include "dungeon/passes/generate.hpp"
#include "lab/keys/lab_worker.hpp"
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
        const LabTry wanted{.config = config,
                            .seed = Seed{number},
                            .keepsDungeon = number % 3 != 0,
                            .withDanger = number % 2 == 0};
        const auto tried = worker.tried(wanted);
        const LabTried expected = made(wanted);
        REQUIRE(tried.has_value());
        CHECK(tried->values == expected.values);
        REQUIRE(tried->isMade);
        REQUIRE(tried->dungeon.has_value() == wanted.keepsDungeon);
        CHECK((!tried->dungeon || tried->dungeon->plans() == expected.dungeon->plans()));
    }
}

TEST_CASE("after the deadline a worker goes on, and nobody waits for it") {
    const auto config = shippedForWorker();
    LabWorker worker;
    worker.setDeadline({});
    CHECK_FALSE(worker.hasTime());
    // Some of these are dropped for the next one, and none is mixed up with another.
    for (std::uint64_t number = 0; number < 200; ++number) {
        const LabTry wanted{.config = config, .seed = Seed{number}, .keepsDungeon = true};
        if (const auto tried = worker.tried(wanted)) {
            CHECK(tried->dungeon->seed() == wanted.seed);
        }
    }
    worker.setDeadline(inAnHour());
    const auto tried = worker.tried({.config = config, .seed = Seed{999}, .keepsDungeon = true});
    REQUIRE(tried.has_value());
    CHECK(tried->dungeon->seed() == Seed{999});
}

TEST_CASE("a worker that was never asked ends at once") {
    LabWorker worker;
    CHECK_FALSE(worker.hasTime());
}
