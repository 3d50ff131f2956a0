#include "dungeon/passes/generate.hpp"
#include "study/fit/fitter.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <cstdlib>
#include <limits>
#include <utility>

using namespace doorstring;

namespace {

Target wanted(Metric metric, std::string_view text) {
    return parseTarget(metric, text).value();
}

// On seeds that fitting has never seen.
double meanElsewhere(const Config& config, Metric metric) {
    constexpr std::uint64_t first = 1'000'000;
    constexpr std::uint64_t count = 10'000;
    double sum = 0;
    for (std::uint64_t number = first; number < first + count; ++number) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{number});
        sum += static_cast<double>(valuesOf(measure(dungeon.value()))[metric]);
    }
    return sum / static_cast<double>(count);
}

Fitter fitted(const Config& config, std::vector<Target> targets,
              std::optional<WeightBounds> bounds = std::nullopt) {
    Fitter fitter(config, std::move(targets), bounds);
    while (fitter.work()) {
    }
    return fitter;
}

template <typename Visit>
void forEachWeight(const Config& config, Visit visit) {
    for (const DoorTable& table : config.dungeon.tables) {
        for (const DoorTable::Entry& entry : table.entries()) {
            visit(entry.weight);
        }
    }
}

Target wanted(Metric metric, std::int64_t least, std::int64_t most) {
    return {metric, least, most};
}

}  // namespace

TEST_CASE("Fitting toward a mean of 30 rooms on 12 x 12 comes within one") {
    const Fitter fitter =
        fitted(testing::shippedPreset("classic", {"grid.width=12", "grid.height=12"}),
               {wanted(Metric::Rooms, "30")});
    CHECK(fitter.reached());
    CHECK_FALSE(fitter.steps().empty());
    CHECK(std::abs(meanElsewhere(fitter.config(), Metric::Rooms) - 30) < 1);
}

TEST_CASE("Several means at once") {
    const Fitter fitter = fitted(testing::shippedPreset("classic"),
                                 {wanted(Metric::Rooms, "25"), wanted(Metric::Turns, "0.4..")});
    CHECK(fitter.reached());
    CHECK(std::abs(meanElsewhere(fitter.config(), Metric::Rooms) - 25) < 1);
    CHECK(meanElsewhere(fitter.config(), Metric::Turns) > 390);
}

TEST_CASE("Width and height apart move the tables apart") {
    const Fitter fitter =
        fitted(testing::shippedPreset("classic", {"grid.width=30", "grid.height=30"}),
               {wanted(Metric::Width, "12"), wanted(Metric::Height, "6")});
    CHECK(fitter.reached());
    CHECK(std::abs(meanElsewhere(fitter.config(), Metric::Width) - 12) < 0.5);
    CHECK(std::abs(meanElsewhere(fitter.config(), Metric::Height) - 6) < 0.5);
}

TEST_CASE("A target for loops may raise their chance") {
    const Fitter fitter = fitted(testing::shippedPreset("classic"), {wanted(Metric::Loops, "3")});
    CHECK(fitter.reached());
    CHECK(fitter.config().dungeon.loops.chance.numerator > 0);
    CHECK(std::abs(meanElsewhere(fitter.config(), Metric::Loops) - 3) < 0.3);
}

TEST_CASE("Weights stay within the bounds, and those of 0 stay 0") {
    const Config config = testing::shippedPreset("classic", {"tables.N.NSWE=0"});
    const WeightBounds bounds{800, 5000};
    const Fitter fitter = fitted(config, {wanted(Metric::Rooms, "95..")}, bounds);
    CHECK_FALSE(fitter.reached());
    CHECK(fitter.means().of(Metric::Rooms) > fitter.firstMeans().of(Metric::Rooms));
    int zeros = 0;
    forEachWeight(fitter.config(), [&](std::int64_t weight) {
        zeros += weight == 0 ? 1 : 0;
        CHECK((weight == 0 || (weight >= bounds.least && weight <= bounds.most)));
    });
    CHECK(zeros == 1);
}

TEST_CASE("What fits already is left as it is") {
    const Config config = testing::shippedPreset("classic");
    const Fitter fitter = fitted(config, {wanted(Metric::Rooms, "15..25")});
    CHECK(fitter.reached());
    CHECK(fitter.steps().empty());
    CHECK(fitter.config() == config);
}

TEST_CASE("Fitting comes to the same with any number of hands, in whatever order they work") {
    // One that finds moves that need too many tries.
    const Config config = testing::shippedPreset(GENERATE("classic", "corridors"));
    const std::vector<Target> targets{wanted(Metric::DeadEnds, "6")};
    const Fitter alone = fitted(config, targets);
    const FitCrew backward{5, [] { return false; },
                           [](std::size_t count, const std::function<void(std::size_t)>& job) {
                               while (count > 0) {
                                   job(--count);
                               }
                           }};
    Fitter together(config, targets);
    while (together.work(backward)) {
    }
    CHECK(together.config() == alone.config());
    CHECK(together.steps().size() == alone.steps().size());
    CHECK(together.reached() == alone.reached());
    CHECK(together.measuredSeeds() == alone.measuredSeeds());
}

TEST_CASE("Limits that discard many dungeons are no trap") {
    const Config config = testing::shippedPreset("corridors");
    const Fitter fitter = fitted(config, {wanted(Metric::DeadEnds, "5")});
    CHECK(fitter.config().dungeon.limits == config.dungeon.limits);
    CHECK(std::abs(meanElsewhere(fitter.config(), Metric::DeadEnds) - 5) < 0.5);
}

