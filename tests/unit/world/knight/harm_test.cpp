#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/knight/harm.hpp"
#include "world/state/state_hash.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World besidePit(const WorldConfig& config = plainConfig()) {
    return worldOf({"#######", "#.....#", "#.._..#", "#.....#", "#######"}, {1, 2}, {}, config);
}

World besideSpikes(const WorldConfig& config = plainConfig()) {
    return worldOf({"#######", "#.....#", "#..^..#", "#.....#", "#######"}, {1, 2}, {}, config);
}

// To the first tick of a phase.
void waitFor(World& world, SpikePhase phase) {
    const auto now = [&] { return spikePhase(world.tick, world.config.ground); };
    while (now() == phase) {
        walkFor(world, {}, 1);
    }
    while (now() != phase) {
        walkFor(world, {}, 1);
    }
}

}  // namespace

TEST_CASE("a pit takes who walks in, for half a heart, and gives him back at the door") {
    World world = besidePit();
    const SubPos door = world.player.body.at;
    REQUIRE(stepUntil(world, holding(Direction::East), 100,
                      [](const World& w) { return w.player.falling(); }));
    CHECK(knightTile(world) == GridPos{3, 2});
    CHECK(world.player.kit.halfHearts == 6);
    REQUIRE(stepUntil(world, holding(Direction::East), 31,
                      [](const World& w) { return !w.player.falling(); }));
    CHECK(world.player.body.at == door);
    CHECK(world.player.kit.halfHearts == 5);
    CHECK(world.player.body.safeTicks == world.config.player.safeTicks);
}

TEST_CASE("a fall takes the ticks of the configuration, and no key changes its way") {
    WorldConfig config = plainConfig();
    config.ground.fallTicks = 17;
    World world = besidePit(config);
    REQUIRE(stepUntil(world, holding(Direction::East), 100,
                      [](const World& w) { return w.player.falling(); }));
    int ticks = 0;
    for (; world.player.falling(); ++ticks) {
        CHECK(knightTile(world) == GridPos{3, 2});
        walkFor(world, holding(Direction::North, Direction::West), 1);
    }
    CHECK(ticks == 17);
}

TEST_CASE("only the middle over a pit counts: on its rim one walks by") {
    World world = besidePit();
    standInMiddleOf(world, {3, 1});
    // The feet reach over the rim by almost half of the hit box.
    world.player.body.at.y += toSubpixels(7);
    const Events events = walkFor(world, {}, 60);
    CHECK(countOf<KnightFell>(events) == 0);
    CHECK(world.player.slipTicks == 0);
    world.player.body.at.y += toSubpixels(1);
    CHECK(countOf<KnightFell>(walkFor(world, {}, 60)) == 1);
}

TEST_CASE("who slips can still walk out of a pit at once, but not later") {
    World world = besidePit();
    standInMiddleOf(world, {3, 1});
    world.player.body.at.y += toSubpixels(9);
    walkFor(world, {}, 3);
    REQUIRE(world.player.slipTicks == 3);
    CHECK(countOf<KnightFell>(walkFor(world, holding(Direction::North), 30)) == 0);
    CHECK(knightTile(world) == GridPos{3, 1});
    standInMiddleOf(world, {3, 1});
    world.player.body.at.y += toSubpixels(9);
    CHECK(countOf<KnightFell>(walkFor(world, {}, 14)) == 1);
}

TEST_CASE("without hearts the knight lies still, and wakes with all of them at the door") {
    World world = besidePit();
    world.player.kit.halfHearts = 1;
    const SubPos door = world.player.body.at;
    Events events = walkFor(world, holding(Direction::East), 100);
    CHECK(countOf<KnightHurt>(events) == 1);
    CHECK(countOf<KnightDied>(events) == 1);
    CHECK(countOf<KnightRevived>(events) == 0);
    REQUIRE(world.player.dying());
    REQUIRE(stepUntil(world, {}, 90, [](const World& w) { return !w.player.dying(); }));
    CHECK(world.player.kit.halfHearts == 6);
    stepUntil(world, {}, 1, [](const World&) { return true; });
    CHECK(std::abs(world.player.body.at.x - door.x) < 2 * subpixelsPerTile);
}

TEST_CASE("spikes go by the clock and announce themselves") {
    const GroundConfig config;
    CHECK(config.spikesWarningTicks * 1000 >= 350 * ticksPerSecond);
    int warning = 0;
    for (std::uint64_t tick = 0; tick < 1000; ++tick) {
        const SpikePhase phase = spikePhase(tick, config);
        if (phase == SpikePhase::Up && spikePhase(tick - 1, config) != SpikePhase::Up) {
            CHECK(warning == config.spikesWarningTicks);
        }
        warning = phase == SpikePhase::Announced ? warning + 1 : 0;
    }
}

