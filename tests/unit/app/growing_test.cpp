// Dungeons that grow beside the frames, and the one that the program begins with.
#include "app/growing.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/app/game_in_test.hpp"
#include "world/beginning.hpp"

#include <chrono>
#include <thread>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Limits that no dungeon meets, and tries for hours.
Config hopeless() {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.sets = {"limits.min_rooms=160", "limits.tries=1000000", "grid.width=300",
                    "grid.height=300", "tables.N.NS=0"};
    Config config = loadConfig(sources).value().config;
    config.dungeon.limits.minRooms = 80000;
    return config;
}

Config floorAt(int floor, Role at) {
    Config config = shippedFloor(floor);
    config.adventure.roleToBeginIn = at;
    return config;
}

}  // namespace

TEST_CASE("a dungeon that grows on another thread is the same") {
    const Config config = startFrom({}).loaded.config;
    const auto beside = growBeside(config, Seed{17}, [](int) { return true; });
    REQUIRE(beside.ok());
    CHECK(beside.value().seed() == Seed{17});
    CHECK(beside.value().plans() == growAtOnce(config, Seed{17}).value().plans());
}

TEST_CASE("a dungeon that grows for long can be stopped, and ends with its try") {
    int calls = 0;
    const auto stopped = growBeside(hopeless(), Seed{17}, [&](int) { return ++calls < 3; });
    CHECK(calls == 3);
    REQUIRE_FALSE(stopped.ok());
    CHECK(stopped.error().english == "The dungeon was not grown to its end.");
    for (int wait = 0; wait < 1000 && isStillGrowing(); ++wait) {
        std::this_thread::sleep_for(std::chrono::milliseconds(10));
    }
    CHECK_FALSE(isStillGrowing());
}

TEST_CASE("where a dungeon was stopped, everything is as it was") {
    Game game = makeGame(FirstState::Explore);
    const std::uint32_t before = game.session().expedition.number();
    game.session().host.grow = [](const Config&, Seed) -> GrownDungeon {
        return Notice("stopped");
    };
    press(game, Key::R);
    CHECK(game.session().expedition.number() == before);
    CHECK(messageOf(game) == "stopped");
    press(game, Key::P);
    press(game, Key::Escape);
    CHECK_FALSE(game.session().beginAdventure(Seed{5}));
    CHECK(game.session().config().adventure.floor == 0);
    game.session().host.grow = growAtOnce;
    press(game, Key::R);
    CHECK(game.session().expedition.number() != before);
}

TEST_CASE(
    "the first floor, too, grows as the program asks, and where it was stopped the title stays") {
    const auto first = GENERATE(FirstState::Adventure, FirstState::Daily);
    const bool isStopped = GENERATE(false, true);
    int grown = 0;
    SessionStart start = startFrom({});
    start.grow = [&](const Config& config, Seed seed) -> GrownDungeon {
        ++grown;
        return isStopped ? GrownDungeon(Notice("stopped")) : growAtOnce(config, seed);
    };
    Game game(shippedArt(), std::move(start), first);
    CHECK(grown == 1);
    CHECK(game.stateName() == (isStopped ? "title" : "floor card"));
    CHECK(messageOf(game) == (isStopped ? "stopped" : ""));
}

TEST_CASE("the dungeon that the program begins with is that of the seed") {
    const StartingDungeon explored = startingDungeon(Config(), Seed{17}).value();
    CHECK(explored.seed == Seed{17});
    CHECK(explored.dungeon.seed() == Seed{17});
    const StartingDungeon floor = startingDungeon(shippedFloor(3), Seed{17}).value();
    CHECK(floor.seed == Seed{17});
    CHECK(floor.dungeon.seed() == floorSeed(Seed{17}, 3));
}

TEST_CASE("without a seed one is found whose floor has the room to begin in") {
    for (int i = 0; i < 20; ++i) {  // every second seed has none
        const auto found = startingDungeon(floorAt(2, Role::Puzzle), std::nullopt);
        REQUIRE(found.ok());
        CHECK(nearestRoom(found.value().dungeon, Role::Puzzle));
    }
}

TEST_CASE("without a seed one is found whose floor has the set piece to begin at") {
    Config config = shippedFloor(1);
    config.adventure.pieceToBeginAt = SetPiece::Stone;
    for (int i = 0; i < 20; ++i) {  // every fourth seed has no free room for it
        const auto found = startingDungeon(config, std::nullopt);
        REQUIRE(found.ok());
        const auto pieces = contentsOf(found.value().dungeon, config.adventure).pieces;
        REQUIRE_FALSE(pieces.empty());
        CHECK(pieces.front().piece == SetPiece::Stone);
    }
    const Seed full = parseSeed("BFPP-DJ4J").value();
    CHECK_THAT(startingDungeon(config, full).error(),
               ContainsSubstring("floor 1 of the seed BFPP-DJ4J has no plain room for the set "
                                 "piece stone; "));
}

TEST_CASE("a room that a seed does not have is reported with those that it has") {
    Config config = floorAt(1, Role::Shop);
    config.dungeon.roles[Role::Shop].count = 0;
    CHECK_THAT(startingDungeon(config, Seed{17}).error(),
               ContainsSubstring("floor 1 of the seed 0000-000H has no room of the kind shop; its "
                                 "rooms are: boss, "));
    CHECK_THAT(startingDungeon(config, std::nullopt).error(),
               ContainsSubstring("floor 1 has no room of the kind shop with any of 50 seeds; "));
}
