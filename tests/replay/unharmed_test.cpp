// The autopilot in dungeons with all that the shipped rooms hold.
#include "autopilot/explorer.hpp"
#include "replay/stored.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

struct Walk {
    bool whole = false;  // every room was visited, and the banner reached
    std::size_t harms = 0;
};

bool isWhole(const World& world) {
    return hasVisitedAll(world) &&
           (world.bannerReached || !world.hasBanner(world.metrics.farthest));
}

Walk walkThrough(const Config& config, std::uint64_t seed) {
    Expedition expedition = beginning(config, Seed{seed});
    const World& world = expedition.world();
    Walk walk;
    Events events;
    Explorer explore;
    for (int tick = 0; tick < 1000 * world.metrics.rooms && !isWhole(world); ++tick) {
        events.clear();
        expedition.step(explore(world), events);
        walk.harms += countOf<KnightFell>(events) + countOf<KnightHurt>(events);
    }
    walk.whole = isWhole(world);
    return walk;
}

void checkUnharmed(const std::vector<std::string>& sets, std::uint64_t seeds) {
    Config config = shippedConfig(sets);
    INFO(sets.front());
    for (const GridSize box : {GridSize{10, 8}, GridSize{16, 16}}) {
        config.player.hitBox = box;
        for (std::uint64_t seed = 0; seed < seeds; ++seed) {
            INFO("seed " << seed << ", box " << box.width);
            const Walk walk = walkThrough(config, seed);
            CHECK(walk.whole);
            CHECK(walk.harms == 0);
        }
    }
}

}  // namespace

TEST_CASE("the autopilot comes into every room and is never harmed, however large it is") {
    checkUnharmed({"room.interior=mixed"}, 16);
    checkUnharmed({"room.interior=template"}, 6);
}

TEST_CASE("the autopilot comes through all kinds of dungeons unharmed") {
    checkUnharmed({"explore.locks=true", "locks.small=4"}, 4);
    checkUnharmed({"growth=hideout"}, 4);
    checkUnharmed({"growth=tunnels"}, 4);
    checkUnharmed({"growth=scattered"}, 4);
}

TEST_CASE("the autopilot comes through rooms of all sizes unharmed") {
    checkUnharmed({"room.width=5", "room.height=6"}, 4);
    checkUnharmed({"room.width=8", "room.height=12"}, 4);
    checkUnharmed({"room.width=31", "room.height=17", "grid.width=4", "grid.height=4"}, 2);
}

TEST_CASE("the autopilot comes unharmed over long ice, and at any speed") {
    checkUnharmed({"ground.ice_seconds=3", "room.interior=template"}, 3);
    checkUnharmed({"player.speed=480"}, 6);
    checkUnharmed({"player.speed=16", "grid.width=4", "grid.height=4", "view.slide_speed=2000"}, 1);
}
