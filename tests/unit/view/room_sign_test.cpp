// The signs of rooms, as the minimap shows them.
#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/hud/hud.hpp"
#include "view/room_sign.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr Colour signGround{1, 2, 3};

Canvas minimapOf(const World& world, bool isHereLit = false) {
    Canvas canvas(minimapSize, signGround);
    drawMinimap(canvas, art(), world, 0, 0, isHereLit);
    return canvas;
}

// The cell's part of the minimap when the knight is in cell `middle`.
PixelRect cellPart(GridPos cell, GridPos middle) {
    return {(cell.x - middle.x + minimapCells.width / 2) * minimapCellSize.width,
            (cell.y - middle.y + minimapCells.height / 2) * minimapCellSize.height,
            minimapCellSize.width, minimapCellSize.height};
}

// A row of rooms with the second's kind and the lock between the first and the second as given.
World rowWith(RoomKind kind, DoorLock lock, bool locks = false) {
    const Dungeon plain = dungeonOf({{"E", "WE", "WE", "W"}}, {0, 0});
    Grid<RoomPlan> plans = plain.plans();
    plans[{1, 0}].kind = kind;
    plans[{0, 0}].locks = plans[{0, 0}].locks.with(Direction::East, lock);
    plans[{1, 0}].locks = plans[{1, 0}].locks.with(Direction::West, lock);
    WorldConfig config;
    config.locks = locks;
    return {dungeonOf(plain.seed(), plain.start(), plans), config};
}

}  // namespace

TEST_CASE("each kind of room has an icon of its own as soon as its room has been seen") {
    const Canvas plain = minimapOf(rowWith(RoomKind::Plain, DoorLock::None));
    for (auto kind = RoomKind::Boss; kind < RoomKind::Secret;
         kind = static_cast<RoomKind>(static_cast<int>(kind) + 1)) {
        CAPTURE(std::string(name(kind)));
        const Canvas canvas = minimapOf(rowWith(kind, DoorLock::None));
        CHECK(difference(plain, canvas) > 8);
        for (auto other = RoomKind::Boss; other < kind;
             other = static_cast<RoomKind>(static_cast<int>(other) + 1)) {
            CHECK(difference(minimapOf(rowWith(other, DoorLock::None)), canvas) > 8);
        }
    }
}

TEST_CASE("on the minimap a sign leaves the gaps and necks around its room free") {
    for (auto sprite = MapSprite::IconBoss; sprite <= MapSprite::IconPiece;
         sprite = static_cast<MapSprite>(static_cast<int>(sprite) + 1)) {
        CAPTURE(static_cast<int>(sprite));
        Canvas canvas(minimapCellSize, signGround);
        art().sprites.minimap.draw(canvas, static_cast<int>(sprite), 0, 0);
        CHECK(pixelsUnlike(canvas, {0, 0, 1, minimapCellSize.height}, signGround) == 0);
        CHECK(pixelsUnlike(canvas, {minimapCellSize.width - 1, 0, 1, minimapCellSize.height},
                           signGround) == 0);
        CHECK(pixelsUnlike(canvas, {0, minimapCellSize.height - 1, minimapCellSize.width, 1},
                           signGround) == 0);
        CHECK(pixelsUnlike(canvas, {1, 0, 4, 3}, signGround) == 12);
    }
}

TEST_CASE("a secret room and the way to it show only once it has been visited") {
    World world = rowWith(RoomKind::Secret, DoorLock::Cracked);
    const Canvas before = minimapOf(world);
    CHECK(pixelsUnlike(before, cellPart({1, 0}, {0, 0}), signGround) == 0);
    world.sights.visit(world.dungeon, {1, 0});
    CHECK(difference(before, minimapOf(world)) > 20);
    const Canvas open = minimapOf(World(dungeonOf({{"E", "W"}}, {0, 0}), WorldConfig{}));
    const PixelRect first = cellPart({0, 0}, {0, 0});
    int different = 0;
    for (int y = first.y; y < first.y + first.height; ++y) {
        different +=
            before.at(first.x + first.width - 1, y) == open.at(first.x + first.width - 1, y) ? 0
                                                                                             : 1;
    }
    CHECK(different > 0);
}

