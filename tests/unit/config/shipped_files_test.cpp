// The files of config/ against the rules of the game.
#include "config/schema/schema.hpp"
#include "config/sources/config_files.hpp"
#include "files/whole_file.hpp"
#include "testing/catch2.hpp"
#include "unit/config/allowed_parts.hpp"
#include "unit/config/trial.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <set>
#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::map<std::string, int> weights(const Config& config, Direction direction) {
    std::map<std::string, int> result;
    for (const auto& entry : config.dungeon.tables[direction].entries()) {
        result[toString(entry.value)] = static_cast<int>(entry.weight / weightOne);
    }
    return result;
}

Lines shippedFilesKeysOf(const Config& config, Action action) {
    Lines names;
    for (const KeyBinding binding : config.keys[action]) {
        names.push_back(toString(binding));
    }
    return names;
}

std::string allShippedText() {
    std::string text;
    for (const std::string_view name : configFileNames) {
        text += readTextFile(shippedFolder() / name).value();
    }
    return text;
}

Config classic() {
    Trial trial;
    trial.sources.preset = "classic";
    return trial.load().config;
}

}  // namespace

TEST_CASE("classic has the weights and sizes of the reference") {
    const Config config = classic();
    using Weights = std::map<std::string, int>;
    CHECK(weights(config, Direction::North) ==
          Weights{{"NS", 4}, {"S", 3}, {"SW", 1}, {"SE", 1}, {"SWE", 1}, {"NSW", 1}, {"NSE", 1}});
    CHECK(weights(config, Direction::South) ==
          Weights{{"NS", 4}, {"N", 3}, {"NW", 1}, {"NE", 1}, {"NSE", 1}, {"NSW", 1}, {"NWE", 1}});
    CHECK(weights(config, Direction::West) ==
          Weights{{"WE", 4}, {"E", 3}, {"SE", 1}, {"NE", 1}, {"SWE", 1}, {"NSE", 1}, {"NWE", 1}});
    CHECK(weights(config, Direction::East) ==
          Weights{{"WE", 4}, {"W", 3}, {"SW", 1}, {"NW", 1}, {"SWE", 1}, {"NSW", 1}, {"NWE", 1}});
    CHECK(config.dungeon.grid == GridSize{10, 10});
    CHECK(config.dungeon.startCell() == GridPos{5, 5});
    CHECK(config.dungeon.startDoors == DoorSet::all());
    CHECK(config.room.size == GridSize{11, 9});
    CHECK(config.room.pillarChance == Fraction{11, 101});
    CHECK(config.room.interior == Interior::Pillars);
}

TEST_CASE("what is shipped is classic but for rooms, special rooms and locks") {
    const Trial trial;
    const Config shipped = trial.load().config;
    CHECK(shipped.room.size == GridSize{15, 9});
    Config same = shipped;
    same.room.size = {11, 9};
    CHECK_FALSE(same.room.interior.has_value());
    same.room.interior = Interior::Pillars;
    for (RoleConfig& role : same.dungeon.roles) {
        role.count = 0;
    }
    same.dungeon.locks.small = 0;
    same.dungeon.locks.boss = false;
    CHECK(same == classic());
}

TEST_CASE("what is shipped agrees with the values that the code begins with") {
    const Trial trial;
    const Config config = trial.load().config;
    CHECK(config.room.texts.all().size() >= 10);
    CHECK(config.room.size == RoomConfig{}.size);
    CHECK(config.room.pillarChance == RoomConfig{}.pillarChance);
    CHECK(config.player == PlayerConfig{});
    CHECK(config.ground == GroundConfig{});
    CHECK(config.view == ViewConfig{});
}

TEST_CASE("keys are where players look for them") {
    const Trial trial;
    const Config config = trial.load().config;
    const std::vector<std::pair<Action, Lines>> expected{
        {Action::Up, {"Up", "W", "PadUp"}},
        {Action::Down, {"Down", "S", "PadDown"}},
        {Action::Left, {"Left", "A", "PadLeft"}},
        {Action::Right, {"Right", "D", "PadRight"}},
        {Action::Confirm, {"Enter", "Space", "PadA"}},
        {Action::Back, {"Escape", "Backspace", "PadB"}},
        {Action::Sword, {"Space", "J", "PadA"}},
        {Action::Item, {"K", "X", "PadB"}},
        {Action::SecondItem, {"I", "Z", "PadX"}},
        {Action::NextItem, {"E", "PadRB"}},
        {Action::PreviousItem, {"Q"}},
        {actionOf(Item::Bombs), {"1"}},
        {actionOf(Item::Bow), {"2"}},
        {actionOf(Item::Hook), {"3"}},
        {actionOf(Item::Lantern), {"4"}},
        {actionOf(Item::Feather), {"5"}},
        {Action::Map, {"M", "Tab", "PadBack"}},
        {Action::Watch, {"G"}},
        {Action::Lab, {"L"}},
        {Action::Pause, {"P", "Escape", "PadStart"}},
        {Action::NewDungeon, {"R", "PadY"}},
        {Action::SameSeed, {"Shift+R"}},
        {Action::Undo, {"U", "PadLB"}},
        {Action::CopySeed, {"C"}},
        {Action::Help, {"F1"}},
        {Action::DebugOverlay, {"F3"}},
        {Action::SlowMotion, {"F4"}},
        {Action::Fullscreen, {"F11"}},
        {Action::Screenshot, {"F12"}},
        {Action::Mute, {"N"}},
        {Action::Softer, {"Minus"}},
        {Action::Louder, {"Equal"}},
        {Action::PlayPause, {"Space"}},
        {Action::ToStart, {"Home"}},
        {Action::ToEnd, {"End"}},
        {Action::OneTick, {"Period"}},
        {Action::LabPreviousPage, {"PageUp", "PadLB"}},
        {Action::LabNextPage, {"PageDown", "PadRB"}},
        {Action::LabDungeons, {"Tab", "PadBack"}},
        {Action::LabFirst, {"Home"}},
        {Action::LabLast, {"End"}},
        {Action::LabSave, {"S"}},
        {Action::LabTens, {}},
        {Action::LabZero, {"Delete"}},
        {Action::LabReset, {"Backspace"}},
        {Action::LabAllTables, {"X"}},
        {Action::LabUndo, {"Z", "PadY"}},
        {Action::LabRedo, {"Shift+Z"}},
        {Action::LabRemoveEdits, {"R"}},
        {Action::LabSetA, {"A"}},
        {Action::LabSetB, {"B"}},
        {Action::LabOtherSet, {"PadX"}},
        {Action::LabDuel, {"D"}},
        {Action::LabFind, {"F"}},
        {Action::LabWhy, {"W"}},
        {Action::LabCopy, {"C"}},
        {Action::LabActions, {"PadStart"}}};
    CHECK(expected.size() == static_cast<std::size_t>(actionCount));
    for (const auto& [action, keys] : expected) {
        CAPTURE(name(action));
        CHECK(shippedFilesKeysOf(config, action) == keys);
    }
}

