#include "app/program.hpp"

#include "app/growing.hpp"
#include "app/play_loop.hpp"
#include "app/sfml_log.hpp"
#include "cli/commands.hpp"
#include "cli/output/output.hpp"
#include "config/language/system_language.hpp"
#include "config/sources/options.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "files/log.hpp"
#include "files/signals.hpp"
#include "lab/workshop.hpp"
#include "picture/canvas/sfml.hpp"
#include "play/session/recorder.hpp"
#include "play/states/states.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "study/trace/tracer.hpp"

#include <fmt/format.h>

#include <chrono>
#include <iostream>

namespace doorstring {

namespace {

using TimePoint = std::chrono::steady_clock::time_point;

// The first state of the game. A trial of a floor, or of a room in it, begins without the title.
FirstState firstState(const PlayRequest& request, bool isTrial) {
    if (request.watch) {
        return FirstState::Watch;
    }
    if (request.daily) {
        return FirstState::Daily;
    }
    if (request.adventure && !isTrial) {
        return FirstState::Adventure;
    }
    const bool exploresAtOnce = (request.seed || request.explore || isTrial) && !request.tourFolder;
    return exploresAtOnce ? FirstState::Explore : FirstState::Title;
}

void noteTrial(const World& world) {
    const GridPos cell = world.cell();
    logInfo(fmt::format("an adventure is tried on floor {}, from the {} room ({}, {})",
                        world.config.floor, name(world.room.kind()), cell.x, cell.y));
}

// Grows a dungeon to begin in. If that takes long, says so on the console, because there is no
// window yet. A signal ends the growing.
GrownDungeon growFirst(const Config& config, Seed seed) {
    constexpr int callsBeforeNote = 60;  // about a second
    int calls = 0;
    return growBeside(config, seed, [&calls](int) {
        if (++calls == callsBeforeNote) {
            std::cerr << "doorstring: the first dungeon is growing; Ctrl-C ends the program\n";
        }
        return !endRequested();
    });
}

Languages languagesOf(const ConfigSources& sources, const BdfFont& font) {
    return {sources.languages, systemLanguages(environmentVariable),
            [&font](char32_t letter) { return font.has(letter); }};
}

class Program final : public GameWindow {
public:
    Program(const Folders& folders, TimePoint programStart)
        : folders_(folders), programStart_(programStart) {}

    int play(const PlayRequest& request, ConfigSources sources) override {
        const SfmlLog sfmlLog;
        const std::string noDisplay = whyNoDisplay();
        const bool hasDisplay = noDisplay.empty();
        logInfo(fmt::format("doorstring {}, SFML {}, {}", versionText(), sfmlVersionText(),
                            hasDisplay ? "display found" : noDisplay));
        if (!hasDisplay && !request.tourFolder) {
            return complain(std::cerr, exitWrongUse,
                            fmt::format("{}; {}", noDisplay, request.withoutDisplay));
        }
        std::vector<std::string> notices;
        auto loaded = loadForPlay(sources, notices);
        if (!loaded) {
            return complain(std::cerr, loaded.error());
        }
        // Dungeons can be explored all the same, also by weights that some floor cannot have.
        for (const ConfigError& fault : offerFaults(sources, loaded.value())) {
            notices.push_back(toString(fault));
        }
        if (const int status = complainOfRooms(loaded.value().config.room, std::cerr);
            status != exitDone) {
            return status;
        }
        const DungeonConfig& dungeonConfig = loaded.value().config.dungeon;
        if (const auto sentence = tooLargeToWatch(dungeonConfig); request.watch && sentence) {
            return complain(std::cerr, exitWrongUse, *sentence);
        }
        if (const auto tooMuch = tooMuchWork(loaded.value().config); sources.code && tooMuch) {
            return complain(std::cerr, exitWrongUse, *tooMuch);
        }
        auto starting = startingDungeon(loaded.value().config, request.seed, growFirst);
        if (!starting) {
            return complain(std::cerr, exitWrongUse, starting.error());
        }
        const bool isTrial = loaded.value().config.adventure.isOn();
        const LoadedArt loadedArt = Art::load(folders_.assets);
        SessionStart start{sources, std::move(loaded.value()), std::move(starting.value().dungeon),
                           request.seed.has_value()};
        start.workshop = makeWorkshop();
        start.languages = languagesOf(sources, loadedArt.art.font);
        // The pictures of a tour must not depend on a clock.
        start.workshop.worksAcrossFrames = !request.tourFolder;
        if (isTrial) {
            start.trialSeed = starting.value().seed;
        }
        if (!request.tourFolder) {
            start.saves.folder = folders_.state;
            start.stateFolder = folders_.state;
            start.grow = growFirst;
        }
        // A signal ends growing and the loop, so that the adventure is saved up to that moment.
        const OrderlyEnd orderly;
        Game game(loadedArt.art, std::move(start), firstState(request, isTrial));
        if (isTrial) {
            noteTrial(game.session().expedition.world());
        }
        game.session().reportFaults(notices);
        game.session().reportFaults(loadedArt.faults);
        return request.recordFile ? playRecorded(game, request, hasDisplay)
                                  : playOrTour(game, request, hasDisplay);
    }

