#include "cli/seek/seek_report.hpp"

#include "cli/output/writers.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/text/numbers.hpp"

#include <algorithm>

namespace doorstring {

namespace {

std::string valueOrDash(std::int64_t value, Metric metric) {
    return value == noValue ? "-" : valueText(value, metricInfos[metric].unit);
}

// Returns how many of `total` are met: "none", "all", "88 in 100" if they are more than a tenth,
// else "1 in 31". It is "99 in 100" at most if not all are met.
std::string rarity(std::uint64_t met, std::uint64_t total) {
    if (met == 0 || met == total) {
        return met == 0 ? "none" : "all";
    }
    const bool isOverTenth = met * 10 > total;
    return isOverTenth ? fmt::format("{} in 100",
                                     std::min<std::uint64_t>(99, (100 * met + total / 2) / total))
                       : fmt::format("1 in {}", grouped((total + met / 2) / met));
}

std::string seedsText(SeedRange seeds) {
    return fmt::format("seeds {}:{}", seeds.first, seeds.end);
}

void writeHeading(BlockWriter& writer, const SeekRecord& record) {
    const Sought& sought = record.sought;
    const std::uint64_t found = sought.found.size();
    if (found == 0) {
        writer.format("none of {} dungeons grown {} fits, {}\n", grouped(sought.looked),
                      howGrownText(record.preset), seedsText(record.seeds));
    } else {
        writer.format("{} of {} dungeons grown {} {}, {}: {}\n", grouped(found),
                      grouped(sought.looked), howGrownText(record.preset),
                      found == 1 ? "fits" : "fit", seedsText(record.seeds),
                      rarity(found, sought.looked));
    }
    if (sought.failed > 0) {
        writer.format("{} could not be grown\n", counted(sought.failed, "seed", "seeds"));
    }
}

void writeFound(BlockWriter& writer, const SeekRecord& record) {
    std::vector<TextTable::Column> columns{{"seed", 13, TextTable::Align::Left}};
    for (const Target& target : record.targets) {
        columns.push_back({" " + titleOf(target.metric)});
    }
    TextTable table(std::move(columns));
    for (const FoundSeed& found : record.sought.found) {
        std::vector<std::string> cells{toCode(found.seed)};
        for (const Target& target : record.targets) {
            cells.push_back(valueOrDash(found.values[target.metric], target.metric));
        }
        table.add(std::move(cells));
    }
    writer.text("\n");
    table.write(writer);
}

// Whether the report names the seed nearest to a target, of those that were measured for it. Not if
// seeds were found, because they are nearer, although they need not be among those measured.
bool namesNearest(const Sought& sought, const TargetTally& tally) {
    return sought.found.empty() && tally.met == 0 && tally.nearest != noValue;
}

// Whether only some of the dungeons were measured for a target.
bool isSample(const Sought& sought, const TargetTally& tally) {
    return tally.measured + sought.failed < sought.looked;
}

// Returns how many dungeons meet a target, as in "1 in 31 (of 625 measured)". If none of those
// measured does, goes by the seeds that were found: "at least 1 in 31".
std::string metText(const Sought& sought, const TargetTally& tally) {
    const std::uint64_t found = sought.found.size();
    if (tally.met == 0 && found > 0) {
        return (found < sought.looked ? "at least " : "") + rarity(found, sought.looked);
    }
    if (tally.measured == 0) {
        return "not measured";
    }
    return rarity(tally.met, tally.measured) +
           (isSample(sought, tally) ? fmt::format(" (of {} measured)", grouped(tally.measured))
                                    : "");
}

void writeTallies(BlockWriter& writer, const SeekRecord& record) {
    const Sought& sought = record.sought;
    writer.format("\n{:<28}met by\n", "target");
    for (std::size_t i = 0; i < record.targets.size(); ++i) {
        const TargetTally& tally = sought.tallies[i];
        writer.format("{:<28}{}", targetText(record.targets[i]), metText(sought, tally));
        if (namesNearest(sought, tally)) {
            const Metric metric = record.targets[i].metric;
            writer.format(
                "; the nearest{} has {}, seed {}", isSample(sought, tally) ? " of these" : "",
                valueText(tally.nearest, metricInfos[metric].unit), toCode(tally.nearestSeed));
        }
        writer.text("\n");
    }
    if (const auto hardest = hardestTarget(sought);
        hardest && sought.found.empty() && sought.tallies.size() > 1) {
        writer.format("\nthe hardest is {}\n", targetText(record.targets[*hardest]));
    }
}

void writeSeekTable(BlockWriter& writer, const SeekRecord& record) {
    if (!record.outOfReach.empty()) {
        writer.format("no dungeon grown {} can fit; the hardest is {}: {}\n",
                      howGrownText(record.preset),
                      targetText(record.targets[record.outOfReachTarget]), record.outOfReach);
        return;
    }
    writeHeading(writer, record);
    if (!record.sought.found.empty()) {
        writeFound(writer, record);
    }
    if (record.sought.failed < record.sought.looked) {
        writeTallies(writer, record);
    }
}

void writeSeekCsv(BlockWriter& writer, const SeekRecord& record) {
    writer.text("seed,seed_number");
    for (const MetricInfo& info : metricInfos) {
        writer.format(",{}", info.name);
    }
    writer.text("\n");
    for (const FoundSeed& found : record.sought.found) {
        writer.format("{},{}", toCode(found.seed), found.seed.number);
        for (const Metric metric : allValues<Metric>) {
            const std::int64_t value = found.values[metric];
            writer.format(",{}",
                          value == noValue ? "" : valueText(value, metricInfos[metric].unit));
        }
        writer.text("\n");
    }
}

void writeJsonFound(JsonWriter& json, const FoundSeed& found) {
    json.object([&] {
        writeSeed(json, found.seed);
        json.key("metrics").object([&] {
            for (const Metric metric : allValues<Metric>) {
                if (found.values[metric] != noValue) {
                    json.key(metricInfos[metric].name)
                        .verbatim(valueText(found.values[metric], metricInfos[metric].unit));
                }
            }
        });
    });
}

void writeJsonTarget(JsonWriter& json, const SeekRecord& record, std::size_t index) {
    const Target& target = record.targets[index];
    json.object([&] {
        json.member("metric", metricInfos[target.metric].name);
        json.member("range", rangeText(target));
        if (!record.outOfReach.empty()) {
            if (index == record.outOfReachTarget) {
                json.member("out_of_reach", record.outOfReach);
            }
            return;
        }
        const TargetTally& tally = record.sought.tallies[index];
        json.member("measured", tally.measured);
        json.member("met", tally.met);
        if (namesNearest(record.sought, tally)) {
            json.key("nearest").verbatim(valueText(tally.nearest, metricInfos[target.metric].unit));
            json.member("nearest_seed", toCode(tally.nearestSeed));
        }
    });
}

void writeSeekJson(BlockWriter& writer, const SeekRecord& record) {
    JsonWriter json(writer);
    const Sought& sought = record.sought;
    json.object([&] {
        json.member("format", "doorstring-seek/1");
        json.member("preset", record.preset);
        writeSeeds(json.key("seeds"), record.seeds.first, record.seeds.end);
        json.member("looked", sought.looked);
        json.member("failed", sought.failed);
        json.key("targets").array([&] {
            for (std::size_t i = 0; i < record.targets.size(); ++i) {
                writeJsonTarget(json, record, i);
            }
        });
        const auto hardest = record.outOfReach.empty() ? hardestTarget(sought)
                                                       : std::optional(record.outOfReachTarget);
        if (hardest) {
            json.member("hardest", metricInfos[record.targets[*hardest].metric].name);
        }
        json.key("found").array([&] {
            for (const FoundSeed& found : sought.found) {
                writeJsonFound(json, found);
            }
        });
    });
    writer.text("\n");
}

}  // namespace

std::string targetText(const Target& target) {
    return fmt::format("{} {}", titleOf(target.metric), rangeText(target));
}

std::string howGrownText(std::string_view preset) {
    return preset.empty() ? "as configured" : fmt::format("with preset {}", preset);
}

void writeSeek(BlockWriter& writer, const SeekRecord& record, ReportFormat format) {
    switch (format) {
    case ReportFormat::Table:
        return writeSeekTable(writer, record);
    case ReportFormat::Json:
        return writeSeekJson(writer, record);
    case ReportFormat::Csv:
        return writeSeekCsv(writer, record);
    }
}

namespace {

constexpr std::size_t moveWidth = 42;  // characters of the first column, which names moves

// Returns the text of a mean, `ifNone` if no dungeon has the metric. Means::of() is in thousandths
// even if the metric's values are counts.
std::string meanOr(std::string_view ifNone, const Means& means, Metric metric) {
    const auto mean = means.of(metric);
    if (!mean) {
        return std::string(ifNone);
    }
    return metricInfos[metric].unit == MetricUnit::Thousandths
               ? fmt::format("{}.{:03}", *mean / 1000, *mean % 1000)
               : fmt::format("{}.{:02}", *mean / 1000, *mean % 1000 / 10);
}

void writeRow(BlockWriter& writer, const Fitter& fitter, std::string_view what,
              const Means& means) {
    writer.format("{:<{}}", what, moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>{}}", meanOr("-", means, target.metric),
                      std::max<std::size_t>(6, titleOf(target.metric).size()));
    }
    writer.text("\n");
}

