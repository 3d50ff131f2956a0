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
    const bool sword = text.ends_with(swordHeld);
    if (sword) {
        text.remove_suffix(swordHeld.size());
    }
    const auto doors = parseDoorString(text == "-" ? "" : text);
    const auto* held = std::get_if<DoorSet>(&doors);
    return held != nullptr && !text.empty() ? std::optional(InputFrame{*held, sword})
                                            : std::nullopt;
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
        auto fault = readHead();
        while (!fault && !ended_ && lines_.next()) {
            fault = readEntry();
        }
        if (!fault && ended_ && (lines_.next() || lines_.hasPart())) {
            fault = tell("something stands behind the end; the recording was altered");
        }
        if (fault) {
            return std::move(*fault);
        }
        recording_.lines = lines_.number();
        if (!ended_) {
            recording_.ending = Recording::Ending::Cut;
        }
        return std::move(recording_);
    }

private:
    RecordingFault tell(std::string sentence) const {
        return {std::max(1, lines_.number()), std::move(sentence)};
    }
    RecordingFault notUnderstood() const {
        return tell(fmt::format("'{}' does not belong here; the recording was altered",
                                shown(lines_.line())));
    }
    RecordingFault cutInHead() const { return tell("the recording is cut before its first tick"); }

    MaybeFault readHead() {
        if (auto fault = readFormat()) {
            return fault;
        }
        if (!lines_.next()) {
            return cutInHead();
        }
        const Words program = wordsOf(lines_.line());
        if (program.first != "program" || program.rest.empty()) {
            return notUnderstood();
        }
        recording_.program = printable(program.rest);
        if (!lines_.next()) {
            return cutInHead();
        }
        if (lines_.line() == "rooms") {
            if (auto fault = readRooms()) {
                return fault;
            }
            if (!lines_.next()) {
                return cutInHead();
            }
        }
        if (lines_.line() != "config") {
            return notUnderstood();
        }
        if (auto fault = readConfig()) {
            return fault;
        }
        if (!lines_.next()) {
            return cutInHead();
        }
        const auto seed = seedFrom(wordsOf(lines_.line()).rest);
        if (wordsOf(lines_.line()).first != "seed" || !seed) {
            return notUnderstood();
        }
        recording_.seed = *seed;
        return std::nullopt;
    }

    MaybeFault readFormat() {
        constexpr std::string_view name = replayFormat.substr(0, replayFormat.find('/') + 1);
        const bool whole = lines_.next();
        const std::string_view first = whole ? lines_.line() : lines_.part();
        if (first == replayFormat && whole) {
            return std::nullopt;
        }
        if (first.empty() && !whole) {
            return tell("the file is empty");
        }
        if (!whole && replayFormat.starts_with(first)) {
            return cutInHead();
        }
        if (first.starts_with(name)) {
            return tell(fmt::format("this recording has the format {}; this program reads {}",
                                    shown(first), replayFormat));
        }
        return tell(fmt::format("'{}' begins no recording; a recording begins with {}",
                                shown(first), replayFormat));
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
        const int firstLine = lines_.number() + 1;
        const std::string text = readBlock();
        // A block that the end of the file cuts short is no mistake of its own.
        if (lines_.atEnd()) {
            return recording_.configs.empty() ? std::optional(cutInHead()) : std::nullopt;
        }
        auto config = readGameplayText(text, base_);
        if (!config) {
            const TomlFault& fault = config.error();
            const int line = fault.place.line == 0 ? 0 : fault.place.line - 1;
            return RecordingFault{firstLine + line, printable(fault.sentence)};
        }
        recording_.configs.push_back(std::move(config.value()));
        recording_.configs.back().room.texts = rooms_;
        return std::nullopt;
    }

    // They count from the next config on.
    MaybeFault readRooms() {
        const int before = lines_.number();
        rooms_ = recordedRooms(readBlock());
        if (lines_.atEnd()) {
            return std::nullopt;
        }
        const auto fault = firstFault(rooms_);
        return fault ? std::optional(RecordingFault{before + fault->place.line, fault->sentence})
                     : std::nullopt;
    }

    MaybeFault readEntry() {
        const auto [first, rest] = wordsOf(lines_.line());
        if (first == "check") {
            return readCheck(rest);
        }
        if (first == "end") {
            return readEnd(rest);
        }
        if (lines_.line() == "config") {
            return readConfig();
        }
        if (lines_.line() == "rooms") {
            return readRooms();
        }
        if (lines_.line() == "undo") {
            return add(replay::Undo{});
        }
        if (lines_.line() == "apply") {
            return add(replay::Apply{recording_.configs.size() - 1});
        }
        if (first == "grow") {
            const auto seed = seedFrom(rest);
            return seed ? add(replay::Grow{recording_.configs.size() - 1, *seed})
                        : std::optional(notUnderstood());
        }
        return readHold(first, rest);
    }

    MaybeFault add(replay::Entry entry) {
        recording_.entries.push_back(entry);
        return std::nullopt;
    }

    MaybeFault readHold(std::string_view count, std::string_view keys) {
        const auto ticks = number(count);
        const auto input = heldFrom(keys);
        if (!ticks || *ticks == 0 || !input) {
            return notUnderstood();
        }
        const std::uint64_t most = lastCheck_ + ticksBetweenChecks - recording_.ticks;
        if (*ticks > most) {
            return tell(fmt::format("more than {} ticks without a check; the recording was altered",
                                    ticksBetweenChecks));
        }
        recording_.ticks += *ticks;
        return add(replay::Hold{static_cast<int>(*ticks), *input});
    }

    MaybeFault readCheck(std::string_view rest) {
        const Words words = wordsOf(rest);
        const auto tick = number(words.first);
        const auto hash = hashFrom(words.rest);
        if (!tick || !hash) {
            return notUnderstood();
        }
        if (*tick != recording_.ticks) {
            return wrongCount("check", *tick);
        }
        lastCheck_ = *tick;
        return add(replay::Check{*tick, *hash});
    }

    MaybeFault readEnd(std::string_view rest) {
        const Words words = wordsOf(rest);
        const auto tick = number(words.first);
        const auto sum = hashFrom(words.rest);
        if (!tick || !sum) {
            return notUnderstood();
        }
        if (*tick != recording_.ticks) {
            return wrongCount("end", *tick);
        }
        StableHash hash;
        hash.add(lines_.before());
        if (hash.value() != *sum) {
            recording_.ending = Recording::Ending::Altered;
        }
        ended_ = true;
        return std::nullopt;
    }

    RecordingFault wrongCount(std::string_view what, std::uint64_t said) const {
        return tell(fmt::format("the {} is said to be at tick {}, but {} ticks stand before it; "
                                "the recording was altered",
                                what, said, recording_.ticks));
    }

    TextLines lines_;
    const Config& base_;
    Recording recording_;
    RoomTexts rooms_;
    std::uint64_t lastCheck_ = 0;
    bool ended_ = false;
};

}  // namespace

Result<Recording, RecordingFault> readRecording(std::string_view text, const Config& base) {
    return Reader(text, base).read();
}

}  // namespace doorstring
