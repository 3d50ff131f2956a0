// `doorstring solve` on grown dungeons, and on drawn ones with a fault in them.
#include "cli/solve/solve_command.hpp"
#include "dungeon/solve/regions.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

#include <sstream>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::dungeonOf;
using doorstring::testing::Ran;
using doorstring::testing::Workshop;
using Json = nlohmann::json;

namespace {

SolveRequest requestFor(SolveFormat format) {
    SolveRequest request;
    request.seed = Seed{17};
    request.format = format;
    return request;
}

// What is told about one dungeon.
Ran solved(const Dungeon& dungeon, SolveFormat format = SolveFormat::Text) {
    std::ostringstream out;
    std::ostringstream err;
    const int status = solveEach(
        requestFor(format), "own", [&](Seed) { return dungeon; }, out, err);
    return {status, out.str(), err.str()};
}

Ran grown(const SolveRequest& request) {
    const Workshop workshop;
    std::ostringstream out;
    std::ostringstream err;
    const int status = runSolve(request, workshop.folders(), out, err);
    return {status, out.str(), err.str()};
}

const std::vector<std::vector<std::string>> sound{{"E+k", "WEs", "WEb+K", "W!"}};

}  // namespace

TEST_CASE("the proof, the spheres and the shortest way are told in words") {
    const Ran ran = solved(dungeonOf(sound, {1, 0}));
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    CHECK(ran.out ==
          "seed 0000-000H (17): 4 rooms, 2 dead ends, 0 loops, longest distance 2\n"
          "Proved: whatever keys are spent on first, every room can be reached in the end "
          "(1 small lock, 1 lock of the boss, 1 small key, 2 states looked at).\n"
          "Sphere 0, without a key: 2 rooms with 1 small key\n"
          "  (0, 0) (1, 0)\n"
          "Sphere 1, with the keys found so far: 1 room with the boss's key\n"
          "  (2, 0)\n"
          "Sphere 2, with the keys found so far: 1 room\n"
          "  (3, 0)\n"
          "Shortest way to the boss: 4 rooms\n"
          "  (1, 0) (0, 0) (1, 0) (2, 0) (3, 0)\n");
}

TEST_CASE("a dungeon that strands is told with how it came to that, and ends with 1") {
    const Ran ran = solved(dungeonOf({{"E", "WsEs+k", "W"}}, {1, 0}));
    CHECK(ran.status == exitFailed);
    CHECK(ran.err == "doorstring: 1 of 1 dungeons can strand someone\n");
    CHECK_THAT(ran.out,
               ContainsSubstring("\nStrands: 1 room cannot be reached once keys were spent on "
                                 "(1, 0) E; shut for good is (1, 0) W.\n  (0, 0)\n"));
    CHECK_THAT(solved(dungeonOf({{"E", "WEb", "W!+K"}}, {0, 0})).out,
               ContainsSubstring("\nStrands: 1 room cannot be reached at all; shut for good is "
                                 "(1, 0) E of the boss.\n  (2, 0)\n"));
    CHECK_THAT(solved(dungeonOf({{"E", "WEb", "W!+K"}}, {0, 0})).out,
               ContainsSubstring("\nThere is no way to the boss.\n"));
}

TEST_CASE("more locks than can be looked through are told, and end with 1") {
    std::vector<std::string> row{"Es+k"};
    row.insert(row.end(), mostLockedDoorways, "WEs+k");
    row.emplace_back("W");
    const Ran ran = solved(dungeonOf({row}, {0, 0}));
    CHECK(ran.status == exitFailed);
    CHECK_THAT(ran.out, ContainsSubstring("Not proved: more than 21 locked doorways or 32 keys"));
    CHECK_THAT(ran.err, ContainsSubstring("1 of 1 dungeons have more locks or keys than"));
}

TEST_CASE("JSON tells the same to programs") {
    const Json good = Json::parse(solved(dungeonOf(sound, {1, 0}), SolveFormat::Json).out);
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
    const Ran bad = solved(dungeonOf({{"E", "WsEs+k", "W"}}, {1, 0}), SolveFormat::Json);
    CHECK(bad.status == exitFailed);
    CHECK(Json::parse(bad.out)["verdict"] == "strands");
    CHECK(Json::parse(bad.out)["stranding"].dump() ==
          R"({"opened":[{"door":"E","lock":"small","x":1,"y":0}],)"
          R"("shut":[{"door":"W","lock":"small","x":1,"y":0}],"unreached":[[0,0]]})");
}

TEST_CASE("grown dungeons are proved, one by one or many") {
    const Ran one = grown(requestFor(SolveFormat::Json));
    CHECK(one.status == exitDone);
    CHECK(one.err.empty());
    SolveRequest request = requestFor(SolveFormat::Json);
    request.seed.reset();
    request.seeds = SeedRange{15, 20};
    const Json many = Json::parse(grown(request).out);
    REQUIRE(many.size() == 5);
    CHECK(many[2] == Json::parse(one.out));
    request.format = SolveFormat::Text;
    CHECK_THAT(grown(request).out, ContainsSubstring("\n\nseed 0000-000H (17): "));
}

TEST_CASE("without a seed one is chosen and told, and mistakes are told before any work") {
    SolveRequest request;
    CHECK_THAT(grown(request).out, ContainsSubstring("seed "));
    request.common.sets = {"gird.width=5"};
    const Ran ran = grown(request);
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.out.empty());
    CHECK_THAT(ran.err, ContainsSubstring("doorstring: --set: gird.width"));
}
