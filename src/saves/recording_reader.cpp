#include "saves/recording_reader.hpp"

#include "base/message.hpp"
#include "base/stable_hash.hpp"
#include "config/sources/config_text.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/folders.hpp"
#include "saves/recording.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <charconv>

namespace doorstring {

namespace {

using MaybeFault = std::optional<RecordingFault>;

// numberIn(), seedIn() and buttonsIn() accept more than is ever written, so Reader writes each
// entry again and compares it with its line.
std::uint64_t numberIn(std::string_view text, int base = 10) {
    std::uint64_t value = 0;
    std::from_chars(text.data(), text.data() + text.size(), value, base);
    return value;
}

Seed seedIn(std::string_view text) {
    const auto seed = parseSeed(text);
    return seed ? seed.value() : Seed();
}

// A line's first word, and what follows the space after it.
struct Words {
    std::string_view first;
    std::string_view rest;
};
Words wordsOf(std::string_view line) {
    const std::size_t space = line.find(' ');
    return space == std::string_view::npos ? Words{line, {}}
                                           : Words{line.substr(0, space), line.substr(space + 1)};
}

// The buttons that a line names. Whole words are compared, as some names begin with another name.
InputFrame buttonsIn(std::string_view text) {
    InputFrame input;
    while (!text.empty()) {
        const auto [first, rest] = wordsOf(text);
        if (const auto name = std::ranges::find(buttonNames, first); name != buttonNames.end()) {
            input = input.with(static_cast<Button>(name - buttonNames.begin()));
        }
        text = rest;
    }
    return input;
}

class Reader {
public:
    Reader(std::string_view text, const Config& base) : text_(text), rest_(text), base_(base) {}

    Result<Recording, RecordingFault> read() {
        auto fault = readFormat();
        while (!fault && moveToNextLine()) {
            fault = readLine();
        }
        if (!fault && stage_ < Stage::Play) {
            fault = faultHere("the recording is truncated before its first tick");
        }
        if (!fault && stage_ == Stage::Ended && !rest_.empty()) {
            fault = faultHere("there is text after the last line; the recording was altered");
        }
        if (fault) {
            return std::move(*fault);
        }
        recording_.lines = number_;
        if (stage_ != Stage::Ended) {
            recording_.ending = Recording::Ending::Cut;
        }
        return std::move(recording_);
    }

private:
    enum class Stage : std::uint8_t { Program, Settings, Play, Ended };

    // Whether no whole line is left: a file may be cut within a line.
    bool atEnd() const { return rest_.find('\n') == std::string_view::npos; }
    // Moves to the next line. Returns false if there is none.
    bool moveToNextLine() {
        if (atEnd()) {
            return false;
        }
        line_ = rest_.substr(0, rest_.find('\n'));
        rest_.remove_prefix(line_.size() + 1);
        ++number_;
        return true;
    }

    std::size_t bytesRead() const { return text_.size() - rest_.size(); }

    RecordingFault faultHere(std::string sentence) const {
        return {std::max(1, number_), std::move(sentence)};
    }
    // The fault of a line that is invalid in its place. The sum at the end would show that as well,
    // but would not say in which line.
    RecordingFault misplaced() const {
        return faultHere(fmt::format("the line '{}' is invalid here; the recording was altered",
                                     printableExcerpt(line_)));
    }
    MaybeFault misplacedUnless(bool fits) const {
        return fits ? std::nullopt : std::optional(misplaced());
    }

    MaybeFault readFormat() {
        constexpr std::string_view name = replayFormat.substr(0, replayFormat.find('/') + 1);
        const bool isWhole = moveToNextLine();
        const std::string_view first = isWhole ? line_ : rest_;
        if (first.empty() && !isWhole) {
            return faultHere("the file is empty");
        }
        // A file that is cut within this line is reported as truncated.
        if (first == replayFormat || (!isWhole && replayFormat.starts_with(first))) {
            return std::nullopt;
        }
        if (first.starts_with(name)) {
            return faultHere(fmt::format("the recording has the format '{}'; this version of "
                                         "doorstring reads '{}' only",
                                         printableExcerpt(first), replayFormat));
        }
        return faultHere(
            fmt::format("the file is not a recording: its first line is '{}', not '{}'",
                        printableExcerpt(first), replayFormat));
    }

    MaybeFault readLine() {
        const auto [first, rest] = wordsOf(line_);
        switch (stage_) {
        case Stage::Program:
            recording_.program = printableExcerpt(rest);
            stage_ = Stage::Settings;
            return misplacedUnless(first == "program" && !rest.empty());
        case Stage::Settings:
            if (first != "seed" || recording_.configs.empty()) {
                return readSettings();
            }
            recording_.seed = seedIn(rest);
            recording_.entryBytes = bytesRead();
            stage_ = Stage::Play;
            return misplacedUnless(toCode(recording_.seed) == rest);
        case Stage::Play:
            return readEntry(first, rest);
        case Stage::Ended:
            break;
        }
        return misplaced();
    }

    MaybeFault readSettings() {
        if (line_ == "config") {
            return readConfig();
        }
        return line_ == "rooms" ? readRooms() : misplaced();
    }

    // Reads the indented lines that follow.
    std::string readBlock() {
        std::string text;
        while (rest_.starts_with("  ") && moveToNextLine()) {
            text += line_.substr(2);
            text += '\n';
        }
        return text;
    }

