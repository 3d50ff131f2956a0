#include "base/number_text.hpp"
#include "cli/output/json_writer.hpp"
#include "cli/seek/seek_parts.hpp"
#include "cli/seek/target_options.hpp"
#include "cli/survey/survey_parts.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr std::size_t moveWidth = 42;

// Means are in thousandths.
std::string text(const Means& means, Metric metric) {
    const std::int64_t mean = means.of(metric);
    return metricInfos[metric].unit == MetricUnit::Thousandths
               ? fmt::format("{}.{:03}", mean / 1000, mean % 1000)
               : fmt::format("{}.{:02}", mean / 1000, mean % 1000 / 10);
}

std::string columnOf(const Target& target) {
    return titleOf(target.metric);
}

void writeRow(BlockWriter& writer, const Fitter& fitter, std::string_view what,
              const Means& means) {
    writer.format("{:<{}}", what, moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>{}}", text(means, target.metric),
                      std::max<std::size_t>(6, columnOf(target).size()));
    }
    writer.text("\n");
}

std::string outcome(const Fitter& fitter) {
    if (fitter.reached()) {
        return "all targets are met";
    }
    std::string missed;
    for (const Target& target : fitter.targets()) {
        if (gap(target, fitter.means()) > 0) {
            missed += fmt::format("{}{} (the mean is {})", missed.empty() ? "" : ", ",
                                  targetText(target), text(fitter.means(), target.metric));
        }
    }
    return fmt::format("not met: {}; {}", missed.empty() ? "limits, by some seeds" : missed,
                       fitter.ended() ? "no change within the bounds comes nearer" : "ended early");
}

void writeFitEnd(BlockWriter& writer, const FitRecord& record, bool withPreset) {
    const Fitter& fitter = record.fitter;
    writeRow(writer, fitter,
             fmt::format("on {} dungeons",
                         grouped(static_cast<std::uint64_t>(fitter.means().dungeons()))),
             fitter.means());
    writer.format("\n{}; {} dungeons were grown\n", outcome(fitter),
                  grouped(static_cast<std::uint64_t>(fitter.grown())));
    if (withPreset) {
        writer.format("\n{}", record.presetText);
    }
}

void writeJsonMeans(JsonWriter& json, const Fitter& fitter, const Means& means) {
    json.object([&] {
        for (const Target& target : fitter.targets()) {
            const std::int64_t mean = means.of(target.metric);
            json.key(metricInfos[target.metric].name)
                .verbatim(fmt::format("{}.{:03}", mean / 1000, mean % 1000));
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
        json.member("grown", fitter.grown());
        json.key("before");
        writeJsonMeans(json, fitter, fitter.firstMeans());
        json.key("steps").array([&] {
            for (const FitStep& step : fitter.way()) {
                json.object([&] {
                    json.member("move", moveText(step.move));
                    json.key("means");
                    writeJsonMeans(json, fitter, step.means);
                });
            }
        });
        json.key("after");
        writeJsonMeans(json, fitter, fitter.means());
        json.member("dungeons", fitter.means().dungeons());
        json.member("preset_text", record.presetText);
    });
    writer.text("\n");
}

void writeFitCsv(BlockWriter& writer, const FitRecord& record) {
    const Fitter& fitter = record.fitter;
    const auto row = [&](std::string_view what, const Means& means) {
        writer.text(what);
        for (const Target& target : fitter.targets()) {
            writer.format(",{}", text(means, target.metric));
        }
        writer.text("\n");
    };
    writer.text("move");
    for (const Target& target : fitter.targets()) {
        writer.format(",{}", metricInfos[target.metric].name);
    }
    writer.text("\n");
    row("before", fitter.firstMeans());
    for (const FitStep& step : fitter.way()) {
        row(moveText(step.move), step.means);
    }
    row("after", fitter.means());
}

}  // namespace

std::string meanText(const Fitter& fitter, Metric metric) {
    return text(fitter.means(), metric);
}

void writeFitHead(BlockWriter& writer, const Fitter& fitter) {
    writer.format("{:<{}}", "means", moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>6}", columnOf(target));
    }
    writer.format("\n{:<{}}", "wanted", moveWidth);
    for (const Target& target : fitter.targets()) {
        writer.format("  {:>{}}", rangeText(target),
                      std::max<std::size_t>(6, columnOf(target).size()));
    }
    writer.text("\n");
}

void writeFitStep(BlockWriter& writer, const Fitter& fitter, const FitStep& step) {
    if (&step == &fitter.way().front()) {
        writeRow(writer, fitter, "as it was", fitter.firstMeans());
    }
    writeRow(writer, fitter, moveText(step.move), step.means);
}

void writeFit(BlockWriter& writer, const FitRecord& record, SeekFormat format, bool withPreset) {
    switch (format) {
    case SeekFormat::Table:
        return writeFitEnd(writer, record, withPreset);
    case SeekFormat::Json:
        return writeFitJson(writer, record);
    case SeekFormat::Csv:
        return writeFitCsv(writer, record);
    }
}

}  // namespace doorstring
