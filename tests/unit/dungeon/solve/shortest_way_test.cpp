#include "dungeon/solve/shortest_way.hpp"
#include "property/tables.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"

namespace doorstring {

namespace {

using testing::dungeonOf;
using Way = std::vector<GridPos>;

}  // namespace

TEST_CASE("Without locks the way goes straight to the goal") {
    CHECK(shortestWay(dungeonOf({{"SE", "W"}, {"NE", "W!"}}, {0, 0})) ==
          Way{{0, 0}, {0, 1}, {1, 1}});
    CHECK(shortestWay(dungeonOf({{""}}, {0, 0})) == Way{{0, 0}});
    CHECK(shortestWay(dungeonOf({{"Ec", "W!"}}, {0, 0})) == Way{{0, 0}, {1, 0}});
}

TEST_CASE("A grown dungeon's way is as long as its longest distance") {
    const Dungeon dungeon = testing::grownDungeon(testing::classicConfig(), Seed{17});
    const Way way = shortestWay(dungeon);
    CHECK(way.front() == dungeon.start());
    CHECK(way.size() == dungeon.plan(way.back()).distance + 1);
}

TEST_CASE("The way fetches the key that it needs and leads back") {
    CHECK(shortestWay(dungeonOf({{"E+k", "WE", "WEs", "W!"}}, {1, 0})) ==
          Way{{1, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}});
}

TEST_CASE("A lock is left shut where the way around it is shorter than its key") {
    // The key lies three rooms to the west; the way around takes two rooms more.
    CHECK(shortestWay(dungeonOf({{"E+k", "WE", "WE", "WSEs", "WS!"}, {"-", "-", "-", "NE", "NW"}},
                                {3, 0})) == Way{{3, 0}, {3, 1}, {4, 1}, {4, 0}});
}

TEST_CASE("A locked door between rooms that open doors join too is a short cut") {
    CHECK(shortestWay(dungeonOf({{"SEs+k", "WS!"}, {"NS", "NS"}, {"NE", "NW"}}, {0, 0})) ==
          Way{{0, 0}, {1, 0}});
}

TEST_CASE("The way opens the boss's door by its key") {
    CHECK(shortestWay(dungeonOf({{"E+K", "WEs", "WEb+k", "W!"}}, {2, 0})) ==
          Way{{2, 0}, {1, 0}, {0, 0}, {1, 0}, {2, 0}, {3, 0}});
}

TEST_CASE("Where the goal cannot be reached there is no way") {
    CHECK(shortestWay(dungeonOf({{"Es", "W!"}}, {0, 0})).empty());
    CHECK(shortestWay(dungeonOf({{"E", "W", "-", "W!"}}, {0, 0})).empty());
}

}  // namespace doorstring
