#include "cli/output/json_writer.hpp"
#include "cli/survey/survey_parts.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr std::array jsonPercents{1, 5, 25, 50, 75, 95, 99};

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
        json.member("seed", toCode(extreme.seed));
        json.member("seed_number", std::to_string(extreme.seed.number));
    });
}

void writeDistribution(JsonWriter& json, const Distribution& distribution, MetricUnit unit) {
    json.member("count", distribution.size());
    writeMean(json, "mean", distribution.mean(), unit);
    writeMean(json, "deviation", distribution.deviation(), unit);
    writeExtreme(json, "least", *distribution.least(), unit);
    writeExtreme(json, "most", *distribution.greatest(), unit);
    json.key("percentiles").object([&] {
        for (const int percent : jsonPercents) {
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

// Rooms, step of the linearity, how often.
void writeRange(JsonWriter& json, const ExpressiveRange& range) {
    range.forEach([&](std::int64_t rooms, std::size_t step, std::uint64_t times) {
        json.array([&] {
            json.value(rooms);
            json.value(step);
            json.value(times);
        });
    });
}

}  // namespace

void writeSurveyJson(BlockWriter& writer, const SurveyRecord& record) {
    JsonWriter json(writer);
    const Survey& survey = record.survey;
    json.object([&] {
        json.member("format", "doorstring-survey/1");
        json.member("version", record.version);
        json.member("config", fmt::format("{:016x}", record.config));
        json.member("preset", record.preset);
        json.key("seeds").array([&] {
            for (const SeedRange& range : record.seeds) {
                json.array([&] {
                    json.value(std::to_string(range.first));
                    json.value(std::to_string(range.end));
                });
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

}  // namespace doorstring
