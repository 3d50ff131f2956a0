// A player's life without a window, for the faults that are put into it.
//   life FOLDER                   lives
//   life --end FOLDER             goes on with the saved run, gives it up, and begins two others
//   life --check FOLDER           looks at what is left: prints the tick of the saved run, and ends
//                                 with status 1 where something is broken or there is no run
//   life --cuts LOG FOLDER BEFORE
//                                 looks at what every power cut would have left of the life in
//                                 FOLDER that LOG tells, which began with what BEFORE has
#include "faults/life.hpp"

#include "autopilot/fight/autopilot.hpp"
#include "config/sources/options.hpp"
#include "dungeon/passes/generate.hpp"
#include "faults/power_cuts.hpp"
#include "lab/workshop.hpp"
#include "play/game.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"

#include <dlfcn.h>
#include <exception>
#include <filesystem>
#include <iostream>
#include <memory>
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

// The pictures, which SFML reads: it does not look whether it was given memory. Faults that are put
// off begin behind it.
Art loadArt() {
    Art art = Art::load(DOORSTRING_PROJECT "/assets").art;
    if (void* begin = ::dlsym(RTLD_DEFAULT, "beginFaults")) {
        reinterpret_cast<void (*)()>(begin)();
    }
    return art;
}

// The game with the saved run being played, or a new one.
std::unique_ptr<Game> gameInRun(const Art& art, const fs::path& home) {
    if (!RunFolder(home / "state").hasRun()) {
        return std::make_unique<Game>(art, startIn(home), FirstState::Adventure);
    }
    auto game = std::make_unique<Game>(art, startIn(home), FirstState::Title);
    press(*game, Key::Enter);
    while (game->stateName() == "continue") {
        game->tick();
    }
    press(*game, Key::Enter);
    return game;
}

void playRun(Game& game) {
    game.session().host.autopilot = Autopilot();
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

// Returns the ticks of a recording, played to its end.
std::uint64_t ticksOf(const fs::path& file) {
    const auto recording = loadRecording(file, Config());
    if (!recording) {
        throw std::runtime_error(recording.error());
    }
    Expedition expedition(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), expedition);
    run.playOut();
    if (run.differsAt()) {
        throw std::runtime_error(differenceText(file, recording.value(), *run.differsAt()));
    }
    return expedition.tally().ticks;
}

}  // namespace

void doorstring::live(const fs::path& home) {
    const Art art = loadArt();
    {
        const auto game = gameInRun(art, home);
        playRun(*game);
    }
    Game game(art, startIn(home), FirstState::Explore);
    editInLab(game);
}

void doorstring::liveToEnd(const fs::path& home) {
    const Art art = loadArt();
    {
        const auto game = gameInRun(art, home);
        playRun(*game);
        game->session().runs->giveUp();
    }
    for (int run = 0; run < 2; ++run) {
        Game other(art, startIn(home), FirstState::Adventure);
        playRun(other);
    }
}

Remains doorstring::lookAt(const fs::path& home) {
    Remains found;
    startIn(home);
    found.hasPreset = fs::exists(home / "config/presets" / (std::string(presetName) + ".toml"));
    if (found.hasPreset) {
        startIn(home, presetName);
    }
    const RunFolder folder(home / "state");
    folder.finishMove();
    const auto records = folder.read();
    if (!records) {
        throw std::runtime_error(records.error());
    }
    for (const RunRecord& record : records.value().runs) {
        ticksOf(folder.recording(record));
        ++found.ended;
    }
    if (folder.hasRun()) {
        found.tick = ticksOf(folder.run());
    }
    return found;
}

namespace {

void check(const fs::path& home) {
    const Remains found = lookAt(home);
    if (!found.tick) {
        throw std::runtime_error("there is no saved run");
    }
    std::cout << *found.tick << '\n';
}

}  // namespace

int main(int argc, char** argv) {
    try {
        const std::vector<std::string> given(argv + 1, argv + argc);
        const std::string mode = given.size() > 1 ? given.front() : "";
        if (given.size() == 1) {
            live(given[0]);
        } else if (mode == "--end" && given.size() == 2) {
            liveToEnd(given[1]);
        } else if (mode == "--check" && given.size() == 2) {
            check(given[1]);
        } else if (mode == "--cuts" && given.size() == 4) {
            return tryPowerCuts({given[1], given[2], given[3]}, std::cout) ? 0 : 1;
        } else {
            std::cerr << "Usage: life [--end|--check] FOLDER, or life --cuts LOG FOLDER BEFORE\n";
            return 2;
        }
    } catch (const std::exception& fault) {
        std::cerr << "life: " << fault.what() << '\n';
        return 1;
    }
    return 0;
}
