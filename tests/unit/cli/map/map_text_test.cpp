// `doorstring map` as text: ASCII, JSON, and the reasons for a room.
#include "cli/map/map_writers.hpp"
#include "testing/carved_dungeons.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;
using Json = nlohmann::json;

namespace {

std::vector<Json> linesOf(const std::string& text) {
    std::vector<Json> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(Json::parse(line));
    }
    return lines;
}

// Doors in pairs, all rooms reached, one doorway fewer than rooms.
void checkIsTree(const Json& dungeon) {
    std::map<std::pair<int, int>, std::string> doors;
    for (const Json& room : dungeon["rooms"]) {
        doors[{room["x"].get<int>(), room["y"].get<int>()}] = room["doors"].get<std::string>();
    }
    std::size_t ends = 0;
    for (const auto& [cell, letters] : doors) {
        for (const char letter : letters) {
            const GridPos next = neighbour({cell.first, cell.second}, *directionFromLetter(letter));
            const char back = doorstring::letter(opposite(*directionFromLetter(letter)));
            REQUIRE(doors.count({next.x, next.y}) == 1);
            CHECK(doors[{next.x, next.y}].find(back) != std::string::npos);
            ++ends;
        }
    }
    CHECK(ends == 2 * (doors.size() - 1));
}

std::string jsonOf(const Dungeon& dungeon, const Config& config = {}, bool tiles = false) {
    std::ostringstream out;
    BlockWriter writer(out);
    writeJson(writer, dungeon, {config, "", tiles});
    writer.flush();
    return out.str();
}

Ran why(const Workshop& workshop, const std::string& cell, Words more = {}) {
    Words words{"--seed", "17", "--why", cell};
    words.insert(words.end(), more.begin(), more.end());
    return runMapCommand(workshop, words);
}

}  // namespace

