// A fight asks for no memory, nor do items.
#include "testing/allocations.hpp"
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("ticks with a dozen creatures and what they throw allocate nothing") {
    World world = fightIn(openRoom, {7, 4});
    for (int i = 0; i < mostCreatures; ++i) {
        addCreature(world, static_cast<CreatureKind>(i % static_cast<int>(creatureCount)),
                    {1 + i, 1 + i % 7});
    }
    Events events;
    const auto play = [&](int ticks) {
        for (int tick = 0; tick < ticks; ++tick) {
            events.clear();
            const auto side = static_cast<Direction>(tick / 40 % 4);
            step(world, holding(side).with(Button::Sword), events);
        }
    };
    events.reserve(64);
    const std::size_t before = allocations;
    play(900);
    CHECK(allocations == before);
    CHECK_FALSE(world.flip);
}

TEST_CASE("ticks in which items are used allocate nothing") {
    World world = itemRoom(openRoom, {7, 4},
                           {Item::Bombs, Item::Bow, Item::Hook, Item::Lantern, Item::Feather});
    for (int i = 0; i < mostCreatures; ++i) {
        addCreature(world, CreatureKind::ShieldKnight, {1 + i, 1});
    }
    Events events;
    events.reserve(64);
    std::size_t used = 0;
    const std::size_t before = allocations;
    for (int tick = 0; tick < 1200; ++tick) {
        events.clear();
        const auto side = static_cast<Direction>(tick / 50 % 4);
        InputFrame input = holding(side);
        input = tick % 20 == 0 ? input.with(Button::Item) : input;
        input = tick % 90 == 45 ? input.with(Button::NextItem) : input;
        world.player.kit.bombs = world.player.kit.arrows = 5;
        step(world, input, events);
        used += countOf<BombLaid>(events) + countOf<ArrowShot>(events) +
                countOf<HookThrown>(events) + countOf<KnightHopped>(events);
    }
    CHECK(allocations == before);
    CHECK(used > 20);
}

TEST_CASE("allocations are counted") {
    const std::size_t before = allocations;
    const std::string text(1000, 'x');
    CHECK(allocations > before);
    CHECK(text.size() == 1000);
}
