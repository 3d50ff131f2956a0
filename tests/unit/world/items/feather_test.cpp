// Hops.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/knight/harm.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const InputFrame walkEast = holding(Direction::East);

// Beside the first pit; `before` is how many pixels he stands from its edge.
World beforePits(const std::string& row, int before) {
    World world = itemRoom({std::string(row.size(), '#'), row, std::string(row.size(), '#')},
                           {1, 1}, {Item::Feather});
    const int edge = static_cast<int>(row.find('_')) * subpixelsPerTile;
    world.player.body.at.x = edge - toSubpixels(before) - world.knightBox().width / 2;
    world.player.body.previous = world.player.body.at;
    world.entry = world.player.body.at;
    return world;
}

// Hops and holds on until he has landed.
Events hopEast(World& world) {
    Events events = press(world, Button::Item, walkEast);
    for (int tick = 0; tick < 60 && world.player.hopping(); ++tick) {
        step(world, walkEast, events);
    }
    return events;
}

}  // namespace

TEST_CASE("a hop from standing passes one pit, and no more") {
    World one = beforePits("#..._...#", 2);
    CHECK(countOf<KnightFell>(hopEast(one)) == 0);
    CHECK(countOf<KnightFell>(walkFor(one, {}, 40)) == 0);
    CHECK(knightTile(one).x == 5);
    World two = beforePits("#...__...#", 2);
    const std::size_t falls = countOf<KnightFell>(hopEast(two));
    CHECK(falls + countOf<KnightFell>(walkFor(two, {}, 40)) == 1);
}

TEST_CASE("with a run-up a hop passes two pits, and no more") {
    const auto fallsIn = [](const std::string& row) {
        World world = beforePits(row, 20);
        walkFor(world, walkEast, 13);  // 17 pixels
        const std::size_t falls = countOf<KnightFell>(hopEast(world));
        return falls + countOf<KnightFell>(walkFor(world, {}, 40)) > 0;
    };
    CHECK_FALSE(fallsIn("#....__...#"));
    CHECK(fallsIn("#....___...#"));
}

TEST_CASE("a hop lasts as long as the configuration says, and is told of at both ends") {
    World world = itemRoom(openRoom, {4, 4}, {Item::Feather});
    CHECK(countOf<KnightHopped>(press(world, Button::Item)) == 1);
    CHECK(countOf<KnightLanded>(walkFor(world, {}, world.config.items.feather.hopTicks - 1)) == 0);
    CHECK(world.player.isAloft());
    CHECK(countOf<KnightLanded>(walkFor(world, {}, 1)) == 1);
    CHECK_FALSE(world.player.isAloft());
    CHECK(knightTile(world) == GridPos{4, 4});  // nothing was held
}

TEST_CASE("who lets go over a pit falls into it") {
    World world = beforePits("#...__...#", 2);
    press(world, Button::Item, walkEast);
    walkFor(world, walkEast, 14);
    const Events events = walkFor(world, {}, 60);
    CHECK(countOf<KnightFell>(events) == 1);
    CHECK(countOf<KnightHurt>(events) == 1);
}

TEST_CASE("spikes, shots and plates do not meet a knight in the air") {
    World spikes = itemRoom({"#####", "#.^.#", "#####"}, {2, 1}, {Item::Feather});
    const auto up = [&] { return spikePhase(spikes.tick, spikes.config.ground) == SpikePhase::Up; };
    while (!up()) {
        ++spikes.tick;
    }
    press(spikes, Button::Item);
    CHECK(countOf<KnightHurt>(walkFor(spikes, {}, 10)) == 0);
    CHECK(countOf<KnightHurt>(walkFor(spikes, {}, 30)) == 1);

    World shot = itemRoom(openRoom, {4, 4}, {Item::Feather});
    press(shot, Button::Item);
    Projectile bolt;
    bolt.kind = ProjectileKind::Bolt;
    bolt.from = CreatureKind::Turret;
    bolt.body.size = {6, 6};
    bolt.body.at = {tileCentre({4, 4}).x, tileCentre({4, 4}).y - toSubpixels(3)};
    bolt.body.velocity = {toSubpixels(2), 0};
    shot.creatures.projectiles.push_back(bolt);
    CHECK(countOf<KnightHurt>(walkFor(shot, {}, 20)) == 0);
    walkFor(shot, {}, 20);
    bolt.body.velocity = {0, 0};
    bolt.body.at = shot.player.body.at;
    shot.creatures.projectiles.push_back(bolt);
    CHECK(countOf<KnightHurt>(walkFor(shot, {}, 2)) == 1);

    World plate = itemRoom({"#####", "#.p.#", "#####"}, {1, 1}, {Item::Feather});
    press(plate, Button::Item, walkEast);
    CHECK(countOf<PlatePressed>(walkFor(plate, walkEast, 20)) == 0);
    REQUIRE(knightTile(plate) == GridPos{2, 1});
    CHECK(countOf<PlatePressed>(walkFor(plate, {}, 10)) == 1);
}

TEST_CASE("walls and water stop a hop") {
    const std::string stop = GENERATE("#", "~", "c", "b", "o");
    World world = itemRoom({"#######", "#.." + stop + "..#", "#######"}, {2, 1}, {Item::Feather});
    hopEast(world);
    CHECK(knightTile(world) == GridPos{2, 1});
    CHECK(world.knightBox().right() == 3 * subpixelsPerTile);
}

TEST_CASE("a hop through a door ends behind it") {
    WorldConfig config = itemConfig({Item::Feather});
    World rooms(dungeonOf({{"E", "W"}}, {0, 0}), config);
    standInMiddleOf(rooms, {13, 4});
    rooms.player.facing = Direction::East;
    press(rooms, Button::Item, walkEast);
    REQUIRE(stepUntil(rooms, walkEast, 60, isSliding));
    REQUIRE(stepUntil(rooms, {}, 200, isStill));
    CHECK_FALSE(rooms.player.hopping());
    CHECK(rooms.cell() == GridPos{1, 0});
}

TEST_CASE(
    "a hop is as fast as the configuration says, and faster after a run-up as long as it says") {
    const std::string floor = "#" + std::string(24, '.') + "#";
    // Pixels in twelve ticks of a hop that begins after some ticks of walking.
    const auto pixelsAfter = [&](int runUp, int walked) {
        World world =
            itemRoom({std::string(26, '#'), floor, std::string(26, '#')}, {1, 1}, {Item::Feather});
        world.config.items.feather.speed = 40;
        world.config.items.feather.runningSpeed = 160;
        world.config.items.feather.runUpTicks = runUp;
        walkFor(world, walkEast, walked);
        press(world, Button::Item, walkEast);
        const int before = world.player.body.at.x;
        walkFor(world, walkEast, 12);
        return toPixels(world.player.body.at.x - before + subpixelsPerPixel / 2);
    };
    const int standing = 40 * 12 / ticksPerSecond;
    const int running = 160 * 12 / ticksPerSecond;
    CHECK(pixelsAfter(10, 0) == standing);
    CHECK(pixelsAfter(10, 5) == standing);
    CHECK(pixelsAfter(10, 20) == running);
    CHECK(pixelsAfter(30, 20) == standing);
}
