#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/motion/terrain.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const InputFrame east = holding(Direction::East);

// The knight at the west end of the second row, what the text says before him; the middle of the
// room is elsewhere.
World rowWith(const std::string& before, WorldConfig config = plainConfig()) {
    const std::string free = "#........#";
    return worldOf({"##########", free, "#" + before + "#", free, free, free, free, "##########"},
                   {1, 2}, {}, config);
}

std::string rowOf(const World& world) {
    std::string row;
    for (int x = 0; x < world.ground.tiles().width(); ++x) {
        row += letter(world.ground.at({x, 2}));
    }
    return row;
}

std::vector<PushFault> refusalsIn(const Events& events) {
    std::vector<PushFault> faults;
    for (const Event& event : events) {
        if (const auto* refused = std::get_if<PushRefused>(&event)) {
            faults.push_back(refused->fault);
        }
    }
    return faults;
}

}  // namespace

TEST_CASE("a crate gives way after a while, and slides one tile") {
    World world = rowWith("..c.....");
    REQUIRE(stepUntil(world, east, 60, [](const World& w) { return w.pushAttempt.ticks == 1; }));
    Events events = walkFor(world, east, world.config.ground.cratePushTicks - 2);
    CHECK(countOf<PushStarted>(events) == 0);
    CHECK(rowOf(world) == "#..c.....#");
    events = walkFor(world, east, 1);
    CHECK(countOf<PushStarted>(events) == 1);
    CHECK(rowOf(world) == "#...c....#");
    REQUIRE(world.ground.slide().has_value());
    walkFor(world, {}, world.config.ground.crateSlideTicks);
    CHECK_FALSE(world.ground.slide().has_value());
    CHECK(rowOf(world) == "#...c....#");
}

TEST_CASE("a knight who is pushed back pushes nothing") {
    World world = rowWith("c.......");
    for (int tick = 0; tick < 2 * world.config.ground.cratePushTicks; ++tick) {
        world.player.body.knockTicks = 2;
        CHECK(countOf<PushStarted>(walkFor(world, east, 1)) == 0);
        CHECK(world.pushAttempt.ticks == 0);
    }
    CHECK(rowOf(world) == "#c.......#");
}

TEST_CASE("a block is pushed longer than a crate") {
    World crate = rowWith(".c......");
    World block = rowWith(".b......");
    const auto ticks = [](World& world) {
        int count = 0;
        for (; !world.ground.slide() && count < 200; ++count) {
            walkFor(world, east, 1);
        }
        return count;
    };
    const int longer = ticks(block) - ticks(crate);
    CHECK(longer == crate.config.ground.blockPushTicks - crate.config.ground.cratePushTicks);
}

TEST_CASE("letting go begins the push anew") {
    World world = rowWith(".c......");
    REQUIRE(stepUntil(world, east, 60, [](const World& w) { return w.pushAttempt.ticks == 10; }));
    walkFor(world, {}, 1);
    CHECK(countOf<PushStarted>(walkFor(world, east, 11)) == 0);
}

TEST_CASE("crates stop at walls, pillars, rubble, spikes and each other") {
    const char stop = GENERATE('#', 'o', '%', '^', 'c', 'b');
    World world = rowWith(std::string("..c") + stop + "....");
    const std::string before = rowOf(world);
    const Events events = walkFor(world, east, 120);
    CHECK(countOf<PushStarted>(events) == 0);
    CHECK(refusalsIn(events) == std::vector<PushFault>{PushFault::Solid});
    CHECK(rowOf(world) == before);
    CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
}

TEST_CASE("a pushed crate fills a pit, and the knight walks over it") {
    World world = rowWith("..c_....");
    const Events events = walkFor(world, east, 240);
    CHECK(countOf<PitFilled>(events) == 1);
    CHECK(countOf<KnightFell>(events) == 0);
    CHECK(rowOf(world) == "#........#");
    CHECK(knightTile(world) == GridPos{8, 2});
}

TEST_CASE("deep water swallows a crate and stays what it is") {
    World world = rowWith("..c~....");
    const Events events = walkFor(world, east, 240);
    CHECK(countOf<PushableSank>(events) == 1);
    CHECK(rowOf(world) == "#...~....#");
    CHECK(knightTile(world) == GridPos{3, 2});
}

