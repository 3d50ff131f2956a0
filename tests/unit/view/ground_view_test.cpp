#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "view/effects/ground_marks.hpp"
#include "view/effects/room_effects.hpp"
#include "view/hud/hud.hpp"
#include "view/play/knight_figure.hpp"
#include "view/play/room_view.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const InputFrame east = holding(Direction::East);

// The knight alone, on black.
Canvas knightOf(const World& world, bool reducedMotion) {
    Canvas canvas({240, 144}, {0, 0, 0});
    Figures figures;
    addKnight(figures, {art(), art().tileset(Tileset::BlueStone), world}, world.player.body.at,
              !reducedMotion);
    figures.draw(canvas);
    return canvas;
}

World smallRoom(const std::string& row) {
    return worldOf({"###############", row, "#.............#", "#.............#", "#.............#",
                    "#.............#", "#.............#", "#.............#", "###############"},
                   {2, 1});
}

}  // namespace

TEST_CASE("hearts are full, half and empty, and the strip has room for ten of them") {
    World world = crossWorld();
    const auto hud = [&] { return hudPicture(world); };
    const Canvas full = hud();
    world.player.kit.halfHearts = 5;
    const Canvas hurt = hud();
    CHECK(difference(full, hurt) > 0);
    world.player.kit.halfHearts = 4;
    CHECK(difference(hurt, hud()) > 0);
    world.player.kit.hearts = 10;
    world.player.kit.halfHearts = 20;
    CHECK(difference(full, hud()) > 200);
}

TEST_CASE("a knight who is safe blinks at most three times a second, and not with reduced motion") {
    World world = crossWorld();
    world.player.kit.halfHearts = 3;
    int changes = 0;
    int still = 0;
    Canvas last;
    Canvas lastStill;
    for (int left = 60; left > 0; --left) {
        world.player.body.safeTicks = left;
        const Canvas now = knightOf(world, false);
        const Canvas nowStill = knightOf(world, true);
        if (left < 60) {
            changes += difference(last, now) > 0 ? 1 : 0;
            still += difference(lastStill, nowStill) > 0 ? 1 : 0;
        }
        last = now;
        lastStill = nowStill;
    }
    CHECK(changes >= 4);
    CHECK(changes <= 2 * 3);
    CHECK(still == 0);
}

TEST_CASE("a knight who has just woken does not flash, though he is safe") {
    World world = crossWorld();
    const Canvas before = knightOf(world, false);
    world.player.body.safeTicks = world.config.player.safeTicks;
    CHECK(difference(knightOf(world, false), before) == 0);
    --world.player.kit.halfHearts;
    CHECK(difference(knightOf(world, false), before) > 30);
}

TEST_CASE("falling he gets smaller, in four pictures") {
    World world = crossWorld();
    std::vector<int> sizes;
    for (int tick = 1; tick <= world.config.ground.fallTicks; ++tick) {
        world.player.fallTicks = tick;
        const Canvas canvas = knightOf(world, false);
        const int size = pixelsUnlike(canvas, wholeOf(canvas), {0, 0, 0});
        if (sizes.empty() || sizes.back() != size) {
            sizes.push_back(size);
        }
    }
    CHECK(sizes.size() == 4);
    CHECK(std::is_sorted(sizes.rbegin(), sizes.rend()));
}

TEST_CASE("the sword is seen in three pictures before the knight") {
    World world = crossWorld();
    const SwordConfig& sword = world.config.sword;
    std::vector<Canvas> pictures;
    for (int tick = 1; tick <= sword.windUpTicks + sword.bladeTicks; ++tick) {
        world.player.swingTicks = tick;
        Canvas now = knightOf(world, false);
        if (pictures.empty() || difference(pictures.back(), now) > 0) {
            pictures.push_back(std::move(now));
        }
    }
    CHECK(pictures.size() == 3);
}

TEST_CASE("a crate is drawn on its way from tile to tile, between ticks, too") {
    World world = smallRoom("#...c.........#");
    RoomView view(art());
    REQUIRE(
        stepUntil(world, east, 90, [](const World& w) { return w.ground.slide().has_value(); }));
    walkFor(world, {}, 2);
    const Canvas early = roomPicture(view, world);
    CHECK(difference(early, roomPicture(view, world, {}, 200)) > 0);
    walkFor(world, {}, world.config.ground.crateSlideTicks);
    REQUIRE_FALSE(world.ground.slide().has_value());
    CHECK(difference(early, roomPicture(view, world)) > 0);
}

TEST_CASE("pressed plates, cut grass and filled pits look otherwise than before and than ground") {
    const char made = GENERATE('p', '"', '_');
    World world = smallRoom(std::string("#...") + made + ".........#");
    RoomView view(art());
    const Canvas before = roomPicture(view, world);
    if (made == 'p') {
        world.ground.setPressed(0, true);
    } else {
        world.ground.lay({4, 1}, Tile::Ground);
    }
    const Canvas after = roomPicture(view, world);
    CHECK(difference(before, after) > 0);
    World plain = smallRoom("#.............#");
    RoomView other(art());
    CHECK(difference(roomPicture(other, plain), after) > 0);
}

