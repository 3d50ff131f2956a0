#include "app/program.hpp"

#include "app/asset_faults.hpp"
#include "app/play_loop.hpp"
#include "app/session/recorder.hpp"
#include "app/sfml_log.hpp"
#include "app/states/states.hpp"
#include "cli/map/map_command.hpp"
#include "cli/options/command_line.hpp"
#include "cli/options/random_seed.hpp"
#include "cli/replay/replay_command.hpp"
#include "cli/replay/replay_file.hpp"
#include "cli/room/room_command.hpp"
#include "cli/solve/solve_command.hpp"
#include "cli/watch/watch_command.hpp"
#include "config/log/log.hpp"
#include "config/sources/options.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "dungeon/trace/tracer.hpp"
#include "picture/canvas/sfml_version.hpp"
#include "room/templates/load.hpp"
#include "world/replay/replay_run.hpp"

#include <fmt/format.h>

#include <chrono>
#include <iostream>

namespace doorstring {

namespace {

using TimePoint = std::chrono::steady_clock::time_point;

int fail(const std::string& sentence, int status) {
    std::cerr << "doorstring: " << sentence << '\n';
    logReportedError(sentence);
    return status;
}

int failWith(const ConfigErrors& errors) {
    for (const ConfigError& error : errors) {
        fail(toString(error), exitWrongUse);
    }
    return exitWrongUse;
}

int tourInWindow(Game& game, const Folders& folders, const std::filesystem::path& folder,
                 TimePoint programStart) {
    Tour tour(game, folder);
    playInWindow(game, folders, &tour, programStart);
    return reportTourEnd(tour, folder);
}

int playOrTour(Game& game, const PlayRequest& request, const Folders& folders, bool hasDisplay,
               TimePoint programStart) {
    if (!request.tourFolder) {
        return playInWindow(game, folders, nullptr, programStart);
    }
    return hasDisplay ? tourInWindow(game, folders, *request.tourFolder, programStart)
                      : tourWithoutWindow(game, *request.tourFolder);
}

FirstState firstState(const PlayRequest& request) {
    if (request.watch) {
        return FirstState::Watch;
    }
    const bool atOnce = (request.seed || request.explore) && !request.tourFolder;
    return atOnce ? FirstState::Explore : FirstState::Title;
}

std::vector<std::string> roomFaults(const RoomConfig& config) {
    std::vector<std::string> texts;
    for (const TemplateFault& fault : templatesOf(config)->faults) {
        texts.push_back(toString(fault));
    }
    return texts;
}

int play(const PlayRequest& request, ConfigSources sources, const Folders& folders,
         TimePoint programStart) {
    const std::string noDisplay = whyNoDisplay();
    logInfo(fmt::format("doorstring {}, SFML {}, {}", versionText(), sfmlVersionText(),
                        noDisplay.empty() ? "display found" : noDisplay));
    if (!noDisplay.empty() && !request.tourFolder) {
        return fail(noDisplay +
                        "; start the game from a desktop, or let it play itself by --tour FOLDER",
                    exitWrongUse);
    }
    std::vector<std::string> notices;
    auto loaded = loadForPlay(sources, notices);
    if (!loaded) {
        return failWith(loaded.error());
    }
    const DungeonConfig& dungeonConfig = loaded.value().config.dungeon;
    if (const auto sentence = tooLargeToWatch(dungeonConfig); request.watch && sentence) {
        return fail(*sentence, exitWrongUse);
    }
    auto dungeon = generateDungeon(dungeonConfig, loaded.value().config.room,
                                   request.seed.value_or(randomSeed()));
    if (!dungeon) {
        return fail(describe(dungeon.error(), dungeonConfig), exitWrongUse);
    }
    const LoadedArt loadedArt = Art::load(folders.assets);
    const SessionStart start{sources, std::move(loaded.value()), std::move(dungeon.value()),
                             request.seed.has_value()};
    Game game(loadedArt.art, start, firstState(request));
    reportAssetFaults(game.session(), notices);
    reportAssetFaults(game.session(), roomFaults(game.session().config().room));
    reportAssetFaults(game.session(), loadedArt.faults);
    if (!request.recordFile) {
        return playOrTour(game, request, folders, noDisplay.empty(), programStart);
    }
    const auto recorder = Recorder::open(*request.recordFile, game.session());
    if (!recorder) {
        return fail(recorder.error(), exitWrongUse);
    }
    const int status = playOrTour(game, request, folders, noDisplay.empty(), programStart);
    const bool recorded = recorder.value()->finish();
    return status == exitDone && !recorded ? exitFailed : status;
}

int playRoom(const RoomRequest& request, const Folders& folders, TimePoint programStart) {
    const RoomStage stage = stageRoom(request, folders, std::cerr);
    if (!stage.ready) {
        return stage.status;
    }
    PlayRequest playing;
    playing.common = request.common;
    playing.explore = true;
    return play(playing, stage.sources, folders, programStart);
}

int watchReplay(const ReplayRequest& request, const Folders& folders, TimePoint programStart) {
    if (const std::string noDisplay = whyNoDisplay(); !noDisplay.empty()) {
        return fail(noDisplay + "; --verify plays the recording without one", exitWrongUse);
    }
    ConfigSources sources = makeSources(folders, request.common);
    std::vector<std::string> notices;
    auto loaded = loadForPlay(sources, notices);
    if (!loaded) {
        return failWith(loaded.error());
    }
    auto recording = loadRecording(request.file, loaded.value().config);
    if (!recording) {
        return fail(recording.error(), exitWrongUse);
    }
    const LoadedArt loadedArt = Art::load(folders.assets);
    loaded.value().config = recording.value().configs.front();
    const SessionStart start{sources, std::move(loaded.value()), firstDungeon(recording.value()),
                             true};
    if (const std::string damage = damageText(request.file, recording.value()); !damage.empty()) {
        logWarning(damage);
    }
    Game game(loadedArt.art, start, makeReplay(std::move(recording.value()), request.file));
    reportAssetFaults(game.session(), notices);
    reportAssetFaults(game.session(), loadedArt.faults);
    game.session().replaying = true;
    return playInWindow(game, folders, nullptr, programStart);
}

}  // namespace

int runProgram(int argc, const char* const* argv) {
    const TimePoint programStart = std::chrono::steady_clock::now();
    const Request request = parseCommandLine(argc, argv, std::cout, std::cerr);
    if (const auto* now = std::get_if<ExitNow>(&request)) {
        return now->status;
    }
    const auto folders = findFolders();
    if (!folders) {
        return fail(folders.error(), exitWrongUse);
    }
    if (const auto* map = std::get_if<MapRequest>(&request)) {
        return runMap(*map, folders.value(), std::cout, std::cerr);
    }
    if (const auto* watch = std::get_if<WatchRequest>(&request)) {
        return watchAsPictures(*watch, folders.value(), std::cerr);
    }
    if (const auto* solve = std::get_if<SolveRequest>(&request)) {
        return runSolve(*solve, folders.value(), std::cout, std::cerr);
    }
    const auto* room = std::get_if<RoomRequest>(&request);
    if (room != nullptr && !room->play) {
        return runRoom(*room, folders.value(), std::cout, std::cerr);
    }
    const SfmlLog sfmlLog;
    if (room != nullptr) {
        startLog(folders.value(), room->common.verbose);
        return playRoom(*room, folders.value(), programStart);
    }
    if (const auto* replay = std::get_if<ReplayRequest>(&request)) {
        if (replay->verify) {
            return verifyReplay(*replay, folders.value(), std::cout, std::cerr);
        }
        startLog(folders.value(), replay->common.verbose);
        return watchReplay(*replay, folders.value(), programStart);
    }
    const auto& playing = std::get<PlayRequest>(request);
    startLog(folders.value(), playing.common.verbose);
    return play(playing, makeSources(folders.value(), playing.common), folders.value(),
                programStart);
}

}  // namespace doorstring
