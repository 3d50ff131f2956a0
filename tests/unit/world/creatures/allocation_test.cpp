// A fight asks for no memory, nor do items.
#include "testing/allocations.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
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

// The Weaver mirrors a copy of the room before she announces that she pulls it round.
TEST_CASE("ticks of the fight against each boss allocate nothing, unless they begin an attack") {
    const int floor = GENERATE(1, 2, 3, 4, 5);
    CAPTURE(floor);
    Config config = shippedFloor(floor);
    config.adventure.roleToBeginIn = Role::Boss;
    config.creatures.kinds[config.adventure.boss()].health = 100'000;
    Expedition expedition = beginning(config, Seed{17});
    World& world = expedition.world();
    Events events;
    events.reserve(64);
    std::size_t unexpected = 0;
    const auto play = [&](int ticks) {
        for (int tick = 0; tick < ticks; ++tick) {
            events.clear();
            world.player.kit.halfHearts = 6;
            const auto side = static_cast<Direction>(tick / 40 % 4);
            const std::size_t before = allocations;
            step(world, holding(side).with(Button::Sword), events);
            unexpected += countOf<CreatureWoundUp>(events) > 0 ? 0 : allocations - before;
        }
    };
    play(3000);  // memory that is used again is made once
    REQUIRE(world.hasBoss());
    unexpected = 0;
    play(3000);
    CHECK(unexpected == 0);
    CHECK(world.hasBoss());
}

TEST_CASE("allocations are counted") {
    const std::size_t before = allocations;
    const std::string text(1000, 'x');
    CHECK(allocations > before);
    CHECK(text.size() == 1000);
}