TEST_CASE("what is pushed in vain trembles for a moment, and not with reduced motion") {
    World world = smallRoom("#...b.........#");
    RoomView view(art());
    const auto picture = [&](bool reducedMotion) {
        return fightPicture(view, world, reducedMotion);
    };
    const Canvas before = picture(false);
    view.take({PushRefused{Tile::Block, {4, 1}, Direction::East, PushFault::CutsOff}}, world, 1);
    CHECK(difference(before, picture(false)) > 0);
    CHECK(difference(before, picture(true)) == 0);
    world.tick += 12;
    CHECK(difference(picture(false), picture(true)) == 0);
}

TEST_CASE("what flies up stays in its dungeon, though another begins in the same cell and tick") {
    const World world = smallRoom("#.............#");
    RoomView view(art());
    const Canvas before = roomPicture(view, world);
    view.take({GrassCut{{8, 4}}}, world, 2);
    CHECK(difference(before, roomPicture(view, world)) == 0);
}

TEST_CASE("what flies up is over in a moment, and stays in its room") {
    World world = smallRoom("#.............#");
    RoomView view(art());
    const Canvas before = roomPicture(view, world);
    const Event event = GENERATE(Event(GrassCut{{8, 4}}), Event(PushableSank{Tile::Crate, {8, 4}}),
                                 Event(RubbleCleared{{8, 4}}), Event(FootStep{Tile::Shallows}));
    view.take({event}, world, 1);
    CHECK(difference(before, roomPicture(view, world)) > 0);
    world.tick += 30;
    RoomView fresh(art());
    CHECK(difference(roomPicture(fresh, world), roomPicture(view, world)) == 0);
    view.take({FootStep{}}, world, 1);
    CHECK(difference(roomPicture(fresh, world), roomPicture(view, world)) == 0);
}

TEST_CASE("bits of cut grass fly in the colours of the tileset's own grass") {
    const auto tileset = static_cast<Tileset>(GENERATE(range(0, tilesetCount)));
    const World world = crossWorld();
    RoomEffects effects;
    effects.take({GrassCut{{3, 3}}}, world, 1);
    const TilesetPictures& pictures = art().tileset(tileset);
    const Colour back{1, 2, 3};
    Canvas canvas({240, 176}, back);
    effects.shots().draw(canvas, art().sprites, pictures, world, 1, 0, 0);
    int bits = 0;
    for (const Colour colour : canvas.pixels()) {
        if (!(colour == back)) {
            ++bits;
            CHECK((colour == pictures.grass(0) || colour == pictures.grass(1) ||
                   colour == pictures.grass(2)));
        }
    }
    CHECK(bits > 10);
}

namespace {

World atStairs(int stairTicks) {
    World world = crossWorld();
    world.config.floor = 1;
    world.metrics.goal = world.cell();
    world.stairTicks = stairTicks;
    return world;
}

Canvas stairsOf(const World& world) {
    Canvas canvas({240, 144}, {1, 2, 3});
    drawStairs(canvas, art().tileset(Tileset::Moss), world, world.room, 0, 0);
    return canvas;
}

}  // namespace

TEST_CASE("stairs are a hatch, open step by step, and are then as they stay") {
    const int open = atStairs(0).config.adventure.stairs.openTicks;
    const Canvas shut = stairsOf(atStairs(0));
    const Canvas half = stairsOf(atStairs(open / 2));
    const Canvas whole = stairsOf(atStairs(open + 1));
    CHECK(difference(shut, half) > 20);
    CHECK(difference(half, whole) > 20);
    CHECK(difference(shut, stairsOf(atStairs(1))) < difference(shut, half));
    CHECK(difference(whole, stairsOf(atStairs(open))) == 0);
}

TEST_CASE("there are no stairs while exploring, nor in other rooms") {
    World exploring = atStairs(0);
    exploring.config.floor = 0;
    const Canvas bare({240, 144}, {1, 2, 3});
    CHECK(difference(bare, stairsOf(exploring)) == 0);
    World elsewhere = atStairs(0);
    elsewhere.metrics.goal = {0, 0};
    CHECK(difference(bare, stairsOf(elsewhere)) == 0);
}

TEST_CASE("the knight sinks below the ground on his way down") {
    World world = atStairs(100);
    CHECK(rowsBelowGround(world) == 0);
    world.player.descentTicks = world.config.adventure.stairs.descentTicks / 2;
    CHECK(rowsBelowGround(world) == 8);
    world.player.descentTicks = world.config.adventure.stairs.descentTicks;
    CHECK(rowsBelowGround(world) == 16);
}