TEST_CASE("a locked door is marked by its lock") {
    const Canvas open = minimapOf(rowWith(RoomKind::Plain, DoorLock::None));
    const Canvas small = minimapOf(rowWith(RoomKind::Plain, DoorLock::Small, true));
    const Canvas boss = minimapOf(rowWith(RoomKind::Plain, DoorLock::Boss, true));
    CHECK(difference(open, small) > 0);
    CHECK(difference(open, boss) > 0);
    CHECK(difference(small, boss) > 0);
    CHECK(difference(open, minimapOf(rowWith(RoomKind::Plain, DoorLock::Small))) == 0);
}

TEST_CASE("an opened door and a taken key are no longer marked") {
    WorldConfig config;
    config.locks = true;
    const auto worldOf = [&](const DoorRows& rows) {
        return World(dungeonOf(rows, {0, 0}), config);
    };
    World world = worldOf({{"Es", "W+k"}});
    const Canvas locked = minimapOf(world);
    world.locks.take(world.dungeon, {1, 0});
    const Canvas taken = minimapOf(world);
    CHECK(difference(locked, taken) > 4);
    CHECK(difference(taken, minimapOf(worldOf({{"Es", "W"}}))) == 0);
    world.locks.open(world.dungeon, {0, 0}, Direction::East);
    CHECK(difference(taken, minimapOf(world)) > 0);
    CHECK(difference(minimapOf(world), minimapOf(worldOf({{"E", "W"}}))) == 0);
}

TEST_CASE("a room of keys keeps its icon only as long as its key lies there") {
    const World plain = rowWith(RoomKind::Plain, DoorLock::None, true);
    CHECK(difference(minimapOf(rowWith(RoomKind::Key, DoorLock::None, true)), minimapOf(plain)) ==
          0);
    CHECK(difference(minimapOf(rowWith(RoomKind::Key, DoorLock::None)), minimapOf(plain)) > 4);
}

TEST_CASE("the minimap shows what has been seen and no more") {
    World world(dungeonOf({{"E", "WE", "WE", "W"}}, {0, 0}), WorldConfig{});
    const Canvas canvas = minimapOf(world);
    CHECK(pixelsUnlike(canvas, cellPart({0, 0}, {0, 0}), signGround) > 0);
    CHECK(pixelsUnlike(canvas, cellPart({1, 0}, {0, 0}), signGround) > 0);
    CHECK(pixelsUnlike(canvas, cellPart({2, 0}, {0, 0}), signGround) == 0);
}

TEST_CASE("a visited room looks other than a seen one, and the minimap grows with visits") {
    World world(dungeonOf({{"E", "WE", "WE", "W"}}, {0, 0}), WorldConfig{});
    const Canvas before = minimapOf(world);
    world.sights.visit(world.dungeon, {1, 0});
    const Canvas after = minimapOf(world);
    CHECK(difference(before, after) > 0);
    CHECK(pixelsUnlike(after, cellPart({2, 0}, {0, 0}), signGround) > 0);
}

TEST_CASE("the knight's place blinks") {
    const World world = crossWorld();
    CHECK(difference(minimapOf(world, false), minimapOf(world, true)) > 0);
}

TEST_CASE("a room's banner shows on the map whatever else the room is") {
    Dungeon dungeon = dungeonOf({{"E", "WE", "W"}}, {0, 0});
    World world(dungeon, WorldConfig{});
    const GridPos goal{2, 0};
    REQUIRE(world.hasBanner(goal));
    const auto signOf = [&](bool all) {
        Canvas canvas({12, 10});
        drawRoomSign(canvas, art().sprites.map, world, goal, 0, 0, {.showsAll = all});
        return canvas;
    };
    Canvas banner({12, 10});
    art().sprites.map.draw(banner, static_cast<int>(seenRoom(DoorSet::of(Direction::West))), 0, 0);
    art().sprites.map.draw(banner, static_cast<int>(MapSprite::Banner), 0, 0);
    CHECK(difference(signOf(true), banner) == 0);
}

