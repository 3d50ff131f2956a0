#include "base/number_text.hpp"
#include "cli/survey/survey_parts.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "files/folders.hpp"
#include "files/text_file.hpp"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <sstream>
#include <stdexcept>
#include <utility>

namespace doorstring {

namespace {

using Json = nlohmann::json;

constexpr TextLimit surveyLimit{
    64U << 20U, "the file is larger than 64 MiB; a survey has some hundred lines of numbers"};

// In a member's text: seeds have 64 bits, which numbers of JSON need not keep.
std::uint64_t number64(const Json& text) {
    const auto number = wholeNumber<std::uint64_t>(text.get_ref<const std::string&>());
    if (!number) {
        throw std::runtime_error(fmt::format("{} is no seed number", quotedText(text.dump())));
    }
    return *number;
}

std::int64_t rawValue(const Json& json, MetricUnit unit) {
    constexpr double most = 1e12;
    const auto number = json.get<double>();
    if (!(number >= 0 && number <= most)) {
        throw std::runtime_error(
            fmt::format("{} is no value of a metric", quotedText(json.dump())));
    }
    return unit == MetricUnit::Thousandths ? std::llround(number * 1000) : json.get<std::int64_t>();
}

std::uint64_t configHash(const std::string& text) {
    std::uint64_t hash = 0;
    const char* const end = text.data() + text.size();
    const auto [stop, fault] = std::from_chars(text.data(), end, hash, 16);
    if (fault != std::errc() || stop != end) {
        throw std::runtime_error(
            fmt::format("{} is no number of a configuration", quotedText(text)));
    }
    return hash;
}

Distribution::Extreme extremeIn(const Json& json, MetricUnit unit) {
    return {rawValue(json.at("value"), unit), Seed{number64(json.at("seed_number"))}};
}

Distribution distributionIn(const Json& json, MetricUnit unit) {
    Distribution distribution;
    for (const Json& pair : json.at("values")) {
        distribution.count(rawValue(pair.at(0), unit), pair.at(1).get<std::uint64_t>());
    }
    if (distribution.size() == 0) {
        throw std::runtime_error("a metric has no values");
    }
    distribution.note(extremeIn(json.at("least"), unit), extremeIn(json.at("most"), unit));
    return distribution;
}

ExpressiveRange rangeIn(const Json& json) {
    ExpressiveRange range;
    for (const Json& place : json) {
        const auto step = place.at(1).get<std::uint64_t>();
        if (step >= ExpressiveRange::steps) {
            throw std::runtime_error(fmt::format("{} is no step of the range", step));
        }
        range.count(rawValue(place.at(0), MetricUnit::Count), step,
                    place.at(2).get<std::uint64_t>());
    }
    return range;
}

SurveyRecord recordIn(const Json& json) {
    SurveyRecord record;
    record.version = json.at("version").get<std::string>();
    record.config = configHash(json.at("config").get<std::string>());
    record.preset = json.at("preset").get<std::string>();
    for (const Json& range : json.at("seeds")) {
        record.seeds.push_back({number64(range.at(0)), number64(range.at(1))});
    }
    record.survey.grown = json.at("grown").get<std::uint64_t>();
    record.survey.failed = json.at("failed").get<std::uint64_t>();
    if (json.contains("first_failure")) {
        record.survey.firstFailure = Seed{number64(json.at("first_failure"))};
    }
    record.survey.range = rangeIn(json.at("range"));
    for (const Metric metric : allValues<Metric>) {
        const MetricInfo& info = metricInfos[metric];
        if (const auto found = json.at("metrics").find(info.name);
            found != json.at("metrics").end()) {
            record.survey.metrics[metric] = distributionIn(*found, info.unit);
        }
    }
    return record;
}

// A record is written again to compare: what follows from its values stands in the file, too, and
// nothing else does.
void checkWhole(const SurveyRecord& record, const Json& json) {
    if (const auto sentence = contradictionIn(record)) {
        throw std::runtime_error(*sentence);
    }
    std::ostringstream text;
    BlockWriter writer(text);
    writeSurveyJson(writer, record);
    writer.flush();
    const Json again = Json::parse(text.str());
    if (again != json) {
        throw std::runtime_error(fmt::format(
            "{} does not follow from its values",
            quotedText(Json::diff(again, json).at(0).at("path").get<std::string>().substr(1))));
    }
}

// Without the library's own number of the error.
std::string whatIsWrong(const std::exception& fault) {
    const std::string_view text = fault.what();
    const std::size_t bracket = text.starts_with('[') ? text.find("] ") : std::string_view::npos;
    const std::size_t begin = bracket == std::string_view::npos ? 0 : bracket + 2;
    const std::size_t end = text.find("; last read", begin);  // which quotes whole strings
    return printable(text.substr(begin, end == std::string_view::npos ? end : end - begin));
}

std::string rangeText(SeedRange range) {
    return fmt::format("{}:{}", range.first, range.end);
}

// Takes up the ranges of a part. The sentence says which overlap.
std::optional<std::string> addRanges(std::vector<SeedRange>& all,
                                     const std::vector<SeedRange>& part) {
    for (const SeedRange& range : part) {
        const auto shares = [&](const SeedRange& other) {
            return range.first < other.end && other.first < range.end;
        };
        if (const auto other = std::ranges::find_if(all, shares); other != all.end()) {
            return fmt::format("its seeds {} overlap {} of a file before it", rangeText(range),
                               rangeText(*other));
        }
        all.push_back(range);
    }
    return std::nullopt;
}

// In order, those that touch as one.
std::vector<SeedRange> merged(std::vector<SeedRange> ranges) {
    std::ranges::sort(ranges, {}, &SeedRange::first);
    std::vector<SeedRange> result;
    for (const SeedRange range : ranges) {
        if (!result.empty() && result.back().end == range.first) {
            result.back().end = range.end;
        } else {
            result.push_back(range);
        }
    }
    return result;
}

// Why the two are no parts of one survey.
std::optional<std::string> difference(const SurveyRecord& part, const SurveyRecord& first) {
    if (part.version != first.version) {
        return fmt::format("it is of doorstring {}, the first file of {}", quotedText(part.version),
                           quotedText(first.version));
    }
    if (part.config != first.config || part.preset != first.preset) {
        return fmt::format("its configuration is not that of the first file ({:016x}, not {:016x})",
                           part.config, first.config);
    }
    return std::nullopt;
}

}  // namespace

OrSentence<SurveyRecord> readSurvey(const std::filesystem::path& file) {
    const auto text = readTextFile(file, surveyLimit);
    if (!text) {
        return fmt::format("{}: {}", shownPath(file), text.error().sentence);
    }
    try {
        const Json json = Json::parse(text.value());
        if (json.value("format", std::string()) != "doorstring-survey/1") {
            return fmt::format(
                "{}: this is not a survey; doorstring survey --format json writes one",
                shownPath(file));
        }
        SurveyRecord record = recordIn(json);
        checkWhole(record, json);
        return record;
    } catch (const std::exception& fault) {
        return fmt::format("{}: this is not a whole survey: {}", shownPath(file),
                           whatIsWrong(fault));
    }
}

OrSentence<SurveyRecord> joinSurveys(std::span<const std::filesystem::path> files) {
    SurveyRecord all;
    for (const std::filesystem::path& file : files) {
        auto read = readSurvey(file);
        if (!read) {
            return read.error();
        }
        const SurveyRecord& part = read.value();
        if (&file == &files.front()) {
            all = {part.version, part.config, part.preset, {}, {}};
        }
        auto fault = difference(part, all);
        fault = fault ? fault : addRanges(all.seeds, part.seeds);
        if (fault) {
            return fmt::format("{} cannot be joined: {}", shownPath(file), *fault);
        }
        all.survey.add(part.survey);
    }
    all.seeds = merged(std::move(all.seeds));
    return all;
}

namespace {

using MaybeSentence = std::optional<std::string>;

bool isOf(const std::vector<SeedRange>& seeds, Seed seed) {
    return std::ranges::any_of(seeds, [&](const SeedRange& range) {
        return range.first <= seed.number && seed.number < range.end;
    });
}

MaybeSentence contradictionInSeeds(const SurveyRecord& record) {
    std::uint64_t seeds = 0;
    for (const SeedRange& range : record.seeds) {
        if (range.end < range.first) {
            return fmt::format("its seeds {}:{} run backwards", range.first, range.end);
        }
        seeds += range.count();
    }
    const Survey& survey = record.survey;
    if (survey.grown > seeds || survey.failed != seeds - survey.grown) {
        return fmt::format("it has {} seeds, but {} dungeons grown and {} not", seeds, survey.grown,
                           survey.failed);
    }
    const auto& first = survey.firstFailure;
    const bool named = first ? survey.failed > 0 && isOf(record.seeds, *first) : survey.failed == 0;
    return named ? std::nullopt : MaybeSentence("first_failure is not one of its seeds");
}

// `times` may be anything, so that a plain sum could overflow.
struct TimesTally {
    std::uint64_t most = 0;
    std::uint64_t sum = 0;
    bool isOver = false;