TEST_CASE("over ice a crate slides on until something stops it or the ice ends") {
    World ends = rowWith(".c***...");
    REQUIRE(stepUntil(ends, east, 60, [](const World& w) { return w.ground.slide().has_value(); }));
    walkFor(ends, {}, 100);
    CHECK(rowOf(ends) == "#..***c..#");
    World stopped = rowWith(".c**%...");
    REQUIRE(
        stepUntil(stopped, east, 60, [](const World& w) { return w.ground.slide().has_value(); }));
    walkFor(stopped, {}, 100);
    CHECK(rowOf(stopped) == "#..*c%...#");
}

TEST_CASE("what a crate stood on comes to light when it goes on, but grass is crushed") {
    World world = rowWith(".c,\".p..");
    CHECK(countOf<GrassCut>(walkFor(world, east, 240)) == 1);
    walkFor(world, {}, 1);
    walkFor(world, east, 120);
    CHECK(rowOf(world) == "#..,..p.c#");
}

TEST_CASE("what is pushed onto a plate stays there until the knight lets go") {
    const std::string pushable = GENERATE("c", "b");
    World world = rowWith("." + pushable + ".p....");
    Events events = walkFor(world, east, 400);
    CHECK(countOf<PushStarted>(events) == 2);
    CHECK(countOf<PlatePressed>(events) == 1);
    CHECK(rowOf(world) == "#..." + pushable + "....#");
    walkFor(world, {}, 1);
    events = walkFor(world, east, world.config.ground.blockPushTicks);
    CHECK(countOf<PushStarted>(events) == 1);
    CHECK(rowOf(world) == "#...p" + pushable + "...#");
}

TEST_CASE("what lies on a plate already gives way to the first push") {
    World world = rowWith("..p.....");
    world.ground.putOnFloor({3, 2}, Tile::Block);
    CHECK(countOf<PushStarted>(walkFor(world, east, 60)) == 1);
}

TEST_CASE("over ice onto a plate is onto a plate, too") {
    World world = rowWith(".c**p...");
    walkFor(world, east, 400);
    CHECK(rowOf(world) == "#..**c...#");
}

TEST_CASE("who walks around a crate's corner does not push it") {
    WorldConfig config = plainConfig();
    config.ground.cratePushTicks = 3;
    config.player.detours.pushables = 6;
    World world = rowWith("..c.....", config);
    // Of the hit box, which is 8 high, 6 pixels are in the way: its middle is before the crate.
    world.player.body.at.y = 2 * subpixelsPerTile - toSubpixels(2);
    const Events events = walkFor(world, east, 120);
    CHECK(countOf<PushStarted>(events) == 0);
    CHECK(rowOf(world) == "#..c.....#");
    CHECK(knightTile(world).x == 8);
}

TEST_CASE("on a diagonal nothing is pushed") {
    World world = rowWith(".c......");
    world.ground.lay({1, 1}, Tile::Wall);
    const Events events = walkFor(world, holding(Direction::East, Direction::North), 120);
    CHECK(countOf<PushStarted>(events) == 0);
}

TEST_CASE("a crate goes onto the ways between doors and onto the middle of the room") {
    const DoorSet doors = DoorSet::of(Direction::North).with(Direction::South);
    World world =
        worldOf({"####.####", "#.......#", "#.c.....#", "#.......#", "####.####"}, {1, 2}, doors);
    walkFor(world, east, 300);
    CHECK(world.ground.at({7, 2}) == Tile::Crate);
}

TEST_CASE("neither crates nor blocks go into a doorway") {
    const char pushable = GENERATE('c', 'b');
    std::vector<std::string> rows{"#####", "#...#", "#.P..", "#...#", "#####"};
    rows[2][2] = pushable;
    World world = worldOf(rows, {1, 2}, DoorSet::of(Direction::East));
    const Events events = walkFor(world, east, 300);
    CHECK(countOf<PushStarted>(events) == (pushable == 'c' ? 1U : 0U));
    CHECK(refusalsIn(events) ==
          std::vector<PushFault>{pushable == 'b' ? PushFault::CutsOff : PushFault::Doorway});
    CHECK_FALSE(isPushable(world.ground.at({4, 2})));
}

TEST_CASE("a block is refused where it would shut a way, and that is reported once a push") {
    const DoorSet doors = DoorSet::of(Direction::North).with(Direction::South);
    World world =
        worldOf({"####.####", "#.......#", "#.b.....#", "####.####", "####.####"}, {1, 2}, doors);
    Events events = walkFor(world, east, 300);
    CHECK(countOf<PushStarted>(events) == 1);
    CHECK(refusalsIn(events) == std::vector<PushFault>{PushFault::CutsOff});
    CHECK(world.ground.at({3, 2}) == Tile::Block);
    walkFor(world, {}, 1);
    events = walkFor(world, east, 100);
    CHECK(refusalsIn(events) == std::vector<PushFault>{PushFault::CutsOff});
}

