#include "autopilot/fight/autopilot.hpp"
#include "cli/autoplay/autoplay_report.hpp"
#include "cli/autoplay/dungeon_play.hpp"
#include "cli/autoplay/rule_watch.hpp"
#include "cli/autoplay/workers.hpp"
#include "cli/commands.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/text/numbers.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/log.hpp"
#include "files/signals.hpp"
#include "files/system.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <vector>

namespace doorstring {

namespace {

enum class AutoplayFormat : std::uint8_t { Table, Json };
enum class AutoplaySkill : std::uint8_t { Average, Expert };
constexpr NumberRange autoplayMinutes{1, 6000};
constexpr Option exploreOption{"--explore", "",
                               "one dungeon a run in place of an adventure, as with --preset"};
constexpr Option minutesOption{
    .name = "--minutes",
    .argument = "N",
    .help = "game time after which a run is given up, 1 to 6000; default: 60",
    .example = "10",
    .numbers = &autoplayMinutes};
constexpr auto autoplaySkillNames = namesOf<AutoplaySkill>({"average", "expert"});
constexpr ChoiceOption<AutoplaySkill> skillOption{
    "--skill", "SKILL",
    "how well it plays: average (the default: it heeds three dangers at a time, and misjudges "
    "places by up to half a tile) or expert",
    "expert", autoplaySkillNames};
constexpr Option eachOption{"--each", "", "a line for each run: how far it came, and why it ended"};
constexpr auto autoplayFormatNames = namesOf<AutoplayFormat>({"table", "json"});
constexpr ChoiceOption<AutoplayFormat> formatOfAutoplay{
    "--format", "FORMAT", "table (the default) or json", "json", autoplayFormatNames};
enum class Keep : std::uint8_t { All, Won, Lost };
constexpr auto keepNames = namesOf<Keep>({"all", "won", "lost"});
constexpr ChoiceOption<Keep> keepOption{
    "--keep", "RUNS",
    "the runs whose recordings to leave besides those that fail: all, won or lost", "won",
    keepNames};
constexpr Option outOfAutoplay{"--out", "DIR", "where to leave recordings; default: autoplay",
                               "recordings"};
constexpr auto autoplayOptions = std::to_array<Option>(
    {seedOption, seedsOption, codeOption, exploreOption, jobsOption, minutesOption, skillOption,
     eachOption, formatOfAutoplay, keepOption, outOfAutoplay});
constexpr std::array<std::string_view, 5> autoplayExamples{
    "doorstring autoplay --seeds 0:1000", "doorstring autoplay --seeds 0:1000 --explore",
    "doorstring autoplay --preset labyrinth --seeds 0:100 --set creatures.budget=6",
    "doorstring autoplay --seeds 0:1000 --format json",
    "doorstring autoplay --seeds 0:20 --keep won --out wins"};

std::filesystem::path recordingsFolder(const GivenOptions& given) {
    return given.path(outOfAutoplay).value_or("autoplay");
}

// The results of a million runs take about 600 MB of memory.
constexpr std::uint64_t mostRuns = 1'000'000;

// Notes the speed. The report leaves the speed out, so that the same command always writes the same
// report.
void noteSpeed(const AutoplayReport& report, double seconds, std::ostream& err) {
    const auto rate = static_cast<std::uint64_t>(static_cast<double>(report.all.ticks) /
                                                 std::max(seconds, 0.001));
    const std::string sentence = fmt::format("{} ticks in {:.1f} s of processor time, {} a second",
                                             grouped(report.all.ticks), seconds, grouped(rate));
    note(err, sentence);
}

// Saves recordings of runs in a folder.
class Recordings {
public:
    Recordings(std::filesystem::path folder, const PlayPlan& plan, const Workers& workers,
               std::uint64_t firstSeed)
        : folder_(std::move(folder)), plan_(plan), workers_(workers), firstSeed_(firstSeed) {}

