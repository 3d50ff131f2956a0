#include "cli/commands.hpp"
#include "cli/options/code.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/complain.hpp"
#include "cli/solve/solve_writers.hpp"
#include "config/version.hpp"
#include "files/log.hpp"

#include <fmt/format.h>

#include <array>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 2> solveFormats{"text", "json"};
constexpr std::array solveOptions{seedOption, seedsOption, codeOption,
                                  Option{"--format", "FORMAT",
                                         "text (the default) or json; with --seeds, an array",
                                         "json", solveFormats}};
constexpr std::array<std::string_view, 2> solveExamples{
    "doorstring solve --seed 17 --set locks.small=4 --set locks.boss=true",
    "doorstring solve --preset hideout --seeds 0:1000 --format json"};

bool mayStrand(Verdict verdict) {
    return verdict == Verdict::Strands || verdict == Verdict::Misplaced;
}

// How many dungeons of a run are not proved.
struct Tally {
    std::uint64_t dungeons = 0;
    std::uint64_t strand = 0;
    std::uint64_t sealed = 0;
    std::uint64_t tooMany = 0;

    void add(Verdict verdict) {
        ++dungeons;
        strand += mayStrand(verdict) ? 1 : 0;
        sealed += verdict == Verdict::Sealed ? 1 : 0;
        tooMany += verdict == Verdict::TooMany ? 1 : 0;
    }
};

Frame frameFor(const SolveRequest& request) {
    if (request.format == SolveFormat::Text) {
        return textFrame;
    }
    return request.seeds.isRange ? arrayFrame : linesFrame;
}

int judge(const Tally& tally, std::ostream& err) {
    if (tally.strand > 0) {
        return complain(
            err, exitFailed,
            fmt::format("{} of {} dungeons can strand the player", tally.strand, tally.dungeons));
    }
    if (tally.sealed > 0) {
        return complain(err, exitFailed,
                        fmt::format("{} of {} dungeons have a chest that no item leads to",
                                    tally.sealed, tally.dungeons));
    }
    if (tally.tooMany > 0) {
        return complain(err, exitFailed,
                        fmt::format("{} of {} dungeons have too many locks or keys to be searched",
                                    tally.tooMany, tally.dungeons));
    }
    return exitDone;
}

}  // namespace

OrSentence<SolveRequest> readSolveOptions(const GivenOptions& given) {
    const auto seeds = seedsOf(given);
    if (!seeds) {
        return seeds.error();
    }
    return SolveRequest{commonOf(given), seeds.value(),
                        static_cast<SolveFormat>(given.choice("--format"))};
}

int solveEach(const SolveRequest& request, const LoadedConfig& loaded, const DungeonSource& source,
              std::ostream& out, std::ostream& err) {
    Tally tally;
    const int status = writeOutput(std::nullopt, out, err, [&](BlockWriter& writer) {
        return writeDungeons(writer, request.seeds.range, frameFor(request), source,
                             [&](const Dungeon& dungeon) {
                                 const Solved solved = solve(dungeon, loaded.config.adventure);
                                 if (request.format == SolveFormat::Text) {
                                     writeSolvedText(writer, solved);
                                 } else {
                                     writeSolvedJson(writer, solved, loaded.preset);
                                 }
                                 tally.add(solved.proof.verdict);
                             });
    });
    return status == exitDone ? judge(tally, err) : status;
}

namespace {

int runSolve(const SolveRequest& request, const CommandContext& context) {
    const auto loaded = configFor(request.common, context);
    if (!loaded) {
        return exitWrongUse;
    }
    logInfo(fmt::format("solve, config {:016x}, doorstring {}", loaded->hash, versionText()));
    return solveEach(request, *loaded, grownFrom(loaded->config), context.out, context.err);
}

}  // namespace

constinit const Command solveCommand{
    .name = "solve",
    .purpose = "prove that a dungeon can be finished; show the shortest path",
    .options = solveOptions,
    .notes = "Shows the rooms that can be reached without a key, then those that the keys found "
             "there\nopen, and so on, and the shortest path to the boss (without one, to the "
             "farthest room).\nThe exit status is 1 if a dungeon can strand the player, or has "
             "too many locks to be\nsearched.",
    .examples = solveExamples,
    .prepare = prepared<readSolveOptions, runSolve>};

}  // namespace doorstring
