// Chests, stalls and urns stand in nobody's way, and all that lies on a floor has a place.
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/tiles/door_gap.hpp"
#include "room/ways/fairness.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_floors.hpp"
#include "world/standing/lay_things.hpp"
#include "world/standing/urn_places.hpp"
#include "world/state/ground.hpp"

namespace doorstring {

using namespace testing;

namespace {

struct StandingTally {
    int things = 0;
    int urns = 0;
    int missing = 0;  // that found no place
    int unfair = 0;   // rooms whose doors are parted
    int cutOff = 0;   // rooms with ground that nobody comes to any more
    int beyond = 0;   // things that nobody can walk up to
};

BitRows walkedFrom(const Grid<Tile>& tiles, DoorSet doors) {
    return reach(safeTiles(tiles), doorGaps(tiles.size(), doors));
}

void checkRoom(const Room& room, const Ground& ground, std::span<const Thing> things,
               StandingTally& tally) {
    const Grid<Tile>& tiles = ground.tiles();
    tally.unfair += findUnfair(tiles, room.doors(), {}) ? 1 : 0;
    const BitRows before = walkedFrom(room.tiles(), room.doors());
    const BitRows after = walkedFrom(tiles, room.doors());
    BitRows taken{};
    for (const GridPos tile : cellsOf(tiles.size())) {
        if (tiles[tile] == Tile::Urn || tiles[tile] == Tile::Fixture) {
            addBit(taken, tile);
            tally.urns += tiles[tile] == Tile::Urn ? 1 : 0;
        }
    }
    tally.cutOff += anyBit(before - after - taken) ? 1 : 0;
    for (const Thing& thing : things) {
        bool reached = false;
        for (const Direction side : allDirections) {
            reached = reached || hasBit(after, neighbour(thing.tile, side));
        }
        tally.beyond += reached ? 0 : 1;
    }
}

void checkDungeon(const Config& config, const Dungeon& dungeon, StandingTally& tally) {
    const Contents contents = contentsOf(dungeon, config.adventure);
    const Things things(layThings(contents, dungeon, config.room));
    std::size_t wanted = contents.chests.size();
    for (const Shop& shop : contents.shops) {
        wanted += shop.offers.size() + 1;
    }
    tally.things += static_cast<int>(wanted);
    tally.missing += static_cast<int>(wanted - things.all().size());
    DungeonRooms rooms(dungeon, config.room);
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
        const Room room = rooms.at(cell);
        Ground ground(room);
        for (const Thing& thing : things.in(cell)) {
            ground.lay(thing.tile, Tile::Fixture);
        }
        for (const GridPos tile :
             urnPlaces(room, things.in(cell), dungeon.seed(), config.adventure.urns)) {
            ground.stand(tile, Tile::Urn);
        }
        checkRoom(room, ground, things.in(cell), tally);
    });
}

}  // namespace

TEST_CASE("What stands on a floor of the adventure has a place and is in nobody's way",
          "[property]") {
    const int floor = GENERATE(1, 2, 3, 4, 5);
    const Config config = shippedFloor(floor);
    StandingTally tally;
    for (std::uint64_t seed = 0; seed < 400; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
        REQUIRE(dungeon.ok());
        checkDungeon(config, dungeon.value(), tally);
    }
    INFO("floor " << floor);
    CHECK(tally.things > 400 * 6);
    CHECK(tally.urns > 400);
    CHECK(tally.missing == 0);
    CHECK(tally.unfair == 0);
    CHECK(tally.cutOff == 0);
    CHECK(tally.beyond == 0);
}

}  // namespace doorstring
