#include "app/asset_faults.hpp"
#include "app/game.hpp"
#include "autopilot/explorer.hpp"
#include "testing/catch2.hpp"

#include <filesystem>

using namespace doorstring;

namespace {

// Nothing there: every picture and the font are stand-ins.
const LoadedArt& standIns() {
    static const LoadedArt loaded = Art::load(DOORSTRING_PROJECT "/no-such-folder");
    return loaded;
}

Game gameWith(const Art& art, FirstState first) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    return Game(art, {sources, loadConfig(sources).value(), Seed{17}, true}, first);
}

}  // namespace

TEST_CASE("the screen tells the first fault and how many more there are") {
    Game game = gameWith(standIns().art, FirstState::Title);
    MessageLine& message = game.session().message;
    SECTION("none") {
        tellAssetFaults(game.session(), {});
        CHECK_FALSE(message.shown());
    }
    SECTION("one") {
        tellAssetFaults(game.session(), {"a.png: the picture is missing"});
        CHECK(message.text() == "a.png: the picture is missing");
    }
    SECTION("three") {
        tellAssetFaults(game.session(), {"a.png: the picture is missing", "b", "c"});
        CHECK(message.text() == "a.png: the picture is missing (2 more: see the log)");
    }
    SECTION("what is told already stays") {
        tellAssetFaults(game.session(), {"a"});
        tellAssetFaults(game.session(), {"b"});
        CHECK(message.text() == "a");
    }
}

TEST_CASE("the whole game can be played on stand-ins") {
    Game game = gameWith(standIns().art, FirstState::Title);
    Canvas canvas;
    const auto press = [&](Key key) {
        game.handle(KeyPressed{{key, false}});
        game.handle(KeyReleased{key});
        for (int tick = 0; tick < 20; ++tick) {
            game.tick();
            game.draw(canvas, 0);
        }
    };
    press(Key::Up);
    press(Key::Down);
    press(Key::Enter);
    REQUIRE(game.stateName() == "explore");
    game.session().autopilot = exploreOn;
    const World& world = game.session().expedition.world();
    const GridPos start = world.cell();
    bool left = false;
    for (int tick = 0; tick < 1200; ++tick) {
        game.tick();
        game.draw(canvas, 0);
        left = left || world.cell() != start;
    }
    CHECK(left);
    game.session().autopilot = nullptr;
    for (const Key key : {Key::M, Key::M, Key::F1, Key::Escape, Key::F3, Key::P, Key::R}) {
        press(key);
    }
    CHECK(canvas.size() == GridSize{240, 176});
}
