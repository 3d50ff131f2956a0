// lab-pictures: the pictures of docs/lab.md, taken in the game itself without a window.
//
//   lab-pictures FOLDER    writes FOLDER/begin.png, corridors.png, ...
#include "dungeon/passes/generate.hpp"
#include "lab/workshop.hpp"
#include "picture/canvas/png.hpp"
#include "play/game.hpp"

#include <cstdlib>
#include <filesystem>
#include <iostream>
#include <string>
#include <vector>

namespace {

using namespace doorstring;
namespace fs = std::filesystem;

constexpr int scale = 2;
constexpr int ticksToGrow = 90;

class LabCamera {
public:
    LabCamera(Game& game, fs::path folder) : game_(game), folder_(std::move(folder)) {}

    void press(Key key, int times = 1, bool shift = false) {
        for (int count = 0; count < times; ++count) {
            game_.handle(KeyPressed{{key, shift}});
            game_.handle(KeyReleased{key});
            game_.tick();
        }
    }

    // Ends the program with a sentence where the picture cannot be written.
    void shoot(const std::string& name, int ticks = ticksToGrow) {
        for (int tick = 0; tick < ticks; ++tick) {
            game_.tick();
        }
        game_.session().message.hide();
        game_.draw(canvas_, wholeTick);
        if (const auto fault = savePng(enlarged(canvas_, scale), folder_ / (name + ".png"))) {
            std::cerr << *fault << '\n';
            std::exit(1);
        }
    }

private:
    Game& game_;
    fs::path folder_;
    Canvas canvas_;
};

void takeAll(LabCamera& camera) {
    camera.press(Key::L);
    camera.shoot("begin");
    camera.press(Key::Right, 16);
    camera.press(Key::Down);
    camera.press(Key::Delete);
    camera.press(Key::Up);
    camera.press(Key::Right, 20);
    camera.shoot("moved", 4);
    camera.press(Key::B);
    camera.press(Key::Down, 6);
    camera.press(Key::Right, 12);
    camera.press(Key::D);
    camera.shoot("duel");
    camera.press(Key::D);
    camera.press(Key::PageDown, 6);
    camera.press(Key::Down, 9);
    camera.shoot("roles");
    camera.press(Key::W);
    camera.press(Key::Up, 2);
    camera.shoot("why");
    camera.press(Key::W);
    camera.press(Key::S);
    camera.shoot("save");
}

}  // namespace

int main(int count, char** arguments) {
    if (count != 2) {
        std::cerr << "usage: lab-pictures FOLDER\n";
        return 2;
    }
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.user = "/nowhere";
    const auto loaded = loadConfig(sources);
    const LoadedArt loadedArt = Art::load(DOORSTRING_PROJECT "/assets");
    if (!loaded) {
        std::cerr << toString(loaded.error().front()) << '\n';
        return 1;
    }
    const Config& config = loaded.value().config;
    auto dungeon = generateDungeon(config.dungeon, config.room, Seed{17});
    if (!dungeon) {
        std::cerr << describe(dungeon.error(), config.dungeon) << '\n';
        return 1;
    }
    SessionStart start{sources, loaded.value(), std::move(dungeon.value()), true};
    start.workshop = makeWorkshop();  // without threads: the pictures must not depend on a clock
    Game game(loadedArt.art, std::move(start), FirstState::Explore);
    LabCamera camera(game, arguments[1]);
    takeAll(camera);
}
