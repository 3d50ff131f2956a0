#include "picture/room/furniture.hpp"
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"
#include "unit/view/pictures.hpp"
#include "view/play/figures.hpp"
#include "view/play/knight_figure.hpp"
#include "view/play/room_pictures.hpp"
#include "view/play/room_view.hpp"
#include "world/step.hpp"

#include <utility>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

void stepTimes(World& world, InputFrame input, int times) {
    Events events;
    for (int count = 0; count < times; ++count) {
        step(world, input, events);
    }
}

World slidingEast() {
    World world = crossWorld();
    const InputFrame eastKey = holding(Direction::East);
    while (!world.flip) {
        stepTimes(world, eastKey, 1);
    }
    return world;
}

}  // namespace

TEST_CASE("half way through a slide each room has half of the screen") {
    World world = slidingEast();
    ViewConfig config;
    config.easing = Easing::Linear;
    RoomView view(art());
    const Canvas before = roomPicture(view, crossWorld(), config);
    stepTimes(world, {}, world.flip->ticks / 2);
    REQUIRE(world.flip);
    const Canvas half = roomPicture(view, world, config);
    // A row through the southern walls, which carry neither torches nor figures.
    int same = 0;
    for (int x = 0; x < 120; ++x) {
        same += half.at(x, 170) == before.at(x + 120, 170) ? 1 : 0;
    }
    CHECK(same == 120);
}

TEST_CASE("the picture moves between ticks, too") {
    World world = slidingEast();
    stepTimes(world, {}, 10);
    RoomView view(art());
    const ViewConfig config;
    CHECK(difference(roomPicture(view, world, config, 0), roomPicture(view, world, config, 128)) >
          1000);
}

TEST_CASE("with reduced motion nothing slides: the room goes dark and the next one comes out of "
          "the dark") {
    World world = slidingEast();
    ViewConfig config;
    config.reducedMotion = true;
    RoomView view(art());
    stepTimes(world, {}, 15);
    const Canvas half = roomPicture(view, world, config);
    CHECK(pixelsUnlike(half, layoutFor({15, 9}).room, {0, 0, 0}) == 0);
    stepTimes(world, {}, 14);
    REQUIRE(world.flip);
    CHECK(pixelsUnlike(roomPicture(view, world, config), layoutFor({15, 9}).room, {0, 0, 0}) >
          20000);
}

TEST_CASE("drawing stays inside the room's place, as the strip above must not move") {
    World world = slidingEast();
    RoomView view(art());
    for (int tick = 0; tick < 29; ++tick) {
        const Canvas canvas = roomPicture(view, world, ViewConfig{}, 100);
        CHECK(pixelsUnlike(canvas, {0, 0, 240, hudHeight}, {0, 0, 0}) == 0);
        stepTimes(world, {}, 1);
    }
}

TEST_CASE("the room that slides out keeps its picture when one came back to it before") {
    // Beside each other stand three; the third takes the picture of the first.
    World world(dungeonOf({{"E", "SWE", "W"}, {"-", "N", "-"}}, {0, 0}), WorldConfig{});
    RoomView used(art());
    const auto walk = [&](Direction way, bool toTheEnd) {
        do {
            stepTimes(world, holding(way), 1);
            roomPicture(used, world, ViewConfig{});
        } while (!world.flip);
        while (toTheEnd && world.flip) {
            stepTimes(world, {}, 1);
            roomPicture(used, world, ViewConfig{});
        }
    };
    walk(Direction::East, true);
    walk(Direction::East, true);
    walk(Direction::West, true);
    REQUIRE(world.cell() == GridPos{1, 0});
    while (toPixels(world.player.body.at.x) > 114) {
        stepTimes(world, holding(Direction::West), 1);
    }
    const auto south = [&] { stepTimes(world, holding(Direction::South), 1); };
    while (!world.flip) {
        south();
    }
    RoomView fresh(art());
    CHECK(difference(roomPicture(used, world, ViewConfig{}, 50),
                     roomPicture(fresh, world, ViewConfig{}, 50)) == 0);
}

TEST_CASE("the same world gives the same picture, a fresh view or a used one") {
    World world = slidingEast();
    stepTimes(world, {}, 7);
    RoomView used(art());
    roomPicture(used, crossWorld(), ViewConfig{});
    RoomView fresh(art());
    CHECK(difference(roomPicture(used, world, ViewConfig{}, 50),
                     roomPicture(fresh, world, ViewConfig{}, 50)) == 0);
}