TEST_CASE("JSON of a dungeon has the keys in the order of the format") {
    const Workshop workshop;
    const auto ran = runMapCommand(
        workshop, {"--seed", "17", "--preset", "classic", "--format", "json", "--tiles"});
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out.back() == '\n');
    CHECK_THAT(
        ran.out,
        ContainsSubstring(R"({"format":"doorstring-map/1","seed":"0000-000H","seed_number":"17",)"
                          R"("preset":"classic","width":10,"height":10,"start":[5,5],"rooms":[{)"));
    CHECK_THAT(ran.out, ContainsSubstring(R"({"x":5,"y":5,"doors":"NSWE","kind":"start",)"
                                          R"("distance":0,"tiles":["#####.#####",)"));
    const Json dungeon = Json::parse(ran.out);
    checkIsTree(dungeon);
    for (const Json& room : dungeon["rooms"]) {
        REQUIRE(room["tiles"].size() == 9);
        for (const Json& row : room["tiles"]) {
            CHECK(row.get<std::string>().size() == 11);
            CHECK(row.get<std::string>().find_first_not_of("#.o") == std::string::npos);
        }
    }
}

TEST_CASE("rooms stand row by row, with letters in the order N S W E and one start") {
    const Workshop workshop;
    const auto ran =
        runMapCommand(workshop, {"--seeds", "0:50", "--preset", "classic", "--format", "jsonl"});
    for (const Json& dungeon : linesOf(ran.out)) {
        std::pair<int, int> before{-1, -1};
        int starts = 0;
        for (const Json& room : dungeon["rooms"]) {
            const std::pair<int, int> place{room["y"].get<int>(), room["x"].get<int>()};
            CHECK(before < place);
            before = place;
            std::size_t last = 0;
            for (const char letter : room["doors"].get<std::string>()) {
                const std::size_t rank = std::string("NSWE").find(letter) + 1;
                CHECK(rank > last);
                last = rank;
            }
            CHECK_FALSE(room.contains("tiles"));
            CHECK((room["kind"] == "start" || room["kind"] == "plain"));
            starts += room["kind"] == "start" ? 1 : 0;
        }
        CHECK(starts == 1);
        checkIsTree(dungeon);
    }
}

TEST_CASE("json of a range is an array of what jsonl writes line by line") {
    const Workshop workshop;
    const auto lines =
        linesOf(runMapCommand(workshop, {"--seeds", "3:43", "--format", "jsonl"}).out);
    const auto array =
        Json::parse(runMapCommand(workshop, {"--seeds", "3:43", "--format", "json"}).out);
    REQUIRE(lines.size() == 40);
    CHECK(array == Json(lines));
    CHECK(array[5]["seed_number"] == "8");
    const auto one = runMapCommand(workshop, {"--seed", "8", "--format", "json"});
    CHECK(Json::parse(one.out) == array[5]);
    const auto single = runMapCommand(workshop, {"--seeds", "8:9", "--format", "json"});
    CHECK(Json::parse(single.out) == Json::array({array[5]}));
}

TEST_CASE("without a preset its name is empty, and any name is safe in JSON") {
    const Workshop workshop;
    const auto none = runMapCommand(workshop, {"--seed", "1", "--format", "json"});
    CHECK(Json::parse(none.out)["preset"] == "");
    const auto own = workshop.path("my \"own\"\n.toml");
    std::filesystem::copy_file(workshop.folders().shippedConfig / "presets" / "classic.toml", own);
    const auto named =
        runMapCommand(workshop, {"--seed", "1", "--format", "json", "--preset", own.string()});
    CHECK(named.err.empty());
    CHECK_THAT(Json::parse(named.out)["preset"].get<std::string>(),
               ContainsSubstring("my \"own\"\n"));
}

TEST_CASE("the largest seed is a seed as any other") {
    const Workshop workshop;
    const auto ran =
        runMapCommand(workshop, {"--seed", "18446744073709551615", "--format", "json"});
    CHECK(Json::parse(ran.out)["seed_number"] == "18446744073709551615");
}

TEST_CASE("without a seed one is chosen each time and shown") {
    const Workshop workshop;
    const auto first = runMapCommand(workshop, {"--format", "json"});
    const auto second = runMapCommand(workshop, {"--format", "json"});
    CHECK(Json::parse(first.out)["seed"] != Json::parse(second.out)["seed"]);
    const auto picture = runMapCommand(workshop, {"--format", "png"});
    CHECK_THAT(picture.err, ContainsSubstring("doorstring: seed "));
}

TEST_CASE("ASCII begins with what can be counted") {
    const Workshop workshop;
    const auto ran = runMapCommand(workshop, {"--seed", "17", "--preset", "classic"});
    const Json dungeon = Json::parse(
        runMapCommand(workshop, {"--seed", "17", "--preset", "classic", "--format", "json"}).out);
    CHECK_THAT(ran.out, ContainsSubstring("seed 0000-000H (17): " +
                                          std::to_string(dungeon["rooms"].size()) + " rooms, "));
    CHECK_THAT(ran.out, ContainsSubstring(" 0 loops, longest distance "));
    CHECK_THAT(ran.out, ContainsSubstring("[S]"));
    const auto many = runMapCommand(workshop, {"--seeds", "16:18", "--preset", "classic"});
    CHECK_THAT(many.out, ContainsSubstring("\n\nseed 0000-000H (17): "));
    const auto tiles = runMapCommand(workshop, {"--seed", "17", "--preset", "classic", "--tiles"});
    CHECK_THAT(tiles.out, ContainsSubstring("#####.#####"));
}

TEST_CASE("a map shows its shape and what there was no room for") {
    const Workshop workshop;
    const auto ran = runMapCommand(
        workshop, {"--seed", "17", "--set", "locks.small=10", "--set", "roles.shop.count=8"});
    CHECK(ran.status == 0);
    CHECK_THAT(ran.out, ContainsSubstring(" away, branching "));
    CHECK_THAT(ran.out, ContainsSubstring("no room for "));
    CHECK_THAT(ran.out, ContainsSubstring(" shop rooms"));
    CHECK_THAT(ran.out, ContainsSubstring(" small locks"));
}

TEST_CASE("JSON has what can be counted and what there was no room for") {
    const Workshop workshop;
    const auto ran = runMapCommand(workshop, {"--seed", "17", "--format", "json", "--set",
                                              "roles.shop.count=8", "--set", "locks.small=0"});
    const Json dungeon = Json::parse(ran.out);
    std::size_t branches = 0;
    for (const Json& room : dungeon["rooms"]) {
        branches += room["doors"].get<std::string>().size() >= 3 ? 1 : 0;
    }
    const Json& metrics = dungeon["metrics"];
    CHECK(metrics["rooms"] == dungeon["rooms"].size());
    CHECK(static_cast<std::size_t>(metrics["branching"].get<double>() * 1000 + 0.5) ==
          1000 * branches / dungeon["rooms"].size());
    CHECK(metrics["small_locks"] == 0);
    CHECK(dungeon["left_over"]["shop"].get<int>() > 0);
    CHECK_FALSE(dungeon["left_over"].contains("small-lock"));
}

TEST_CASE("a map has the danger of its rooms where creatures live in them") {
    const Workshop workshop;
    std::vector<std::string> words{"--seed", "17"};
    CHECK(runMapCommand(workshop, words).out.find("danger") == std::string::npos);
    words.insert(words.end(), {"--set", "explore.creatures=true"});
    const std::string text = runMapCommand(workshop, words).out;
    words.insert(words.end(), {"--format", "json"});
    const Json dungeon = Json::parse(runMapCommand(workshop, words).out);
    int danger = 0;
    for (const Json& room : dungeon["rooms"]) {
        danger += room["danger"].get<int>();
        CHECK((room["kind"] != "start" || room["danger"] == 0));
    }
    CHECK(danger > 0);
    CHECK(dungeon["metrics"]["danger"] == danger);
    CHECK_THAT(text, ContainsSubstring(", danger " + std::to_string(danger)));
    CHECK_FALSE(dungeon["metrics"].contains("chests"));
}

TEST_CASE("a map of a floor counts its chests") {
    const Workshop workshop;
    const Json dungeon = Json::parse(
        runMapCommand(workshop, {"--seed", "17", "--set", "adventure.floor=2", "--format", "json"})
            .out);
    const auto chests = std::ranges::count_if(
        dungeon["rooms"], [](const Json& room) { return room.contains("chest"); });
    CHECK(chests > 0);
    CHECK(dungeon["metrics"]["chests"] == chests);
    CHECK(dungeon["metrics"]["boss_lock"].is_boolean());
}

TEST_CASE("a dungeon of one room is a warning, once for a range") {
    const Workshop workshop;
    const std::vector<std::string> tiny{"--set",         "grid.width=1", "--set",
                                        "grid.height=1", "--format",     "json"};
    auto words = tiny;
    words.insert(words.end(), {"--seed", "17"});
    const auto one = runMapCommand(workshop, words);
    CHECK(one.status == 0);
    CHECK(one.err ==
          "doorstring: warning: dungeon 0000-000H has only one room: the start has no doors\n");
    CHECK(Json::parse(one.out)["rooms"].size() == 1);
    words = tiny;
    words.insert(words.end(), {"--seeds", "0:7"});
    CHECK(runMapCommand(workshop, words).err ==
          "doorstring: warning: 7 of 7 dungeons have only one room: the start has no doors\n");
}

TEST_CASE("mistakes in the configuration are reported one by one, and nothing is written") {
    const Workshop workshop;
    const auto ran =
        runMapCommand(workshop, {"--seed", "1", "--set", "gird.width=5", "--set", "grid.width=0"});
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK_THAT(ran.err, ContainsSubstring("doorstring: --set: gird.width"));
    CHECK_THAT(ran.err, ContainsSubstring("\ndoorstring: --set: grid.width"));
    CHECK(runMapCommand(workshop, {"--preset", "nosuch"}).status == 2);
    CHECK(runMapCommand(workshop, {"--config", workshop.path("nosuch").string()}).status == 2);
}

TEST_CASE("locks stand at their doors, keys in their rooms") {
    const std::string text =
        jsonOf(dungeonOf({{"E+k", "WEs", "WSEb", "W!"}, {"-", "-", "N+K", "-"}}, {1, 0}));
    CHECK_THAT(text, ContainsSubstring(R"("doors":"E","kind":"plain","distance":1,)"
                                       R"("holds":["small-key"]})"));
    CHECK_THAT(text, ContainsSubstring(R"("distance":1,"locks":{"W":"small","E":"boss"}})"));
    CHECK_THAT(text, ContainsSubstring(R"("kind":"boss","distance":2,"locks":{"W":"boss"}})"));
    CHECK_THAT(text, ContainsSubstring(R"("distance":2,"holds":["boss-key"]})"));
    CHECK_THAT(jsonOf(dungeonOf({{"Ec", "W"}}, {0, 0})),
               ContainsSubstring(R"("locks":{"E":"cracked"})"));
}

TEST_CASE("a plain room has neither locks nor keys to tell") {
    const auto dungeon = nlohmann::json::parse(jsonOf(dungeonOf({{"E", "W"}}, {0, 0})));
    CHECK_FALSE(dungeon["rooms"][1].contains("locks"));
    CHECK_FALSE(dungeon["rooms"][1].contains("holds"));
}

TEST_CASE("rooms of a carved map list their openings, others none") {
    Config config;
    config.room.size = {5, 5};
    const std::string text =
        jsonOf(doorstring::testing::carvedDungeonOf({"##########", "#S........", "#.########",
                                                     "#.........", "#.......X#", "##########"},
                                                    {5, 5}),
               config);
    CHECK_THAT(text, ContainsSubstring(R"("doors":"E","kind":"start","distance":0,"openings":[)"
                                       R"({"side":"E","first":1,"length":1},)"
                                       R"({"side":"E","first":3,"length":2}]})"));
    CHECK_THAT(text, ContainsSubstring(R"("shortest":[[0,0],[1,0]])"));
    CHECK(jsonOf(dungeonOf({{"E", "W"}}, {0, 0})).find("openings") == std::string::npos);
}

TEST_CASE("tiles are rows of their letters, whatever those mean to JSON") {
    Config config;
    config.room.interior = Interior::Grass;
    const Dungeon dungeon = dungeonOf({{"E", "W"}}, {0, 0});
    const auto parsed = nlohmann::json::parse(jsonOf(dungeon, config, true));
    int grass = 0;
    for (int room = 0; room < 2; ++room) {
        const Grid<Tile> tiles = dungeon.room({room, 0}, config.room).tiles();
        for (int y = 0; y < tiles.height(); ++y) {
            const std::string row = parsed["rooms"][static_cast<std::size_t>(room)]["tiles"]
                                          [static_cast<std::size_t>(y)];
            REQUIRE(row.size() == static_cast<std::size_t>(tiles.width()));
            for (int x = 0; x < tiles.width(); ++x) {
                CHECK(row[static_cast<std::size_t>(x)] == letter(tiles[{x, y}]));
                grass += tiles[{x, y}] == Tile::Grass ? 1 : 0;
            }
        }
    }
    CHECK(grass > 10);
}

TEST_CASE("the shortest way stands behind the rooms, and is empty where there is none") {
    CHECK_THAT(jsonOf(dungeonOf({{"E+k", "WEs", "W!"}}, {1, 0})),
               ContainsSubstring(R"(}],"shortest":[[1,0],[0,0],[1,0],[2,0]],)"));
    CHECK_THAT(jsonOf(dungeonOf({{"Es", "W!"}}, {0, 0})), ContainsSubstring(R"("shortest":[],)"));
}

TEST_CASE("map --why explains a room in sentences, a line each") {
    const Workshop workshop;
    const Ran ran = why(workshop, "6,4");
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out ==
          "seed 0000-000H (17): 12 rooms, 7 dead ends, 0 loops, longest distance 3\n"
          "(6, 4): shop room, doors S, 2 rooms from the start.\n"
          "It was placed through door N of (6, 5) as room 6 of 11 (and 1 secret), in sweep 1.\n"
          "It drew SW from tables.N, a chance of 8.3%: the roll is 7.988 of 12, and SW has 7 to "
          "8.\n"
          "Door W was dropped: (5, 4) already stood there.\n"
          "It is the shop room as dead end 3 of 6, the farthest first; 2 before it were taken "
          "(roles.shop: 1 or more from the start).\n"
          "Inside: the room \"the stockroom\", made by hand (template), a chance of 92.3% among "
          "the 2 "
          "that could be here: the roll is 1.078 of 13, and template has 1 to 13.\n");
}