TEST_CASE("the comments give the ranges that hold") {
    const std::string text = allShippedText();
    for (const KeySpec& key : schema().keys()) {
        CAPTURE(key.path);
        for (const std::string& part : rangesAndWords(key)) {
            CHECK_THAT(text, ContainsSubstring(part));
        }
    }
    CHECK_THAT(text, ContainsSubstring(fmt::format("to {},", WeightKind::most / weightOne)));
    for (int index = 0; index < keyCount; ++index) {
        const std::string key(name(static_cast<Key>(index)));
        const bool inRange = key.size() == 1 || (key.front() == 'F' && key.size() <= 3);
        CHECK((inRange || text.find(key) != std::string::npos));
    }
}

TEST_CASE("each key is in the files, or a comment explains it") {
    // Names begin a line, in a comment or not: "width = 10" and "#   from, to   rooms".
    std::set<std::string> names;
    std::istringstream lines(allShippedText());
    for (std::string line; std::getline(lines, line);) {
        line.erase(0, line.find_first_not_of("# "));
        line.erase(std::min({line.size(), line.find(" = "), line.find("  ")}));
        for (std::size_t comma = line.find(", "); comma != std::string::npos;
             comma = line.find(", ")) {
            names.insert(line.substr(0, comma));
            line.erase(0, comma + 2);
        }
        names.insert(line);
    }
    names.insert("woven");  // for trying offers of altars, by --set
    for (const KeySpec& key : schema().keys()) {
        CAPTURE(key.path);
        CHECK((key.hasEntries() || names.contains(key.path.substr(key.path.rfind('.') + 1))));
    }
}

TEST_CASE("the shipped files fit on every screen") {
    std::string text = allShippedText();
    text += readTextFile(shippedFolder() / "presets/classic.toml").value();
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        CAPTURE(line);
        CHECK(line.size() < 100);
        CHECK(std::all_of(line.begin(), line.end(), [](char c) { return c >= ' ' && c <= '~'; }));
    }
}

TEST_CASE("the edits that the comments propose are good ones") {
    const std::vector<std::vector<std::string>> edits{
        {"tables.N.NS=40", "tables.S.NS=40", "tables.W.WE=40", "tables.E.WE=40"},
        {"tables.N.NS=40", "tables.S.NS=40"},
        {"tables.N.SWE=10", "tables.N.NSW=10", "tables.N.NSE=10", "tables.S.NSE=10",
         "tables.S.NSW=10", "tables.S.NWE=10", "tables.W.SWE=10", "tables.W.NSE=10",
         "tables.W.NWE=10", "tables.E.SWE=10", "tables.E.NSW=10", "tables.E.NWE=10"},
        {"tables.N.NSWE=6", "tables.S.NSWE=6", "tables.W.NSWE=6", "tables.E.NSWE=6"},
        {"tables.N.S=20", "tables.S.N=20", "tables.W.E=20", "tables.E.W=20"},
        {"start.doors=S", "start.cell=[3, 0]"},
        {"room.width=31", "room.height=17", "room.pillar_chance=0.35"},
        {"room.interior=cave"},
        {"interior.cave.weight=20", "interior.river.weight=0"},
        {"interior.ice.from=8", "interior.ice.tilesets=any"},
        {"player.speed=140"},
        {"view.slide_speed=200"}};
    for (const auto& edit : edits) {
        CHECK(doorstring::testing::errorsOfSet(edit) == Lines{});
    }
}

TEST_CASE("every shipped preset is read, and says in its first line what it is good for") {
    Trial trial;
    const std::vector<std::string> names = presetNames(trial.sources);
    CHECK(names.size() >= 10);
    for (const std::string& name : names) {
        CAPTURE(name);
        trial.sources.preset = name;
        CHECK(trial.errors() == Lines{});
        std::string text = readTextFile(shippedFolder() / "presets" / (name + ".toml")).value();
        text.erase(0, text.find('\n') + 1);  // which schema editors check it by
        CHECK(text.starts_with("# "));
        CHECK(text.substr(0, text.find('\n')).size() < 100);
    }
}