TEST_CASE("spikes are heard only where there are any") {
    World world = besideSpikes();
    const int period = 78 + 24 + 48;
    const Events events = walkFor(world, {}, 2 * period);
    CHECK(countOf<SpikesWarned>(events) == 2);
    CHECK(countOf<SpikesRose>(events) == 2);
    CHECK(countOf<SpikesSank>(events) == 2);
    World other = besidePit();
    CHECK(walkFor(other, {}, 2 * period).empty());
}

TEST_CASE("spikes hurt while they are up, not before and not after") {
    World world = besideSpikes();
    waitFor(world, SpikePhase::Down);
    standInMiddleOf(world, {3, 2});
    const int harmless =
        world.config.ground.spikesDownTicks + world.config.ground.spikesWarningTicks;
    CHECK(countOf<KnightHurt>(walkFor(world, {}, harmless - 1)) == 0);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 1)) == 1);
    CHECK(world.player.kit.halfHearts == 5);
    waitFor(world, SpikePhase::Down);
    standInMiddleOf(world, {3, 2});
    world.player.body.safeTicks = 0;
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 20)) == 0);
}

TEST_CASE("who is hurt is pushed back and safe for a while") {
    WorldConfig config = plainConfig();
    config.ground.spikesUpTicks = 600;
    World world = besideSpikes(config);
    waitFor(world, SpikePhase::Up);
    REQUIRE(stepUntil(world, holding(Direction::East), 60,
                      [](const World& w) { return w.player.kit.halfHearts == 5; }));
    const SubPos before = world.player.body.at;
    walkFor(world, holding(Direction::East), 8);
    CHECK(before.x - world.player.body.at.x == toSubpixels(config.player.knockBack));
    CHECK(world.player.body.at.y == before.y);
    standInMiddleOf(world, {3, 2});
    CHECK(countOf<KnightHurt>(walkFor(world, {}, config.player.safeTicks - 9)) == 0);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 2)) == 1);
}

TEST_CASE("being pushed back ends at walls and at the edge of the room") {
    WorldConfig config = plainConfig();
    config.player.knockBack = 32;
    World world =
        worldOf({"#####", "..^.#", "#####"}, {1, 1}, DoorSet::of(Direction::West), config);
    waitFor(world, SpikePhase::Up);
    walkFor(world, holding(Direction::East), 40);
    CHECK(world.player.kit.halfHearts < 6);
    CHECK(world.player.body.at.x >= 0);
    World walled = worldOf({"#####", "#.^.#", "#####"}, {1, 1}, {}, config);
    waitFor(walled, SpikePhase::Up);
    walkFor(walled, holding(Direction::East), 40);
    CHECK(walled.player.body.at.x >= subpixelsPerTile);
}

TEST_CASE("shallows slow the knight and make his steps splash") {
    World world = worldOf({"#########", "#.......#", "#,,,,,,,#", "#########"}, {1, 1});
    const int dry = world.player.body.at.x;
    walkFor(world, holding(Direction::East), 30);
    const int onGround = world.player.body.at.x - dry;
    standInMiddleOf(world, {1, 2});
    const int wet = world.player.body.at.x;
    const Events events = walkFor(world, holding(Direction::East), 30);
    const int percent = (world.player.body.at.x - wet) * 100 / onGround;
    CHECK(percent >= 69);
    CHECK(percent <= 70);
    const auto splash = std::find_if(events.begin(), events.end(), [](const Event& e) {
        const auto* foot = std::get_if<FootStep>(&e);
        return foot != nullptr && foot->on == Tile::Shallows;
    });
    CHECK(splash != events.end());
}

TEST_CASE("deep water and rubble stop the knight, a bridge carries him") {
    const char tile = GENERATE('~', '%', '=');
    World world = worldOf({"#####", std::string("#.") + tile + ".#", "#####"}, {1, 1});
    walkFor(world, holding(Direction::East), 60);
    CHECK((knightTile(world) == GridPos{3, 1}) == (tile == '='));
}

TEST_CASE("the game begins where nothing harms, even with a pit in the middle of the room") {
    WorldConfig config = plainConfig();
    World world = worldOf({"#####", "#__.#", "#_^_#", "#####"}, {1, 1}, {}, config);
    world.entry = {2 * subpixelsPerTile, 2 * subpixelsPerTile};
    world.player.fallTicks = config.ground.fallTicks;
    walkFor(world, {}, 1);
    CHECK(knightTile(world) == GridPos{3, 1});
}
