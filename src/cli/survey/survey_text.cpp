#include "base/number_text.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/text/printable.hpp"

#include <algorithm>
#include <array>
#include <utility>

namespace doorstring {

namespace {

constexpr std::array tablePercents{5, 50, 95};
constexpr std::array csvPercents{1, 5, 25, 50, 75, 95, 99};

std::string rangesText(const std::vector<SeedRange>& ranges) {
    std::string text;
    for (const SeedRange& range : ranges) {
        text += fmt::format("{}{}:{}", text.empty() ? "" : " ", range.first, range.end);
    }
    return text;
}

void writeRow(BlockWriter& writer, Metric metric, const Distribution& distribution) {
    const MetricUnit unit = metricInfos[metric].unit;
    writer.format("{:<16}{:>8}{:>8}", titleOf(metric), meanText(distribution.mean(), unit),
                  meanText(distribution.deviation(), unit));
    for (const int percent : tablePercents) {
        writer.format("{:>7}", valueText(distribution.quantile(percent), unit));
    }
    const auto& [least, most] = std::pair(*distribution.least(), *distribution.greatest());
    writer.format("{:>7} {:<9}{:>7} {}\n", valueText(least.value, unit), toCode(least.seed),
                  valueText(most.value, unit), toCode(most.seed));
}

}  // namespace

std::string headingOf(const SurveyRecord& record) {
    const std::uint64_t grown = record.survey.grown;
    return fmt::format("{} {} grown{}{}, seeds {}", grouped(grown),
                       grown == 1 ? "dungeon" : "dungeons",
                       record.preset.empty() ? "" : " with preset ", printable(record.preset),
                       rangesText(record.seeds));
}

std::string meanText(double value, MetricUnit unit) {
    return unit == MetricUnit::Thousandths ? fmt::format("{:.3f}", value / 1000)
                                           : fmt::format("{:.2f}", value);
}

std::string valueText(std::int64_t value, MetricUnit unit) {
    return unit == MetricUnit::Thousandths ? fmt::format("{}.{:03}", value / 1000, value % 1000)
                                           : std::to_string(value);
}

std::string titleOf(Metric metric) {
    std::string title(metricInfos[metric].name);
    std::ranges::replace(title, '_', ' ');
    return title;
}

void writeSurveyTable(BlockWriter& writer, const SurveyRecord& record) {
    const Survey& survey = record.survey;
    writer.format("{}\n", headingOf(record));
    if (survey.failed > 0) {
        writer.format("{} could not be grown, {} the first\n",
                      counted(survey.failed, "seed", "seeds"), toCode(*survey.firstFailure));
    }
    writer.format("\n{:<16}{:>8}{:>8}{:>7}{:>7}{:>7}{:>7} {:<9}{:>7} {}\n", "", "mean", "dev.",
                  "5 %", "50 %", "95 %", "least", "seed", "most", "seed");
    for (const Metric metric : allValues<Metric>) {
        if (survey.metrics[metric].least()) {
            writeRow(writer, metric, survey.metrics[metric]);
        }
    }
}

void writeSurveyCsv(BlockWriter& writer, const SurveyRecord& record) {
    writer.text("metric,count,mean,deviation");
    for (const int percent : csvPercents) {
        writer.format(",p{}", percent);
    }
    writer.text(",least,least_seed,most,most_seed\n");
    for (const Metric metric : allValues<Metric>) {
        const Distribution& distribution = record.survey.metrics[metric];
        const MetricUnit unit = metricInfos[metric].unit;
        if (!distribution.least()) {
            continue;
        }
        const double scale = unit == MetricUnit::Thousandths ? 1000 : 1;
        writer.format("{},{},{:.6f},{:.6f}", metricInfos[metric].name, distribution.size(),
                      distribution.mean() / scale, distribution.deviation() / scale);
        for (const int percent : csvPercents) {
            writer.format(",{}", valueText(distribution.quantile(percent), unit));
        }
        for (const auto& extreme : {*distribution.least(), *distribution.greatest()}) {
            writer.format(",{},{}", valueText(extreme.value, unit), extreme.seed.number);
        }
        writer.text("\n");
    }
}

void writeSurvey(BlockWriter& writer, const SurveyRecord& record, SurveyFormat format) {
    switch (format) {
    case SurveyFormat::Table:
        return writeSurveyTable(writer, record);
    case SurveyFormat::Json:
        return writeSurveyJson(writer, record);
    case SurveyFormat::Csv:
        return writeSurveyCsv(writer, record);
    }
}

}  // namespace doorstring