    // A block that the end of the file cuts off is not reported here, but as a truncated recording.
    MaybeFault readConfig() {
        const int linesBefore = number_;
        const std::string text = readBlock();
        if (atEnd()) {
            return std::nullopt;
        }
        auto config = readGameplayText(text, base_);
        if (!config) {
            const TomlFault& fault = config.error();
            return RecordingFault{linesBefore + std::max(1, fault.place.line),
                                  printable(fault.sentence)};
        }
        recording_.configs.push_back(std::move(config.value()));
        recording_.configs.back().room.texts = rooms_;
        return std::nullopt;
    }

    // Reads rooms made by hand, which take effect with the next config.
    MaybeFault readRooms() {
        const int linesBefore = number_;
        rooms_ = recordedRooms(readBlock());
        const auto fault = atEnd() ? std::nullopt : firstFault(rooms_);
        return fault
                   ? std::optional(RecordingFault{linesBefore + fault->place.line, fault->sentence})
                   : std::nullopt;
    }

    MaybeFault readEntry(std::string_view first, std::string_view rest) {
        const std::size_t config = recording_.configs.size() - 1;
        if (const auto name = std::ranges::find(replay::changeKindNames, first);
            name != replay::changeKindNames.end()) {
            const auto kind =
                static_cast<replay::ChangeKind>(name - replay::changeKindNames.begin());
            return add(replay::NewDungeon{kind, config, seedIn(rest)});
        }
        if (first == "undo") {
            return add(replay::Undo{});
        }
        if (first == "apply") {
            return add(replay::Apply{config});
        }
        const Words words = wordsOf(rest);
        if (first == "check") {
            lastCheck_ = recording_.ticks;
            return add(replay::Check{recording_.ticks, numberIn(words.rest, 16)});
        }
        if (first == "end") {
            return readEnd({recording_.ticks, numberIn(words.rest, 16)});
        }
        const std::uint64_t ticks = numberIn(first);
        if (ticks != 0) {
            return readHold(ticks, rest);
        }
        return readSettings();  // those that the next entries refer to
    }

    template <typename Entry>
    MaybeFault add(const Entry& entry) {
        recording_.entries.emplace_back(entry);
        recording_.entryBytes = bytesRead();
        return misplacedUnless(lineOf(entry) == line_);
    }

    // A hold must not go on beyond the tick of the next check.
    MaybeFault readHold(std::uint64_t ticks, std::string_view buttons) {
        if (ticks > lastCheck_ + ticksBetweenHashes - recording_.ticks) {
            return misplaced();
        }
        recording_.ticks += ticks;
        return add(replay::Hold{static_cast<int>(ticks), buttonsIn(buttons)});
    }

    MaybeFault readEnd(const replay::End& end) {
        StableHash sum;
        sum.add(text_.substr(0, text_.size() - rest_.size() - line_.size() - 1));
        recording_.ending =
            sum.value() == end.sum ? Recording::Ending::Whole : Recording::Ending::Altered;
        stage_ = Stage::Ended;
        return misplacedUnless(lineOf(end) == line_);
    }

    std::string_view text_;
    std::string_view rest_;  // the text after the line being read
    std::string_view line_;
    int number_ = 0;  // of the line being read; 1 is the first
    const Config& base_;
    Recording recording_;
    RoomTexts rooms_;
    std::uint64_t lastCheck_ = 0;  // the tick of the last check
    Stage stage_ = Stage::Program;
};

}  // namespace

// After a power cut a file may be as long as it should be, with zeros where the disk has nothing.
Result<Recording, RecordingFault> readRecording(std::string_view text, const Config& base) {
    return Reader(text.substr(0, text.find('\0')), base).read();
}

Result<Recording, std::string> loadRecording(const std::filesystem::path& file,
                                             const Config& base) {
    const auto text = readTextFile(file, recordingLimit);
    if (!text) {
        return fmt::format("{}: {}", file.string(), text.error().sentence);
    }
    auto recording = readRecording(text.value(), base);
    if (!recording) {
        return fmt::format("{}:{}: {}", file.string(), recording.error().line,
                           recording.error().sentence);
    }
    const Config& config = recording.value().configs.front();
    if (const auto dungeon = generateDungeon(config.dungeon, config.room, recording.value().seed);
        !dungeon) {
        const InEnglish english;  // like all other faults of files
        return fmt::format("{}: {}", file.string(), describe(dungeon.error(), config.dungeon));
    }
    return std::move(recording.value());
}

std::string damageText(const std::filesystem::path& file, const Recording& recording) {
    switch (recording.ending) {
    case Recording::Ending::Whole:
        break;
    case Recording::Ending::Cut:
        return fmt::format("{}:{}: the recording is truncated after this line, at tick {}",
                           file.string(), recording.lines, grouped(recording.ticks));
    case Recording::Ending::Altered:
        return fmt::format(
            "{}:{}: the recording was altered: its checksum is not the one in this line",
            file.string(), recording.lines);
    }
    return {};
}

std::string differenceText(const std::filesystem::path& file, const Recording& recording,
                           std::uint64_t tick) {
    const std::string what =
        fmt::format("{}: the check at tick {} differs: ", file.string(), grouped(tick));
    // A recording without its last line has no sum that tells whether it was altered. If another
    // version recorded it, that explains the difference better.
    const bool isAltered =
        recording.ending == Recording::Ending::Altered ||
        (recording.ending == Recording::Ending::Cut && recording.program == versionText());
    return what + (isAltered ? "the recording was altered"
                             : fmt::format("recorded by doorstring {}, played by doorstring {}",
                                           recording.program, versionText()));
}

}  // namespace doorstring
