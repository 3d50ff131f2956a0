#include "cli/solve/solve_command.hpp"

#include "cli/options/config_for.hpp"
#include "cli/options/random_seed.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/out_file.hpp"
#include "cli/solve/solve_writers.hpp"
#include "config/log/log.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"

#include <fmt/format.h>

#include <cerrno>

namespace doorstring {

namespace {

// How many dungeons of a run are not proved.
struct Tally {
    std::uint64_t dungeons = 0;
    std::uint64_t strand = 0;
    std::uint64_t tooMany = 0;
};

void count(Verdict verdict, Tally& tally) {
    ++tally.dungeons;
    tally.strand += verdict == Verdict::Strands ? 1 : 0;
    tally.tooMany += verdict == Verdict::TooMany ? 1 : 0;
}

// What stands before, between and after the dungeons.
struct SolveFrame {
    std::string_view before;
    std::string_view between;
    std::string_view after;
};

SolveFrame solveFrameFor(const SolveRequest& request) {
    if (request.format == SolveFormat::Text) {
        return {"", "\n", ""};
    }
    return request.seeds ? SolveFrame{"[\n", ",\n", "\n]\n"} : SolveFrame{"", "", "\n"};
}

void write(BlockWriter& writer, const Solved& solved, const SolveRequest& request,
           std::string_view preset) {
    if (request.format == SolveFormat::Text) {
        writeSolvedText(writer, solved);
    } else {
        writeSolvedJson(writer, solved, preset);
    }
}

int judge(const Tally& tally, std::ostream& err) {
    if (tally.strand > 0) {
        return complain(
            err, exitFailed,
            fmt::format("{} of {} dungeons can strand someone", tally.strand, tally.dungeons));
    }
    if (tally.tooMany > 0) {
        return complain(err, exitFailed,
                        fmt::format("{} of {} dungeons have more locks or keys than can be looked "
                                    "through",
                                    tally.tooMany, tally.dungeons));
    }
    return exitDone;
}

}  // namespace

int solveEach(const SolveRequest& request, std::string_view preset, const DungeonSource& source,
              std::ostream& out, std::ostream& err) {
    const SeedRange seeds = chosenSeeds(request.seed, request.seeds);
    const SolveFrame frame = solveFrameFor(request);
    BlockWriter writer(out);
    Tally tally;
    writer.text(frame.before);
    for (std::uint64_t number = seeds.first; number != seeds.end && !writer.failed(); ++number) {
        const auto dungeon = source(Seed{number});
        if (!dungeon) {
            writer.flush();
            return complain(err, exitWrongUse, dungeon.error());
        }
        const Solved solved = solve(dungeon.value());
        writer.text(number == seeds.first ? "" : frame.between);
        write(writer, solved, request, preset);
        count(solved.proof.verdict, tally);
    }
    writer.text(frame.after);
    writer.flush();
    // Whoever reads and has seen enough (| head) makes no mistake.
    if (writer.failed() && writer.reason() != EPIPE) {
        return complain(err, exitFailed, cannotWrite("the standard output", writer.reason()));
    }
    return judge(tally, err);
}

int runSolve(const SolveRequest& request, const Folders& folders, std::ostream& out,
             std::ostream& err) {
    startLog(folders, request.common.verbose);
    const auto loaded = configFor(request.common, folders, err);
    if (!loaded) {
        return exitWrongUse;
    }
    logInfo(fmt::format("solve, config {:016x}, doorstring {}", loaded->hash, versionText()));
    const Config& config = loaded->config;
    const DungeonSource source = [&config](Seed seed) -> Result<Dungeon, std::string> {
        auto dungeon = generateDungeon(config.dungeon, config.room, seed);
        if (!dungeon) {
            return describe(dungeon.error(), config.dungeon);
        }
        return std::move(dungeon.value());
    };
    return solveEach(request, loaded->preset, source, out, err);
}

}  // namespace doorstring
