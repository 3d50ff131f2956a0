#include "saves/run_folder.hpp"

#include "config/text/printable.hpp"
#include "config/text/say.hpp"
#include "files/set_aside.hpp"
#include "files/whole_file.hpp"
#include "saves/recording_reader.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>
#include <system_error>

namespace doorstring {

namespace {

namespace fs = std::filesystem;

constexpr TextLimit indexLimit{1U << 20U,
                               "the file is larger than 1 MiB; fifty runs take about 10 KiB"};

std::uint64_t numberAt(std::string_view text) {
    std::uint64_t number = 0;
    std::from_chars(text.data(), text.data() + text.size(), number);
    return number;
}

}  // namespace

std::string textOf(const SavedRun& run) {
    const std::string played = playTime(run.ticks);
    const auto floor = "floor"_a = run.floor;
    const auto time = "time"_a = played;
    if (!run.seed) {
        return say("Floor {floor}, {time}", floor, time);
    }
    const std::string code = toCode(*run.seed);
    const auto seed = "seed"_a = code;
    return run.isDaily ? say("Daily, floor {floor}, {time}, seed {seed}", floor, time, seed)
                       : say("Floor {floor}, {time}, seed {seed}", floor, time, seed);
}

// Each "descend" line begins another floor; the last "check" tells the time to within a second.
SavedRun glanceAt(std::string_view text) {
    SavedRun found;
    constexpr std::string_view seed = "\nseed ";
    if (const auto at = text.find(seed); at != std::string_view::npos) {
        const std::string_view rest = text.substr(at + seed.size());
        const auto parsed = parseSeed(rest.substr(0, rest.find('\n')));
        found.seed = parsed ? std::optional(parsed.value()) : std::nullopt;
    }
    constexpr std::string_view descend = "\ndescend ";
    for (auto at = text.find(descend); at != std::string_view::npos;
         at = text.find(descend, at + 1)) {
        ++found.floor;
    }
    constexpr std::string_view check = "\ncheck ";
    if (const auto at = text.rfind(check); at != std::string_view::npos) {
        found.ticks = numberAt(text.substr(at + check.size()));
    }
    return found;
}

bool RunFolder::hasRun() const {
    std::error_code ignored;
    return !state_.empty() && fs::exists(run(), ignored);
}

std::optional<SavedRun> RunFolder::savedRun() const {
    if (!hasRun()) {
        return std::nullopt;
    }
    const auto text = readTextFile(run(), recordingLimit);
    return text ? glanceAt(text.value()) : SavedRun();
}

Result<RunRecords, std::string> RunFolder::read() const {
    std::error_code ignored;
    if (state_.empty() || !fs::exists(index(), ignored)) {
        return RunRecords();
    }
    const auto text = readTextFile(index(), indexLimit);
    if (!text) {
        return fmt::format("{}: {}", index().string(), text.error().sentence);
    }
    auto records = readRunRecords(text.value());
    if (!records) {
        return fmt::format("{}:{}: {}", index().string(), records.error().line,
                           records.error().sentence);
    }
    return std::move(records.value());
}

std::optional<Notice> RunFolder::replaceUnreadIndex(const std::string& today) const {
    const auto found = read();
    if (found) {
        return std::nullopt;
    }
    const auto aside = doorstring::setAside(index());
    if (!aside) {
        return aside.error();
    }
    RunRecords empty;
    empty.lastDaily = today;
    if (auto fault = write(empty)) {
        return std::move(*fault);
    }
    return noticeOf([&] {
        return say("{fault}. It was moved to {file}. New records begin, and today's daily run is "
                   "practice.",
                   "fault"_a = found.error(), "file"_a = aside.value().filename().string());
    });
}

RunFolder::MaybeSentence RunFolder::write(const RunRecords& all) const {
    std::error_code error;
    fs::create_directories(records(), error);
    if (error) {
        return fmt::format("the folder {} cannot be created: {}", records().string(),
                           error.message());
    }
    return writeWholeFile(index(), toText(all));
}

int RunFolder::wins() const {
    const auto known = notes().read();
    const auto records = read();
    return std::max(known ? known.value().wins : 0, records ? records.value().victories() : 0);
}

RunFolder::MaybeSentence RunFolder::begin(const RunRecords::Begun& begun,
                                          std::string_view text) const {
    auto all = read();
    if (!all) {
        return all.error();
    }
    all.value().saved = begun;
    if (begun.kind == RunKind::Daily) {
        all.value().lastDaily = begun.date;
    }
    if (auto fault = write(all.value())) {
        return fault;
    }
    return writeWholeFile(run(), text);
}

// Writes the index before it moves the run, so that finishMove() can finish a move that a crash
// interrupts.
RunFolder::MaybeSentence RunFolder::keep(RunRecord record, const std::string& today) const {
    auto found = read();
    if (!found) {
        return found.error();
    }
    RunRecords& all = found.value();
    const RunRecords::Begun begun = all.saved.value_or(RunRecords::Begun{today});
    record.date = begun.date;
    record.kind = begun.kind;
    record.file = unusedName(records(), record.date + '-' + toCode(record.seed), ".replay");
    all.saved.reset();
    all.runs.push_back(record);
    std::vector<fs::path> old;
    while (all.runs.size() > RunRecords::mostRuns) {
        old.push_back(recording(all.runs.front()));
        all.runs.erase(all.runs.begin());
    }
    if (auto fault = write(all)) {
        return fault;
    }
    for (const fs::path& file : old) {
        std::error_code ignored;
        fs::remove(file, ignored);
    }
    return moveFile(run(), recording(record));
}

Result<fs::path, std::string> RunFolder::setAside() const {
    return doorstring::setAside(run());
}

void RunFolder::finishMove() const {
    const auto found = read();
    if (!hasRun() || !found || found.value().saved || found.value().runs.empty()) {
        return;
    }
    const fs::path wanted = recording(found.value().runs.back());
    std::error_code ignored;
    if (!fs::exists(wanted, ignored)) {
        moveFile(run(), wanted);
    }
}

}  // namespace doorstring
