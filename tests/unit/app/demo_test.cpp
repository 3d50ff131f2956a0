// The adventure that plays by itself behind the title.
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

void tickFor(Game& game, int ticks) {
    for (int tick = 0; tick < ticks; ++tick) {
        game.tick();
    }
}

}  // namespace

TEST_CASE("a demo begins after a time without input on the title, and any key or click ends it") {
    Game game = makeGame(FirstState::Title);
    const int ticks = game.session().config().view.demoTicks;
    tickFor(game, ticks - 1);
    CHECK(game.stateName() == "title");
    press(game, Key::Down);
    tickFor(game, ticks - 1);
    CHECK(game.stateName() == "title");
    game.handle(PointerMoved{3, 3});
    tickFor(game, ticks);
    REQUIRE(game.stateName() == "demo");
    const Seed seed = worldOf(game).dungeon.seed();
    const Canvas before = drawn(game);
    tickFor(game, 240);
    CHECK_FALSE(std::ranges::equal(drawn(game).pixels(), before.pixels()));
    SECTION("by a key, which does nothing else") {
        press(game, Key::R);
    }
    SECTION("by the mouse") {
        game.handle(PointerPressed{3, 3});
    }
    SECTION("by the right button") {
        game.handle(PointerRightPressed{3, 3});
    }
    SECTION("by the wheel") {
        game.handle(WheelTurned{3, 3, 1});
    }
    CHECK(game.stateName() == "title");
    CHECK(worldOf(game).dungeon.seed() == seed);
    tickFor(game, ticks - 1);
    CHECK(game.stateName() == "title");
}

TEST_CASE("a demo is dimmed as much as the configuration says") {
    const auto brightness = [](const std::string& dimming) {
        const ConfigFolder folder;
        Game game = makeGame(FirstState::Title, folder,
                             {"view.demo_seconds=1", "view.demo_dimming=" + dimming});
        tickFor(game, 120);
        REQUIRE(game.stateName() == "demo");
        std::uint64_t sum = 0;
        const Canvas picture = drawn(game);
        for (const Colour& pixel : picture.pixels()) {
            sum += pixel.red + pixel.green + pixel.blue;
        }
        return sum;
    };
    CHECK(brightness("80") < brightness("20"));
}
