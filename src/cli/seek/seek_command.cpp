#include "cli/seek/seek_command.hpp"

#include "base/number_text.hpp"
#include "cli/commands.hpp"
#include "cli/dungeons/seed_crew.hpp"
#include "cli/options/code.hpp"
#include "cli/options/common_options.hpp"
#include "cli/options/given_options.hpp"
#include "cli/output/output.hpp"
#include "cli/output/terminal.hpp"
#include "cli/seek/seek_parts.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "files/log.hpp"
#include "files/system.hpp"
#include "study/seek/seeker.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <map>
#include <mutex>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 3> seekFormats{"table", "json", "csv"};
constexpr SeedRange soughtSeeds{0, 1'000'000};
constexpr int usualCount = 5;
constexpr NumberRange countNumbers{1, 1'000'000};

constexpr std::array otherOptions{
    Option{.name = "--count",
           .argument = "N",
           .help = "how many to find, the first of the seeds; default: 5",
           .example = "20",
           .numbers = &countNumbers},
    Option{"--seeds", "A:B", "where to look: the seed numbers A to B - 1; default: 0:1000000",
           "0:100000"},
    codeOption,
    jobsOption,
    Option{"--fit", "", "move the weights until the targets are met by the means"},
    Option{"--weights", "LOW..HIGH",
           "with --fit, where weights stay; default: from a tenth of the least to ten times the "
           "greatest",
           "0.5..20"},
    Option{"--write", "FILE", "with --fit, write the preset to FILE", "mine.toml"},
    Option{"--format", "FORMAT", "table (the default), json or csv", "json", seekFormats},
    Option{"--out", "FILE", "write to FILE", "seeds.json"}};

// The targets first.
constexpr auto seekOptions = [] {
    std::array<Option, targetOptions.size() + otherOptions.size()> all{};
    std::ranges::copy(otherOptions, std::ranges::copy(targetOptions, all.begin()).out);
    return all;
}();

constexpr std::array<std::string_view, 4> seekExamples{
    "doorstring seek --preset ring --rooms 50..55 --loops 2 --boss-distance 7..",
    "doorstring seek --preset classic --rooms 40.. --linearity 0.6.. --count 3",
    "doorstring seek --fit --rooms 30 --set grid.width=12 --set grid.height=12",
    "doorstring seek --fit --preset classic --dead-ends 5 --turns ..0.1 --write calm.toml"};

// The sentence says what does not go together.
std::optional<std::string> clashIn(const GivenOptions& given) {
    const bool fit = given.has("--fit");
    for (const std::string_view option : {"--count", "--seeds"}) {
        if (fit && given.has(option)) {
            return fmt::format("--fit takes no {}: it moves weights, on seeds of its own", option);
        }
    }
    for (const std::string_view option : {"--weights", "--write"}) {
        if (!fit && given.has(option)) {
            return fmt::format("{} belongs to --fit, as in doorstring seek --fit --rooms 30 {} {}",
                               option, option, findOption(otherOptions, option)->example);
        }
    }
    return std::nullopt;
}

OrSentence<std::optional<WeightBounds>> boundsIn(const GivenOptions& given) {
    if (!given.has("--weights")) {
        return std::optional<WeightBounds>();
    }
    const std::string& text = given.text("--weights");
    const std::size_t dots = std::min(text.find(".."), text.size());
    const auto least = parseThousandths(text.substr(0, dots));
    const auto most = parseThousandths(text.substr(std::min(dots + 2, text.size())));
    if (!least || !most || *least < 1 || *most > WeightKind::most) {
        return fmt::format("--weights needs two weights from 0.001 to {}, as in --weights 0.5..20; "
                           "found '{}'",
                           WeightKind::most / weightOne, quotedText(text));
    }
    if (*least > *most) {
        return fmt::format("--weights {} runs backwards; use --weights {}..{}", text,
                           thousandthsText(*most), thousandthsText(*least));
    }
    return std::optional(WeightBounds{*least, *most});
}

int seekAndWrite(const SeekRequest& request, const LoadedConfig& loaded,
                 const CommandContext& context) {
    const auto begun = std::chrono::steady_clock::now();
    SeekRecord record =
        seekOn(loaded.config, request, isTerminal(context.err) ? &context.err : nullptr);
    record.preset = loaded.preset;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
    const Sought& sought = record.sought;
    const int status = writeOutput(request.out, context.out, context.err, [&](BlockWriter& writer) {
        writeSeek(writer, record, request.format);
        return MaybeFailure();
    });
    if (status != exitDone) {
        return status;
    }
    if (sought.found.size() < request.count && record.seeds != request.seeds &&
        record.outOfReach.empty()) {
        note(context.err, fmt::format("ended early: seeds {}:{} of {}:{}", record.seeds.first,
                                      record.seeds.end, request.seeds.first, request.seeds.end));
    }
    if (sought.looked > 0) {
        note(context.err,
             fmt::format("looked at {} in {:.2f} s, {} a second",
                         counted(sought.looked, "seed", "seeds"), passed.count(),
                         grouped(static_cast<std::uint64_t>(static_cast<double>(sought.looked) /
                                                            std::max(passed.count(), 0.001)))));
    }
    return sought.found.empty() ? exitFailed : exitDone;
}

}  // namespace

