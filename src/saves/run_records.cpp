#include "saves/run_records.hpp"

#include "config/floor_parts.hpp"
#include "config/relic_parts.hpp"
#include "saves/keyed_line.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <chrono>
#include <limits>
#include <span>

namespace doorstring {

namespace {

constexpr std::string_view recordsFormat = "doorstring-records/1";
constexpr std::array<std::string_view, 2> weightNames{"shipped", "own"};
constexpr std::string_view noCreature = "-";

// " relics=spool+barbs"; empty if there are none.
template <typename Enum>
std::string textOfSet(std::string_view key, EnumSet<Enum> all,
                      std::span<const std::string_view> names) {
    std::string text;
    for (const Enum one : all) {
        text += text.empty() ? fmt::format(" {}=", key) : "+";
        text += names[static_cast<std::size_t>(one)];
    }
    return text;
}

std::string lineOf(const RunRecord& record) {
    return fmt::format(
        "run date={} kind={}{} seed={} floor={} ticks={} end={} by={} regenerated={}{}{}{} "
        "weights={} "
        "file={}\n",
        record.date, runKindNames[static_cast<std::size_t>(record.kind)],
        record.difficulty == Difficulty::Normal
            ? ""
            : fmt::format(" difficulty={}", name(record.difficulty)),
        toCode(record.seed), record.floor, record.ticks,
        runEndNames[static_cast<std::size_t>(record.end)],
        record.defeatedBy.empty() ? noCreature : record.defeatedBy, record.regrown,
        textOfSet("relics", record.relics, relicNames),
        textOfSet("assists", record.assists, assistNames),
        record.woven.empty() ? "" : " woven=" + withReplaced(record.woven, ' ', spaceSign),
        weightNames[record.hasOwnWeights ? 1 : 0], record.file);
}

std::string lineOf(const RunRecords::Begun& saved) {
    return fmt::format("saved date={} kind={}\n", saved.date,
                       runKindNames[static_cast<std::size_t>(saved.kind)]);
}

bool isDate(std::string_view text) {
    constexpr std::string_view shape = "dddd-dd-dd";
    return std::ranges::equal(text, shape, [](char found, char wanted) {
        return wanted == 'd' ? found >= '0' && found <= '9' : found == wanted;
    });
}

// Whether the text is the name of a file in the folder of the index, not a path out of it.
bool isFileName(std::string_view text) {
    return !text.starts_with('.') && text.find('/') == std::string_view::npos &&
           printable(text) == text;
}

// Reads the values of a line of the index, each behind its key, in their order.
class IndexLine : public KeyedLine {
public:
    using KeyedLine::KeyedLine;

