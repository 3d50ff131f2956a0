// Carved maps played as floors of an adventure: a boss, a shop and treasure, hazards that nobody
// has to cross, and room for all that is to be found.
#include "base/step_field.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/solve/solver.hpp"
#include "room/tiles/room_layout.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "testing/validate/validate.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

using namespace testing;

namespace {

struct CarvedTally {
    int floors = 0;
    int faults = 0;
    int notProved = 0;
    int leftOut = 0;
    int cutOff = 0;     // maps with ground that nobody comes to unharmed
    int tightBoss = 0;  // grounds on which the boss has no place
    std::array<int, roomKindCount> missing{};
    std::array<int, tileCount> laid{};
};

bool isSafe(const CarvedMap& map, GridPos tile) {
    return map.isGround(tile) && !isHarmful(map.tiles()[tile]);
}

bool isJoined(const CarvedMap& map) {
    StepField steps(map.tiles().size());
    steps.flood(map.start(),
                [&](GridPos tile, Direction side) { return isSafe(map, neighbour(tile, side)); });
    const auto all = cellsOf(map.tiles().size());
    return std::all_of(all.begin(), all.end(), [&](GridPos tile) {
        return !isSafe(map, tile) || steps[tile] != unreached;
    });
}

bool hasBossGround(const CarvedMap& map, GridSize space) {
    const Grid<Tile> tiles = map.tilesOf(map.screenOf(map.exit()));
    const auto ground = cellsIn(bossSpace(tiles.size(), space));
    return std::all_of(ground.begin(), ground.end(),
                       [&](GridPos tile) { return tiles[tile] == Tile::Ground; });
}

void checkCarved(const Config& config, const Dungeon& dungeon, CarvedTally& tally) {
    const CarvedMap& map = *dungeon.carved();
    const Contents contents = contentsOf(dungeon, config.adventure);
    ++tally.floors;
    tally.faults += static_cast<int>(validate(dungeon).size());
    tally.notProved += prove(dungeon, contents).verdict == Verdict::Proved ? 0 : 1;
    tally.leftOut += contents.leftOut.empty() ? 0 : 1;
    tally.cutOff += isJoined(map) ? 0 : 1;
    tally.tightBoss += hasBossGround(map, config.room.bossSpace) ? 0 : 1;
    std::array<int, roomKindCount> rooms{};
    dungeon.forEachRoom(
        [&](GridPos, const RoomPlan& plan) { ++rooms[static_cast<std::size_t>(plan.kind)]; });
    for (const RoomKind kind : {RoomKind::Boss, RoomKind::Treasure, RoomKind::Shop}) {
        const auto index = static_cast<std::size_t>(kind);
        tally.missing[index] += rooms[index] == 1 ? 0 : 1;
    }
    for (const Tile tile : map.tiles().values()) {
        ++tally.laid[static_cast<std::size_t>(tile)];
    }
}

}  // namespace

TEST_CASE("Carved floors have a boss, a shop, treasure, hazards, and can be finished",
          "[property]") {
    const std::string preset = GENERATE("tunnels", "scattered");
    INFO(preset);
    const Config config = shippedFloor(2, preset);
    CarvedTally tally;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, 2));
        REQUIRE(dungeon.ok());
        checkCarved(config, dungeon.value(), tally);
    }
    CHECK(tally.floors == 1000);
    CHECK(tally.faults == 0);
    CHECK(tally.notProved == 0);
    CHECK(tally.leftOut == 0);
    CHECK(tally.cutOff == 0);
    CHECK(tally.tightBoss == 0);
    for (const RoomKind kind : {RoomKind::Boss, RoomKind::Treasure, RoomKind::Shop}) {
        INFO(name(kind));
        CHECK(tally.missing[static_cast<std::size_t>(kind)] == 0);
    }
    for (const Tile tile : {Tile::Pillar, Tile::Shallows, Tile::DeepWater, Tile::Pit, Tile::Spikes,
                            Tile::Grass, Tile::LitBrazier}) {
        INFO(letter(tile));
        CHECK(tally.laid[static_cast<std::size_t>(tile)] > 100);
    }
}

}  // namespace doorstring
