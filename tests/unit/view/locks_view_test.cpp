#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "view/hud/hud.hpp"
#include "view/play/room_view.hpp"
#include "world/step.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr PixelRect wholeRoom = layoutFor({15, 9}).room;

World locksViewWorldOf(const DoorRows& rows, bool locks = true) {
    WorldConfig config;
    config.locks = locks;
    config.room.pillarChance = {0, 1};
    return {dungeonOf(rows, {1, 0}), config};
}

int differenceIn(const Canvas& a, const Canvas& b, PixelRect area) {
    int count = 0;
    for (const auto [x, y] : cellsIn(area)) {
        count += a.at(x, y) == b.at(x, y) ? 0 : 1;
    }
    return count;
}

// The door in the east, in pixels of the canvas.
constexpr PixelRect eastDoor{wholeRoom.x + 14 * 16, wholeRoom.y + 4 * 16, 16, 16};

}  // namespace

TEST_CASE("a locked door looks shut, each lock otherwise, and only where locks are in play") {
    const Canvas open = roomPicture(locksViewWorldOf({{"E", "WE", "W"}}));
    const Canvas small = roomPicture(locksViewWorldOf({{"E", "WEs", "W"}}));
    const Canvas boss = roomPicture(locksViewWorldOf({{"E", "WEb", "W"}}));
    CHECK(differenceIn(open, small, eastDoor) > 60);
    CHECK(differenceIn(open, boss, eastDoor) > 60);
    CHECK(differenceIn(small, boss, eastDoor) > 20);
    CHECK(differenceIn(open, small, wholeRoom) == differenceIn(open, small, eastDoor));
    CHECK(difference(open, roomPicture(locksViewWorldOf({{"E", "WEs", "W"}}, false))) == 0);
}

TEST_CASE("a cracked wall looks like wall until someone has been behind it, locks in play or not") {
    for (const bool locks : {true, false}) {
        World world = locksViewWorldOf({{"E", "WEc", "W"}}, locks);
        const Canvas open = roomPicture(locksViewWorldOf({{"E", "WE", "W"}}, locks));
        RoomView view(art());
        CHECK(differenceIn(open, roomPicture(view, world), eastDoor) > 60);
        world.sights.visit(world.dungeon, {2, 0});
        CHECK(difference(open, roomPicture(view, world)) == 0);
    }
}

TEST_CASE("a door that opens is drawn open at once") {
    World world = locksViewWorldOf({{"E", "WEs+k", "W"}});
    RoomView view(art());
    const Canvas shut = roomPicture(view, world);
    Events events;
    for (int tick = 0; tick < 300 && world.shutDoors({1, 0}).has(Direction::East); ++tick) {
        step(world, holding(Direction::East), events);
    }
    World other = locksViewWorldOf({{"E", "WE", "W"}});
    other.player = world.player;
    other.tick = world.tick;
    const Canvas opened = roomPicture(view, world);
    CHECK(differenceIn(opened, shut, eastDoor) > 60);
    CHECK(difference(opened, roomPicture(other)) == 0);
}

TEST_CASE("a key lies in the room until it is taken, small ones and the boss's unlike") {
    const Canvas none = roomPicture(locksViewWorldOf({{"E", "WE", "W"}}));
    World small = locksViewWorldOf({{"E", "WE+k", "W"}});
    const World boss = locksViewWorldOf({{"E", "WE+K", "W"}});
    CHECK(difference(none, roomPicture(small)) > 30);
    CHECK(difference(none, roomPicture(boss)) > 30);
    CHECK(difference(roomPicture(small), roomPicture(boss)) > 30);
    small.locks.take(small.dungeon, {1, 0});
    CHECK(difference(none, roomPicture(small)) == 0);
}

TEST_CASE("a key moves while it lies there") {
    World world = locksViewWorldOf({{"E+k", "WE", "W"}});
    world.room = world.roomAt({0, 0});
    const Canvas before = roomPicture(world);
    world.tick += 20;
    CHECK(difference(before, roomPicture(world)) > 10);
}

TEST_CASE("the strip above counts small keys and shows the boss's where doors are locked") {
    World world = locksViewWorldOf({{"E+k", "WE+k", "W+K"}});
    const Canvas none = hudPicture(world);
    CHECK(difference(none, hudPicture(locksViewWorldOf({{"E+k", "WE+k", "W+K"}}, false))) > 20);
    world.locks.take(world.dungeon, {0, 0});
    const Canvas one = hudPicture(world);
    CHECK(difference(none, one) > 2);
    world.locks.take(world.dungeon, {1, 0});
    const Canvas two = hudPicture(world);
    CHECK(difference(one, two) > 2);
    world.locks.take(world.dungeon, {2, 0});
    CHECK(difference(two, hudPicture(world)) > 10);
}
