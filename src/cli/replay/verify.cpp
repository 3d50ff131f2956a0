#include "cli/replay/verify.hpp"

#include "base/number_text.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/write_output.hpp"
#include "config/text/printable.hpp"
#include "files/log.hpp"
#include "saves/replay_file.hpp"
#include "saves/replay_run.hpp"
#include "world/state/state_hash.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>

namespace doorstring {

namespace {

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
        const bool begins = std::holds_alternative<replay::Grow>(entry) ||
                            std::holds_alternative<replay::Descend>(entry) ||
                            std::holds_alternative<replay::Begin>(entry);
        count += begins ? 1 : 0;
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

std::uint64_t timesRealSpeed(std::uint64_t ticks, Clock::duration taken) {
    const auto nanoseconds = std::chrono::duration_cast<std::chrono::nanoseconds>(taken).count();
    const double seconds = static_cast<double>(std::max<std::int64_t>(1, nanoseconds)) / 1e9;
    return static_cast<std::uint64_t>(static_cast<double>(ticks) / ticksPerSecond / seconds);
}

// A run that is still being played has no end.
enum class End : std::uint8_t { Needed, MayLack };

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
    const bool mayBeCut = end == End::MayLack && recording.value().ending == Recording::Ending::Cut;
    if (const std::string damage = damageText(file, recording.value());
        !damage.empty() && !mayBeCut) {
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

}  // namespace

int verifyRecording(const std::filesystem::path& file, const CommandContext& context) {
    return verifyFile(file, End::Needed, context);
}

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
        status = std::max(status, verifyFile(folder.run(), End::MayLack, context));
    } else if (records.value().runs.empty()) {
        return print(context.out, context.err, "No run has been played yet.\n");
    }
    return status;
}

}  // namespace doorstring
