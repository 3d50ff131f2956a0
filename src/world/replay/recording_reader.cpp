#include "world/replay/recording_reader.hpp"

#include "base/stable_hash.hpp"
#include "config/sources/gameplay_text.hpp"
#include "config/text/printable.hpp"
#include "world/replay/recorded_rooms.hpp"
#include "world/replay/text_lines.hpp"

#include <fmt/format.h>

#include <charconv>

namespace doorstring {

namespace {

using MaybeFault = std::optional<RecordingFault>;

// Digits alone, the whole text.
std::optional<std::uint64_t> number(std::string_view text, int base = 10) {
    std::uint64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value, base);
    const bool whole = error == std::errc() && end == text.data() + text.size();
    return whole && !text.empty() ? std::optional(value) : std::nullopt;
}

// As it is written, and in no other way.
std::optional<std::uint64_t> hashFrom(std::string_view text) {
    const auto value = number(text, 16);
    return value && fmt::format("{:016x}", *value) == text ? value : std::nullopt;
}

std::optional<Seed> seedFrom(std::string_view text) {
    const auto seed = parseSeed(text);
    return seed && toCode(seed.value()) == text ? std::optional(seed.value()) : std::nullopt;
}

std::optional<InputFrame> heldFrom(std::string_view text) {
    InputFrame input;
    for (std::size_t i = 0; i < buttonNames.size(); ++i) {
        if (text.find(buttonNames[i]) != std::string_view::npos) {
            input = input.with(static_cast<Button>(i));
        }
    }
    return heldText(input) == text ? std::optional(input) : std::nullopt;
}

// A line's first word and what stands behind the space after it.
struct Words {
    std::string_view first;
    std::string_view rest;
};
Words wordsOf(std::string_view line) {
    const std::size_t space = line.find(' ');
    return space == std::string_view::npos ? Words{line, {}}
                                           : Words{line.substr(0, space), line.substr(space + 1)};
}

std::string shown(std::string_view line) {
    constexpr std::size_t most = 40;
    return printable(line.substr(0, most)) + (line.size() > most ? "..." : "");
}

class Reader {
public:
    Reader(std::string_view text, const Config& base) : lines_(text), base_(base) {}

    Result<Recording, RecordingFault> read() {
        auto fault = readFormat();
        while (!fault && lines_.next()) {
            fault = readLine();
        }
        if (!fault && stage_ < Stage::Play) {
            fault = report("the recording is cut before its first tick");
        }
        if (!fault && stage_ == Stage::Ended && lines_.hasPart()) {
            fault = report("something stands behind the end; the recording was altered");
        }
        if (fault) {
            return std::move(*fault);
        }
        recording_.lines = lines_.number();
        if (stage_ != Stage::Ended) {
            recording_.ending = Recording::Ending::Cut;
        }
        return std::move(recording_);
    }

private:
    enum class Stage : std::uint8_t { Program, Settings, Play, Ended };

    RecordingFault report(std::string sentence) const {
        return {std::max(1, lines_.number()), std::move(sentence)};
    }
    // What the sum at the end would find, too, but later and without a line.
    RecordingFault misplaced() const {
        return report(fmt::format("'{}' does not belong here; the recording was altered",
                                  shown(lines_.line())));
    }
    MaybeFault misplacedUnless(bool fits) const {
        return fits ? std::nullopt : std::optional(misplaced());
    }

    MaybeFault readFormat() {
        constexpr std::string_view name = replayFormat.substr(0, replayFormat.find('/') + 1);
        const bool whole = lines_.next();
        const std::string_view first = whole ? lines_.line() : lines_.part();
        if (first.empty() && !whole) {
            return report("the file is empty");
        }
        // Cut short it is reported as that.
        if (first == replayFormat || (!whole && replayFormat.starts_with(first))) {
            return std::nullopt;
        }
        if (first.starts_with(name)) {
            return report(fmt::format("this recording has the format {}; this program reads {}",
                                      shown(first), replayFormat));
        }
        return report(fmt::format("'{}' begins no recording; a recording begins with {}",
                                  shown(first), replayFormat));
    }

