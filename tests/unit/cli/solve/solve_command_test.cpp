// `doorstring solve` on grown dungeons, and on drawn ones with a fault in them.
#include "cli/dungeons/dungeon_stream.hpp"
#include "cli/output/output.hpp"
#include "dungeon/solve/regions.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "unit/cli/trial.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;
using Json = nlohmann::json;

namespace {

// What is reported about one dungeon.
Ran solved(const Dungeon& dungeon, const std::string& format = "text",
           const AdventureConfig& adventure = {}) {
    std::ostringstream out;
    std::ostringstream err;
    LoadedConfig loaded;
    loaded.preset = "own";
    loaded.config.adventure = adventure;
    const int status = solveEach(
        understood({"solve", "--seed", "17", "--format", format}), loaded,
        [&](Seed) { return dungeon; }, out, err);
    return {status, out.str(), err.str()};
}

Ran grown(Words words) {
    words.insert(words.begin(), "solve");
    return run(Workshop(), words);
}

const std::vector<std::vector<std::string>> sound{{"E+k", "WEs", "WEb+K", "W!"}};

}  // namespace

TEST_CASE("the proof, the spheres and the shortest way are shown in words") {
    const Ran ran = solved(dungeonOf(sound, {1, 0}));
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    CHECK(ran.out == "seed 0000-000H (17): 4 rooms, 2 dead ends, 0 loops, longest distance 2\n"
                     "Proved: in whatever order keys are spent, every room can be reached "
                     "(1 small lock, 1 boss lock, 1 small key, 2 states searched).\n"
                     "Sphere 0, without a key: 2 rooms with 1 small key\n"
                     "  (0, 0) (1, 0)\n"
                     "Sphere 1, with the keys found so far: 1 room with the boss's key\n"
                     "  (2, 0)\n"
                     "Sphere 2, with the keys found so far: 1 room\n"
                     "  (3, 0)\n"
                     "Shortest path to the boss: 4 rooms\n"
                     "  (1, 0) (0, 0) (1, 0) (2, 0) (3, 0)\n");
}

TEST_CASE("a dungeon that strands is reported with how it came to that, and ends with 1") {
    const Ran ran = solved(dungeonOf({{"E", "WsEs+k", "W"}}, {1, 0}));
    CHECK(ran.status == exitFailed);
    CHECK(ran.err == "doorstring: 1 of 1 dungeons can strand the player\n");
    CHECK_THAT(ran.out,
               ContainsSubstring("\nStrands: 1 room cannot be reached once keys are spent on "
                                 "(1, 0) E; locked for good: (1, 0) W.\n  (0, 0)\n"));
    CHECK_THAT(solved(dungeonOf({{"E", "WEb", "W!+K"}}, {0, 0})).out,
               ContainsSubstring("\nStrands: 1 room cannot be reached; locked for good: "
                                 "(1, 0) E (boss).\n  (2, 0)\n"));
    CHECK_THAT(solved(dungeonOf({{"E", "WEb", "W!+K"}}, {0, 0})).out,
               ContainsSubstring("\nThere is no path to the boss.\n"));
}

TEST_CASE("more locks than can be looked through are reported, and end with 1") {
    std::vector<std::string> row{"Es+k"};
    row.insert(row.end(), mostLockedDoorways, "WEs+k");
    row.emplace_back("W");
    const Ran ran = solved(dungeonOf({row}, {0, 0}));
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.out, ContainsSubstring("Not proved: the search covers at most "
                                          "21 locked doorways, 32 keys and, on a floor of an "
                                          "adventure, 8 cracked walls."));
    CHECK_THAT(ran.out, !ContainsSubstring("There is no path"));
    CHECK_THAT(ran.err, ContainsSubstring("1 of 1 dungeons have too many locks, keys or "
                                          "cracked walls to be searched"));
}

TEST_CASE("more cracked walls than can be looked through are named where they count as shut") {
    std::vector<std::string> row{"Ec"};
    row.insert(row.end(), mostCrackedWalls, "WEc");
    row.emplace_back("W");
    AdventureConfig adventure;
    adventure.floor = 1;
    const Ran floor = solved(dungeonOf({row}, {0, 0}), "text", adventure);
    CHECK(floor.status == exitFailed);
    CHECK_THAT(floor.out, ContainsSubstring("8 cracked walls"));
    CHECK_THAT(floor.err, ContainsSubstring("cracked walls"));
    CHECK(solved(dungeonOf({row}, {0, 0})).status == exitDone);
}

