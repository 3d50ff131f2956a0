// JSON of what a dungeon has beyond plain rooms and doors.
#include "cli/map/map_writers.hpp"
#include "testing/carved_dungeons.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <nlohmann/json.hpp>

#include <sstream>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::dungeonOf;

namespace {

std::string jsonOf(const Dungeon& dungeon, const Config& config = {}, bool tiles = false) {
    std::ostringstream out;
    BlockWriter writer(out);
    writeJson(writer, dungeon, {config, "", tiles});
    writer.flush();
    return out.str();
}

}  // namespace

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