    void add(std::uint64_t times) {
        isOver = isOver || times > most - sum;
        sum += isOver ? 0 : times;
    }
};

MaybeSentence contradictionIn(const Distribution& distribution, Metric metric,
                              const SurveyRecord& record) {
    const std::string_view name = metricInfos[metric].name;
    TimesTally tally{record.survey.grown};
    std::int64_t least = -1;
    std::int64_t most = -1;
    distribution.forEach([&](std::int64_t value, std::uint64_t times) {
        tally.add(times);
        least = least < 0 ? value : least;
        most = value;
    });
    if (tally.isOver) {
        return fmt::format("{} has more values than there are dungeons", name);
    }
    for (const auto& [extreme, value] :
         {std::pair(distribution.least(), least), std::pair(distribution.greatest(), most)}) {
        if (extreme && (extreme->value != value || !isOf(record.seeds, extreme->seed))) {
            return fmt::format("{} has no value {} of seed {}", name,
                               valueText(extreme->value, metricInfos[metric].unit),
                               extreme->seed.number);
        }
    }
    return std::nullopt;
}

}  // namespace

MaybeSentence contradictionIn(const SurveyRecord& record) {
    if (auto sentence = contradictionInSeeds(record)) {
        return sentence;
    }
    for (const Metric metric : allValues<Metric>) {
        if (auto sentence = contradictionIn(record.survey.metrics[metric], metric, record)) {
            return sentence;
        }
    }
    if (record.survey.metrics[Metric::Rooms].size() != record.survey.grown) {
        return "it does not have the rooms of each dungeon";
    }
    TimesTally tally{record.survey.grown};
    record.survey.range.forEach(
        [&](std::int64_t, std::size_t, std::uint64_t times) { tally.add(times); });
    return tally.isOver || tally.sum < tally.most
               ? MaybeSentence("its expressive range is not of as many dungeons as it has")
               : std::nullopt;
}

}  // namespace doorstring
