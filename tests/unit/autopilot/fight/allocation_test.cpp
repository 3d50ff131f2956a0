// A fight that the autopilot plays asks for no memory.
#include "autopilot/fight/autopilot.hpp"
#include "testing/allocations.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("ticks of a fight that the autopilot plays allocate nothing") {
    WorldConfig config = fightConfig();
    for (CreatureConfig& row : config.creatures.kinds) {
        row.health = row.health == 0 ? 0 : 20;
    }
    World world = fightIn(openRoom, {7, 4}, config);
    for (int i = 0; i < mostCreatures; ++i) {
        addCreature(world, static_cast<CreatureKind>(i % static_cast<int>(creatureCount)),
                    {1 + i, 1 + i % 7});
    }
    Autopilot play;
    Events events;
    events.reserve(64);
    std::size_t struck = 0;
    const auto fight = [&](int ticks) {
        for (int tick = 0; tick < ticks; ++tick) {
            events.clear();
            step(world, play(world), events);
            struck += countOf<CreatureStruck>(events);
        }
    };
    fight(30);  // what is seen has arrived
    const std::size_t before = allocations;
    fight(1200);
    CHECK(allocations == before);
    CHECK(struck > 10);
    CHECK_FALSE(world.flip);
}
