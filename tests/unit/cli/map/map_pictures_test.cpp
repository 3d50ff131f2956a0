// Pictures of `doorstring map` in vectors, and maps for Tiled.
#include "picture/canvas/png.hpp"
#include "room/tiles/tile.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

#include <map>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;
using Json = nlohmann::json;

namespace {

std::string svg(Words more = {}) {
    const Workshop workshop;
    Words words{"--seed", "17", "--format", "svg"};
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = runMapCommand(workshop, words);
    CHECK(ran.status == 0);
    return ran.out;
}

int countOf(const std::string& text, const std::string& part) {
    int count = 0;
    for (std::size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) {
        ++count;
    }
    return count;
}

Json tmj(const Workshop& workshop, Words more = {}) {
    Words words{"--seed", "17", "--format", "tmj", "--out", workshop.path("map.tmj").string()};
    words.insert(words.end(), more.begin(), more.end());
    const Ran ran = runMapCommand(workshop, words);
    REQUIRE(ran.status == 0);
    CHECK(ran.out.empty());
    return Json::parse(workshop.read("map.tmj"));
}

std::map<std::string, int> countByType(const Json& map) {
    std::map<std::string, int> counts;
    std::set<int> ids;
    for (const Json& object : map["layers"][1]["objects"]) {
        ++counts[object["type"].get<std::string>()];
        CHECK(ids.insert(object["id"].get<int>()).second);
        CHECK(object["id"].get<int>() < map["nextobjectid"].get<int>());
        CHECK(object["x"].get<int>() + object["width"].get<int>() <= map["width"].get<int>() * 16);
        CHECK(object["y"].get<int>() + object["height"].get<int>() <=
              map["height"].get<int>() * 16);
    }
    return counts;
}

}  // namespace

TEST_CASE("a vector picture has every room, doorway and lock, and what the rooms are") {
    const std::string text = svg();
    CHECK(text.starts_with("<svg xmlns="));
    CHECK(text.ends_with("</svg>\n"));
    CHECK(countOf(text, "<g class=\"room ") == 12);
    CHECK(countOf(text, "class=\"door ") == 11);
    CHECK(countOf(text, "class=\"door small\"") == 2);
    CHECK(countOf(text, "class=\"door boss\"") == 1);
    CHECK(countOf(text, "class=\"door cracked\"") == 1);
    CHECK(countOf(text, ">treasure</text>") == 1);
    CHECK(countOf(text, ">small key</text>") == 2);
    CHECK(countOf(text, "class=\"shortest\"") == 1);
    CHECK_THAT(text, ContainsSubstring("(6, 4): shop room, doors S, 2 from the start"));
}

TEST_CASE("a vector picture of a floor names what lies in chests") {
    const std::string text = svg({"--preset", "floor-2", "--set", "adventure.floor=2"});
    CHECK(countOf(text, ">coins</text>") > 0);
}

TEST_CASE("a vector picture of a carved map shows its ground, its start and its exit") {
    const std::string text = svg({"--preset", "tunnels"});
    CHECK(countOf(text, "class=\"ground\"") == 1);
    CHECK(countOf(text, "class=\"room\"") == 24);
    CHECK(countOf(text, "<g class=\"start\">") == 1);
    CHECK(countOf(text, "<g class=\"exit\">") == 1);
}

TEST_CASE("a map for Tiled has the tiles that map --tiles shows, and its tileset beside it") {
    const Workshop workshop;
    const Json map = tmj(workshop);
    CHECK(map["width"] == 150);
    CHECK(map["height"] == 90);
    const Json tileset = map["tilesets"][0];
    const auto image = loadPng(workshop.path(tileset["image"].get<std::string>()));
    REQUIRE(image.ok());
    CHECK(image.value().size() == GridSize{tileset["imagewidth"], tileset["imageheight"]});
    CHECK(tileset["tiles"].size() == tileset["tilecount"]);

    const Json& tiles = map["layers"][0]["data"];
    REQUIRE(tiles.size() == 150U * 90U);
    const Json rooms = Json::parse(
        runMapCommand(workshop, {"--seed", "17", "--format", "json", "--tiles"}).out)["rooms"];
    std::size_t filled = 0;
    for (const Json& room : rooms) {
        for (int y = 0; y < 9; ++y) {
            const auto row = room["tiles"][static_cast<std::size_t>(y)].get<std::string>();
            for (int x = 0; x < 15; ++x) {
                const int at = (room["y"].get<int>() * 9 + y) * 150 + room["x"].get<int>() * 15 + x;
                const int tile = tiles[static_cast<std::size_t>(at)].get<int>() - 1;
                REQUIRE(tile >= 0);
                CHECK(letter(static_cast<Tile>(tile)) == row[static_cast<std::size_t>(x)]);
                ++filled;
            }
        }
    }
    const auto empty = std::count(tiles.begin(), tiles.end(), 0);
    CHECK(filled + static_cast<std::size_t>(empty) == tiles.size());
}

TEST_CASE("a map for Tiled names rooms, locks and keys as objects") {
    const Workshop workshop;
    const auto counts = countByType(tmj(workshop));
    CHECK(counts.at("room") == 12);
    CHECK(counts.at("key") == 3);
    CHECK(counts.at("lock") == 8);  // two small ones, the boss's and a cracked wall, on both sides
    CHECK(counts.at("start") == 1);
    CHECK(counts.count("chest") == 0);
}

TEST_CASE("on a floor of an adventure a map for Tiled has chests and wares, on each of them") {
    const Workshop workshop;
    const std::string floor = GENERATE("1", "2", "3", "4", "5");
    const auto counts = countByType(
        tmj(workshop, {"--preset", "floor-" + floor, "--set", "adventure.floor=" + floor}));
    CHECK(counts.at("chest") > 0);
    CHECK(counts.at("ware") > 0);
}

TEST_CASE("a carved map for Tiled has a start and an exit, and rock between its rooms") {
    const Workshop workshop;
    const std::string preset = GENERATE("tunnels", "scattered");
    const Json map = tmj(workshop, {"--preset", preset});
    const auto counts = countByType(map);
    CHECK(counts.at("exit") == 1);
    CHECK(counts.at("start") == 1);
    const Json& tiles = map["layers"][0]["data"];
    CHECK(std::count(tiles.begin(), tiles.end(), 0) == 0);
}

TEST_CASE("several maps for Tiled need a file each, and too large ones are refused") {
    const Workshop workshop;
    const Ran many = runMapCommand(workshop, {"--seeds", "0:2", "--format", "tmj", "--out",
                                              workshop.path("map.tmj").string()});
    CHECK(many.status == 2);
    CHECK_THAT(many.err, ContainsSubstring("several pictures need a file each"));
    const Ran large = runMapCommand(workshop, {"--seed", "1", "--format", "tmj", "--set",
                                               "grid.width=1000", "--set", "grid.height=1000",
                                               "--out", workshop.path("map.tmj").string()});
    CHECK(large.status == 2);
    CHECK(large.err == "doorstring: a map of 1000 x 1000 rooms would have 135 million tiles, and "
                       "--format tmj writes at most 40 million\n");
    CHECK(workshop.count() == 0);
}