OrSentence<SeekRequest> readSeekOptions(const GivenOptions& given) {
    auto targets = targetsOf(given);
    if (!targets) {
        return targets.error();
    }
    if (targets.value().empty()) {
        return std::string("seek needs a target, as in doorstring seek --rooms 14 --loops 2..; "
                           "doorstring seek --help lists them");
    }
    if (const auto clash = clashIn(given)) {
        return *clash;
    }
    const auto bounds = boundsIn(given);
    if (!bounds) {
        return bounds.error();
    }
    SeedRange seeds = soughtSeeds;
    if (given.has("--seeds")) {
        const auto range = parseSeedRange(given.text("--seeds"));
        if (!range) {
            return range.error();
        }
        seeds = range.value();
    }
    return SeekRequest{.common = commonOf(given),
                       .seeds = seeds,
                       .format = static_cast<SeekFormat>(given.choice("--format")),
                       .jobs = jobsOf(given),
                       .count = static_cast<std::uint64_t>(given.number("--count", usualCount)),
                       .targets = std::move(targets.value()),
                       .out = given.path("--out"),
                       .fit = given.has("--fit"),
                       .weights = bounds.value(),
                       .write = given.path("--write")};
}

int runSeek(const SeekRequest& request, const CommandContext& context) {
    const auto loaded = configFor(request.common, context);
    if (!loaded) {
        return exitWrongUse;
    }
    if (const auto fault = unwritable({"--out", request.out}, {"--write", request.write})) {
        return complain(context.err, exitWrongUse, *fault);
    }
    logInfo(fmt::format("seek{}, config {:016x}, doorstring {}", request.fit ? " --fit" : "",
                        loaded->hash, versionText()));
    return request.fit ? fitWeights(request, *loaded, context)
                       : seekAndWrite(request, *loaded, context);
}

constinit const Command seekCommand{
    .name = "seek",
    .purpose = "find seeds by what they measure, or fit weights to it",
    .options = seekOptions,
    .notes = "A RANGE is a number or 7.., ..3, 2..4, both ends included; shares have decimals, "
             "0.2..0.5.\nWithout --fit the first seeds are found whose dungeons meet all targets, "
             "and how rare they\nare; where none does, which target is the hardest. The exit "
             "status is 1 then.\nWith --fit the targets are those of the means: the weights of all "
             "tables move, step by step,\nuntil they are met, within one percent for a number. "
             "Weights of 0 stay 0. The result is a\npreset; the exit status is 1 where a target is "
             "not met.",
    .examples = seekExamples,
    .prepare = prepared<readSeekOptions, runSeek>};

OrSentence<std::vector<Target>> targetsOf(const GivenOptions& given) {
    std::vector<Target> targets;
    for (const Metric metric : allValues<Metric>) {
        const std::string_view option = targetOptions[static_cast<std::size_t>(metric)].name;
        if (!given.has(option)) {
            continue;
        }
        const auto target = parseTarget(metric, given.text(option));
        if (!target) {
            return fmt::format("{} {}", option, target.error());
        }
        targets.push_back(target.value());
    }
    return targets;
}

std::string targetText(const Target& target) {
    return fmt::format("{} {}", titleOf(target.metric), rangeText(target));
}

namespace {

// Puts together what came of turns of seeds, in the order of the seeds, however they are finished.
class SeekBoard {
public:
    SeekBoard(const Config& config, const SeekRequest& request)
        : config_(config),
          targets_(request.targets),
          wanted_(request.count),
          next_(request.seeds.first) {
        all_.tallies.resize(targets_.size());
    }

    // Does a turn; false once enough is found.
    bool work(SeedRange turn) {
        Sought sought = looked(turn, wanted_);
        const std::scoped_lock lock(mutex_);
        waiting_.emplace(turn.first, Turn{turn, std::move(sought)});
        takeWaiting();
        return !isDone();
    }

    const Sought& sought() const { return all_; }

private:
    struct Turn {
        SeedRange seeds;
        Sought sought;
    };

    Sought looked(SeedRange turn, std::uint64_t wanted) const {
        Seeker seeker(config_, targets_, Seed{turn.first}, wanted);
        seeker.look(turn.count());
        return seeker.sought();
    }

    bool isDone() const { return all_.found.size() >= wanted_; }

    void takeWaiting() {
        while (!isDone() && !waiting_.empty() && waiting_.begin()->first == next_) {
            const Turn turn = std::move(waiting_.extract(waiting_.begin()).mapped());
            next_ = turn.seeds.end;
            const std::uint64_t left = wanted_ - all_.found.size();
            // The last one goes on behind the seed with which enough is found, unlike the search.
            all_.add(turn.sought.found.size() >= left ? looked(turn.seeds, left) : turn.sought,
                     targets_);
        }
    }

    const Config& config_;
    const std::vector<Target>& targets_;
    std::uint64_t wanted_;
    std::uint64_t next_;  // seed that is not in `all_`
    std::map<std::uint64_t, Turn> waiting_;
    Sought all_;
    std::mutex mutex_;
};

}  // namespace

SeekRecord seekOn(const Config& config, const SeekRequest& request, std::ostream* bar) {
    SeekRecord record{.preset = {}, .targets = request.targets, .seeds = request.seeds};
    for (std::size_t i = 0; i < record.targets.size(); ++i) {
        if (const auto reason = outOfReach(record.targets[i], config)) {
            record.outOfReach = *reason;
            record.unreached = i;
            record.seeds.end = record.seeds.first;
            return record;
        }
    }
    SeekBoard board(config, request);
    workThrough(
        request.seeds, request.jobs, [&](SeedRange turn, std::size_t) { return board.work(turn); },
        bar);
    record.sought = board.sought();
    record.seeds.end = record.seeds.first + record.sought.looked;
    return record;
}

}  // namespace doorstring
