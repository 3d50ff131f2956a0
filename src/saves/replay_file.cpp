#include "saves/replay_file.hpp"

#include "base/number_text.hpp"
#include "config/version.hpp"
#include "dungeon/passes/generate.hpp"
#include "files/folders.hpp"
#include "saves/recording_reader.hpp"

#include <fmt/format.h>

namespace doorstring {

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
    if (recording.ending == Recording::Ending::Whole) {
        return what + fmt::format("recorded by doorstring {}, played by doorstring {}",
                                  recording.program, versionText());
    }
    return what + "the recording was altered";
}

}  // namespace doorstring
