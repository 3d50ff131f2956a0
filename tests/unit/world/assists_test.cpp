// What a player can be helped with, each by itself.
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "unit/world/items/item_rooms.hpp"

#include <functional>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

using Change = std::function<void(AssistConfig&)>;

// A world with these assists, as its configuration makes it.
WorldConfig assisted(const Change& change) {
    Config config;
    static_cast<PlayConfig&>(config) = fightConfig();
    change(config.assist);
    return WorldConfig(config);
}

// The half hearts that each of four hits of that cost takes.
std::vector<int> lossesOf(HeartLoss damage, int cost) {
    World world = worldOf(openRoom, {7, 4}, {}, fightConfig());
    world.config.assist.damage = damage;
    std::vector<int> losses;
    for (int hit = 0; hit < 4; ++hit) {
        Events events;
        world.player.body.safeTicks = world.player.body.knockTicks = 0;
        CHECK(hurtKnight(world, {.halfHearts = cost, .from = {}}, events));
        losses.push_back(findIn<KnightHurt>(events)->lost);
    }
    return losses;
}

// How far beside the knight's middle a shot to the east begins, in pixels.
int shiftOfShot(World& world) {
    const SubPos knight = centreOf(world.knightBox());
    press(world, Button::Item);
    REQUIRE(world.tools.arrows.size() == 1);
    return toPixels(centreOf(world.tools.arrows.front().body.hitBox()).y - knight.y);
}

World bowRoom(bool aims) {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bow});
    world.config.assist.aims = aims;
    return world;
}

// A creature that many pixels south of the middle of a tile.
void addBelow(World& world, GridPos tile, int pixels) {
    addCreature(world, CreatureKind::Charger, tile).body.at.y += toSubpixels(pixels);
}

}  // namespace

TEST_CASE("damage is lost whole, by every second half heart, or not at all") {
    using Losses = std::vector<int>;
    CHECK(lossesOf(HeartLoss::Full, 1) == Losses{1, 1, 1, 1});
    CHECK(lossesOf(HeartLoss::Half, 1) == Losses{0, 1, 0, 1});
    CHECK(lossesOf(HeartLoss::Half, 2) == Losses{1, 1, 1, 1});
    CHECK(lossesOf(HeartLoss::Half, 3) == Losses{1, 2, 1, 2});
    CHECK(lossesOf(HeartLoss::None, 3) == Losses{0, 0, 0, 0});
}

TEST_CASE("a fall, too, costs half or nothing") {
    World world = worldOf({"#######", "#.._..#", "#######"}, {1, 1});
    world.config.assist.damage = HeartLoss::None;
    const int before = world.player.kit.halfHearts;
    walkFor(world, holding(Direction::East), 300);
    CHECK(world.player.kit.halfHearts == before);
    world.config.assist.damage = HeartLoss::Half;
    REQUIRE(stepUntil(world, holding(Direction::East), 600,
                      [&](const World& now) { return now.player.kit.halfHearts == before - 1; }));
}

TEST_CASE("longer warnings are longer for all that announces, and traps wait as much longer") {
    const WorldConfig usual = assisted([](AssistConfig&) {});
    const WorldConfig longer = assisted([](AssistConfig& assist) { assist.warningPercent = 150; });
    const auto isHalfLonger = [](int now, int before) { return now == before + before / 2; };
    for (const CreatureKind kind : allValues<CreatureKind>) {
        CHECK(isHalfLonger(longer.creatures.kinds[kind].windUpTicks,
                           usual.creatures.kinds[kind].windUpTicks));
    }
    for (const Move move : allValues<Move>) {
        CHECK(isHalfLonger(longer.creatures.moves[move].windUpTicks,
                           usual.creatures.moves[move].windUpTicks));
    }
    for (const Trap trap : allValues<Trap>) {
        const TrapConfig& was = usual.ground.traps[trap];
        const TrapConfig& now = longer.ground.traps[trap];
        CHECK(isHalfLonger(now.windUpTicks, was.windUpTicks));
        CHECK(now.everyTicks - was.everyTicks == now.windUpTicks - was.windUpTicks);
    }
    CHECK(isHalfLonger(longer.ground.spikesWarningTicks, usual.ground.spikesWarningTicks));
    CHECK(longer.player == usual.player);
}

TEST_CASE("aim help leads a shot onto the nearest creature ahead, by half a tile at most") {
    const auto shiftFor = [](bool aims, int pixels) {
        World world = bowRoom(aims);
        addBelow(world, {7, 4}, pixels);
        return shiftOfShot(world);
    };
    CHECK(shiftFor(false, 5) == 0);
    CHECK(shiftFor(true, 5) == 5);
    CHECK(shiftFor(true, -5) == -5);
    CHECK(shiftFor(true, 10) == 8);
    CHECK(shiftFor(true, 40) == 0);  // which no shot of these could meet
}

TEST_CASE("aim help looks neither back nor at what nothing hurts, and takes the nearest") {
    World world = bowRoom(true);
    addBelow(world, {10, 4}, -6);
    addBelow(world, {6, 4}, 3);
    addCreature(world, CreatureKind::Turret, {4, 4}).body.at.y += toSubpixels(7);
    addBelow(world, {1, 4}, 7);
    CHECK(shiftOfShot(world) == 3);
}

TEST_CASE("a shot that aim help leads meets what it would have missed") {
    const bool aims = GENERATE(false, true);
    World world = bowRoom(aims);
    addBelow(world, {7, 4}, 12);
    press(world, Button::Item);
    CHECK(countOf<CreatureStruck>(walkFor(world, {}, 120)) == (aims ? 1 : 0));
}

TEST_CASE("without pits the knight walks across them") {
    World world = worldOf({"#######", "#.___.#", "#######"}, {1, 1});
    world.config.assist.fallsIntoPits = false;
    const Events events = walkFor(world, holding(Direction::East), 120);
    CHECK(countOf<KnightFell>(events) == 0);
    CHECK(knightTile(world) == GridPos{5, 1});
}
