// What is given to the knight, and the moment in which he holds it up.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/items/items.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Kit kitAfter(World& world, Treasure what, int count = 1) {
    Events events;
    giveTreasure(world, what, count, events);
    return world.player.kit;
}

}  // namespace

TEST_CASE("an item is added to what the knight carries, and the first one is chosen") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig());
    CHECK_FALSE(world.player.kit.chosen);
    Events events;
    giveTreasure(world, treasureOf(Item::Hook), 1, events);
    giveTreasure(world, treasureOf(Item::Bow), 1, events);
    const Kit& kit = world.player.kit;
    CHECK(kit.items == EnumSet<Item>().with(Item::Hook).with(Item::Bow));
    CHECK(kit.chosen == Item::Hook);
    CHECK(kit.arrows == world.config.items.bow.given);
    REQUIRE(events.size() == 2);
    CHECK(std::get<TreasureTaken>(events[1]).what == treasureOf(Item::Bow));
}

TEST_CASE("each treasure gives what its name says, and never more than the knight can carry") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig());
    world.player.kit.hearts = 3;
    world.player.kit.halfHearts = 1;
    CHECK(kitAfter(world, Treasure::Heart).halfHearts == 3);
    CHECK(kitAfter(world, Treasure::Heart, 5).halfHearts == 6);
    CHECK(kitAfter(world, Treasure::Coins, 20).coins == 20);
    CHECK(kitAfter(world, Treasure::BombBundle, 3).bombs == 3);
    CHECK(kitAfter(world, Treasure::BombBundle, 99).bombs == world.config.items.bombs.most);
    CHECK(kitAfter(world, Treasure::ArrowBundle, 99).arrows == world.config.items.bow.most);
    CHECK(kitAfter(world, Treasure::SmallKey, 2).items.empty());
    CHECK(world.locks.smallKeys() == 2);
    kitAfter(world, Treasure::BossKey);
    CHECK(world.locks.hasBossKey());
    CHECK_FALSE(world.hasMap);
    kitAfter(world, Treasure::Map);
    CHECK(world.hasMap);
    CHECK_FALSE(world.hasCompass);
    kitAfter(world, Treasure::Compass);
    CHECK(world.hasCompass);
}

TEST_CASE("four pieces make a heart, and a new heart fills all of them") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig());
    world.player.kit.hearts = 3;
    world.player.kit.halfHearts = 1;
    for (int pieces = 1; pieces < piecesPerHeart; ++pieces) {
        CHECK(kitAfter(world, Treasure::HeartPiece).heartPieces == pieces);
        CHECK(world.player.kit.hearts == 3);
    }
    CHECK(kitAfter(world, Treasure::HeartPiece).heartPieces == 0);
    CHECK(world.player.kit.hearts == 4);
    CHECK(world.player.kit.halfHearts == 8);
    CHECK(kitAfter(world, Treasure::HeartContainer).hearts == 5);
    world.player.kit.hearts = mostHearts;
    CHECK(kitAfter(world, Treasure::HeartContainer).hearts == mostHearts);
}

TEST_CASE("while the knight holds something up all else waits") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig());
    world.config.creatures.rules.waitTicks = 0;
    addCreature(world, CreatureKind::Skeleton, {3, 3});
    Events events;
    giveTreasure(world, treasureOf(Item::Lantern), 1, events);
    const SubPos knight = world.player.body.at;
    const SubPos skeleton = only(world).body.at;
    events = walkFor(world, holding(Direction::East).with(Button::Sword),
                     world.config.items.takeTicks - 1);
    CHECK(world.player.heldUp);
    CHECK(world.player.body.at == knight);
    CHECK(only(world).body.at == skeleton);
    CHECK(countOf<SwordSwung>(events) == 0);
    walkFor(world, holding(Direction::East).with(Button::Sword), 1);
    CHECK_FALSE(world.player.heldUp);
    events = walkFor(world, holding(Direction::East).with(Button::Sword), 120);
    CHECK(world.player.body.at.x > knight.x);
    CHECK(only(world).body.at != skeleton);
    CHECK(countOf<SwordSwung>(events) == 0);  // the key was down already
}

TEST_CASE("an item is refused in the tick in which something is given to the knight") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig());
    Events events;
    giveTreasure(world, treasureOf(Item::Bombs), 1, events);
    REQUIRE(world.player.kit.chosen == Item::Bombs);
    events.clear();
    useItems(world, holding(Button::Item), events);
    CHECK(countOf<ItemRefused>(events) == 1);
    CHECK(world.tools.bombs.empty());
    world.player.heldUp.reset();
    useItems(world, InputFrame{}, events);
    useItems(world, holding(Button::Item), events);
    CHECK(world.tools.bombs.size() == 1);
}

TEST_CASE("what the knight has the most of is of no use to him") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig());
    Kit& kit = world.player.kit;
    CHECK(hasUseFor(world, treasureOf(Item::Bow)));
    CHECK_FALSE(hasUseFor(world, Treasure::ArrowBundle));  // without a bow
    CHECK_FALSE(hasUseFor(world, Treasure::Heart));
    CHECK(hasUseFor(world, Treasure::Map));
    kitAfter(world, Treasure::Map);
    kitAfter(world, treasureOf(Item::Bow));
    kit.halfHearts -= 1;
    CHECK_FALSE(hasUseFor(world, treasureOf(Item::Bow)));
    CHECK_FALSE(hasUseFor(world, Treasure::Map));
    CHECK(hasUseFor(world, Treasure::ArrowBundle));
    CHECK(hasUseFor(world, Treasure::Heart));
    kitAfter(world, Treasure::ArrowBundle, 99);
    CHECK_FALSE(hasUseFor(world, Treasure::ArrowBundle));
}

TEST_CASE("the knight begins with the items that the configuration names") {
    CHECK(worldOf(openRoom, {7, 4}, {}, itemConfig()).player.kit.items.empty());
    const Kit kit =
        worldOf(openRoom, {7, 4}, {}, itemConfig({Item::Bombs, Item::Feather})).player.kit;
    CHECK(kit.items == EnumSet<Item>().with(Item::Bombs).with(Item::Feather));
    CHECK(kit.chosen == Item::Bombs);
    CHECK(kit.bombs == shippedConfig().items.bombs.given);
}
