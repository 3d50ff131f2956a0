// A player's life without a window, for the faults that are put into it: a run is begun or
// continued and played by the autopilot, an option is chosen, weights are edited in the Lab and
// saved as a preset.
//   life FOLDER          lives
//   life --check FOLDER  looks at what is left: prints the tick of the saved run, and ends with
//                        status 1 where something is broken
#include "autopilot/fight/autopilot.hpp"
#include "config/sources/options.hpp"
#include "dungeon/passes/generate.hpp"
#include "lab/workshop.hpp"
#include "play/game.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"

#include <exception>
#include <filesystem>
#include <iostream>
#include <stdexcept>
#include <string>
#include <utility>
#include <vector>

using namespace doorstring;

namespace {

namespace fs = std::filesystem;

constexpr Seed seed{17};
constexpr const char* presetName = "mine";

SessionStart startIn(const fs::path& home, const std::string& preset = {}) {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    sources.user = home / "config";
    sources.preset = preset;
    std::vector<std::string> notices;
    auto loaded = loadForPlay(sources, notices);
    if (!loaded) {
        throw std::runtime_error(toString(loaded.error().front()));
    }
    for (const std::string& notice : notices) {
        throw std::runtime_error(notice);
    }
    const Config& config = loaded.value().config;
    Dungeon dungeon = generateDungeon(config.dungeon, config.room, seed).value();
    SessionStart start{
        sources, std::move(loaded.value()), std::move(dungeon), true, {home / "state"}};
    start.stateFolder = home / "state";
    start.workshop = makeWorkshop();
    return start;
}

void press(Game& game, Key key) {
    game.handle(KeyPressed{{key}});
    game.handle(KeyReleased{key});
}

void tick(Game& game, int count) {
    for (int done = 0; done < count; ++done) {
        game.tick();
    }
}

void playRun(Game& game) {
    game.session().host.autopilot = Autopilot();
    if (game.session().runs->folder().hasRun()) {
        press(game, Key::Enter);
        while (game.stateName() == "continue") {
            game.tick();
        }
        press(game, Key::Enter);
    } else {
        game.session().beginAdventure(seed);
    }
    for (int part = 0; part < 4; ++part) {
        tick(game, 5 * ticksPerSecond);
        press(game, Key::N);  // mutes, or ends it: an option that is kept
    }
}

void editInLab(Game& game) {
    press(game, Key::L);
    tick(game, 5);
    press(game, Key::Num9);
    press(game, Key::Enter);
    tick(game, 30);
    press(game, Key::S);
    tick(game, 2);
    for (int letter = 0; letter < 20; ++letter) {
        press(game, Key::Backspace);
    }
    game.handle(TextTyped{presetName});
    press(game, Key::Enter);
    press(game, Key::Enter);  // in place of the one that is there
    press(game, Key::Escape);
}

void live(const fs::path& home) {
    const Art art = Art::load(DOORSTRING_PROJECT "/assets").art;
    {
        Game game(art, startIn(home), FirstState::Title);
        playRun(game);
    }
    Game game(art, startIn(home), FirstState::Explore);
    editInLab(game);
}

void check(const fs::path& home) {
    startIn(home);
    if (fs::exists(home / "config/presets" / (std::string(presetName) + ".toml"))) {
        startIn(home, presetName);
    }
    const RunFolder folder(home / "state");
    if (!folder.hasRun()) {
        throw std::runtime_error("there is no saved run");
    }
    const auto recording = loadRecording(folder.run(), Config());
    if (!recording) {
        throw std::runtime_error(recording.error());
    }
    Expedition expedition(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), expedition);
    run.playOut();
    if (run.differsAt()) {
        throw std::runtime_error(differenceText(folder.run(), recording.value(), *run.differsAt()));
    }
    std::cout << expedition.tally().ticks << '\n';
}

}  // namespace

int main(int argc, char** argv) {
    const bool checks = argc == 3 && std::string_view(argv[1]) == "--check";
    if (argc != 2 && !checks) {
        std::cerr << "Usage: life [--check] FOLDER\n";
        return 2;
    }
    try {
        checks ? check(argv[2]) : live(argv[1]);
    } catch (const std::exception& fault) {
        std::cerr << "life: " << fault.what() << '\n';
        return 1;
    }
    return 0;
}