namespace {

// A shop, a chest and a secret room, none of them seen from the start.
World rowOfFloor() {
    const Dungeon plain = dungeonOf({{"E", "WE", "WE", "WE", "W"}}, {0, 0});
    Grid<RoomPlan> plans = plain.plans();
    plans[{2, 0}].kind = RoomKind::Shop;
    plans[{3, 0}].locks = plans[{3, 0}].locks.with(Direction::East, DoorLock::Cracked);
    plans[{4, 0}].kind = RoomKind::Secret;
    plans[{4, 0}].locks = plans[{4, 0}].locks.with(Direction::West, DoorLock::Cracked);
    World world(dungeonOf(plain.seed(), plain.start(), plans), WorldConfig{});
    world.things.add({.kind = ThingKind::Chest, .cell = {3, 0}, .tile = {8, 5}});
    return world;
}

Canvas signIn(const World& world, GridPos cell) {
    Canvas canvas(art().sprites.map.cell(), signGround);
    drawRoomSign(canvas, art().sprites.map, world, cell, 0, 0, {});
    return canvas;
}

bool isBlank(const Canvas& sign) {
    const GridSize size = art().sprites.map.cell();
    return pixelsUnlike(sign, {0, 0, size.width, size.height}, signGround) == 0;
}

}  // namespace

TEST_CASE("the map of a floor shows its rooms but not what they hold, nor secret ones") {
    World world = rowOfFloor();
    CHECK(isBlank(signIn(world, {2, 0})));
    world.hasMap = true;
    Canvas bare(art().sprites.map.cell(), signGround);
    const DoorSet doors = world.dungeon.plan({2, 0}).doors;
    art().sprites.map.draw(bare, static_cast<int>(seenRoom(doors)), 0, 0);
    CHECK(difference(signIn(world, {2, 0}), bare) == 0);
    CHECK_FALSE(isBlank(signIn(world, {3, 0})));
    CHECK(isBlank(signIn(world, {4, 0})));
}

TEST_CASE("while a boss that held the floor falls its rooms show, but not secret ones") {
    World world = rowOfFloor();
    Creature boss;
    boss.kind = CreatureKind::String;
    boss.doing = Doing::Falls;
    boss.ticks = world.config.creatures.boss.fallTicks;
    world.creatures.living.push_back(boss);
    CHECK_FALSE(isBlank(signIn(world, {3, 0})));
    CHECK(isBlank(signIn(world, {4, 0})));
}

TEST_CASE("the compass shows what rooms hold, chests until they are opened") {
    World world = rowOfFloor();
    world.hasCompass = true;
    const Canvas shop = signIn(world, {2, 0});
    const Canvas chest = signIn(world, {3, 0});
    CHECK_FALSE(isBlank(shop));
    CHECK_FALSE(isBlank(chest));
    CHECK(difference(shop, chest) > 0);
    CHECK_FALSE(isBlank(signIn(world, {1, 0})));  // seen, with nothing in it
    CHECK(isBlank(signIn(world, {4, 0})));
    world.things.markEmpty({3, 0}, {8, 5});
    CHECK(isBlank(signIn(world, {3, 0})));
}

TEST_CASE("a landmark has a sign once it has been visited, or with the compass") {
    World world = rowWith(RoomKind::Plain, DoorLock::None);
    const Canvas plain = minimapOf(world);
    world.landmark = GridPos{2, 0};
    CHECK(difference(plain, minimapOf(world)) == 0);
    world.hasCompass = true;
    CHECK(difference(plain, minimapOf(world)) > 8);
}
