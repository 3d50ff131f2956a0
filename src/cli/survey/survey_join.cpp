#include "cli/survey/survey_parts.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <sstream>
#include <utility>

namespace doorstring {

namespace {

constexpr TextLimit surveyLimit{
    64U << 20U, "the file is larger than 64 MiB; a survey has some hundred lines of numbers"};

// Reads the text of a survey that writeSurvey wrote. The scanner reports no mistakes. readSurvey()
// finds them: it writes again what was read, and compares the result with the text.
class SurveyScanner {
public:
    explicit SurveyScanner(std::string_view text) : rest_(text) {}

    // Skips the mark if it comes next. Returns whether it came.
    bool take(std::string_view mark) {
        const bool isNext = rest_.starts_with(mark);
        rest_.remove_prefix(isNext ? mark.size() : 0);
        return isNext;
    }
    // Skips everything up to the end of the next such mark; all of the rest if there is none. A
    // mark that contains quotes is never found inside a JSON string, where quotes are escaped.
    void skipPast(std::string_view mark) {
        rest_.remove_prefix(std::min(rest_.find(mark), rest_.size()));
        take(mark);
    }
    // Reads a text in quotes.
    std::string text() {
        std::string text;
        take("\"");
        while (!rest_.empty() && rest_.front() != '"') {
            text += take("\\") ? escaped() : std::string(takeFirst(1));
        }
        take("\"");
        return text;
    }
    std::uint64_t number(int base = 10) {
        std::uint64_t number = 0;
        const auto read = std::from_chars(rest_.data(), rest_.data() + rest_.size(), number, base);
        rest_.remove_prefix(static_cast<std::size_t>(read.ptr - rest_.data()));
        return number;
    }
    std::uint64_t quotedNumber(int base = 10) {
        take("\"");
        const std::uint64_t number = this->number(base);
        take("\"");
        return number;
    }
    // Reads the value of a metric: a whole number, or thousandths as in 0.333.
    std::int64_t value(MetricUnit unit) {
        constexpr std::uint64_t most = 1'000'000'000'000;
        std::uint64_t value = std::min(number(), most);
        if (unit == MetricUnit::Thousandths && take(".")) {
            value = value * 1000 + std::min<std::uint64_t>(number(), 999);
        }
        return static_cast<std::int64_t>(value);
    }

private:
    std::string_view takeFirst(std::size_t count) {
        const std::string_view first = rest_.substr(0, count);
        rest_.remove_prefix(first.size());
        return first;
    }
    // Reads what follows a backslash. JsonWriter writes only control characters as numbers.
    std::string escaped() {
        if (take("u")) {
            return {static_cast<char>(SurveyScanner(takeFirst(4)).number(16))};
        }
        constexpr std::string_view letters = "btnfr";
        constexpr std::string_view controls = "\b\t\n\f\r";
        const std::string_view letter = takeFirst(1);
        const std::size_t index = letters.find(letter);
        return std::string(index < letters.size() ? controls.substr(index, 1) : letter);
    }