    std::string_view readDate() {
        const std::string_view found = readValue("date");
        return isDate(found) ? found : noteFault("a date as 2026-11-22", found);
    }
    // Reads the creature that ended the run, which only another version may know; empty if none
    // did.
    std::string_view readCreature() {
        const std::string_view found = readValue("by");
        if (printable(found) != found) {
            return noteFault("the name of a creature, or -", found);
        }
        return found == noCreature ? std::string_view() : found;
    }
    // Reads a set of `names`, joined by '+'; empty if the line does not have the key.
    template <typename Enum>
    EnumSet<Enum> readSet(std::string_view key, std::span<const std::string_view> names,
                          std::string_view wanted) {
        EnumSet<Enum> all;
        std::string_view rest = has(key) ? readValue(key) : std::string_view();
        while (!rest.empty()) {
            const std::string_view word = rest.substr(0, rest.find('+'));
            rest.remove_prefix(std::min(word.size() + 1, rest.size()));
            const auto at = std::ranges::find(names, word);
            if (at == names.end()) {
                noteFault(std::string(wanted), word);
                return {};
            }
            all = all.with(static_cast<Enum>(at - names.begin()));
        }
        return all;
    }
    Seed readSeed() {
        const std::string_view found = readValue("seed");
        const auto seed = parseSeed(found);
        if (!seed || toCode(seed.value()) != found) {
            noteFault("a seed as 7K2M-Q9XA", found);
            return {};
        }
        return seed.value();
    }
};

RunRecord readRun(IndexLine& line) {
    RunRecord record;
    record.date = line.readDate();
    record.kind = static_cast<RunKind>(line.readChoice("kind", runKindNames));
    if (line.has("difficulty")) {  // lines of normal runs do not have it
        record.difficulty = static_cast<Difficulty>(line.readChoice("difficulty", difficultyNames));
    }
    record.seed = line.readSeed();
    record.floor = line.readNumber("floor", 1, mostFloors);
    record.ticks =
        line.readNumber<std::uint64_t>("ticks", 0, std::numeric_limits<std::uint64_t>::max());
    record.end = static_cast<RunEnd>(line.readChoice("end", runEndNames));
    record.defeatedBy = line.readCreature();
    record.regrown = line.readNumber("regenerated", 0, std::numeric_limits<int>::max());
    record.relics = line.readSet<Relic>("relics", relicNames, "the name of a relic");
    record.assists = line.readSet<Assist>("assists", assistNames, "the name of an assist");
    if (line.has("woven")) {  // lines of runs without offers do not have it
        record.woven = withReplaced(std::string(line.readValue("woven")), spaceSign, ' ');
        if (printable(record.woven) != record.woven) {
            line.noteFault("the names of offers", record.woven);
        }
    }
    record.hasOwnWeights = line.readChoice("weights", weightNames) == 1;
    record.file = line.readValue("file");
    if (!isFileName(record.file)) {
        line.noteFault("the name of a file", record.file);
    }
    return record;
}

// Adds what the line says. Returns what is wrong with it; empty if nothing is wrong.
std::string readLine(std::string_view text, RunRecords& records) {
    IndexLine line(text);
    const std::string_view first = line.readWord();
    if (first == "run") {
        records.runs.push_back(readRun(line));
    } else if (first == "saved") {
        const std::string_view date = line.readDate();
        records.saved = {std::string(date),
                         static_cast<RunKind>(line.readChoice("kind", runKindNames))};
    } else if (first == "daily") {
        records.lastDaily = line.readDate();
    } else {
        line.noteFault("run, saved or daily", first);
    }
    line.expectEnd();
    return line.fault();
}

}  // namespace

RunKind RunRecords::dailyKind(std::string_view date) const {
    // `lastDaily` is not enough: if the clock is set back, an earlier day may come again.
    const bool isCounted = lastDaily == date || isDailySaved(date) ||
                           std::ranges::any_of(runs, [&](const RunRecord& run) {
                               return run.kind == RunKind::Daily && run.date == date;
                           });
    return isCounted ? RunKind::DailyPractice : RunKind::Daily;
}

bool RunRecords::isDailySaved(std::string_view date) const {
    return saved && saved->kind == RunKind::Daily && saved->date == date;
}

int RunRecords::victories() const {
    return static_cast<int>(std::ranges::count(runs, RunEnd::Victory, &RunRecord::end));
}

std::string toText(const RunRecords& records) {
    std::string text = std::string(recordsFormat) + '\n';
    if (!records.lastDaily.empty()) {
        text += fmt::format("daily date={}\n", records.lastDaily);
    }
    if (records.saved) {
        text += lineOf(*records.saved);
    }
    for (const RunRecord& record : records.runs) {
        text += lineOf(record);
    }
    return text;
}

Result<RunRecords, LineFault> readRunRecords(std::string_view text) {
    RunRecords records;
    LineFault fault = readLines(text, recordsFormat,
                                [&](std::string_view line) { return readLine(line, records); });
    if (fault.line > 0) {
        return fault;
    }
    return records;
}

std::string endText(const RunRecord& record) {
    const std::string_view end = runEndNames[static_cast<std::size_t>(record.end)];
    return record.defeatedBy.empty() ? std::string(end)
                                     : fmt::format("defeated by {}", record.defeatedBy);
}

std::string utcDate() {
    using namespace std::chrono;
    const year_month_day date(floor<days>(system_clock::now()));
    return fmt::format("{:04}-{:02}-{:02}", static_cast<int>(date.year()),
                       static_cast<unsigned>(date.month()), static_cast<unsigned>(date.day()));
}

}  // namespace doorstring
