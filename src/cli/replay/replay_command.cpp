#include "cli/commands.hpp"
#include "cli/options/given_options.hpp"
#include "cli/replay/run_list.hpp"
#include "cli/replay/verify.hpp"
#include "files/folders.hpp"

#include <fmt/format.h>

#include <array>

namespace doorstring {

namespace {

constexpr std::array replayOptions{
    Option{"--verify", "",
           "play without a window, as fast as possible, and check that the state is as recorded"},
    Option{"--list", "", "list the saved run and the records, as without a file"}};
constexpr std::array<std::string_view, 4> replayExamples{
    "doorstring --seed 17 --record walk.replay", "doorstring replay walk.replay",
    "doorstring replay walk.replay --verify", "doorstring replay --verify"};

int runReplay(const ReplayRequest& request, const CommandContext& context) {
    const RunFolder runs(context.folders.state);
    if (request.verify) {
        return request.file ? verifyRecording(*request.file, context) : verifyRuns(runs, context);
    }
    return request.file ? context.window.replay(request) : listRuns(runs, context);
}

}  // namespace

OrSentence<ReplayRequest> readReplayOptions(const GivenOptions& given) {
    for (const std::string_view option : {"--config", "--preset", "--set"}) {
        if (given.has("--verify") && given.has(option)) {
            return fmt::format("--verify takes no {}: a recording has its own configuration",
                               option);
        }
    }
    if (given.has("--list") && (given.has("--verify") || !given.operands.empty())) {
        return std::string("--list takes neither a file nor --verify");
    }
    ReplayRequest request{commonOf(given), std::nullopt, given.has("--verify")};
    if (!given.operands.empty()) {
        request.file = given.operands.front();
    }
    return request;
}

constinit const Command replayCommand{
    .name = "replay",
    .operand = {"file", "walk.replay", false},
    .purpose = "play or verify a recording, or list the records",
    .options = replayOptions,
    .notes = R"(Without a file, the saved run and the records of adventures are listed or verified.
A recording has its own configuration; yours applies to what you see and hear.

In the window:
  Space or P       pause and continue
  Right, Left      faster, slower: 1, 2, 4 or 8 times real speed
  Period           one tick, while paused
  Escape           quit)",
    .examples = replayExamples,
    .prepare = prepared<readReplayOptions, runReplay>};

}  // namespace doorstring
