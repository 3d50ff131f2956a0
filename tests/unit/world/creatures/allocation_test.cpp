// A fight asks for no memory.
#include "testing/allocations.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

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
            step(world, hold({side}).with(Button::Sword), events);
        }
    };
    events.reserve(64);
    const std::size_t before = allocations;
    play(900);
    CHECK(allocations == before);
    CHECK_FALSE(world.flip);
}

TEST_CASE("allocations are counted") {
    const std::size_t before = allocations;
    const std::string text(1000, 'x');
    CHECK(allocations > before);
    CHECK(text.size() == 1000);
}
