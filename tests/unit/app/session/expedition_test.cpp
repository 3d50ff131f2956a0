#include "config/schema/schema.hpp"
#include "play/session/dungeon_news.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>
#include <array>

using namespace doorstring;
using testing::shippedConfig;

TEST_CASE("undo brings back the dungeon before with all that was seen of it, eight times") {
    const Config config = shippedConfig();
    Expedition expedition = testing::beginning(config, Seed{0});
    expedition.world().sights.visit(expedition.world().dungeon, {5, 4});
    const int visited = expedition.world().sights.visited();
    for (std::uint64_t seed = 1; seed <= 8; ++seed) {
        expedition.grow(config, testing::grownDungeon(config, Seed{seed}));
        CHECK(expedition.world().dungeon.seed() == Seed{seed});
    }
    for (std::uint64_t seed = 8; seed-- > 0;) {
        REQUIRE(expedition.undo());
        CHECK(expedition.world().dungeon.seed() == Seed{seed});
    }
    CHECK(expedition.world().sights.visited() == visited);
    CHECK_FALSE(expedition.undo());
}

TEST_CASE("the ninth dungeon back is gone") {
    const Config config = shippedConfig();
    Expedition expedition = testing::beginning(config, Seed{0});
    for (std::uint64_t seed = 1; seed <= 9; ++seed) {
        expedition.grow(config, testing::grownDungeon(config, Seed{seed}));
    }
    int undone = 0;
    while (expedition.undo()) {
        ++undone;
    }
    CHECK(undone == 8);
    CHECK(expedition.world().dungeon.seed() == Seed{1});
}

TEST_CASE("every grown dungeon has a number of its own, and undo brings it back") {
    const Config config = shippedConfig();
    Expedition expedition = testing::beginning(config, Seed{5});
    const auto first = expedition.number();
    expedition.grow(config, testing::grownDungeon(config, Seed{5}));
    const auto second = expedition.number();
    CHECK(first != second);
    expedition.undo();
    CHECK(expedition.number() == first);
    expedition.grow(config, testing::grownDungeon(config, Seed{5}));
    CHECK(expedition.number() != second);
}

TEST_CASE("the seed of an adventure is known on all its floors if it began on the first") {
    const Config first = testing::shippedFloor(1);
    const Config second = testing::shippedFloor(2);
    Expedition expedition = testing::beginning(first, Seed{17});
    CHECK(expedition.runSeed() == Seed{17});
    expedition.grow(first, testing::grownDungeon(first, Seed{18}));
    expedition.descend(second, testing::grownDungeon(second, floorSeed(Seed{17}, 2)));
    CHECK(expedition.runSeed() == Seed{17});
    expedition.begin(second, testing::grownDungeon(second, Seed{19}));
    CHECK_FALSE(expedition.runSeed());
    expedition.begin(first, testing::grownDungeon(first, Seed{19}));
    CHECK(expedition.runSeed() == Seed{19});
    const Config explored = testing::shippedConfig();
    expedition.begin(explored, testing::grownDungeon(explored, Seed{20}));
    CHECK_FALSE(expedition.runSeed());
}

TEST_CASE("what the ground does applies at once, the size of the knight and his hearts to the next "
          "dungeon") {
    Config config = shippedConfig();
    Expedition expedition = testing::beginning(config, Seed{1});
    config.ground.iceTicks = 99;
    config.player.knockBack = 30;
    config.player.hearts = 7;
    config.player.hitBox = {16, 16};
    expedition.apply(config);
    CHECK(expedition.world().config.ground.iceTicks == 99);
    CHECK(expedition.world().config.player.knockBack == 30);
    CHECK(expedition.world().config.player.hearts == 3);
    CHECK(expedition.world().config.player.hitBox == GridSize{10, 8});
    expedition.grow(config, testing::grownDungeon(config.dungeon, Seed{2}));
    CHECK(expedition.world().player.kit.halfHearts == 14);
}

