#include "dungeon/ascii.hpp"
#include "property/tables.hpp"
#include "testing/ascii.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"

namespace doorstring {

namespace {

DoorSet doors(const char* text) {
    return parseDoorString(text).value();
}

}  // namespace

TEST_CASE("A dungeon is drawn with its doors, its start and its farthest room") {
    Grid<RoomPlan> plans({3, 2});
    plans[{1, 0}] = {1, doors("SE"), RoomKind::Plain};
    plans[{2, 0}] = {2, doors("W"), RoomKind::Plain};
    plans[{1, 1}] = {0, doors("NW"), RoomKind::Start};
    plans[{0, 1}] = {1, doors("E"), RoomKind::Plain};
    CHECK(testing::toAscii(testing::dungeonOf(Seed{1}, {1, 1}, plans)) ==
          " .  [ ]-[X]\n"
          "     |\n"
          "[ ]-[S]  .\n"
          "S start, X farthest: 2 rooms away\n");
}

TEST_CASE("Special rooms, keys and locks have signs of their own, explained below") {
    CHECK(testing::toAscii(
              testing::dungeonOf({{"Es+k", "WSEb", "W!"}, {"-", "NcE", "W+K"}}, {0, 0})) ==
          "[S]=[ ]#[B]\n"
          "     ~\n"
          " .  [ ]-[K]\n"
          "S start, B boss, K boss's key, = small lock, # boss's lock, ~ cracked wall\n");
}

TEST_CASE("Each kind of room has its letter") {
    Grid<RoomPlan> plans({10, 1});
    for (int x = 0; x < 10; ++x) {
        const char* const sides = x == 0 ? "E" : x == 9 ? "W" : "WE";
        plans[{x, 0}] = {static_cast<std::uint32_t>(x), doors(sides), static_cast<RoomKind>(x)};
    }
    plans[{6, 0}].holds = Holding::SmallKey;
    CHECK_THAT(testing::toAscii(testing::dungeonOf(Seed{1}, {1, 0}, plans)),
               testing::ContainsSubstring(
                   "[ ]-[S]-[B]-[T]-[$]-[A]-[R]-[P]-[k]-[?]\n"
                   "S start, B boss, T treasure, $ shop, A altar, R arena, P puzzle, k key, "
                   "? secret\n"));
}

TEST_CASE("A plain room shows the key that lies in it, also the farthest") {
    CHECK(testing::toAscii(testing::dungeonOf({{"E", "WE+k", "W+k"}}, {0, 0})) ==
          "[S]-[k]-[k]\nS start, k key\n");
}

TEST_CASE("A dungeon of one room has no farthest room") {
    Grid<RoomPlan> plans({1, 1});
    plans[{0, 0}] = {0, DoorSet(), RoomKind::Start};
    CHECK(testing::toAscii(testing::dungeonOf(Seed{1}, {0, 0}, plans)) == "[S]\nS start\n");
}

TEST_CASE("A classic dungeon fits 80 columns") {
    const std::string text =
        testing::toAscii(testing::grownDungeon(testing::classicConfig(), Seed{1}));
    std::size_t start = 0;
    for (std::size_t end = text.find('\n'); end != std::string::npos;
         end = text.find('\n', start)) {
        CHECK(end - start < 80);
        start = end + 1;
    }
}

TEST_CASE("Tiles of all rooms lie side by side") {
    Grid<RoomPlan> plans({2, 2});
    plans[{0, 0}] = {0, doors("E"), RoomKind::Start};
    plans[{1, 0}] = {1, doors("SW"), RoomKind::Plain};
    plans[{1, 1}] = {2, doors("N"), RoomKind::Plain};
    RoomConfig config;
    config.size = {5, 5};
    config.pillarChance = {1, 1};
    CHECK(toAsciiTiles(testing::dungeonOf(Seed{1}, {0, 0}, plans), config) == "##########\n"
                                                                              "#o.o##o.o#\n"
                                                                              "#........#\n"
                                                                              "#o.o##o.o#\n"
                                                                              "#######.##\n"
                                                                              "     ##.##\n"
                                                                              "     #o.o#\n"
                                                                              "     #...#\n"
                                                                              "     #o.o#\n"
                                                                              "     #####\n");
}

}  // namespace doorstring