TEST_CASE("JSON has the same for programs") {
    const Json good = Json::parse(solved(dungeonOf(sound, {1, 0}), "json").out);
    CHECK(good["format"] == "doorstring-solve/1");
    CHECK(good["seed"] == "0000-000H");
    CHECK(good["preset"] == "own");
    CHECK(good["verdict"] == "proved");
    CHECK(good["small_locks"] == 1);
    CHECK(good["boss_locks"] == 1);
    CHECK(good["small_keys"] == 1);
    CHECK(good["states"] == 2);
    CHECK_FALSE(good.contains("stranding"));
    CHECK(good["spheres"].dump() == R"([{"boss_keys":0,"rooms":[[0,0],[1,0]],"small_keys":1},)"
                                    R"({"boss_keys":1,"rooms":[[2,0]],"small_keys":0},)"
                                    R"({"boss_keys":0,"rooms":[[3,0]],"small_keys":0}])");
    CHECK(good["goal"].dump() == "[3,0]");
    CHECK(good["shortest"].dump() == "[[1,0],[0,0],[1,0],[2,0],[3,0]]");
    const Ran bad = solved(dungeonOf({{"E", "WsEs+k", "W"}}, {1, 0}), "json");
    CHECK(bad.status == exitFailed);
    CHECK(Json::parse(bad.out)["verdict"] == "strands");
    CHECK(Json::parse(bad.out)["stranding"].dump() ==
          R"({"opened":[{"door":"E","lock":"small","x":1,"y":0}],)"
          R"("shut":[{"door":"W","lock":"small","x":1,"y":0}],"unreached":[[0,0]]})");
}

TEST_CASE("grown dungeons are proved, one by one or many") {
    const Ran one = grown({"--seed", "17", "--format", "json"});
    CHECK(one.status == exitDone);
    CHECK(one.err.empty());
    const Json many = Json::parse(grown({"--seeds", "15:20", "--format", "json"}).out);
    REQUIRE(many.size() == 5);
    CHECK(many[2] == Json::parse(one.out));
    CHECK_THAT(grown({"--seeds", "15:20"}).out, ContainsSubstring("\n\nseed 0000-000H (17): "));
}

TEST_CASE("on a floor of an adventure cracked walls are shut, and what lies there is shown") {
    AdventureConfig adventure;
    adventure.floor = 1;
    adventure.chests.further = 0;
    const Ran sure = solved(dungeonOf({{"Ec", "WEs+k", "WE", "W"}}, {1, 0}), "text", adventure);
    CHECK(sure.status == exitDone);
    CHECK(sure.out.find("chests: (2, 0) compass") == std::string::npos);
    CHECK(sure.out.find("chests: (0, 0) ") != std::string::npos);
    const Ran strands = solved(dungeonOf({{"Ec+k", "WEs", "W"}}, {1, 0}), "text", adventure);
    CHECK(strands.status == exitFailed);
    CHECK(strands.out.find("Strands: 2 rooms cannot be reached") != std::string::npos);
}

TEST_CASE("a dungeon that cannot be grown ends a range, and the JSON is whole all the same") {
    const DungeonSource source = [](Seed seed) -> Result<Dungeon, std::string> {
        if (seed == Seed{19}) {
            return std::string("dungeon 0000-000K cannot be grown");
        }
        return dungeonOf(sound, {1, 0});
    };
    const std::uint64_t first = GENERATE(17U, 19U);
    const GivenOptions request =
        understood({"solve", "--seeds", fmt::format("{}:30", first), "--format", "json"});
    std::ostringstream out;
    std::ostringstream err;
    CHECK(solveEach(request, LoadedConfig(), source, out, err) == exitWrongUse);
    CHECK(err.str() == "doorstring: dungeon 0000-000K cannot be grown\n");
    CHECK(Json::parse(out.str()).size() == 19 - first);
}

TEST_CASE("without a seed one is chosen and shown, and mistakes are reported before any work") {
    CHECK_THAT(grown({}).out, ContainsSubstring("seed "));
    const Ran ran = grown({"--set", "gird.width=5"});
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.out.empty());
    CHECK_THAT(ran.err, ContainsSubstring("doorstring: --set: gird.width"));
}

TEST_CASE("the help explains each reason for a status of 1") {
    const std::string help = grown({"--help"}).out;
    for (const char* const reason :
         {"strand the player", "a chest that no item", "too many locks, keys or cracked walls"}) {
        CHECK_THAT(help, ContainsSubstring(reason));
    }
}
