// The health of a boss on the screen.
#include "testing/catch2.hpp"
#include "unit/view/pictures.hpp"
#include "unit/view/views.hpp"
#include "view/hud/boss_bar.hpp"
#include "view/hud/hud.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/place.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int whole = 8;  // blows
const Colour red{224, 56, 72};
const Colour pale{255, 236, 168};

const int entranceTicks = entranceFromAbove.ticks;

World kingWorld(Doing doing, int ticks, int health) {
    World world = crossWorld();
    world.config.creatures.kinds[CreatureKind::KingSlime].health = whole;
    Creature king = makeCreature(world, CreatureKind::KingSlime, roomCentre(world.room), 7);
    king.doing = doing;
    king.ticks = ticks;
    king.health = health;
    world.creatures.living.push_back(king);
    return world;
}

int pixelsOf(const World& world, Colour colour) {
    Canvas canvas({240, 176});
    drawBossBar(pageOn(canvas, Tileset::Moss), world);
    return 240 * 176 - pixelsUnlike(canvas, wholeOf(canvas), colour);
}

}  // namespace

TEST_CASE("a boss's health is shown from its landing on, over the lower wall alone") {
    CHECK_FALSE(bossBarArea(crossWorld()));
    CHECK_FALSE(bossBarArea(kingWorld(Doing::Waits, entranceTicks - 1, whole)));
    const auto area = bossBarArea(kingWorld(Doing::Waits, entranceTicks, whole));
    REQUIRE(area);
    const PixelRect room = layoutFor({15, 9}).room;
    CHECK(area->y >= room.y + room.height - pixelsPerTile);
    CHECK(area->y + area->height <= room.y + room.height);
    CHECK(pixelsOf(kingWorld(Doing::Waits, entranceTicks - 1, whole), red) == 0);
}

TEST_CASE("beside a boss the HUD does not send the knight to find it") {
    World world = crossWorld();
    world.config.floor = 1;
    const Canvas before = hudPicture(world);
    world.creatures.living = kingWorld(Doing::Walks, 0, whole).creatures.living;
    CHECK(difference(before, hudPicture(world)) > 30);
}

TEST_CASE("the bar is over the upper wall while a knot is only on the lower one") {
    World world = kingWorld(Doing::Walks, 0, whole);
    const auto below = bossBarArea(world);
    REQUIRE(below);
    const GridSize room = world.terrain().size();
    const auto tie = [&](int y) {
        world.creatures.living.push_back(makeCreature(
            world, CreatureKind::Knot, {toSubpixels(7 * tileSide), toSubpixels(y)}, 7));
    };
    tie((room.height - 1) * tileSide - 1);
    const auto above = bossBarArea(world);
    REQUIRE(above);
    CHECK(above->y == layoutFor({15, 9}).room.y + 1);
    tie(tileSide);
    CHECK(bossBarArea(world)->y == below->y);
}

TEST_CASE("it fills up after the entrance, and is as long as what is left") {
    const int full = pixelsOf(kingWorld(Doing::Walks, 0, whole), red);
    CHECK(pixelsOf(kingWorld(Doing::Waits, entranceTicks, whole), red) == 0);
    const int filling = pixelsOf(kingWorld(Doing::Waits, entranceTicks + 6, whole), red);
    CHECK(filling > 0);
    CHECK(filling < full);
    const int half = pixelsOf(kingWorld(Doing::Walks, 0, whole / 2), red);
    CHECK(2 * half >= full - 10);
    CHECK(2 * half <= full + 10);
    CHECK(pixelsOf(kingWorld(Doing::Falls, 50, 0), red) == 0);
}

TEST_CASE("what a blow took runs down to what is left") {
    World world = kingWorld(Doing::Walks, 0, whole - 1);
    CHECK(pixelsOf(world, pale) == 0);
    int before = 10000;
    for (const int left : {30, 20, 10, 1}) {
        world.creatures.living.front().body.safeTicks = left;
        const int lost = pixelsOf(world, pale);
        CHECK(lost < before);
        before = lost;
    }
    world.creatures.living.front().body.safeTicks = 30;
    CHECK(pixelsOf(world, pale) > 0);
}

TEST_CASE("a blow that takes more runs down from what there was before") {
    World world = kingWorld(Doing::Walks, 0, whole);
    BossHealth health;
    health.take(world);
    world.creatures.living.front().health = whole - 3;
    world.creatures.living.front().body.safeTicks = world.config.creatures.boss.safeTicks;
    health.take(world);
    health.take(world);
    CHECK(health.beforeBlow() == whole);
    const auto lostPixels = [&](int before) {
        Canvas canvas({240, 176});
        drawBossBar(pageOn(canvas, Tileset::Moss), world, before);
        return 240 * 176 - pixelsUnlike(canvas, wholeOf(canvas), pale);
    };
    CHECK(lostPixels(health.beforeBlow()) > 2 * lostPixels(0));
}

TEST_CASE("in a replay its line covers nothing of the room, of hearts, coins and keys") {
    World world = kingWorld(Doing::Walks, 0, whole);
    world.config.floor = 5;
    world.config.hasCreatures = world.config.locks = true;
    world.player.kit.coins = 999;
    Canvas canvas({240, 176});
    drawHud(pageOn(canvas, Tileset::Moss), world, {});
    drawBossBar(pageOn(canvas, Tileset::Moss), world);
    const Canvas alone = canvas;
    drawReplayLine(pageOn(canvas, Tileset::Moss), world,
                   {.tick = 423456, .ticks = 654321, .isPaused = true, .differsAt = 423400});
    CHECK(difference(alone, canvas) > 100);
    PixelRect area = goalArea(pageOn(canvas, Tileset::Moss), world);
    area.width += threadsWidth;  // their sign makes way
    for (const GridPos at : cellsOf(canvas.size())) {
        const bool isItsOwn = (at.x >= area.x && at.x < area.x + area.width && at.y >= area.y &&
                               at.y < area.y + area.height) ||
                              at.y == hudHeight - 1;
        REQUIRE((isItsOwn || alone.at(at.x, at.y) == canvas.at(at.x, at.y)));
    }
}
