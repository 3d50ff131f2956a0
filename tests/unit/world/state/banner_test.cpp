#include "testing/catch2.hpp"
#include "unit/world/worlds.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("the farthest room holds the banner, and touching it reaches it once") {
    World world(dungeonOf({{"E", "W"}}, {0, 0}), plainConfig());
    CHECK_FALSE(world.hasBanner({0, 0}));
    REQUIRE(world.hasBanner({1, 0}));
    REQUIRE(stepUntil(world, holding(Direction::East), 600, isSliding));
    REQUIRE(stepUntil(world, {}, 36, isStill));
    CHECK_FALSE(world.bannerReached);
    Events events;
    int reached = 0;
    for (int tick = 0; tick < 200; ++tick) {
        events.clear();
        step(world, holding(Direction::East), events);
        for (const Event& event : events) {
            reached += std::holds_alternative<BannerReached>(event) ? 1 : 0;
        }
    }
    CHECK(world.bannerReached);
    CHECK(reached == 1);
}

TEST_CASE("where there is a boss, the banner is in its room and not in one farther away") {
    const World world(dungeonOf({{"E", "WE", "WE", "W"}}, {1, 0}), plainConfig());
    CHECK(world.hasBanner({3, 0}));
    const World withBoss(dungeonOf({{"E!", "WE", "WE", "W"}}, {1, 0}), plainConfig());
    CHECK(withBoss.hasBanner({0, 0}));
    CHECK_FALSE(withBoss.hasBanner({3, 0}));
}

TEST_CASE("a dungeon of one room has no banner") {
    const World world(dungeonOf({{""}}, {0, 0}), plainConfig());
    CHECK_FALSE(world.hasBanner({0, 0}));
}
