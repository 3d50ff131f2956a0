#include "base/number_text.hpp"
#include "cli/output/json_writer.hpp"
#include "cli/survey/survey_parts.hpp"

#include <algorithm>
#include <filesystem>

namespace doorstring {

namespace {

// The figures of a metric in natural numbers.
struct ComparedFigures {
    double first = 0;
    double second = 0;
    double difference = 0;
    double error = 0;
};

ComparedFigures figuresOf(const Differences& differences, MetricUnit unit) {
    const double scale = unit == MetricUnit::Thousandths ? 1000 : 1;
    const double pairs = static_cast<double>(differences.pairs) * scale;
    return {static_cast<double>(differences.firsts) / pairs,
            static_cast<double>(differences.seconds) / pairs, differences.mean() / scale,
            differences.error() / scale};
}

template <typename Visit>
void forCompared(const Comparison& comparison, Visit visit) {
    for (const Metric metric : allValues<Metric>) {
        const Differences& differences = comparison.metrics[metric];
        if (differences.pairs > 0) {
            visit(metric, differences, figuresOf(differences, metricInfos[metric].unit));
        }
    }
}

// A preset's name, or that of a file or folder without where it lies: the head of a column.
std::string columnName(std::string_view name) {
    const std::filesystem::path path(name);
    return path.has_filename() ? path.stem().string() : path.parent_path().filename().string();
}

void writeTable(BlockWriter& writer, const Comparison& comparison, const Compared& names) {
    writer.format("{} {} of seeds {}:{}, grown as {} and as {}\n", grouped(comparison.pairs),
                  comparison.pairs == 1 ? "pair" : "pairs", names.seeds.first, names.seeds.end,
                  names.first, names.second);
    if (comparison.failed > 0) {
        writer.format("{} left out: one of the two could not be grown\n",
                      counted(comparison.failed, "seed", "seeds"));
    }
    const std::string first = columnName(names.first);
    const std::string second = columnName(names.second);
    const std::size_t firstWidth = std::max<std::size_t>(14, first.size() + 2);
    const std::size_t secondWidth = std::max<std::size_t>(14, second.size() + 2);
    writer.format("\n{:<16}{:>{}}{:>{}}{:>12}  more than chance?\n", "mean of", first, firstWidth,
                  second, secondWidth, "difference");
    forCompared(comparison, [&](Metric metric, const Differences& differences,
                                const auto& figures) {
        const int decimals = metricInfos[metric].unit == MetricUnit::Thousandths ? 3 : 2;
        writer.format("{:<16}{:>{}.{}f}{:>{}.{}f}{:>+12.{}f}  {}\n", titleOf(metric), figures.first,
                      firstWidth, decimals, figures.second, secondWidth, decimals,
                      figures.difference, decimals, differences.isMoreThanChance() ? "yes" : "no");
    });
}

void writeCsv(BlockWriter& writer, const Comparison& comparison) {
    writer.text("metric,pairs,first,second,difference,standard_error,more_than_chance\n");
    forCompared(
        comparison, [&](Metric metric, const Differences& differences, const auto& figures) {
            writer.format("{},{},{:.6f},{:.6f},{:.6f},{:.6f},{}\n", metricInfos[metric].name,
                          differences.pairs, figures.first, figures.second, figures.difference,
                          figures.error, differences.isMoreThanChance());
        });
}

void writeJson(BlockWriter& writer, const Comparison& comparison, const Compared& names) {
    JsonWriter json(writer);
    const auto number = [&](std::string_view name, double value) {
        json.key(name).verbatim(fmt::format("{:.6f}", value));
    };
    json.object([&] {
        json.member("format", "doorstring-comparison/1");
        json.member("first", names.first);
        json.member("second", names.second);
        json.key("seeds").array([&] {
            json.value(std::to_string(names.seeds.first));
            json.value(std::to_string(names.seeds.end));
        });
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
                                number("standard_error", figures.error);
                                json.member("more_than_chance", differences.isMoreThanChance());
                            });
                        });
        });
    });
    writer.text("\n");
}

}  // namespace

void writeComparison(BlockWriter& writer, const Comparison& comparison, const Compared& names,
                     SurveyFormat format) {
    switch (format) {
    case SurveyFormat::Table:
        return writeTable(writer, comparison, names);
    case SurveyFormat::Json:
        return writeJson(writer, comparison, names);
    case SurveyFormat::Csv:
        return writeCsv(writer, comparison);
    }
}

}  // namespace doorstring
