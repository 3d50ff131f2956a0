#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

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