TEST_CASE("The best so far has the limits that were given, whenever fitting is left") {
    const Config config = testing::shippedPreset("corridors");
    REQUIRE(config.dungeon.limits.tries > 2000);
    Fitter fitter(config, {wanted(Metric::DeadEnds, "5")});
    do {
        REQUIRE(fitter.config().dungeon.limits == config.dungeon.limits);
    } while (fitter.steps().empty() && fitter.work());
    CHECK_FALSE(fitter.steps().empty());
}

TEST_CASE("What jobs have not completed when they must end counts for nothing") {
    const Config config = testing::shippedPreset("classic");
    Fitter fitter(config, {wanted(Metric::Rooms, "30")});
    int left = 300;
    FitCrew crew;
    crew.mustEnd = [&] { return --left < 0; };
    fitter.work(crew);
    CHECK(fitter.means().seeds() == 250);
    CHECK(fitter.firstMeans().seeds() == 250);
    CHECK(fitter.firstMeans().of(Metric::Rooms) == fitter.means().of(Metric::Rooms));
    fitter.work(crew);
    CHECK(fitter.means().seeds() == 250);
    CHECK(fitter.measuredSeeds() == 250);
}

TEST_CASE("Only dungeons of tables can be fitted") {
    CHECK(whyNotFittable(testing::shippedPreset("classic").dungeon) == std::nullopt);
    CHECK(whyNotFittable(testing::shippedPreset("hideout").dungeon).has_value());
    CHECK(whyNotFittable(testing::shippedPreset("tunnels").dungeon).has_value());
}

TEST_CASE("A move changes the weights of one shape in some tables") {
    Config config = testing::shippedPreset("classic");
    const Config before = config;
    const FitMove move{FitMove::Kind::Weights, RoomShape::DeadEnd, 0x3U, 200};
    CHECK(apply(move, {1, 1'000'000}, config.dungeon));
    CHECK(moveText(move) == "dead ends x 2 in tables N and S");
    CHECK(config.dungeon.tables[Direction::West] == before.dungeon.tables[Direction::West]);
    for (const DoorTable::Entry& entry : config.dungeon.tables[Direction::North].entries()) {
        const auto isDeadEnd = entry.value == DoorSet::of(Direction::South);
        CHECK(entry.weight == (isDeadEnd ? 6000
                               : entry.value.size() == 2 && entry.value.has(Direction::North)
                                   ? 4000
                                   : 1000));
    }
    CHECK(shapeOf(DoorSet::all(), Direction::East) == RoomShape::Crossing);
    CHECK(moveText({.kind = FitMove::Kind::LoopChance, .change = -200}) == "loops.chance - 0.2");
}

TEST_CASE("A mean may miss a number by one percent, and small numbers by a little") {
    CHECK(tolerance(wanted(Metric::Rooms, 30, 30)) == 300);
    CHECK(tolerance(wanted(Metric::Linearity, 800, 800)) == 8);
    CHECK(tolerance(wanted(Metric::Linearity, 100, 100)) == 5);
    CHECK(tolerance(wanted(Metric::Loops, 0, 0)) == 5);
    CHECK(tolerance(wanted(Metric::Rooms, 0, Target::noMost)) == 5);
}

TEST_CASE("The gap to a number begins beyond its tolerance, that to a range at its end") {
    Means means;
    for (int i = 0; i < 20; ++i) {
        means.add(testing::shippedPreset("classic"), Seed{static_cast<std::uint64_t>(i)}, false);
    }
    const std::int64_t mean = means.of(Metric::Rooms).value();
    const std::int64_t rooms = mean / 1000 + 2;
    const std::int64_t apart = rooms * 1000 - mean;
    CHECK(gap(wanted(Metric::Rooms, rooms, rooms), means) == apart - rooms * 10);
    CHECK(gap(wanted(Metric::Rooms, rooms, Target::noMost), means) == apart);
    CHECK(gap(wanted(Metric::Rooms, 0, rooms), means) == 0);
    CHECK(misfit({wanted(Metric::Rooms, 0, rooms)}, means) == 0);
    CHECK(misfit({wanted(Metric::Loops, 1'000'000'000, Target::noMost)}, means) == 100'000'000);
}

TEST_CASE("What no dungeon has misses each target, by more than any mean") {
    Means means;
    means.add(testing::shippedPreset("classic"), Seed{0}, true);
    const Target chests = wanted(Metric::Chests, "..4");
    CHECK(means.of(Metric::Chests) == std::nullopt);
    CHECK(gap(chests, means) == std::numeric_limits<std::int64_t>::max());
    CHECK(misfit({chests}, means) >= misfit({wanted(Metric::Rooms, "..0")}, means));
    const Fitter fitter = fitted(testing::shippedPreset("classic"), {chests});
    CHECK_FALSE(fitter.reached());
    CHECK(fitter.steps().empty());
}

TEST_CASE("A target that no dungeon can meet does not keep the others from being fitted") {
    const Target rooms = wanted(Metric::Rooms, "30");
    const Fitter fitter =
        fitted(testing::shippedPreset("classic"), {rooms, wanted(Metric::Chests, "..4")});
    CHECK_FALSE(fitter.reached());
    CHECK(gap(rooms, fitter.firstMeans()) > 0);
    CHECK(gap(rooms, fitter.means()) == 0);
}

TEST_CASE("The length of loops is fitted on loops, not on their absence") {
    const Fitter fitter =
        fitted(testing::shippedPreset("classic"), {wanted(Metric::CycleLength, "..5")});
    CHECK(fitter.firstMeans().of(Metric::CycleLength) == std::nullopt);
    CHECK_FALSE(fitter.steps().empty());
    CHECK(fitter.means().of(Metric::CycleLength) > 0);
}