TEST_CASE("map --why writes to a file, also to one that is named by the seed") {
    const Workshop workshop;
    const Ran ran = why(workshop, "6,4", {"--out", workshop.path("why-{seed}.txt").string()});
    CHECK(ran.status == 0);
    CHECK(ran.out.empty());
    CHECK_THAT(workshop.read("why-0000-000H.txt"), ContainsSubstring("shop room"));
}

TEST_CASE("map --why of a cell without a room is one sentence, exit status 2") {
    const Workshop workshop;
    const auto [cell, sentence] = GENERATE(table<std::string, std::string>({
        {"10,4", "--why: seed 0000-000H: (10, 4) is outside the grid of 10 x 10 cells; the last "
                 "one is (9, 9)"},
        {"0,-1", "--why: seed 0000-000H: (0, -1) is outside the grid of 10 x 10 cells; the last "
                 "one is (9, 9)"},
        {"0,0", "--why: seed 0000-000H: (0, 0) has no room; the nearest one is (5, 4)"},
    }));
    const Ran ran = why(workshop, cell);
    CHECK(ran.status == 2);
    CHECK(ran.out.empty());
    CHECK(ran.err == "doorstring: " + sentence + "\n");
}

TEST_CASE("map --why says so where no dungeon grows, and where the grid is too large") {
    const Workshop workshop;
    const Ran none =
        why(workshop, "5,5", {"--set", "limits.min_rooms=90", "--set", "limits.tries=10"});
    CHECK(none.status == 2);
    CHECK_THAT(none.err, ContainsSubstring("none of 10 tries kept to the rules"));
    const Ran large =
        why(workshop, "5,5", {"--set", "grid.width=2000", "--set", "grid.height=2000"});
    CHECK(large.status == 2);
    CHECK(large.err == "doorstring: a grid of 2000 x 2000 rooms is too large to explain its rooms; "
                       "1024 x 1024 is the most\n");
}
