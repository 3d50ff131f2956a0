// What is seen of an arena that shuts and opens again.
#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "view/room_sign.hpp"

#include <array>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr PixelRect arenaArea = layoutFor({15, 9}).room;

World arenaInView(RoomKind kind = RoomKind::Arena) {
    World world = crossWorld();
    RoomPlan plan = world.dungeon.plan(world.cell());
    plan.kind = kind;
    const Room arena(plan, world.cell(), world.room.tiles());
    world.enter(arena, Ground(arena), {Creature{}}, world.player.body.at);
    world.creatures.living.front().body.at = world.player.body.at;
    world.config.creatures.rules.shutTicks = 30;
    world.creatures.ticks = 29;
    return world;
}

bool isInDoor(GridPos at) {
    const int x = (at.x - arenaArea.x) / 16;
    const int y = (at.y - arenaArea.y) / 16;
    return ((x == 0 || x == 14) && y == 4) || ((y == 0 || y == 8) && x == 7);
}

// How many pixels change, within the four doorways and elsewhere.
struct Changes {
    int inDoors = 0;
    int elsewhere = 0;
};
Changes changesBetween(const Canvas& a, const Canvas& b) {
    Changes changes;
    for (const GridPos at : cellsOf(a.size())) {
        if (!(a.at(at.x, at.y) == b.at(at.x, at.y))) {
            (isInDoor(at) ? changes.inDoors : changes.elsewhere) += 1;
        }
    }
    return changes;
}

Changes changesByEvent(const Event& event, const World& world, bool reducedMotion = false) {
    RoomView with(art());
    with.take({event}, world, 1);
    RoomView without(art());
    return changesBetween(fightPicture(with, world, reducedMotion),
                          fightPicture(without, world, reducedMotion));
}

}  // namespace

TEST_CASE("a shut arena has a portcullis in each door, and open doors again when it is cleared") {
    World world = arenaInView();
    const Canvas open = roomPicture(world);
    world.creatures.ticks = 30;
    REQUIRE(world.isKnightShutIn());
    const Changes shut = changesBetween(open, roomPicture(world));
    CHECK(shut.inDoors > 4 * 60);
    CHECK(shut.elsewhere == 0);
    // Without those that lived there the picture is that of an arena which never shut.
    world.creatures.living.clear();
    World never = arenaInView();
    never.creatures.living.clear();
    CHECK(difference(roomPicture(never), roomPicture(world)) == 0);
}

TEST_CASE("dust rises at the doors of an arena that shuts or opens, and at no other's") {
    const World arena = arenaInView();
    CHECK(changesByEvent(ArenaShut{arena.cell()}, arena, true).elsewhere > 4 * 4);
    CHECK(changesByEvent(RoomCleared{arena.cell()}, arena, true).elsewhere > 4 * 4);
    const World plain = arenaInView(RoomKind::Plain);
    CHECK(changesByEvent(RoomCleared{plain.cell()}, plain, true).elsewhere == 0);
    CHECK(changesByEvent(RoomCleared{plain.cell()}, plain, true).inDoors == 0);
}

TEST_CASE("a won arena glitters for a while, in its doors and about the knight") {
    World arena = arenaInView();
    RoomView won(art());
    won.take({RoomCleared{arena.cell()}}, arena, 1);
    RoomView shut(art());
    const auto changed = [&](std::uint64_t after) {
        World later = arena;
        later.tick += after;
        return difference(fightPicture(won, later, true), fightPicture(shut, later, true));
    };
    for (const std::uint64_t after : {20U, 40U, 60U}) {
        CHECK(changed(after) > 50);  // the dust has settled
    }
    CHECK(changed(90) == 0);
}

TEST_CASE("portcullises fall and rise within 0.2 seconds, and at once with reduced motion") {
    World world = arenaInView();
    const Canvas open = roomPicture(world);
    RoomView shutting(art());
    world.creatures.ticks = 30;
    shutting.take({ArenaShut{world.cell()}}, world, 1);
    const auto shutAfter = [&](std::uint64_t ticks) {
        World later = world;
        later.tick += ticks;
        RoomView still(art());
        World calm = later;
        return changesBetween(fightPicture(shutting, later, false), fightPicture(still, calm))
            .inDoors;
    };
    const std::array<int, 3> left{shutAfter(0), shutAfter(8), shutAfter(12)};
    CHECK(left[0] > left[1]);
    CHECK(left[1] > left[2]);
    CHECK(left[1] > 50);
    CHECK(changesBetween(open, roomPicture(world)).inDoors > 200);
    RoomView reduced(art());
    reduced.take({ArenaShut{world.cell()}}, world, 1);
    RoomView still(art());
    CHECK(changesBetween(fightPicture(reduced, world, true), fightPicture(still, world, true))
              .inDoors < 100);  // dust apart
}

TEST_CASE("doors that fall shut shake the picture a little, but not with reduced motion") {
    World world = arenaInView();
    RoomEffects effects;
    effects.take({ArenaShut{world.cell()}}, world, 1);
    CHECK(effects.shakeOffset(world, 1) == 2);
    world.tick += 9;
    CHECK(effects.shakeOffset(world, 1) == 0);
    world.tick -= 9;
    CHECK(changesByEvent(ArenaShut{world.cell()}, world, false).elsewhere > 1000);
    CHECK(changesByEvent(ArenaShut{world.cell()}, world, true).elsewhere < 1000);
}

TEST_CASE("on the maps a shut arena has no doors") {
    World world = arenaInView();
    const auto sign = [&] {
        Canvas canvas({12, 10}, {0, 0, 0});
        drawRoomSign(canvas, art().sprites.map, world, world.cell(), 0, 0, {});
        return canvas;
    };
    const Canvas open = sign();
    world.creatures.ticks = 30;
    CHECK(difference(open, sign()) > 0);
    world.creatures.living.clear();
    CHECK(difference(open, sign()) == 0);
}
