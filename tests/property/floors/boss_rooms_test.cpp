// Bosses have free ground to fight on, on every floor of the adventure.
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

// Whether this many tiles around the middle of the room can be walked on unharmed.
bool isRoomy(const Grid<Tile>& tiles, GridSize space) {
    const auto all = cellsIn({(tiles.width() - space.width) / 2,
                              (tiles.height() - space.height) / 2, space.width, space.height});
    return std::all_of(all.begin(), all.end(), [&](GridPos tile) {
        return isWalkable(tiles[tile]) && !isHarmful(tiles[tile]);
    });
}

// The Porter and the Founder fight between pillars.
GridSize spaceOf(CreatureKind boss) {
    const bool hasPillars = boss == CreatureKind::Porter || boss == CreatureKind::Founder;
    return hasPillars ? GridSize{5, 3} : GridSize{9, 5};
}

}  // namespace

TEST_CASE("Every boss's room of the adventure has space for him", "[property]") {
    const int floor = GENERATE(1, 2, 3, 4, 5);
    const Config config = shippedFloor(floor);
    const GridSize space = spaceOf(config.adventure.currentFloor().boss);
    int bosses = 0;
    int narrow = 0;
    for (std::uint64_t seed = 0; seed < 2000; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
        REQUIRE(dungeon.ok());
        DungeonRooms rooms(dungeon.value(), config.room);
        dungeon.value().forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (plan.kind == RoomKind::Boss) {
                ++bosses;
                narrow += isRoomy(rooms.tilesAt(cell), space) ? 0 : 1;
            }
        });
    }
    CHECK(bosses == 2000);
    CHECK(narrow == 0);
}

TEST_CASE("The rooms made by hand for a boss are drawn with space for him") {
    const Config config = shippedFloor(1);
    int drawn = 0;
    for (const RoomTemplate& room : templatesOf(config.room)->rooms) {
        if (room.kinds.has(RoomKind::Boss) && room.tiles.size() == config.room.size) {
            INFO(room.name);
            CHECK(isRoomy(room.tiles, spaceOf(room.boss.value_or(firstBoss))));
            ++drawn;
        }
    }
    CHECK(drawn > 2);
}

}  // namespace doorstring
