#include "cli/survey/survey_parts.hpp"

#include "cli/output/writers.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <utility>

namespace doorstring {

namespace {

constexpr std::array tablePercents{5, 50, 95};
constexpr std::array allPercents{1, 5, 25, 50, 75, 95, 99};

std::string rangesText(const std::vector<SeedRange>& ranges) {
    std::string text;
    for (const SeedRange& range : ranges) {
        text += fmt::format("{}{}:{}", text.empty() ? "" : " ", range.first, range.end);
    }
    return text;
}

std::vector<std::string> cellsOf(Metric metric, const Distribution& distribution) {
    const MetricUnit unit = metricInfos[metric].unit;
    std::vector<std::string> cells{titleOf(metric), meanText(distribution.mean(), unit),
                                   meanText(distribution.deviation(), unit)};
    for (const int percent : tablePercents) {
        cells.push_back(valueText(distribution.quantile(percent), unit));
    }
    for (const auto& extreme : {*distribution.least(), *distribution.greatest()}) {
        cells.push_back(valueText(extreme.value, unit));
        cells.push_back(toCode(extreme.seed));
    }
    return cells;
}

void writeSurveyTable(BlockWriter& writer, const SurveyRecord& record) {
    const Survey& survey = record.survey;
    writer.format("{}\n", headingOf(record));
    if (survey.failed > 0) {
        writer.format("{} could not be grown, {} the first\n",
                      counted(survey.failed, "seed", "seeds"), toCode(*survey.firstFailure));
    }
    constexpr auto left = TextTable::Align::Left;
    TextTable table({{"", 16, left},
                     {"mean", 8},
                     {"dev.", 8},
                     {"5 %", 7},
                     {"50 %", 7},
                     {"95 %", 7},
                     {"least", 7},
                     {"seed", 10, left},
                     {"most", 7},
                     {"seed", 0, left}});
    for (const Metric metric : allValues<Metric>) {
        if (survey.metrics[metric].least()) {
            table.add(cellsOf(metric, survey.metrics[metric]));
        }
    }
    writer.text("\n");
    table.write(writer);
}

void writeSurveyCsv(BlockWriter& writer, const SurveyRecord& record) {
    writer.text("metric,count,mean,deviation");
    for (const int percent : allPercents) {
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
        for (const int percent : allPercents) {
            writer.format(",{}", valueText(distribution.quantile(percent), unit));
        }
        for (const auto& extreme : {*distribution.least(), *distribution.greatest()}) {
            writer.format(",{},{}", valueText(extreme.value, unit), extreme.seed.number);
        }
        writer.text("\n");
    }
}

void writeValue(JsonWriter& json, std::int64_t value, MetricUnit unit) {
    json.verbatim(valueText(value, unit));
}

void writeMean(JsonWriter& json, std::string_view name, double value, MetricUnit unit) {
    json.key(name).verbatim(
        fmt::format("{:.6f}", unit == MetricUnit::Thousandths ? value / 1000 : value));
}

void writeExtreme(JsonWriter& json, std::string_view name, const Distribution::Extreme& extreme,
                  MetricUnit unit) {
    json.key(name).object([&] {
        writeValue(json.key("value"), extreme.value, unit);
        writeSeed(json, extreme.seed);
    });
}

void writeDistribution(JsonWriter& json, const Distribution& distribution, MetricUnit unit) {
    json.member("count", distribution.size());
    writeMean(json, "mean", distribution.mean(), unit);
    writeMean(json, "deviation", distribution.deviation(), unit);
    writeExtreme(json, "least", *distribution.least(), unit);
    writeExtreme(json, "most", *distribution.greatest(), unit);
    json.key("percentiles").object([&] {
        for (const int percent : allPercents) {
            writeValue(json.key(std::to_string(percent)), distribution.quantile(percent), unit);
        }
    });
    json.key("values").array([&] {
        distribution.forEach([&](std::int64_t value, std::uint64_t times) {
            json.array([&] {
                writeValue(json, value, unit);
                json.value(times);
            });
        });
    });
}

// Writes the expressive range as triples: number of rooms, step of linearity, number of dungeons.
void writeRange(JsonWriter& json, const ExpressiveRange& range) {
    range.forEach([&](std::int64_t rooms, std::size_t linearityStep, std::uint64_t times) {
        json.array([&] {
            json.value(rooms);
            json.value(linearityStep);
            json.value(times);
        });
    });
}

void writeSurveyJson(BlockWriter& writer, const SurveyRecord& record) {
    JsonWriter json(writer);
    const Survey& survey = record.survey;
    json.object([&] {
        json.member("format", "doorstring-survey/1");
        json.member("version", record.version);
        json.member("config", fmt::format("{:016x}", record.configHash));
        json.member("preset", record.preset);
        json.key("seeds").array([&] {
            for (const SeedRange& range : record.seeds) {
                writeSeeds(json, range.first, range.end);
            }
        });
        json.member("grown", survey.grown);
        json.member("failed", survey.failed);
        if (survey.firstFailure) {
            json.member("first_failure", std::to_string(survey.firstFailure->number));
        }
        json.key("metrics").object([&] {
            for (const Metric metric : allValues<Metric>) {
                const Distribution& distribution = survey.metrics[metric];
                if (distribution.least()) {
                    json.key(metricInfos[metric].name).object([&] {
                        writeDistribution(json, distribution, metricInfos[metric].unit);
                    });
                }
            }
        });
        json.key("range").array([&] { writeRange(json, survey.range); });
    });
    writer.text("\n");
}

// The answers whether a difference is more than chance, in the formats of a comparison.
constexpr auto answersInTable =
    tableOf<MoreThanChance, std::string_view>({"too few pairs", "no", "yes"});
constexpr auto answersInCsv = tableOf<MoreThanChance, std::string_view>({"", "false", "true"});
constexpr auto answersInJson = tableOf<MoreThanChance, std::string_view>({"null", "false", "true"});

// The means of a metric on both sides, their difference and its standard error. All four are
// divided by 1000 if the metric is in thousandths.
struct ComparedFigures {
    double first = 0;
    double second = 0;
    double difference = 0;
    double standardError = 0;
};

ComparedFigures figuresOf(const Differences& differences, MetricUnit unit) {
    const double scale = unit == MetricUnit::Thousandths ? 1000 : 1;
    const double divisor = static_cast<double>(differences.pairs) * scale;
    return {.first = static_cast<double>(differences.firstSum) / divisor,
            .second = static_cast<double>(differences.secondSum) / divisor,
            .difference = differences.mean() / scale,
            .standardError = differences.standardError() / scale};
}

// Calls visit(metric, differences, figures) for each metric that both sides have.
template <typename Visit>
void forCompared(const Comparison& comparison, Visit visit) {
    for (const Metric metric : allValues<Metric>) {
        const Differences& differences = comparison.metrics[metric];
        if (differences.pairs > 0) {
            visit(metric, differences, figuresOf(differences, metricInfos[metric].unit));
        }
    }
}

// Returns the head of a column: a value of --set as it is; a preset, file or folder without its
// path and its ending.
std::string columnName(std::string_view name) {
    if (isValueToSet(name)) {
        return std::string(name);
    }
    const std::filesystem::path path(name);
    return path.has_filename() ? path.stem().string() : path.parent_path().filename().string();
}

// Says over how many pairs a metric was compared: " (401 pairs)". Empty if over all of them.
std::string pairsNote(std::uint64_t pairs, std::uint64_t all) {
    return pairs == all ? std::string()
                        : fmt::format(" ({} {})", grouped(pairs), pairs == 1 ? "pair" : "pairs");
}

void writeComparisonTable(BlockWriter& writer, const Comparison& comparison,
                          const ComparedNames& names) {
    writer.format("{} {} of seeds {}:{}, grown as {} and as {}\n", grouped(comparison.pairs),
                  comparison.pairs == 1 ? "pair" : "pairs", names.seeds.first, names.seeds.end,
                  names.first, names.second);
    if (comparison.failed > 0) {
        writer.format("{} left out: one of the two could not be grown\n",
                      counted(comparison.failed, "seed", "seeds"));
    }
    const std::string first = columnName(names.first);
    const std::string second = columnName(names.second);
    TextTable table({{"mean of", 16, TextTable::Align::Left},
                     {" " + first, 14},
                     {" " + second, 14},
                     {"difference", 12},
                     {" more than chance?", 0, TextTable::Align::Left}});
    forCompared(
        comparison, [&](Metric metric, const Differences& differences, const auto& figures) {
            const int decimals = metricInfos[metric].unit == MetricUnit::Thousandths ? 3 : 2;
            table.add({titleOf(metric), fmt::format("{:.{}f}", figures.first, decimals),
                       fmt::format("{:.{}f}", figures.second, decimals),
                       fmt::format("{:+.{}f}", figures.difference, decimals),
                       fmt::format(" {}{}", answersInTable[differences.moreThanChance()],
                                   pairsNote(differences.pairs, comparison.pairs))});
        });
    writer.text("\n");
    table.write(writer);
}

void writeComparisonCsv(BlockWriter& writer, const Comparison& comparison) {
    writer.text("metric,pairs,first,second,difference,standard_error,more_than_chance\n");
    forCompared(
        comparison, [&](Metric metric, const Differences& differences, const auto& figures) {
            writer.format("{},{},{:.6f},{:.6f},{:.6f},{:.6f},{}\n", metricInfos[metric].name,
                          differences.pairs, figures.first, figures.second, figures.difference,
                          figures.standardError, answersInCsv[differences.moreThanChance()]);
        });
}

void writeComparisonJson(BlockWriter& writer, const Comparison& comparison,
                         const ComparedNames& names) {
    JsonWriter json(writer);
    const auto number = [&](std::string_view name, double value) {
        json.key(name).verbatim(fmt::format("{:.6f}", value));
    };
    json.object([&] {
        json.member("format", "doorstring-comparison/1");
        json.member("first", names.first);
        json.member("second", names.second);
        writeSeeds(json.key("seeds"), names.seeds.first, names.seeds.end);
        json.member("pairs", comparison.pairs);
        json.member("left_out", comparison.failed);
        json.key("metrics").object([&] {
            forCompared(comparison,
                        [&](Metric metric, const Differences& differences, const auto& figures) {
                            json.key(metricInfos[metric].name).object([&] {
                                json.member("pairs", differences.pairs);
                                number("first", figures.first);
                                number("second", figures.second);
                                number("difference", figures.difference);
                                number("standard_error", figures.standardError);
                                json.key("more_than_chance")
                                    .verbatim(answersInJson[differences.moreThanChance()]);
                            });
                        });
        });
    });
    writer.text("\n");
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

void writeSurvey(BlockWriter& writer, const SurveyRecord& record, ReportFormat format) {
    switch (format) {
    case ReportFormat::Table:
        return writeSurveyTable(writer, record);
    case ReportFormat::Json:
        return writeSurveyJson(writer, record);
    case ReportFormat::Csv:
        return writeSurveyCsv(writer, record);
    }
}

bool isValueToSet(std::string_view other) {
    std::error_code fault;
    return other.find('=') != std::string_view::npos &&
           !std::filesystem::is_directory(other, fault);
}

void writeComparison(BlockWriter& writer, const Comparison& comparison, const ComparedNames& names,
                     ReportFormat format) {
    switch (format) {
    case ReportFormat::Table:
        return writeComparisonTable(writer, comparison, names);
    case ReportFormat::Json:
        return writeComparisonJson(writer, comparison, names);
    case ReportFormat::Csv:
        return writeComparisonCsv(writer, comparison);
    }
}

}  // namespace doorstring
