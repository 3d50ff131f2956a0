#include "testing/catch2.hpp"
#include "unit/world/worlds.hpp"

using namespace doorstring;
using namespace doorstring::testing;

TEST_CASE("a run is over after a defeat, and when the last floor is left") {
    World world(dungeonOf({{"E", "W"}}, {0, 0}), plainConfig());
    world.config.adventure.floors.setCount(2);
    const auto isOverOn = [&](int floor, Ending ending) {
        world.config.floor = floor;
        world.ending = ending;
        return world.isRunOver();
    };
    CHECK_FALSE(isOverOn(1, Ending::None));
    CHECK_FALSE(isOverOn(1, Ending::Left));
    CHECK(isOverOn(1, Ending::Defeat));
    CHECK_FALSE(isOverOn(2, Ending::None));
    CHECK(isOverOn(2, Ending::Left));
    CHECK(isOverOn(2, Ending::Defeat));
}
