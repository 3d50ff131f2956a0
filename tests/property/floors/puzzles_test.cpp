// Every room of kind puzzle on the shipped floors is a puzzle that can be solved, in a room whose
// doors connect before and after.
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/puzzles/puzzle.hpp"
#include "room/puzzles/searches.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "world/standing/levers.hpp"
#include "world/state/ground.hpp"

#include <algorithm>

namespace doorstring {

using namespace testing;

namespace {

struct PuzzleTally {
    int rooms = 0;
    int drawn = 0;
    int nothing = 0;     // rooms of kind puzzle in which nothing is to be done
    int parted = 0;      // whose doors do not connect
    int unsolved = 0;    // for which no way was found
    int outOfReach = 0;  // levers and braziers that nobody can walk up to
};

bool isBesideOne(const BitRows& reached, GridPos tile) {
    return std::ranges::any_of(
        allDirections, [&](Direction side) { return hasBit(reached, neighbour(tile, side)); });
}

void tryRoom(const Room& room, Seed seed, const PuzzleConfig& config, PuzzleTally& tally) {
    ++tally.rooms;
    tally.drawn += room.hasHandmadePuzzle() ? 1 : 0;
    tally.nothing += hasPuzzleOrPiece(room, seed, config) ? 0 : 1;
    Ground ground(room);
    for (const GridPos lever : leverPlaces(room, seed, config)) {
        ground.lay(lever, Tile::Lever);
    }
    const Grid<Tile>& tiles = ground.tiles();
    const BitRows ways = room.waysOut().tiles(tiles.size());
    const BitRows reached = reach(safeTiles(tiles), ways);
    const BitRows before = reach(safeTiles(room.tiles()), ways);
    const BitRows levers = bitsWhere(tiles, [](Tile tile) { return tile == Tile::Lever; });
    tally.parted += anyBit(before - reached - levers) ? 1 : 0;
    forEachBit(levers, [&](GridPos lever) { tally.outOfReach += !isBesideOne(reached, lever); });
    if (!room.hasHandmadePuzzle()) {
        return;
    }
    tally.parted += findUnfair(tiles, room.doors(), room.spots()) ? 1 : 0;
    if (hasPlatePuzzle(tiles)) {
        tally.unsolved += blockSolution(tiles, room.waysOut()) ? 0 : 1;
    }
    const auto strikes = brazierSolution(tiles);
    tally.unsolved += strikes ? 0 : 1;
    for (const GridPos brazier : strikes.value_or(std::vector<GridPos>())) {
        tally.outOfReach += !isBesideOne(reached, brazier);
    }
}

void tryDungeon(const Config& config, const Dungeon& dungeon, PuzzleTally& tally) {
    DungeonRooms rooms(dungeon, config.room);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        const Room room = rooms.at(cell);
        if (plan.kind == RoomKind::Puzzle || room.hasHandmadePuzzle()) {
            tryRoom(room, dungeon.seed(), config.adventure.puzzles, tally);
        }
    });
}

}  // namespace

TEST_CASE("Every puzzle on a floor of the adventure can be solved", "[property]") {
    const int floor = GENERATE(0, 1, 2, 3, 4, 5);  // 0: the dungeon that is explored
    const Config config = shippedFloor(floor);
    PuzzleTally tally;
    for (std::uint64_t seed = 0; seed < 300; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room,
                                             floor == 0 ? Seed{seed} : floorSeed({seed}, floor));
        REQUIRE(dungeon.ok());
        tryDungeon(config, dungeon.value(), tally);
    }
    INFO("floor " << floor);
    CHECK(tally.rooms > 10);
    CHECK(tally.nothing == 0);
    CHECK(tally.parted == 0);
    CHECK(tally.unsolved == 0);
    CHECK(tally.outOfReach == 0);
}

}  // namespace doorstring
