// What the knight left behind in rooms, and what he has seen of the dungeon.
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "unit/world/worlds.hpp"
#include "world/state/state_hash.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// Rooms in a row, the knight in the first one.
World rowOfRooms(int rooms, WorldConfig config = plainConfig()) {
    std::vector<std::string> row(static_cast<std::size_t>(rooms), "WE");
    row.front() = "E";
    row.back() = "W";
    return {dungeonOf({row}, {0, 0}), config};
}

void walkToNext(World& world, Direction side) {
    REQUIRE(stepUntil(world, holding(side), 600, isSliding));
    REQUIRE(stepUntil(world, {}, 600, isStill));
}

void walkBackToFirst(World& world) {
    while (world.cell().x > 0) {
        walkToNext(world, Direction::West);
    }
}

}  // namespace

TEST_CASE("a room stays as it was left") {
    World world = rowOfRooms(2);
    world.ground.lay({2, 2}, Tile::Grass);
    walkToNext(world, Direction::East);
    CHECK(world.ground.at({2, 2}) == Tile::Ground);
    REQUIRE(stepUntil(world, holding(Direction::West), 600, isSliding));
    CHECK(world.flip->ground.at({2, 2}) == Tile::Grass);
    REQUIRE(stepUntil(world, {}, 600, isStill));
    CHECK(world.ground.at({2, 2}) == Tile::Grass);
}

TEST_CASE("the rooms left last are remembered, and no others") {
    WorldConfig config = plainConfig();
    config.ground.rememberedRooms = GENERATE(0, 1, 3);
    const int away = GENERATE(1, 2, 3, 4);
    World world = rowOfRooms(6, config);
    world.ground.lay({2, 2}, Tile::Grass);
    for (int i = 0; i < away; ++i) {
        walkToNext(world, Direction::East);
    }
    walkBackToFirst(world);
    // Coming back, rooms on the way are left once more; the first one stays the oldest.
    const bool remembered = away <= config.ground.rememberedRooms;
    CHECK((world.ground.at({2, 2}) == Tile::Grass) == remembered);
}

TEST_CASE("what is remembered is part of the state") {
    World changed = rowOfRooms(2);
    World made = rowOfRooms(2);
    changed.ground.lay({2, 2}, Tile::Grass);
    walkToNext(changed, Direction::East);
    walkToNext(made, Direction::East);
    CHECK(changed.ground.tiles() == made.ground.tiles());
    CHECK(stateHash(changed) != stateHash(made));
}

TEST_CASE("who comes back to a crate by the door stops before it, in sight, and can go back") {
    const Direction side =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    World world(dungeonOf({{"-", "S", "-"}, {"E", "NSWE", "W"}, {"-", "N", "-"}}, {1, 1}),
                plainConfig());
    const GridSize size = world.room.tiles().size();
    const GridPos middle{size.width / 2, size.height / 2};
    const GridPos inside{side == Direction::West   ? 1
                         : side == Direction::East ? size.width - 2
                                                   : middle.x,
                         side == Direction::North   ? 1
                         : side == Direction::South ? size.height - 2
                                                    : middle.y};
    walkToNext(world, side);
    RememberedRoom blocked = *world.memory.find({1, 1});
    blocked.ground.lay(inside, Tile::Crate);
    world.memory.keep(blocked, 6);
    walkToNext(world, opposite(side));
    CHECK(knightTile(world) == neighbour(inside, side));
    CHECK(world.knightBox().bottom() >= toSubpixels(16));
    walkToNext(world, side);
    CHECK(world.cell() == neighbour({1, 1}, side));
}

TEST_CASE("a room is unknown, seen through a door, or visited") {
    World world(dungeonOf({{"E", "WE", "WE", "W"}}, {0, 0}), plainConfig());
    CHECK(world.sights.at({0, 0}) == Sight::Visited);
    CHECK(world.sights.at({1, 0}) == Sight::Seen);
    CHECK(world.sights.at({2, 0}) == Sight::Unknown);
    CHECK(world.sights.visited() == 1);
    CHECK(world.sights.visit(world.dungeon, {1, 0}));
    CHECK(world.sights.at({2, 0}) == Sight::Seen);
    CHECK(world.sights.at({3, 0}) == Sight::Unknown);
    CHECK_FALSE(world.sights.visit(world.dungeon, {1, 0}));
    CHECK(world.sights.visited() == 2);
}

TEST_CASE("a neighbour without a door between stays unknown") {
    const World world(dungeonOf({{"S", "S"}, {"NE", "NW"}}, {0, 0}), plainConfig());
    CHECK(world.sights.at({1, 0}) == Sight::Unknown);
    CHECK(world.sights.at({0, 1}) == Sight::Seen);
}