    std::string_view rest_;
};

Distribution::Extreme takeExtreme(SurveyScanner& scanner, std::string_view name, MetricUnit unit) {
    scanner.skipPast(fmt::format("\"{}\":{{\"value\":", name));
    const std::int64_t value = scanner.value(unit);
    scanner.skipPast("\"seed_number\":");
    return {value, Seed{scanner.quotedNumber()}};
}

Distribution takeDistribution(SurveyScanner& scanner, MetricUnit unit) {
    Distribution distribution;
    const auto least = takeExtreme(scanner, "least", unit);
    const auto most = takeExtreme(scanner, "most", unit);
    scanner.skipPast("\"values\":[");
    while (scanner.take("[")) {
        const std::int64_t value = scanner.value(unit);
        scanner.take(",");
        distribution.count(value, scanner.number());
        scanner.take("]");
        scanner.take(",");
    }
    if (distribution.size() > 0) {
        distribution.noteExtremes(least, most);
    }
    return distribution;
}

SurveyRecord recordIn(std::string_view text) {
    SurveyScanner scanner(text);
    SurveyRecord record;
    scanner.skipPast("\"version\":");
    record.version = scanner.text();
    scanner.skipPast("\"config\":");
    record.configHash = scanner.quotedNumber(16);
    scanner.skipPast("\"preset\":");
    record.preset = scanner.text();
    scanner.skipPast("\"seeds\":[");
    while (scanner.take("[")) {
        const std::uint64_t first = scanner.quotedNumber();
        scanner.take(",");
        record.seeds.push_back({first, scanner.quotedNumber()});
        scanner.take("]");
        scanner.take(",");
    }
    scanner.skipPast("\"grown\":");
    record.survey.grown = scanner.number();
    scanner.skipPast("\"failed\":");
    record.survey.failed = scanner.number();
    if (scanner.take(",\"first_failure\":")) {
        record.survey.firstFailure = Seed{scanner.quotedNumber()};
    }
    scanner.skipPast("\"metrics\":{");
    for (const Metric metric : allValues<Metric>) {
        const MetricInfo& info = metricInfos[metric];
        if (scanner.take(fmt::format("\"{}\":", info.name))) {
            record.survey.metrics[metric] = takeDistribution(scanner, info.unit);
            scanner.skipPast("}");
            scanner.take(",");
        }
    }
    scanner.skipPast("\"range\":[");
    while (scanner.take("[")) {
        const std::int64_t rooms = scanner.value(MetricUnit::Count);
        scanner.take(",");
        const std::uint64_t linearityStep =
            std::min<std::uint64_t>(scanner.number(), ExpressiveRange::steps - 1);
        scanner.take(",");
        record.survey.range.count(rooms, linearityStep, scanner.number());
        scanner.take("]");
        scanner.take(",");
    }
    return record;
}

// Returns where the text first differs from what writeSurvey makes of the record: "column 17";
// empty if nowhere.
std::string differsAt(std::string_view text, const SurveyRecord& record) {
    std::ostringstream stream;
    BlockWriter writer(stream);
    writeSurvey(writer, record, ReportFormat::Json);
    writer.flush();
    const std::string rewritten = stream.str();
    const auto differing = std::ranges::mismatch(text, rewritten).in1;
    return text == rewritten ? std::string()
                             : fmt::format("column {}", differing - text.begin() + 1);
}

std::string textOf(SeedRange range) {
    return fmt::format("{}:{}", range.first, range.end);
}

// Whether the least and the greatest value are those that were counted.
bool hasItsExtremes(const Distribution& distribution) {
    return !distribution.least() || (distribution.least()->value == distribution.quantile(0) &&
                                     distribution.greatest()->value == distribution.quantile(100));
}

// Says which numbers of a survey contradict each other; empty if none do.
std::optional<std::string> contradictionIn(const SurveyRecord& record) {
    const Survey& survey = record.survey;
    std::uint64_t seeds = 0;
    for (const SeedRange& range : record.seeds) {
        if (range.end < range.first) {
            return fmt::format("its seeds {} run backwards", textOf(range));
        }
        seeds += range.count();
    }
    if (survey.grown + survey.failed != seeds) {
        return fmt::format("\"grown\" and \"failed\" are {} and {}, but its seeds are {}",
                           survey.grown, survey.failed, seeds);
    }
    if (survey.firstFailure.has_value() != (survey.failed > 0)) {
        return fmt::format("\"failed\" is {}, but there is {} \"first_failure\"", survey.failed,
                           survey.failed > 0 ? "no" : "a");
    }
    std::uint64_t inRange = 0;
    survey.range.forEach([&](std::int64_t, std::size_t, std::uint64_t times) { inRange += times; });
    const std::uint64_t withRooms = survey.metrics[Metric::Rooms].size();
    if (inRange != survey.grown || withRooms != survey.grown) {
        return fmt::format("\"grown\" is {}, but \"range\" counts {} and \"rooms\" {}",
                           survey.grown, inRange, withRooms);
    }
    for (const Metric metric : allValues<Metric>) {
        const Distribution& distribution = survey.metrics[metric];
        const std::string_view title = metricInfos[metric].name;
        if (distribution.size() > survey.grown) {
            return fmt::format("\"grown\" is {}, but \"{}\" counts {}", survey.grown, title,
                               distribution.size());
        }
        if (!hasItsExtremes(distribution)) {
            return fmt::format("\"least\" and \"most\" of \"{}\" are not its first and last of "
                               "\"values\"",
                               title);
        }
    }
    return std::nullopt;
}

// Adds the ranges of a part to `all`, which has the ranges of the files before it. Leaves out empty
// ranges; a survey that Ctrl-C ended at once has one. Returns a sentence about the first range that
// overlaps one in `all`; empty if none does.
std::optional<std::string> addRanges(std::vector<SeedRange>& all,
                                     const std::vector<SeedRange>& part) {
    for (const SeedRange& range : part) {
        if (range.count() == 0) {
            continue;
        }
        const auto overlaps = [&](const SeedRange& other) {
            return range.first < other.end && other.first < range.end;
        };
        if (const auto other = std::ranges::find_if(all, overlaps); other != all.end()) {
            return fmt::format("its seeds {} overlap {} of a file before it", textOf(range),
                               textOf(*other));
        }
        all.push_back(range);
    }
    return std::nullopt;
}

// Sorts the ranges and joins those that touch.
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

// Says why two files are not parts of one survey; empty if they are.
std::optional<std::string> difference(const SurveyRecord& part, const SurveyRecord& first) {
    if (part.version != first.version) {
        return fmt::format("it is of doorstring {}, the first file of {}",
                           printableExcerpt(part.version), printableExcerpt(first.version));
    }
    if (part.configHash != first.configHash || part.preset != first.preset) {
        return fmt::format("its configuration is not that of the first file ({:016x}, not {:016x})",
                           part.configHash, first.configHash);
    }
    return std::nullopt;
}

// Reads a survey. The error is a sentence that names the file.
OrSentence<SurveyRecord> readSurvey(const std::filesystem::path& file) {
    const auto text = readTextFile(file, surveyLimit);
    if (!text) {
        return fmt::format("{}: {}", shownPath(file), text.error().sentence);
    }
    if (!text.value().starts_with("{\"format\":\"doorstring-survey/1\",")) {
        return fmt::format("{}: this is not a survey; doorstring survey --format json writes one",
                           shownPath(file));
    }
    SurveyRecord record = recordIn(text.value());
    if (const std::string column = differsAt(text.value(), record); !column.empty()) {
        return fmt::format(
            "{}: this is not a whole survey: {} is not as doorstring survey writes it",
            shownPath(file), column);
    }
    if (const auto contradiction = contradictionIn(record)) {
        return fmt::format("{}: this is not a whole survey: {}", shownPath(file), *contradiction);
    }
    return record;
}

}  // namespace

OrSentence<SurveyRecord> joinSurveys(const std::vector<std::filesystem::path>& files) {
    SurveyRecord all;
    for (const std::filesystem::path& file : files) {
        auto read = readSurvey(file);
        if (!read) {
            return read.error();
        }
        const SurveyRecord& part = read.value();
        if (&file == &files.front()) {
            all = {part.version, part.configHash, part.preset, {}, {}};
        }
        auto fault = difference(part, all);
        if (!fault) {
            fault = addRanges(all.seeds, part.seeds);
        }
        if (fault) {
            return fmt::format("{} cannot be joined: {}", shownPath(file), *fault);
        }
        all.survey.add(part.survey);
    }
    all.seeds = merged(std::move(all.seeds));
    return all;
}

}  // namespace doorstring