    int replay(const ReplayRequest& request) override {
        const SfmlLog sfmlLog;
        if (const std::string noDisplay = whyNoDisplay(); !noDisplay.empty()) {
            return complain(std::cerr, exitWrongUse,
                            noDisplay + "; --verify plays the recording without one");
        }
        ConfigSources sources = makeSources(folders_, request.common);
        std::vector<std::string> notices;
        auto loaded = loadForPlay(sources, notices);
        if (!loaded) {
            return complain(std::cerr, loaded.error());
        }
        auto recording = loadRecording(request.file, loaded.value().config);
        if (!recording) {
            return complain(std::cerr, exitWrongUse, recording.error());
        }
        const LoadedArt loadedArt = Art::load(folders_.assets);
        loaded.value().config = recording.value().configs.front();
        SessionStart start{.sources = sources,
                           .loaded = std::move(loaded.value()),
                           .dungeon = firstDungeon(recording.value()),
                           .seedGiven = true};
        start.workshop = makeWorkshop();
        start.workshop.worksAcrossFrames = true;
        start.languages = languagesOf(sources, loadedArt.art.font);
        start.isReplay = true;
        if (const std::string damage = damageText(request.file, recording.value());
            !damage.empty()) {
            logWarning(damage);
        }
        Game game(loadedArt.art, start, makeReplay(std::move(recording.value()), request.file));
        game.session().reportFaults(notices);
        game.session().reportFaults(loadedArt.faults);
        return playInWindow(game, folders_, nullptr, programStart_);
    }

private:
    int playOrTour(Game& game, const PlayRequest& request, bool hasDisplay) const {
        if (!request.tourFolder) {
            return playInWindow(game, folders_, nullptr, programStart_);
        }
        if (!hasDisplay) {
            return tourWithoutWindow(game, *request.tourFolder);
        }
        Tour tour(game, *request.tourFolder);
        playInWindow(game, folders_, &tour, programStart_);
        return reportTourEnd(tour, *request.tourFolder);
    }

    int playRecorded(Game& game, const PlayRequest& request, bool hasDisplay) const {
        const auto recorder = Recorder::open(*request.recordFile, game.session());
        if (!recorder) {
            return complain(std::cerr, exitWrongUse, recorder.error());
        }
        const int status = playOrTour(game, request, hasDisplay);
        const bool recorded = recorder.value()->finish();
        return status == exitDone && !recorded ? exitFailed : status;
    }

    const Folders& folders_;
    TimePoint programStart_;
};

}  // namespace

int runProgram(int argc, const char* const* argv) {
    const TimePoint programStart = std::chrono::steady_clock::now();
    const CommandLine line = readCommandLine(argc, argv, std::cout, std::cerr);
    if (!line.given) {
        return line.status;
    }
    const auto folders = findFolders();
    if (!folders) {
        return complain(std::cerr, exitWrongUse, folders.error());
    }
    Program program(folders.value(), programStart);
    return runCommand(*line.given, {folders.value(), std::cout, std::cerr, program});
}

}  // namespace doorstring