namespace {

// In a room of the kind, with a chest on the tile, if there is one.
std::size_t piecesOfFurniture(RoomKind kind, std::optional<GridPos> chest) {
    World world = crossWorld();
    const Room room(RoomPlan{1, DoorSet::of(Direction::South), kind}, world.cell(),
                    emptyRoom({15, 9}, DoorSet::of(Direction::South)));
    if (chest) {
        world.things.add({.kind = ThingKind::Chest, .cell = room.cell(), .tile = *chest});
    }
    RoomPictures pictures(art());
    return pictures.of(room, room.tiles(), world, 1, false).furniture.size();
}

}  // namespace

TEST_CASE("a room of treasure has its painted chest only where none can be opened") {
    CHECK(piecesOfFurniture(RoomKind::Treasure, std::nullopt) == 1);
    CHECK(piecesOfFurniture(RoomKind::Treasure, GridPos{2, 6}) == 0);
}

TEST_CASE("furniture that would stand behind a chest is left out") {
    CHECK(piecesOfFurniture(RoomKind::Secret, std::nullopt) == 1);
    CHECK(piecesOfFurniture(RoomKind::Secret, GridPos{2, 6}) == 1);
    CHECK(piecesOfFurniture(RoomKind::Secret, GridPos{7, 1}) == 0);
}

TEST_CASE("shaking and flashes end with reduced motion, and are switched by themselves") {
    const auto shownWith = [](bool reducedMotion, MotionOption shake, MotionOption flashes) {
        ViewConfig config;
        config.reducedMotion = reducedMotion;
        config.shake = shake;
        config.flashes = flashes;
        const ShownMotion shownMotion = config.shownMotion();
        return std::pair{shownMotion.shakes, shownMotion.flashes};
    };
    using enum MotionOption;
    CHECK(shownWith(false, Auto, Auto) == std::pair{true, true});
    CHECK(shownWith(true, Auto, Auto) == std::pair{false, false});
    CHECK(shownWith(false, Off, Auto) == std::pair{false, true});
    CHECK(shownWith(false, Auto, Off) == std::pair{true, false});
    CHECK(shownWith(true, On, Off) == std::pair{true, false});
}

TEST_CASE("without shaking the room stays where it is, without flashes its colours stay") {
    World world = hurtWorld();
    world.player.kit.halfHearts = 2;
    RoomView view(art());
    view.take({KnightHurt{1}}, world, 1);
    const auto pictureWith = [&](MotionOption shake, MotionOption flashes) {
        ViewConfig config;
        config.shake = shake;
        config.flashes = flashes;
        return roomPicture(view, world, config);
    };
    const Canvas calm = pictureWith(MotionOption::Off, MotionOption::Off);
    CHECK(difference(pictureWith(MotionOption::On, MotionOption::Off), calm) > 1000);
    world.player.body.safeTicks = world.config.player.safeTicks;
    const Canvas hurt = pictureWith(MotionOption::Off, MotionOption::Off);
    const int flashing = difference(pictureWith(MotionOption::Off, MotionOption::On), hurt);
    CHECK(flashing > 30);
    CHECK(flashing < 256);
}

TEST_CASE("high contrast dims the ground, frames doors, and outlines who stands there") {
    const World world = crossWorld();
    RoomView view(art());
    ViewConfig config;
    const Canvas usual = roomPicture(view, world, config);
    config.highContrast = true;
    const Canvas clear = roomPicture(view, world, config);
    const auto brightness = [](const Canvas& canvas, GridPos at) {
        const Colour pixel = canvas.at(at.x, at.y);
        return pixel.red + pixel.green + pixel.blue;
    };
    const PixelRect room = layoutFor({15, 9}).room;
    const GridPos ground{room.x + 3 * tileSide + 8, room.y + 3 * tileSide + 8};
    CHECK(brightness(clear, ground) < brightness(usual, ground) * 6 / 10);
    // The south door is one tile wide, in the middle of its side.
    const GridPos door{room.x + 7 * tileSide, room.y + 8 * tileSide + 8};
    CHECK(clear.at(door.x, door.y) == outlineColour);
    const PixelRect knight = knightArea(world, world.player.body.at);
    const auto whiteIn = [&](const Canvas& canvas) {
        const PixelRect around = knight.grown(1);
        return around.width * around.height - pixelsUnlike(canvas, around, outlineColour);
    };
    CHECK(whiteIn(clear) > whiteIn(usual) + 30);
}
