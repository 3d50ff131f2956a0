#include "testing/catch2.hpp"
#include "unit/world/worlds.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A cross of five rooms, the start in the middle.
World cross(WorldConfig config = plainConfig()) {
    return {dungeonOf({{"-", "S", "-"}, {"E", "NSWE", "W"}, {"-", "N", "-"}}, {1, 1}), config};
}

}  // namespace

TEST_CASE("walking out of a door flips to the next room and back, on every side and for every size "
          "of room") {
    const Direction side =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    const GridSize size =
        GENERATE(GridSize{15, 9}, GridSize{5, 5}, GridSize{8, 6}, GridSize{31, 31});
    WorldConfig config = plainConfig();
    config.room.size = size;
    World world = cross(config);
    REQUIRE(stepUntil(world, holding(side), 600, isSliding));
    CHECK(world.cell() == GridPos{1, 1});
    REQUIRE(stepUntil(world, holding(side), world.flip->ticks, isStill));
    CHECK(world.cell() == neighbour({1, 1}, side));
    CHECK_FALSE(overlapsSolid(world.room, world.player.body.hitBox()));
    REQUIRE(stepUntil(world, holding(opposite(side)), 600, isSliding));
    REQUIRE(stepUntil(world, {}, world.flip->ticks, isStill));
    CHECK(world.cell() == GridPos{1, 1});
}

TEST_CASE(
    "the flip begins as far into a doorway on every side, before the knight is out of sight") {
    const Direction side =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    WorldConfig config = plainConfig();
    config.player.doorwayDepth = GENERATE(0, 7, 8);
    config.player.speed = 60;  // a pixel a tick
    World world = cross(config);
    REQUIRE(stepUntil(world, holding(side), 600, isSliding));
    const SubBox box = world.knightBox();
    const GridSize room = world.room.tiles().size();
    const int in = side == Direction::North   ? subpixelsPerTile - box.at.y
                   : side == Direction::West  ? subpixelsPerTile - box.at.x
                   : side == Direction::South ? box.bottom() - (room.height - 1) * subpixelsPerTile
                                              : box.right() - (room.width - 1) * subpixelsPerTile;
    CHECK(in > toSubpixels(config.player.doorwayDepth));
    CHECK(in <= toSubpixels(config.player.doorwayDepth + 1));
    // The picture is 16 pixels high and stands on the lower edge of the hit box.
    CHECK(box.bottom() - toSubpixels(16) >= -toSubpixels(1));
}

TEST_CASE("rooms slide at one speed, across as upward") {
    struct Case {
        int speed;  // pixels a second
        Direction side;
        int ticks;
    };
    const Case slide = GENERATE(Case{400, Direction::East, 36}, Case{400, Direction::West, 36},
                                Case{400, Direction::North, 22}, Case{400, Direction::South, 22},
                                Case{100, Direction::East, 144}, Case{4000, Direction::South, 3},
                                Case{0, Direction::East, 1}, Case{0, Direction::North, 1});
    WorldConfig config = plainConfig();
    config.slideSpeed = slide.speed;
    World world = cross(config);
    REQUIRE(stepUntil(world, holding(slide.side), 600, isSliding));
    int ticks = 0;
    Events events;
    while (world.flip) {
        step(world, {}, events);
        ++ticks;
    }
    CHECK(ticks == slide.ticks);
}

TEST_CASE("no single step in the new room flips back") {
    const Direction side =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    World world = cross();
    REQUIRE(stepUntil(world, holding(side), 600, isSliding));
    REQUIRE(stepUntil(world, {}, 36, isStill));
    Events events;
    for (int tick = 0; tick < 8; ++tick) {
        step(world, holding(opposite(side)), events);
        CHECK_FALSE(world.flip);
    }
}

TEST_CASE("keys held during the slide count after it") {
    World world = cross();
    REQUIRE(stepUntil(world, holding(Direction::East), 600, isSliding));
    REQUIRE(stepUntil(world, holding(Direction::East), 36, isStill));
    const int before = world.player.body.at.x;
    Events events;
    step(world, holding(Direction::East), events);
    CHECK(world.player.body.at.x > before);
}

TEST_CASE("standing in a door without pressing outward does not flip") {
    World world = cross();
    world.player.body.at.x =
        15 * subpixelsPerTile - toSubpixels(world.config.player.hitBox.width) + 10;
    Events events;
    step(world, {}, events);
    step(world, holding(Direction::North), events);
    CHECK_FALSE(world.flip);
}

TEST_CASE("the flip has the places where it starts and ends") {
    World world = cross();
    REQUIRE(stepUntil(world, holding(Direction::North), 600, [](const World& w) {
        return w.player.body.hitBox().at.y < toSubpixels(11);
    }));
    Events events;
    while (events.empty() || !std::holds_alternative<FlipEnded>(events.back())) {
        step(world, holding(Direction::North), events);
    }
    const auto started = std::find_if(events.begin(), events.end(), [](const Event& e) {
        return std::holds_alternative<FlipStarted>(e);
    });
    REQUIRE(started != events.end());
    CHECK(std::get<FlipStarted>(*started).to == GridPos{1, 0});
    CHECK(std::get<FlipEnded>(events.back()).cell == GridPos{1, 0});
    CHECK(std::get<FlipEnded>(events.back()).firstVisit);
}

TEST_CASE("a room tiles the same whenever it is entered") {
    WorldConfig config;
    World world = cross(config);
    REQUIRE(stepUntil(world, holding(Direction::East), 600, isSliding));
    REQUIRE(stepUntil(world, {}, 36, isStill));
    CHECK(world.room.tiles() == world.dungeon.room({2, 1}, config.room).tiles());
}

TEST_CASE("a room that was seen before slides in more quickly, unless something lives there") {
    WorldConfig config = plainConfig();
    config.slideBackSpeed = 180;
    config.hasCreatures = true;
    config.creatures.rules.budget = 0;
    config.creatures.rules.budgetStep = 100;
    World world = cross(config);
    const auto slide = [&](Direction side) {
        REQUIRE(stepUntil(world, holding(side), 600, isSliding));
        const int ticks = world.flip->ticks;
        REQUIRE(stepUntil(world, {}, ticks, isStill));
        return ticks;
    };
    CHECK(slide(Direction::North) == 22);
    CHECK(slide(Direction::South) == 12);
    Creature bat;
    bat.kind = CreatureKind::Bat;
    bat.body = bodyAround(roomCentre(world.room), {10, 10}, Gait::Flies);
    world.creatures.living.push_back(bat);
    world.config.creatures.rules.waitTicks = 100000;
    CHECK(slide(Direction::North) == 12);
    CHECK(slide(Direction::South) == 22);
}
