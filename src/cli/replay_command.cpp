#include "cli/commands.hpp"
#include "cli/options/command.hpp"
#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "files/folders.hpp"
#include "files/log.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "saves/run_folder.hpp"
#include "world/state/state_hash.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>

namespace doorstring {

namespace {

constexpr Option verifyOfReplay{
    "--verify", "",
    "play without a window, as fast as possible, and check that the state is as recorded; without "
    "a file, do so with the saved run and all records"};
constexpr Option listOfReplay{"--list", "",
                              "list the saved run and the records, as without a file"};
constexpr std::array replayOptions{verifyOfReplay, listOfReplay};
constexpr std::array<std::string_view, 4> replayExamples{
    "doorstring --seed 17 --record walk.replay", "doorstring replay walk.replay",
    "doorstring replay walk.replay --verify", "doorstring replay --verify"};

MaybeSentence clashOfReplay(const GivenOptions& given) {
    for (const Option& option : {configOption, presetOption, setOption}) {
        if (given.has(verifyOfReplay) && given.has(option)) {
            return fmt::format("--verify takes no {}: a recording has its own configuration",
                               option.name);
        }
    }
    if (given.has(listOfReplay) && (given.has(verifyOfReplay) || given.firstPath())) {
        return "--list takes neither a file nor --verify";
    }
    return std::nullopt;
}

std::string rowOf(const RunRecord& record, const RunFolder& folder) {
    return fmt::format("{:10}  {:9}  {:>5}  {:>8}  {:23}  {:8}  {:>11}  {:7}  {}\n", record.date,
                       toCode(record.seed), record.floor, playTime(record.ticks), endText(record),
                       runKindNames[static_cast<std::size_t>(record.kind)], record.regrown,
                       record.hasOwnWeights ? "own" : "shipped",
                       shownPath(folder.recording(record)));
}

// Lists the saved run, then the runs that have ended, the newest first. Returns the exit status.
int listRuns(const RunFolder& folder, const CommandContext& context) {
    const auto records = folder.read();
    if (!records) {
        return complain(context.err, exitWrongUse, records.error());
    }
    std::string text;
    if (const auto saved = folder.savedRun()) {
        text += fmt::format("Saved run: {}, {}\n", textOf(*saved), shownPath(folder.run()));
    }
    const auto& runs = records.value().runs;
    if (runs.empty()) {
        text += "No run has ended yet.\n";
    } else {
        text += fmt::format("{:10}  {:9}  {:>5}  {:>8}  {:23}  {:8}  {:>11}  {:7}  {}\n", "date",
                            "seed", "floor", "time", "end", "kind", "regenerated", "weights",
                            "recording");
    }
    std::for_each(runs.rbegin(), runs.rend(),
                  [&](const RunRecord& record) { text += rowOf(record, folder); });
    return print(context.out, context.err, text);
}

using Clock = std::chrono::steady_clock;

int newRoomsEntered(const Events& events) {
    int count = 0;
    for (const Event& event : events) {
        const auto* ended = std::get_if<FlipEnded>(&event);
        count += ended != nullptr && ended->firstVisit ? 1 : 0;
    }
    return count;
}

// Counts the rooms in which the knight begins the recording's dungeons, because no event reports
// that he enters these rooms. A dungeon that is regrown around the knight does not count, because
// he does not begin it in its start room.
int startRooms(const Recording& recording) {
    int count = 1;
    for (const replay::Entry& entry : recording.entries) {
        const bool isNew = std::holds_alternative<replay::NewDungeon>(entry);
        count += isNew && !isChange(replay::ChangeKind::Regrow, entry) ? 1 : 0;
    }
    return count;
}

// Plays to the end or to the first check that fails. Returns the number of rooms visited, in all
// dungeons together.
int playThrough(ReplayRun& run, const Recording& recording) {
    int rooms = startRooms(recording);
    Events events;
    while (!run.ended() && !run.differsAt()) {
        events.clear();
        run.tick(events);
        rooms += newRoomsEntered(events);
    }
    return rooms;
}

std::uint64_t timesRealSpeed(std::uint64_t ticks, Clock::duration taken) {
    const auto nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(taken).count();
    const double seconds = static_cast<double>(std::max<std::int64_t>(1, nanoseconds)) / 1e9;
    return static_cast<std::uint64_t>(static_cast<double>(ticks) / ticksPerSecond / seconds);
}

// Whether a recording must have an end. The recording of the saved run may lack it.
enum class End : std::uint8_t { Needed, MayBeMissing };

int verifyFile(const std::filesystem::path& file, End end, const CommandContext& context) {
    const auto recording = loadRecording(file, Config());
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
                        differenceText(file, recording.value(), *run.differsAt()));
    }
    const bool isUnfinishedRun =
        end == End::MayBeMissing && recording.value().ending == Recording::Ending::Cut;
    if (const std::string damage = damageText(file, recording.value());
        !damage.empty() && !isUnfinishedRun) {
        return complain(context.err, exitWrongUse,
                        fmt::format("{}; its {} checks hold", damage, run.checksHeld()));
    }
    const std::string sentence = fmt::format(
        "{}: {} ticks ({} of play), {} rooms, {} checks hold, state {:016x}, {} times real speed",
        file.string(), grouped(run.ticks()), playTime(run.ticks()), rooms, run.checksHeld(),
        stateHash(expedition.world()), grouped(timesRealSpeed(run.ticks(), taken)));
    logInfo(sentence);
    return print(context.out, context.err, sentence + '\n');
}

// Verifies all records and the saved run, whose recording may lack its end. Returns the highest of
// the exit statuses.
int verifyRuns(const RunFolder& folder, const CommandContext& context) {
    const auto records = folder.read();
    if (!records) {
        return complain(context.err, exitWrongUse, records.error());
    }
    int status = exitDone;
    for (const RunRecord& record : records.value().runs) {
        status = std::max(status, verifyFile(folder.recording(record), End::Needed, context));
    }
    if (folder.hasRun()) {
        status = std::max(status, verifyFile(folder.run(), End::MayBeMissing, context));
    } else if (records.value().runs.empty()) {
        return print(context.out, context.err, "No run has been played yet.\n");
    }
    return status;
}

int runReplay(const GivenOptions& given, const CommandContext& context) {
    const RunFolder runs(context.folders.state);
    const auto file = given.firstPath();
    if (given.has(verifyOfReplay)) {
        return file ? verifyFile(*file, End::Needed, context) : verifyRuns(runs, context);
    }
    return file ? context.window.replay({commonOf(given), *file}) : listRuns(runs, context);
}

}  // namespace

extern constinit const Command replayCommand{
    .name = "replay",
    .operand = {.noun = "file", .example = "walk.replay", .isNeeded = false},
    .purpose = "play or verify a recording, or list the records",
    .options = replayOptions,
    .notes = R"(Without a file, the saved run and the records of adventures are listed or verified.
A recording has its own configuration; yours applies to what you see and hear.

In the window:
  Space or P       pause and continue
  Right, Left      faster, slower: 1, 2, 4 or 8 times real speed
  Up, Down         to the next room, and back to the start of this one or to the room before
  Period           one tick, while paused
  Escape           quit)",
    .examples = replayExamples,
    .clash = clashOfReplay,
    .run = runReplay};

}  // namespace doorstring