std::string outcome(const Fitter& fitter) {
    if (fitter.reached()) {
        return "all targets are met";
    }
    std::string missed;
    for (const Target& target : fitter.targets()) {
        if (fitter.means().seeds() > 0 && gap(target, fitter.means()) > 0) {
            missed += fmt::format("{}{} (the mean is {})", missed.empty() ? "" : ", ",
                                  targetText(target), meanOr("-", fitter.means(), target.metric));
        }
    }
    if (missed.empty() && fitter.means().failed() == 0) {
        return "ended early, before it was sure whether the targets are met";
    }
    return fmt::format("not met: {}; {}", missed.empty() ? "limits, by some seeds" : missed,
                       fitter.ended() ? "no change within the bounds comes nearer" : "ended early");
}

void writeFitEnd(BlockWriter& writer, const FitRecord& record, bool withPreset) {
    const Fitter& fitter = record.fitter;
    writeRow(
        writer, fitter,
        fmt::format("on {} dungeons", grouped(static_cast<std::uint64_t>(fitter.means().seeds()))),
        fitter.means());
    writer.format("\n{}; {} dungeons were grown\n", outcome(fitter),
                  grouped(static_cast<std::uint64_t>(fitter.measuredSeeds())));
    if (withPreset) {
        writer.format("\n{}", record.presetText);
    }
}

