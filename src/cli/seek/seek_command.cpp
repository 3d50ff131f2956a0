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

constexpr int usualCount = 5;
constexpr NumberRange countNumbers{1, 1'000'000};

constexpr Option countOption{.name = "--count",
                             .argument = "N",
                             .help = "how many to find, the first of the seeds; default: 5",
                             .example = "20",
                             .numbers = &countNumbers};
constexpr Option seedsOfSeek{.name = "--seeds",
                             .argument = "A:B",
                             .help =
                                 "where to look: the seed numbers A to B - 1; default: 0:1000000",
                             .example = "0:100000",
                             .check = seedRangeFault};
constexpr Option fitOption{"--fit", "", "move the weights until the targets are met by the means"};
constexpr auto otherOptions =
    std::to_array<Option>({countOption, seedsOfSeek, codeOption, jobsOption, fitOption,
                           weightsOption, writeOption, reportOption, outOfSeek});

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

MaybeSentence clashOfSeek(const GivenOptions& given) {
    if (targetsOf(given).empty()) {
        return "seek needs a target, as in doorstring seek --rooms 14 --loops 2..; "
               "doorstring seek --help lists them";
    }
    const bool fit = given.has(fitOption);
    for (const Option& option : {countOption, seedsOfSeek}) {
        if (fit && given.has(option)) {
            return fmt::format("--fit takes no {}: it moves weights, on its own seeds",
                               option.name);
        }
    }
    for (const Option& option : {weightsOption, writeOption}) {
        if (!fit && given.has(option)) {
            return fmt::format("{} belongs to --fit, as in doorstring seek --fit --rooms 30 {} {}",
                               option.name, option.name, option.example);
        }
    }
    return std::nullopt;
}

OrSentence<WeightBounds> parseBounds(const std::string& text) {
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
    return WeightBounds{*least, *most};
}

// Puts together what turns of seeds found, in the order of the seeds, however they end.
class SeekBoard {
public:
    SeekBoard(const Config& config, const std::vector<Target>& targets, std::uint64_t wanted,
              SeedRange seeds)
        : config_(config), targets_(targets), wanted_(wanted), next_(seeds.first) {
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

// Looks at the seeds on the threads of --jobs; the same are found with any number of them.
SeekRecord seekOn(const Config& config, const GivenOptions& given, std::ostream& err) {
    const SeedRange seeds = seedRangeOf(given, soughtSeeds);
    SeekRecord record{.preset = {}, .targets = targetsOf(given), .seeds = seeds};
    for (std::size_t i = 0; i < record.targets.size(); ++i) {
        if (const auto reason = outOfReach(record.targets[i], config)) {
            record.outOfReach = *reason;
            record.unreached = i;
            record.seeds.end = seeds.first;
            return record;
        }
    }
    const int count = given.number(countOption, usualCount);
    SeekBoard board(config, record.targets, static_cast<std::uint64_t>(count), seeds);
    workThrough(
        seeds, jobsOf(given), [&](SeedRange turn, std::size_t) { return board.work(turn); }, err);
    record.sought = board.sought();
    record.seeds.end = seeds.first + record.sought.looked;
    return record;
}

int seekAndWrite(const GivenOptions& given, const LoadedConfig& loaded,
                 const CommandContext& context) {
    const SeedRange seeds = seedRangeOf(given, soughtSeeds);
    const auto count = static_cast<std::uint64_t>(given.number(countOption, usualCount));
    const auto begun = std::chrono::steady_clock::now();
    SeekRecord record = seekOn(loaded.config, given, context.err);
    record.preset = loaded.preset;
    const std::chrono::duration<double> passed = std::chrono::steady_clock::now() - begun;
    const Sought& sought = record.sought;
    const int status =
        writeOutput(given.path(outOfSeek), context.out, context.err, [&](BlockWriter& writer) {
            writeSeek(writer, record, given.choice(reportOption));
            return MaybeFailure();
        });
    if (status != exitDone) {
        return status;
    }
    if (sought.found.size() < count && record.seeds != seeds && record.outOfReach.empty()) {
        note(context.err, fmt::format("ended early: seeds {}:{} of {}:{}", record.seeds.first,
                                      record.seeds.end, seeds.first, seeds.end));
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

int runSeek(const GivenOptions& given, const CommandContext& context) {
    return withConfig(given, context, {outOfSeek, writeOption}, [&](const LoadedConfig& loaded) {
        return given.has(fitOption) ? fitWeights(given, loaded, context)
                                    : seekAndWrite(given, loaded, context);
    });
}

}  // namespace

std::vector<Target> targetsOf(const GivenOptions& given) {
    std::vector<Target> targets;
    for (const Metric metric : allValues<Metric>) {
        const Option& option = targetOptions[static_cast<std::size_t>(metric)];
        if (given.has(option)) {
            targets.push_back(parseTarget(metric, given.text(option)).value());
        }
    }
    return targets;
}

MaybeSentence weightsFault(std::string_view text) {
    const auto bounds = parseBounds(std::string(text));
    return bounds ? std::nullopt : MaybeSentence(bounds.error());
}

std::optional<WeightBounds> boundsOf(const GivenOptions& given) {
    return given.has(weightsOption) ? std::optional(parseBounds(given.text(weightsOption)).value())
                                    : std::nullopt;
}

std::string targetText(const Target& target) {
    return fmt::format("{} {}", titleOf(target.metric), rangeText(target));
}

extern constinit const Command seekCommand{
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
    .clash = clashOfSeek,
    .run = runSeek};

}  // namespace doorstring