TEST_CASE("speed and the speed of slides apply to the dungeon being walked, the room's size to the "
          "next") {
    Config config = shippedConfig();
    Expedition expedition = testing::beginning(config, Seed{1});
    config.player.speed = 160;
    config.view.slideSpeed = 700;
    config.room.size = {21, 13};
    expedition.apply(config);
    CHECK(expedition.world().config.player.speed == 160);
    CHECK(expedition.world().config.slideSpeed == 700);
    CHECK(expedition.world().config.room.size == GridSize{15, 9});
    expedition.grow(config, testing::grownDungeon(config, Seed{2}));
    CHECK(expedition.world().room.tiles().size() == GridSize{21, 13});
}

TEST_CASE("each key of the knight, creatures, items and the ground counts in the world at once") {
    const Config config = shippedConfig();
    int changed = 0;
    for (const KeySpec& key : schema().keys()) {
        const bool isLive =
            std::ranges::any_of(std::array{"player.", "sword.", "ground.", "creatures.", "boss.",
                                           "king_slime.", "creature.", "items."},
                                [&](const char* section) { return key.path.starts_with(section); });
        const bool waits = key.path == "player.hearts" || key.path.starts_with("player.hit_box");
        Config next = config;
        if (key.canStep()) {
            key.step(next, 1);
        }
        if (!isLive || waits || key.toml(next) == key.toml(config)) {
            continue;
        }
        Expedition expedition = testing::beginning(config, Seed{1});
        expedition.apply(next);
        Config seen;
        static_cast<PlayConfig&>(seen) = expedition.world().config;
        INFO(key.path);
        CHECK(key.toml(seen) == key.toml(next));
        ++changed;
    }
    CHECK(changed > 100);
}

TEST_CASE("the summary has code, rooms, dead ends and longest distance") {
    const Expedition expedition = testing::beginning(shippedConfig(), Seed{17});
    const Metrics& metrics = expedition.world().metrics;
    CHECK(summary(expedition.world()) == "0000-000H: " + std::to_string(metrics.rooms) +
                                             " rooms, " + std::to_string(metrics.deadEnds) +
                                             " dead ends, longest distance " +
                                             std::to_string(metrics.longestDistance));
}

TEST_CASE("down the stairs the knight keeps what he carries, and R gives him what he brought") {
    const Config first = testing::shippedFloor(1);
    const Config second = testing::shippedFloor(2);
    Expedition expedition = testing::beginning(shippedConfig(), Seed{1});
    expedition.begin(first, testing::grownDungeon(first, Seed{1}));
    expedition.world().player.kit.coins = 7;
    expedition.world().player.kit.halfHearts = 3;
    expedition.descend(second, testing::grownDungeon(second, Seed{2}));
    CHECK(expedition.world().config.floor == 2);
    CHECK(expedition.world().player.kit.coins == 7);
    CHECK(expedition.world().player.kit.halfHearts == 3);
    CHECK_FALSE(expedition.undo());
    expedition.world().player.kit.coins = 9;
    expedition.grow(second, testing::grownDungeon(second, Seed{3}));
    CHECK(expedition.world().player.kit.coins == 7);
    CHECK(expedition.tally().regrown == 1);
    CHECK_FALSE(expedition.undo());
}

TEST_CASE("a new adventure has nothing of the one before") {
    const Config config = testing::shippedFloor(1);
    Expedition expedition = testing::beginning(config, Seed{1});
    expedition.world().player.kit.coins = 7;
    expedition.grow(config, testing::grownDungeon(config, Seed{2}));
    Events events;
    expedition.step({}, events);
    expedition.begin(config, testing::grownDungeon(config, Seed{3}));
    CHECK(expedition.world().player.kit.coins == 0);
    CHECK(expedition.world().player.kit.halfHearts == 6);
    CHECK(expedition.tally().ticks == 0);
    CHECK(expedition.tally().regrown == 0);
    CHECK_FALSE(expedition.undo());
}