void writeJsonMeans(JsonWriter& json, const Fitter& fitter, const Means& means) {
    json.object([&] {
        for (const Target& target : fitter.targets()) {
            if (const auto mean = means.of(target.metric)) {
                json.key(metricInfos[target.metric].name)
                    .verbatim(fmt::format("{}.{:03}", *mean / 1000, *mean % 1000));
            }
        }
    });
}

void writeFitJson(BlockWriter& writer, const FitRecord& record) {
    JsonWriter json(writer);
    const Fitter& fitter = record.fitter;
    json.object([&] {
        json.member("format", "doorstring-fit/1");
        json.member("preset", record.preset);
        json.key("targets").object([&] {
            for (const Target& target : fitter.targets()) {
                json.member(metricInfos[target.metric].name, rangeText(target));
            }
        });
        json.member("reached", fitter.reached());
        json.member("grown", fitter.measuredSeeds());
        json.key("before");
        writeJsonMeans(json, fitter, fitter.firstMeans());
        json.key("steps").array([&] {
            for (const FitStep& step : fitter.steps()) {
                json.object([&] {
                    json.member("move", moveText(step.move));
                    json.key("means");
                    writeJsonMeans(json, fitter, step.means);
                });
            }
        });
        json.key("after");
        writeJsonMeans(json, fitter, fitter.means());
        json.member("dungeons", fitter.means().seeds());
        json.member("preset_text", record.presetText);
    });
    writer.text("\n");
}

void writeFitCsv(BlockWriter& writer, const FitRecord& record) {
    const Fitter& fitter = record.fitter;
    const auto row = [&](std::string_view what, const Means& means) {
        writer.text(what);
        for (const Target& target : fitter.targets()) {
            writer.format(",{}", meanOr("", means, target.metric));
        }
        writer.text("\n");
    };
    writer.text("move");
    for (const Target& target : fitter.targets()) {
        writer.format(",{}", metricInfos[target.metric].name);
    }
    writer.text("\n");
    row("before", fitter.firstMeans());
    for (const FitStep& step : fitter.steps()) {
        row(moveText(step.move), step.means);
    }
    row("after", fitter.means());
}

}  // namespace

std::string notesOf(const Fitter& fitter) {
    std::string notes = "Fitted by doorstring seek --fit:";
    for (const Target& target : fitter.targets()) {
        notes += fmt::format("\nmean of {}: {} wanted, {} on {} dungeons", titleOf(target.metric),
                             rangeText(target), meanOr("-", fitter.means(), target.metric),
                             fitter.means().seeds());
    }
    return notes;
}

void writeFitHead(BlockWriter& writer, const Fitter& fitter) {
    writer.format("{:<{}}", "means", moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>6}", titleOf(target.metric));
    }
    writer.format("\n{:<{}}", "wanted", moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>{}}", rangeText(target),
                      std::max<std::size_t>(6, titleOf(target.metric).size()));
    }
    writer.text("\n");
}

void writeFitStep(BlockWriter& writer, const Fitter& fitter, const FitStep& step) {
    if (&step == &fitter.steps().front()) {
        writeRow(writer, fitter, "as it was", fitter.firstMeans());
    }
    writeRow(writer, fitter, moveText(step.move), step.means);
}

void writeFit(BlockWriter& writer, const FitRecord& record, ReportFormat format, bool withPreset) {
    switch (format) {
    case ReportFormat::Table:
        return writeFitEnd(writer, record, withPreset);
    case ReportFormat::Json:
        return writeFitJson(writer, record);
    case ReportFormat::Csv:
        return writeFitCsv(writer, record);
    }
}

}  // namespace doorstring