TEST_CASE("over ice a block is refused on each tile where it would shut a way") {
    const DoorSet doors = DoorSet::of(Direction::North).with(Direction::South);
    World world =
        worldOf({"####.####", "#.......#", "#.b**...#", "####.####", "####.####"}, {1, 2}, doors);
    const Events events = walkFor(world, east, 100);
    CHECK(countOf<PushStarted>(events) == 1);
    CHECK(refusalsIn(events).front() == PushFault::CutsOff);
    CHECK(world.ground.at({3, 2}) == Tile::Block);
}

TEST_CASE("the sword breaks a crate that stands still") {
    WorldConfig config = plainConfig();
    config.ground.crateSlideTicks = 60;
    World world = rowWith(".c......", config);
    const auto slides = [](const World& w) { return w.ground.slide().has_value(); };
    REQUIRE(stepUntil(world, east, 60, slides));
    walkFor(world, east, 20);
    const InputFrame strike = holding(Button::Sword);
    CHECK(countOf<CrateBroken>(walkFor(world, strike, 20)) == 0);
    walkFor(world, {}, 60);
    CHECK(rowOf(world) == "#..c.....#");
    CHECK(countOf<CrateBroken>(walkFor(world, strike, 20)) == 1);
    CHECK(rowOf(world) == "#........#");
}

TEST_CASE("in the niche the block goes straight onto the plate") {
    World world = worldOf({"###############", "#.....#p#.....#", "#.....#.#.....#",
                           "#.............#", "#.............#", "#......b......#",
                           "#...o.....o...#", "#.............#", "#######.#######"},
                          {7, 7}, DoorSet::of(Direction::South));
    const Events events = walkFor(world, holding(Direction::North), 600);
    CHECK(countOf<PlatePressed>(events) == 1);
    CHECK(world.ground.at({7, 1}) == Tile::Block);
}

TEST_CASE("a crate crosses a straight way between doors and fills the chasm behind it") {
    World world = worldOf({"#######.#######", "#........__...#", "#....c...__...#",
                           "#........__...#", "...............", "#........__...#",
                           "#....c...__...#", "#........__...#", "#######.#######"},
                          {4, 2}, DoorSet::all());
    const Events events = walkFor(world, east, 240);
    CHECK(countOf<PitFilled>(events) == 1);
    CHECK(world.ground.at({9, 2}) == Tile::Ground);
}

TEST_CASE("who falls comes back to where a way leads on, whatever stands by the door") {
    const DoorSet doors = DoorSet::of(Direction::South);
    World world =
        worldOf({"#########", "#..b....#", "#.##....#", "#..#._..#", "####.####"}, {4, 3}, doors);
    // Where he came in is walled off now.
    world.ground.lay({2, 1}, Tile::Wall);
    world.entry = world.player.body.at;
    world.entry.x = 2 * subpixelsPerTile;
    walkFor(world, east, 120);
    CHECK(world.terrain().at(knightTile(world)) == Tile::Ground);
    CHECK(knightTile(world).x >= 4);
}

TEST_CASE("plates are down below crates at rest and below the knight") {
    World world = rowWith(".cp.....");
    Events events;
    REQUIRE(
        stepUntil(world, east, 60, [](const World& w) { return w.ground.slide().has_value(); }));
    CHECK_FALSE(world.ground.plates().front().pressed);
    events = walkFor(world, {}, world.config.ground.crateSlideTicks);
    CHECK(countOf<PlatePressed>(events) == 1);
    CHECK(world.ground.plates().front().pressed);
    // The crate goes on, the knight comes after it, and goes on as well.
    events = walkFor(world, east, 300);
    CHECK(countOf<PlateReleased>(events) == countOf<PlatePressed>(events) + 1);
    CHECK_FALSE(world.ground.plates().front().pressed);
}

TEST_CASE("a crate that slides over ice does not run over the knight") {
    WorldConfig config = plainConfig();
    config.ground.crateSlideTicks = 60;
    World world = rowWith(".c******", config);
    REQUIRE(
        stepUntil(world, east, 60, [](const World& w) { return w.ground.slide().has_value(); }));
    standInMiddleOf(world, {5, 2});
    for (int tick = 0; tick < 400; ++tick) {
        walkFor(world, {}, 1);
        REQUIRE_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    }
    CHECK(rowOf(world) == "#..*c****#");
}
