#include "base/stable_hash.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/config_text.hpp"
#include "saves/recording_reader.hpp"
#include "saves/replay_run.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/played_again.hpp"
#include "testing/plays.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Recording readWhole(const std::string& text) {
    auto recording = readRecording(text, Config());
    INFO((recording ? std::string()
                    : std::to_string(recording.error().line) + ": " + recording.error().sentence));
    REQUIRE(recording.ok());
    return std::move(recording.value());
}

std::string faultOf(const std::string& text) {
    const auto recording = readRecording(text, Config());
    return recording ? "none"
                     : std::to_string(recording.error().line) + ": " + recording.error().sentence;
}

// Rooms made by hand would be more lines than all the rest; relay_test.cpp records some.
Config recordedConfig(const std::vector<std::string>& sets = {}) {
    Config config = shippedConfig(sets);
    config.room.texts = {};
    return config;
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
    const auto at = text.find(part);
    REQUIRE(at != std::string::npos);
    return text.replace(at, part.size(), by);
}

// The line of the text that would have this number, did the settings take sixteen lines.
std::string line(int number, int settingsBefore = 1) {
    const std::string settings = gameplayText(recordedConfig());
    const auto more = std::count(settings.begin(), settings.end(), '\n') - 16;
    return std::to_string(number + settingsBefore * more);
}

// East for 70 ticks, a new dungeon, nothing for 5 ticks, back to the first.
std::string shortPlay() {
    const Config config = recordedConfig();
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer("0.1.0", config, Seed{17});
    expedition.addWitness(writer);
    Events events;
    for (int tick = 0; tick < 70; ++tick) {
        expedition.step(holding(Direction::East), events);
    }
    expedition.grow(config, testing::grownDungeon(config, Seed{18}));
    for (int tick = 0; tick < 5; ++tick) {
        expedition.step({}, events);
    }
    expedition.undo();
    expedition.apply(recordedConfig({"player.speed=100"}));
    writer.finish(expedition.world());
    return writer.take();
}

// From the line of the seed on, without check values.
std::string bodyOf(const std::string& text) {
    std::string body = text.substr(text.find("\nseed ") + 1);
    for (auto at = body.find("check "); at != std::string::npos; at = body.find("check ", at + 1)) {
        const auto hash = body.find(' ', at + 6);
        body.erase(hash, body.find('\n', hash) - hash);
    }
    return body;
}

}  // namespace

TEST_CASE("the sword is recorded beside the directions, and alone") {
    const Config config = recordedConfig();
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer("0.1.0", config, Seed{17});
    expedition.addWitness(writer);
    Events events;
    const InputFrame both = holding(Direction::East, Button::Sword);
    const InputFrame alone = holding(Button::Sword);
    for (const InputFrame input : {both, alone, both, InputFrame{}}) {
        expedition.step(input, events);
    }
    writer.finish(expedition.world());
    const Recording recording = readWhole(writer.take());
    REQUIRE(recording.entries.size() == 5);
    CHECK(std::get<replay::Hold>(recording.entries[0]).input == both);
    CHECK(std::get<replay::Hold>(recording.entries[1]).input == alone);
    CHECK(std::get<replay::Hold>(recording.entries[2]).input == both);
    CHECK(std::get<replay::Hold>(recording.entries[3]).input == InputFrame{});
}

TEST_CASE("each button is read as it was recorded, alone and beside any other") {
    const auto one = static_cast<Button>(GENERATE(range(0, static_cast<int>(buttonCount))));
    const auto other = static_cast<Button>(GENERATE(range(0, static_cast<int>(buttonCount))));
    const Config config = recordedConfig();
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer("0.1.0", config, Seed{17});
    expedition.addWitness(writer);
    Events events;
    expedition.step(holding(one, other), events);
    writer.finish(expedition.world());
    const Recording recording = readWhole(writer.take());
    CHECK(std::get<replay::Hold>(recording.entries[0]).input == holding(one, other));
}

TEST_CASE("a recording can be read by people") {
    const std::string text = shortPlay();
    CHECK_THAT(text, ContainsSubstring("doorstring-replay/6\n"
                                       "program 0.1.0\n"
                                       "config\n"
                                       "  tileset = \"by seed\"\n"));
    const std::string body = bodyOf(text);
    CHECK_THAT(body, ContainsSubstring("seed 0000-000H\n"
                                       "60 east\n"
                                       "check 60\n"
                                       "10 east\n"
                                       "grow 0000-000J\n"
                                       "5 -\n"
                                       "undo\n"
                                       "config\n"
                                       "  tileset = \"by seed\"\n"));
    CHECK_THAT(body, ContainsSubstring("\napply\ncheck 75\nend 75 "));
}

