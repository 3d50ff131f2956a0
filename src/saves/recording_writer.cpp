#include "saves/recording_writer.hpp"

#include "config/sources/config_text.hpp"
#include "room/templates/pool.hpp"
#include "saves/recording.hpp"
#include "world/state/state_hash.hpp"

#include <utility>

namespace doorstring {

namespace {

// Whether the entry leaves the dungeon and the config as they are.
bool keepsDungeonAndConfig(const replay::Entry& entry) {
    return std::holds_alternative<replay::Hold>(entry) ||
           std::holds_alternative<replay::Check>(entry);
}

}  // namespace

RecordingWriter::RecordingWriter(std::string_view program, const Config& config, Seed seed) {
    writeLine(std::string(replayFormat));
    writeLine("program " + std::string(program));
    writeConfig(config);
    writeLine("seed " + toCode(seed));
}

RecordingWriter::RecordingWriter(const Recording& recording, std::string_view text,
                                 const World& world)
    : ticks_(recording.ticks) {
    sum_.add(text);
    const Config& config = recording.configs[recording.configAtEnd()];
    lastConfig_ = gameplayText(config);
    lastRooms_ = roomsText(config.room);
    // The recording may have been cut between a second's last tick and its check.
    bool isChecked = ticks_ % ticksBetweenHashes != 0 || ticks_ == 0;
    for (const replay::Entry& entry : recording.entries) {
        const auto* check = std::get_if<replay::Check>(&entry);
        isChecked = isChecked || (check != nullptr && check->tick == ticks_);
        undone_ = std::holds_alternative<replay::Undo>(entry) ||
                  (undone_ && keepsDungeonAndConfig(entry));
    }
    if (!isChecked) {
        writeCheck(world);
    }
}

void RecordingWriter::grown(const Config& config, Seed seed) {
    changeDungeon(replay::ChangeKind::Grow, config, seed);
}

void RecordingWriter::regrown(const Config& config, Seed seed) {
    changeDungeon(replay::ChangeKind::Regrow, config, seed);
}

void RecordingWriter::descended(const Config& config, Seed seed) {
    changeDungeon(replay::ChangeKind::Descend, config, seed);
}

void RecordingWriter::begun(const Config& config, Seed seed) {
    changeDungeon(replay::ChangeKind::Begin, config, seed);
}

void RecordingWriter::changeDungeon(replay::ChangeKind kind, const Config& config, Seed seed) {
    endHold();
    writeConfig(config);
    writeLine(lineOf(replay::NewDungeon{.kind = kind, .seed = seed}));
    undone_ = false;
}

void RecordingWriter::undone() {
    endHold();
    writeLine(lineOf(replay::Undo{}));
    undone_ = true;
}

void RecordingWriter::applied(const Config& config) {
    if (!undone_ && !differsFromLast(config)) {
        return;  // only keys that do not affect play have changed
    }
    endHold();
    writeConfig(config);
    writeLine(lineOf(replay::Apply{}));
    undone_ = false;
}

void RecordingWriter::stepped(InputFrame input, const World& world) {
    if (input != hold_.input) {
        endHold();
        hold_.input = input;
    }
    ++hold_.ticks;
    ++ticks_;
    if (ticks_ % ticksBetweenHashes == 0) {
        writeCheck(world);
    }
}

void RecordingWriter::finish(const World& world) {
    writeCheck(world);
    writeLine(lineOf(replay::End{ticks_, sum_.value()}));
}

std::string RecordingWriter::take() {
    return std::exchange(text_, {});
}

void RecordingWriter::writeLine(const std::string& text) {
    text_ += text + '\n';
    sum_.add(text);
    sum_.add("\n");
}

bool RecordingWriter::differsFromLast(const Config& config) const {
    return gameplayText(config) != lastConfig_ || roomsText(config.room) != lastRooms_;
}

// Writes the config if it differs from the last one written: an entry refers to the last config
// before it. The templates come first, as a config uses the templates written before it.
void RecordingWriter::writeConfig(const Config& config) {
    if (!differsFromLast(config)) {
        return;
    }
    if (std::string rooms = roomsText(config.room); rooms != lastRooms_) {
        writeBlock("rooms", rooms);
        lastRooms_ = std::move(rooms);
    }
    lastConfig_ = gameplayText(config);
    writeBlock("config", lastConfig_);
}

void RecordingWriter::writeBlock(std::string_view name, std::string_view text) {
    writeLine(std::string(name));
    while (!text.empty()) {
        const std::size_t end = text.find('\n');
        writeLine("  " + std::string(text.substr(0, end)));
        text.remove_prefix(end + 1);
    }
}

void RecordingWriter::endHold() {
    if (hold_.ticks > 0) {
        writeLine(lineOf(hold_));
    }
    hold_ = {};
}

void RecordingWriter::writeCheck(const World& world) {
    endHold();
    writeLine(lineOf(replay::Check{ticks_, stateHash(world)}));
}

}  // namespace doorstring