    // Writes the recording of a run. Returns its path, or why it could not be written. If the run
    // crashed before its first tick, there is nothing to record and the path is empty.
    Result<std::filesystem::path, std::string> save(Seed seed, const PlayResult& result) {
        const BlackBox& blackBox = workers_.blackBoxOf(seed.number - firstSeed_);
        if (result.end == PlayEnd::Crashed && blackBox.ticks == 0) {
            return std::filesystem::path();
        }
        std::error_code fault;
        std::filesystem::create_directories(folder_, fault);
        const std::filesystem::path file = folder_ / fmt::format("{}.replay", toCode(seed));
        if (auto sentence = writeWholeFile(file, recordPlay(plan_, seed, result, blackBox))) {
            return std::move(*sentence);
        }
        return file;
    }
    const std::filesystem::path& folder() const { return folder_; }

private:
    std::filesystem::path folder_;
    const PlayPlan& plan_;
    const Workers& workers_;
    std::uint64_t firstSeed_;
};

// Saves recordings of the runs that failed, and notes their files in the report. Returns why one
// could not be written; empty if all were written.
MaybeSentence saveFailures(Recordings& recordings, AutoplayReport& report) {
    for (PlayFailure& failure : report.failures) {
        auto file = recordings.save(failure.seed, failure.result);
        if (!file) {
            return file.error();
        }
        failure.recording = file.value().string();
    }
    return std::nullopt;
}

bool isKept(PlayEnd end, Keep keep) {
    const bool isWon = end == PlayEnd::Finished;
    const bool isLost = end == PlayEnd::Defeated || end == PlayEnd::TimeUp;
    return (isWon && keep != Keep::Lost) || (isLost && keep != Keep::Won);
}

// Saves recordings of the runs that --keep asks for, and notes how many. Returns why one could not
// be written; empty if all were written.
MaybeSentence saveKept(Recordings& recordings, const Workers& workers, SeedRange seeds, Keep keep,
                       std::ostream& err) {
    int count = 0;
    for (std::uint64_t index = 0; index < seeds.count(); ++index) {
        const PlayResult result = workers.result(index);
        if (!isKept(result.end, keep)) {
            continue;
        }
        if (const auto file = recordings.save(Seed{seeds.first + index}, result); !file) {
            return file.error();
        }
        ++count;
    }
    note(err, fmt::format("{} left in {}", counted(count, "recording", "recordings"),
                          recordings.folder().string()));
    return std::nullopt;
}

void reportFailures(const AutoplayReport& report, std::ostream& err) {
    for (const PlayFailure& failure : report.failures) {
        complain(err, exitFailed,
                 fmt::format("seed {} ({}): {} at tick {}{}{}", toCode(failure.seed),
                             failure.seed.number, whatFailed(failure.result),
                             grouped(failure.result.ticks),
                             failure.recording.empty() ? "" : "; recorded in ", failure.recording));
    }
}

// Plays until all runs have ended or the user wants to stop.
void playAll(Workers& workers, std::uint64_t runs, std::ostream& err) {
    const OrderlyEnd orderly;
    ProgressBar bar(isTerminal(err) ? &err : nullptr);
    while (workers.work() && !endRequested()) {
        bar.show(static_cast<int>(workers.played()), static_cast<int>(runs));
    }
    workers.stop();
}

AutoplayReport gather(const Workers& workers, std::string_view preset, SeedRange seeds,
                      const PlayPlan& plan, bool withLines) {
    AutoplayReport report;
    report.floors.resize(plan.floors.size());
    report.firstFloor = static_cast<std::size_t>(std::max(1, plan.config->adventure.floor));
    report.preset = preset;
    report.seeds = seeds;
    for (std::uint64_t index = 0; index < seeds.count(); ++index) {
        const PlayResult result = workers.result(index);
        const Seed seed{seeds.first + index};
        report.add(result);
        if (withLines && result.end != PlayEnd::NotPlayed) {
            report.lines.push_back(
                {seed, result.end, result.floor, result.lastAttacker, result.ticks});
        }
        if (result.isFailure()) {
            report.failures.push_back({seed, result, {}});
        }
    }
    return report;
}

MaybeSentence clashOfAutoplay(const GivenOptions& given) {
    const std::uint64_t runs = seedsOf(given).range.count();
    return runs > mostRuns
               ? MaybeSentence(fmt::format("--seeds asks for {} runs; at most {} are allowed", runs,
                                           mostRuns))
               : std::nullopt;
}

}  // namespace

int autoplayEach(const GivenOptions& given, std::string_view preset, const PlayPlan& plan,
                 std::ostream& out, std::ostream& err) {
    const SeedRange seeds = seedsOf(given).range;
    const double secondsBefore = userSecondsOfEndedChildren();
    Workers workers(plan, seeds, jobsOf(given));
    playAll(workers, seeds.count(), err);
    AutoplayReport report = gather(workers, preset, seeds, plan, given.has(eachOption));
    Recordings recordings(recordingsFolder(given), plan, workers, seeds.first);
    auto recordingFault = saveFailures(recordings, report);
    if (!recordingFault && given.has(keepOption)) {
        recordingFault = saveKept(recordings, workers, seeds, given.choice(keepOption), err);
    }
    const int status = writeOutput(std::nullopt, out, err, [&](BlockWriter& writer) {
        given.choice(formatOfAutoplay) == AutoplayFormat::Json ? writeAutoplayJson(writer, report)
                                                               : writeAutoplayTable(writer, report);
    });
    if (status != exitDone) {
        return status;
    }
    noteSpeed(report, userSecondsOfEndedChildren() - secondsBefore, err);
    reportFailures(report, err);
    if (recordingFault) {
        return complain(err, exitFailed, *recordingFault);
    }
    if (report.ends[PlayEnd::NotGrown] > 0) {
        return complain(err, exitWrongUse,
                        fmt::format("{} of {} dungeons cannot be grown; `doorstring map` says why",
                                    report.ends[PlayEnd::NotGrown], seeds.count()));
    }
    return report.failures.empty() ? exitDone : exitFailed;
}

namespace {

// Returns the configurations of all floors of an adventure; an empty list if a dungeon is explored.
// If a floor is invalid, reports that and returns nothing.
std::optional<std::vector<Config>> floorsOf(const Config& first, CommonOptions options,
                                            const CommandContext& context) {
    std::vector<Config> floors;
    for (int floor = 1; first.adventure.isOn() && floor <= first.adventure.floors.count();
         ++floor) {
        options.sets.push_back(fmt::format("adventure.floor={}", floor));
        const auto loaded = configFor(options, context);
        if (!loaded) {
            return std::nullopt;
        }
        floors.push_back(loaded->config);
    }
    return floors;
}

int runAutoplay(const GivenOptions& given, const CommandContext& context) {
    const bool explores =
        given.has(exploreOption) || given.has(presetOption) || given.has(codeOption);
    CommonOptions options = commonOf(given);
    // At the front, so that the user's own --set wins.
    options.sets.emplace(options.sets.begin(),
                         explores ? "explore.creatures=true" : "adventure.floor=1");
    return withConfig(given, options, context, {}, [&](const LoadedConfig& loaded) {
        const bool leavesRecordings = given.has(keepOption) || given.has(outOfAutoplay);
        if (const auto fault =
                leavesRecordings ? folderFault(recordingsFolder(given)) : std::nullopt) {
            return complain(context.err, exitWrongUse, *fault);
        }
        if (given.has(exploreOption) && loaded.config.adventure.isOn()) {
            return complain(
                context.err,
                {errorAt("adventure.floor",
                         fmt::format("{} is a floor of an adventure; with --explore, allowed is "
                                     "\"none\"",
                                     loaded.config.adventure.floor),
                         loaded)});
        }
        const auto floors = floorsOf(loaded.config, options, context);
        if (!floors) {
            return exitWrongUse;
        }
        const bool isExpert = given.choice(skillOption) == AutoplaySkill::Expert;
        const Skill& skill = isExpert ? expert : average;
        const PlayPlan plan{.config = &loaded.config,
                            .floors = *floors,
                            .minutes = given.number(minutesOption, 60),
                            .makePilot = [&skill] { return Pilot(Autopilot(skill)); },
                            .makeUmpire = [] { return Umpire(RuleWatch()); }};
        return autoplayEach(given, loaded.preset, plan, context.out, context.err);
    });
}

}  // namespace

extern constinit const Command autoplayCommand{
    .name = "autoplay",
    .purpose = "let the autopilot play dungeons, and count what happens to it",
    .options = autoplayOptions,
    .notes = "The autopilot plays an adventure with each seed, until it has gone down the last "
             "stairs or\nhas no heart left. With --explore or --preset it explores a dungeon and "
             "fights what lives\nthere, until it has been everywhere; --set "
             "explore.creatures=false leaves it empty.\nA run without progress for a minute, one "
             "that breaks a rule of the game "
             "and one that\ncrashes leaves a recording, SEED.replay, that shows it; the exit "
             "status is 1 then.",
    .examples = autoplayExamples,
    .clash = clashOfAutoplay,
    .run = runAutoplay};

}  // namespace doorstring