TEST_CASE("a recording is read as what was written") {
    const Recording recording = readWhole(shortPlay());
    CHECK(recording.program == "0.1.0");
    CHECK(recording.seed == Seed{17});
    CHECK(recording.ticks == 75);
    CHECK(recording.configs.size() == 2);
    CHECK(recording.configs[1].player.speed == 100);
    CHECK(recording.ending == Recording::Ending::Whole);
    REQUIRE(recording.entries.size() == 8);
    CHECK(std::get<replay::Hold>(recording.entries[0]).ticks == 60);
    CHECK(std::get<replay::Hold>(recording.entries[0]).input == holding(Direction::East));
    CHECK(std::get<replay::Check>(recording.entries[1]).tick == 60);
    CHECK(std::get<replay::NewDungeon>(recording.entries[3]).seed == Seed{18});
    CHECK(std::holds_alternative<replay::Undo>(recording.entries[5]));
    CHECK(std::get<replay::Apply>(recording.entries[6]).config == 1);
}

TEST_CASE("a play of no tick is a recording as well") {
    const Config config = recordedConfig();
    const Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer("0.1.0", config, Seed{17});
    writer.finish(expedition.world());
    const Recording recording = readWhole(writer.take());
    CHECK(recording.ticks == 0);
    CHECK(recording.entries.size() == 1);
}

TEST_CASE("the text may be taken in parts") {
    const Config config = recordedConfig();
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter whole("0.1.0", config, Seed{17});
    RecordingWriter parts("0.1.0", config, Seed{17});
    std::string text;
    Events events;
    for (int tick = 0; tick < 200; ++tick) {
        expedition.step({}, events);
        whole.stepped({}, expedition.world());
        parts.stepped({}, expedition.world());
        text += parts.take();
    }
    whole.finish(expedition.world());
    parts.finish(expedition.world());
    CHECK(text + parts.take() == whole.take());
}

TEST_CASE("what a recording leaves open comes from the viewer") {
    Config viewer;
    viewer.view.scale = 2;
    const auto recording = readRecording(shortPlay(), viewer);
    REQUIRE(recording.ok());
    CHECK(recording.value().configs[0].view.scale == 2);
    CHECK(recording.value().configs[0].player.speed == 80);
}

TEST_CASE("a foreign file and another format are reported") {
    CHECK(faultOf("") == "1: the file is empty");
    CHECK(faultOf("hello\n") ==
          "1: the file is not a recording: its first line is 'hello', not 'doorstring-replay/6'");
    CHECK(faultOf("{\"a\": 1}") ==
          "1: the file is not a recording: its first line is '{\"a\": 1}', not "
          "'doorstring-replay/6'");
    CHECK(faultOf("doorstring-replay/1\nanything\n") ==
          "1: the recording has the format 'doorstring-replay/1'; this version of doorstring reads "
          "'doorstring-replay/6' only");
    CHECK(faultOf(std::string("\x89PNG\r\n\x1a\n", 8)).find("is not a recording") !=
          std::string::npos);
    const std::string longLine(1000, 'a');
    CHECK_THAT(faultOf(longLine),
               ContainsSubstring("first line is '" + longLine.substr(0, 60) + "...', not"));
}

TEST_CASE("a line that does not belong is reported with its number") {
    const std::string text = shortPlay();
    const std::string strange = " is invalid here; the recording was altered";
    CHECK(faultOf(replaced(text, "program", "programme")) ==
          "2: the line 'programme 0.1.0'" + strange);
    CHECK(faultOf(replaced(text, "config\n", "konfig\n")) == "3: the line 'konfig'" + strange);
    CHECK(faultOf(replaced(text, "seed 0000-000H", "seed 17")) ==
          line(20) + ": the line 'seed 17'" + strange);
    CHECK(faultOf(replaced(text, "60 east", "60 up")) == line(21) + ": the line '60 up'" + strange);
    CHECK(faultOf(replaced(text, "60 east", "0 east")) ==
          line(21) + ": the line '0 east'" + strange);
    CHECK(faultOf(replaced(text, "60 east", "-60 east")) ==
          line(21) + ": the line '-60 east'" + strange);
    CHECK(faultOf(replaced(text, "60 east", "99999999999999999999 east")) ==
          line(21) + ": the line '99999999999999999999 east'" + strange);
    CHECK(faultOf(replaced(text, "60 east\n", "60 \n")) == line(21) + ": the line '60 '" + strange);
    CHECK(faultOf(replaced(text, "grow 0000-000J", "grow")) ==
          line(24) + ": the line 'grow'" + strange);
    CHECK(faultOf(replaced(text, "undo", "redo")) == line(26) + ": the line 'redo'" + strange);
    CHECK(faultOf(replaced(text, "undo\n", "\n")) == line(26) + ": the line ''" + strange);
    CHECK_THAT(faultOf(replaced(text, "grid.width = 10", "grid.width = 0")),
               ContainsSubstring("6: grid.width: 0 is too small"));
    CHECK(faultOf(replaced(text, "  grid.width = 10\n", "")) == "4: grid.width is missing");
}

