#include "cli/commands.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/number_text.hpp"
#include "cli/output/write_output.hpp"
#include "cli/replay/replay_file.hpp"
#include "config/log/log.hpp"
#include "world/replay/replay_run.hpp"
#include "world/state/state_hash.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace doorstring {

namespace {

constexpr std::array replayOptions{
    Option{"--verify", "",
           "play without a window, as fast as possible, and check that the state is as recorded"}};
constexpr std::array<std::string_view, 3> replayExamples{
    "doorstring --seed 17 --record walk.replay", "doorstring replay walk.replay",
    "doorstring replay walk.replay --verify"};

using Clock = std::chrono::steady_clock;

int roomsEntered(const Events& events) {
    int count = 0;
    for (const Event& event : events) {
        const auto* ended = std::get_if<FlipEnded>(&event);
        count += ended != nullptr && ended->firstVisit ? 1 : 0;
    }
    return count;
}

// No event reports the room that a dungeon begins in.
int startRooms(const Recording& recording) {
    int count = 1;
    for (const replay::Entry& entry : recording.entries) {
        count += std::holds_alternative<replay::Grow>(entry) ? 1 : 0;
    }
    return count;
}

// Plays to the end or to the first check that differs. Returns how many rooms were visited, in all
// dungeons.
int playThrough(ReplayRun& run, const Recording& recording) {
    int rooms = startRooms(recording);
    Events events;
    while (!run.ended() && !run.differsAt()) {
        events.clear();
        run.tick(events);
        rooms += roomsEntered(events);
    }
    return rooms;
}

std::string playTime(std::uint64_t ticks) {
    const std::uint64_t seconds = ticks / ticksPerSecond;
    return fmt::format("{}:{:02}:{:02}", seconds / 3600, seconds / 60 % 60, seconds % 60);
}

std::uint64_t timesRealSpeed(std::uint64_t ticks, Clock::duration taken) {
    const auto nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(taken).count();
    const double seconds = static_cast<double>(std::max<std::int64_t>(1, nanoseconds)) / 1e9;
    return static_cast<std::uint64_t>(static_cast<double>(ticks) / ticksPerSecond / seconds);
}

// exitFailed where a check differs, exitWrongUse where the file is not a whole recording.
int verifyReplay(const ReplayRequest& request, const CommandContext& context) {
    const auto recording = loadRecording(request.file, Config());
    if (!recording) {
        return complain(context.err, exitWrongUse, recording.error());
    }
    const auto start = Clock::now();
    Expedition expedition(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), expedition);
    const int rooms = playThrough(run, recording.value());
    const auto taken = Clock::now() - start;
    if (run.differsAt()) {
        return complain(context.err, exitFailed,
                        differenceText(request.file, recording.value(), *run.differsAt()));
    }
    if (const std::string damage = damageText(request.file, recording.value()); !damage.empty()) {
        return complain(context.err, exitWrongUse,
                        fmt::format("{}; its {} checks hold", damage, run.checksHeld()));
    }
    const std::string sentence = fmt::format(
        "{}: {} ticks ({} of play), {} rooms, {} checks hold, state {:016x}, {} times real speed",
        request.file.string(), grouped(run.ticks()), playTime(run.ticks()), rooms, run.checksHeld(),
        stateHash(expedition.world()), grouped(timesRealSpeed(run.ticks(), taken)));
    logInfo(sentence);
    return print(context.out, context.err, sentence + '\n');
}

int runReplay(const ReplayRequest& request, const CommandContext& context) {
    return request.verify ? verifyReplay(request, context) : context.window.replay(request);
}

}  // namespace

OrSentence<ReplayRequest> readReplayOptions(const GivenOptions& given) {
    for (const std::string_view option : {"--config", "--preset", "--set"}) {
        if (given.has("--verify") && given.has(option)) {
            return fmt::format("--verify takes no {}: a recording has its own configuration",
                               option);
        }
    }
    return ReplayRequest{commonOf(given), given.operands.front(), given.has("--verify")};
}

constinit const Command replayCommand{
    .name = "replay",
    .operand = {"file", "walk.replay"},
    .purpose = "play a recording, or verify it without a window",
    .options = replayOptions,
    .notes = R"(A recording has its own configuration; yours applies to what you see and hear.

In the window:
  Space or P       pause and continue
  Right, Left      faster, slower: 1, 2, 4 or 8 times real speed
  Period           one tick, while paused
  Escape           quit)",
    .examples = replayExamples,
    .prepare = prepared<readReplayOptions, runReplay>};

}  // namespace doorstring