    MaybeFault readLine() {
        const auto [first, rest] = wordsOf(lines_.line());
        switch (stage_) {
        case Stage::Program:
            recording_.program = printable(rest);
            stage_ = Stage::Settings;
            return misplacedUnless(first == "program" && !rest.empty());
        case Stage::Settings:
            return first == "seed" && !recording_.configs.empty() ? readSeed(rest) : readSettings();
        case Stage::Play:
            return readEntry(first, rest);
        case Stage::Ended:
            break;
        }
        return misplaced();
    }

    MaybeFault readSeed(std::string_view text) {
        const auto seed = seedFrom(text);
        recording_.seed = seed.value_or(Seed());
        stage_ = Stage::Play;
        return misplacedUnless(seed.has_value());
    }

    MaybeFault readSettings() {
        if (lines_.line() == "config") {
            return readConfig();
        }
        return lines_.line() == "rooms" ? readRooms() : misplaced();
    }

    // The indented lines that follow.
    std::string readBlock() {
        std::string text;
        while (lines_.peek().starts_with("  ") && lines_.next()) {
            text += lines_.line().substr(2);
            text += '\n';
        }
        return text;
    }

    MaybeFault readConfig() {
        const int before = lines_.number();
        const std::string text = readBlock();
        // A block that the end of the file cuts short is no mistake of its own.
        if (lines_.atEnd()) {
            return std::nullopt;
        }
        auto config = readGameplayText(text, base_);
        if (!config) {
            const TomlFault& fault = config.error();
            return RecordingFault{before + std::max(1, fault.place.line),
                                  printable(fault.sentence)};
        }
        recording_.configs.push_back(std::move(config.value()));
        recording_.configs.back().room.texts = rooms_;
        return std::nullopt;
    }

    // They count from the next config on.
    MaybeFault readRooms() {
        const int before = lines_.number();
        rooms_ = recordedRooms(readBlock());
        const auto fault = lines_.atEnd() ? std::nullopt : firstFault(rooms_);
        return fault ? std::optional(RecordingFault{before + fault->place.line, fault->sentence})
                     : std::nullopt;
    }

    MaybeFault readEntry(std::string_view first, std::string_view rest) {
        const std::size_t config = recording_.configs.size() - 1;
        if (first == "check" || first == "end") {
            return readCheck(first == "end", rest);
        }
        if (first == "grow") {
            const auto seed = seedFrom(rest);
            return seed ? add(replay::Grow{config, *seed}) : std::optional(misplaced());
        }
        if (lines_.line() == "undo") {
            return add(replay::Undo{});
        }
        if (lines_.line() == "apply") {
            return add(replay::Apply{config});
        }
        const auto ticks = number(first);
        return ticks ? readHold(*ticks, rest) : readSettings();
    }

    MaybeFault add(replay::Entry entry) {
        recording_.entries.push_back(entry);
        return std::nullopt;
    }

    MaybeFault readHold(std::uint64_t ticks, std::string_view buttons) {
        const auto input = heldFrom(buttons);
        const std::uint64_t most = lastCheck_ + ticksBetweenChecks - recording_.ticks;
        if (!input || ticks == 0 || ticks > most) {
            return misplaced();
        }
        recording_.ticks += ticks;
        return add(replay::Hold{static_cast<int>(ticks), *input});
    }

    // The end is a check of the text.
    MaybeFault readCheck(bool isEnd, std::string_view rest) {
        const Words words = wordsOf(rest);
        const auto hash = hashFrom(words.rest);
        if (number(words.first) != recording_.ticks || !hash) {
            return misplaced();
        }
        if (!isEnd) {
            lastCheck_ = recording_.ticks;
            return add(replay::Check{recording_.ticks, *hash});
        }
        StableHash sum;
        sum.add(lines_.before());
        recording_.ending =
            sum.value() == *hash ? Recording::Ending::Whole : Recording::Ending::Altered;
        stage_ = Stage::Ended;
        return std::nullopt;
    }

    TextLines lines_;
    const Config& base_;
    Recording recording_;
    RoomTexts rooms_;
    std::uint64_t lastCheck_ = 0;
    Stage stage_ = Stage::Program;
};

}  // namespace

Result<Recording, RecordingFault> readRecording(std::string_view text, const Config& base) {
    return Reader(text, base).read();
}

}  // namespace doorstring
