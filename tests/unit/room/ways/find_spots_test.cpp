#include "room/room.hpp"
#include "room/ways/find_spots.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

Room emptyRoom(GridSize size, DoorSet doors) {
    RoomConfig config;
    config.size = size;
    config.pillarChance = {0, 1};
    return Room({1, doors, RoomKind::Plain}, {0, 0}, Seed{1}, config);
}

int findSpotsCountOf(const std::vector<Spot>& spots, SpotKind kind) {
    return static_cast<int>(std::count_if(spots.begin(), spots.end(),
                                          [&](const Spot& spot) { return spot.kind == kind; }));
}

}  // namespace

TEST_CASE("A room of the usual size has a treasure's spot and several creatures' spots") {
    const auto spots = emptyRoom({15, 9}, DoorSet::all()).spots();
    CHECK(findSpotsCountOf(spots, SpotKind::Treasure) == 1);
    CHECK(findSpotsCountOf(spots, SpotKind::Creature) >= 3);
}

TEST_CASE("Spots keep off the doors, the middle and each other") {
    const auto spots = emptyRoom({15, 9}, DoorSet::all()).spots();
    for (const Spot& spot : spots) {
        CHECK(std::abs(spot.tile.x - 7) + std::abs(spot.tile.y - 4) >= 3);
        CHECK(std::abs(spot.tile.x) + std::abs(spot.tile.y - 4) >= 3);
        CHECK(std::abs(spot.tile.x - 7) + std::abs(spot.tile.y) >= 3);
        for (const Spot& other : spots) {
            const int apart =
                std::abs(spot.tile.x - other.tile.x) + std::abs(spot.tile.y - other.tile.y);
            CHECK((spot == other || apart >= 2));
        }
    }
}

TEST_CASE("The treasure lies as far from the doors as can be") {
    const auto spots = emptyRoom({15, 9}, DoorSet::of(Direction::West)).spots();
    const auto treasure = std::find_if(spots.begin(), spots.end(), [](const Spot& spot) {
        return spot.kind == SpotKind::Treasure;
    });
    REQUIRE(treasure != spots.end());
    CHECK(treasure->tile.x == 13);
}

TEST_CASE("A room too small has no spots, and what cannot be reached is none") {
    CHECK(emptyRoom({5, 5}, DoorSet::all()).spots().empty());
    Grid<Tile> tiles = emptyRoom({15, 9}, DoorSet()).tiles();
    for (int y = 1; y < 8; ++y) {
        tiles[{10, y}] = Tile::DeepWater;
    }
    for (const Spot& spot : findSpots(tiles, DoorSet())) {
        CHECK(spot.tile.x < 10);
    }
}

}  // namespace doorstring
