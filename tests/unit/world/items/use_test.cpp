// Choosing and using items, and when they are refused.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("keys choose the next and the previous of the items that the knight has") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Bombs, Item::Hook, Item::Feather});
    const auto chosenAfter = [&](Button button) {
        press(world, button);
        walkFor(world, {}, 1);
        return world.player.kit.chosen;
    };
    CHECK(chosenAfter(Button::NextItem) == Item::Hook);
    CHECK(chosenAfter(Button::NextItem) == Item::Feather);
    CHECK(chosenAfter(Button::NextItem) == Item::Bombs);
    CHECK(chosenAfter(Button::PreviousItem) == Item::Feather);
    CHECK(countOf<ItemChosen>(walkFor(world, holding(Button::NextItem), 60)) == 1);
}

TEST_CASE("who has one item, or none, has nothing to choose") {
    World one = itemRoom(openRoom, {7, 4}, {Item::Bow});
    CHECK(press(one, Button::NextItem).empty());
    CHECK(one.player.kit.chosen == Item::Bow);
    World none = worldOf(openRoom, {7, 4}, {}, itemConfig());
    CHECK(press(none, Button::NextItem).empty());
    walkFor(none, {}, 1);
    CHECK(press(none, Button::Item).empty());
}

TEST_CASE("each press uses the item once, in the same tick") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Bombs});
    CHECK(countOf<BombLaid>(press(world, Button::Item)) == 1);
    CHECK(countOf<BombLaid>(walkFor(world, holding(Button::Item), 60)) == 0);
    walkFor(world, {}, 1);
    CHECK(countOf<BombLaid>(press(world, Button::Item)) == 1);
}

TEST_CASE("a use that is refused is heard and costs nothing") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Bombs});
    const int bombs = world.player.kit.bombs;
    const auto refuses = [&] {
        const Events events = press(world, Button::Item);
        return countOf<ItemRefused>(events) == 1 && countOf<BombLaid>(events) == 0 &&
               world.player.kit.bombs == bombs;
    };
    SECTION("during a swing of the sword") {
        press(world, Button::Sword);
        CHECK(refuses());
    }
    SECTION("while a blow pushes him back") {
        Events events;
        hurtKnight(world, {1, {0, 0}}, events);
        CHECK(refuses());
    }
    SECTION("in a fall") {
        world.player.fallTicks = 1;
        CHECK(refuses());
    }
    SECTION("in the air") {
        world.player.hopTicks = 1;
        CHECK(refuses());
    }
    SECTION("while the hook is out") {
        world.tools.hook = Hook{Direction::East, HookDoing::Flies, centreOf(world.knightBox()), {}};
        CHECK(refuses());
    }
}

TEST_CASE("the dead use nothing") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Bombs});
    world.player.deathTicks = 1;
    CHECK(press(world, Button::Item).empty());
}

TEST_CASE("no swing begins in the air, behind a bow or while the hook is out") {
    const Item item = GENERATE(Item::Feather, Item::Bow, Item::Hook);
    World world = itemRoom(openRoom, {2, 4}, {item});
    world.config.sword.keptTicks = 0;
    press(world, Button::Item);
    walkFor(world, {}, 1);
    CHECK(countOf<SwordSwung>(press(world, Button::Sword)) == 0);
    walkFor(world, {}, 120);
    CHECK(countOf<SwordSwung>(press(world, Button::Sword)) == 1);
}

TEST_CASE("the second key uses the item that was in hand before, the first two from the start") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig({Item::Bombs, Item::Bow, Item::Hook}));
    CHECK(world.player.kit.chosen == Item::Bombs);
    CHECK(world.player.kit.second == Item::Bow);
    CHECK(countOf<ArrowShot>(press(world, Button::SecondItem)) == 1);
    walkFor(world, {}, 60);
    press(world, Button::PreviousItem);
    CHECK(world.player.kit.chosen == Item::Hook);
    CHECK(world.player.kit.second == Item::Bombs);
    walkFor(world, {}, 1);
    CHECK(countOf<BombLaid>(press(world, Button::SecondItem)) == 1);
}

TEST_CASE("each item has a key that takes it in hand and uses it, once for each press") {
    World world =
        worldOf(openRoom, {7, 4}, {}, itemConfig({Item::Bombs, Item::Bow, Item::Feather}));
    Events events = press(world, buttonOf(Item::Bow));
    CHECK(countOf<ArrowShot>(events) == 1);
    CHECK(countOf<ItemChosen>(events) == 1);
    CHECK(countOf<ArrowShot>(walkFor(world, holding(buttonOf(Item::Bow)), 60)) == 0);
    CHECK(world.player.kit.chosen == Item::Bow);
    walkFor(world, {}, 1);
    CHECK(countOf<KnightHopped>(press(world, buttonOf(Item::Feather))) == 1);
    walkFor(world, {}, 60);
    CHECK(press(world, buttonOf(Item::Hook)).empty());  // he has no hook
    CHECK(world.player.kit.chosen == Item::Feather);
}

TEST_CASE("an item that works by itself is never in hand") {
    World world = worldOf(openRoom, {7, 4}, {}, itemConfig({Item::Lantern, Item::Feather}));
    CHECK(world.player.kit.chosen == Item::Feather);
    CHECK_FALSE(world.player.kit.second);
    CHECK(press(world, Button::NextItem).empty());
    walkFor(world, {}, 1);
    CHECK(countOf<ItemRefused>(press(world, buttonOf(Item::Lantern))) == 1);
    CHECK(world.player.kit.chosen == Item::Feather);
}