TEST_CASE("ticks that do not add up are reported") {
    const std::string text = shortPlay();
    const std::string strange = " is invalid here; the recording was altered";
    CHECK_THAT(faultOf(replaced(text, "60 east", "59 east")),
               ContainsSubstring(line(22) + ": the line 'check 60 ") && ContainsSubstring(strange));
    CHECK(faultOf(replaced(text, "60 east", "61 east")) ==
          line(21) + ": the line '61 east'" + strange);
    CHECK_THAT(faultOf(replaced(text, "end 75", "end 76")),
               ContainsSubstring(line(46, 2) + ": the line 'end 76 ") &&
                   ContainsSubstring(strange));
    CHECK(faultOf(text + "60 east\n") == line(47, 2) + ": the line '60 east'" + strange);
    CHECK(faultOf(text + "x") ==
          line(46, 2) + ": there is text after the last line; the recording was altered");
}

// A recording has all keys that affect play. Where this fails, raise the number of replayFormat and
// list what is new in docs/command-line.md, unless it went up since the last release already; then
// take over the new sum.
TEST_CASE("the keys of a recording are those of its format") {
    StableHash names;
    const Config shipped = shippedConfig();
    for (const KeySpec& spec : schema().keys()) {
        if (spec.affectsPlay && !spec.isNew && isIn(spec, shipped)) {
            names.add(spec.path);
            names.add("\n");
        }
    }
    CHECK(replayFormat == "doorstring-replay/6");
    CHECK(names.value() == 0xAC6F786C1340CC00ULL);
}

TEST_CASE("a text that does not fit its sum is altered") {
    const Recording recording = readWhole(replaced(shortPlay(), "program 0.1.0", "program 0.1.1"));
    CHECK(recording.ending == Recording::Ending::Altered);
}

TEST_CASE("a cut recording is read as far as it goes") {
    const std::string text = shortPlay();
    const auto cutAt = [&](const std::string& part) { return text.substr(0, text.find(part)); };
    const Recording recording = readWhole(cutAt("5 -"));
    CHECK(recording.ending == Recording::Ending::Cut);
    CHECK(recording.ticks == 70);
    CHECK(std::to_string(recording.lines) == line(24));
    CHECK(readWhole(cutAt("5 -") + "5").ticks == 70);
    CHECK(readWhole(cutAt("player.speed = 100")).ticks == 75);
    // As a power cut leaves it, with zeros where the disk has nothing.
    CHECK(
        readWhole(cutAt("5 -") + std::string(3, '\0') + text.substr(text.find("5 -") + 3)).ticks ==
        70);
    CHECK(faultOf(cutAt("0000-000H")) ==
          line(19) + ": the recording is truncated before its first tick");
    CHECK(faultOf("doorstring-re") == "1: the recording is truncated before its first tick");
}

TEST_CASE("a cut recording of another program that plays differently is not called altered") {
    Recording recording;
    recording.program = "0.1";
    recording.ending = Recording::Ending::Cut;
    CHECK_THAT(differenceText("run", recording, 60),
               ContainsSubstring("differs: recorded by doorstring 0.1, played by doorstring "));
    recording.ending = Recording::Ending::Altered;
    CHECK_THAT(differenceText("run", recording, 60), ContainsSubstring("was altered"));
}

TEST_CASE("a recording played again goes the same way") {
    const std::string text = shortPlay();
    const Recording recording = readWhole(text);
    Expedition expedition(recording.configs.front(), firstDungeon(recording));
    ReplayRun run(recording, expedition);
    RecordingWriter writer("0.1.0", recording.configs.front(), recording.seed);
    expedition.addWitness(writer);
    run.playOut();
    writer.finish(expedition.world());
    CHECK(writer.take() == text);
    CHECK(run.ticks() == 75);
    CHECK(run.checksHeld() == 2);
    CHECK_FALSE(run.differsAt());
}

TEST_CASE("the check that differs is reported by its tick") {
    const Recording recording = readWhole(replaced(shortPlay(), "10 east", "10 west"));
    const PlayedAgain played(recording);
    CHECK(played.run.checksHeld() == 1);
    CHECK(played.run.differsAt() == 75U);
}
