#include "testing/catch2.hpp"
#include "unit/view/views.hpp"
#include "view/hud/hud.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

struct Beats {
    int sounds = 0;
    int lit = 0;
};

Beats beatsIn(LowHearts& hearts, const World& world, int ticks) {
    Beats beats;
    for (int tick = 0; tick < ticks; ++tick) {
        beats.sounds += hearts.take({}, world) ? 1 : 0;
        beats.lit += hearts.isLit() ? 1 : 0;
    }
    return beats;
}

World hurtTo(int halfHearts) {
    World world = crossWorld();
    world.player.kit.halfHearts = halfHearts;
    return world;
}

}  // namespace

TEST_CASE("the last heart pulses and sounds twice when it comes to that, not for ever") {
    LowHearts hearts;
    const World world = hurtTo(2);
    CHECK_FALSE(hearts.take({KnightHurt{2}}, world));
    // What was lost blinks first.
    CHECK(beatsIn(hearts, world, world.config.player.safeTicks - 1).lit == 0);
    const Beats beats = beatsIn(hearts, world, 1000);
    CHECK(beats.sounds == 2);
    CHECK(beats.lit > 0);
    CHECK(beats.lit < 40);
    CHECK_FALSE(hearts.take({KnightHurt{1}}, hurtTo(1)));
    CHECK(beatsIn(hearts, hurtTo(1), 1000).sounds == 2);
}

TEST_CASE("what the last blow took is remembered, of several in one tick all of it") {
    LowHearts hearts;
    hearts.take({KnightHurt{.halfHearts = 4, .lost = 2}}, hurtTo(4));
    CHECK(hearts.lost() == 2);
    hearts.take({}, hurtTo(4));
    CHECK(hearts.lost() == 2);
    hearts.take({KnightHurt{.halfHearts = 3, .lost = 1}, KnightHurt{.halfHearts = 1, .lost = 2}},
                hurtTo(1));
    CHECK(hearts.lost() == 3);
}

TEST_CASE("hearts are quiet where there are enough, where none is left, and once one was found") {
    LowHearts hearts;
    hearts.take({KnightHurt{3}}, hurtTo(3));
    CHECK(beatsIn(hearts, hurtTo(3), 300).sounds == 0);
    hearts.take({KnightHurt{0}}, hurtTo(0));
    CHECK(beatsIn(hearts, hurtTo(0), 300).sounds == 0);
    hearts.take({KnightHurt{2}}, hurtTo(2));
    CHECK(beatsIn(hearts, hurtTo(4), 300).sounds == 0);
    World single = hurtTo(1);
    single.player.kit.hearts = 1;
    hearts.take({KnightHurt{1}}, single);
    CHECK(beatsIn(hearts, single, 300).sounds == 0);
}
