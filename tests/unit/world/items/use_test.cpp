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
