// Small dungeons in the formats of `doorstring map` that other programs read.
#include "cli/map/map_writers.hpp"
#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"
#include "testing/golden.hpp"
#include "testing/shipped_config.hpp"

#include <sstream>

namespace doorstring {

namespace {

using WriteMap = void (*)(BlockWriter&, const Dungeon&, const MapContext&);

std::string written(const Config& config, WriteMap write) {
    const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{17});
    REQUIRE(dungeon.ok());
    std::ostringstream text;
    BlockWriter writer(text);
    write(writer, dungeon.value(), MapContext{config, "small"});
    writer.flush();
    return text.str();
}

// With locks, keys, chests and a shop.
Config smallFloor() {
    Config config = testing::shippedFloor(1);
    config.dungeon.limits = {};
    config.dungeon.grid = {5, 4};
    config.room.size = {5, 5};
    return config;
}

Config smallCave() {
    Config config = testing::shippedFloor(0, "tunnels");
    config.dungeon.tunnels.map = {30, 14};
    return config;
}

}  // namespace

TEST_CASE("Maps for Tiled read as they always did", "[golden]") {
    const std::string floor = written(smallFloor(), writeTmj);
    CHECK(floor == testing::golden("map_floor.tmj", floor));
    const std::string cave = written(smallCave(), writeTmj);
    CHECK(cave == testing::golden("map_cave.tmj", cave));
}

TEST_CASE("Vector pictures read as they always did", "[golden]") {
    const std::string floor = written(smallFloor(), writeSvg);
    CHECK(floor == testing::golden("map_floor.svg", floor));
    const std::string cave = written(smallCave(), writeSvg);
    CHECK(cave == testing::golden("map_cave.svg", cave));
}

}  // namespace doorstring
