// A table of rows that the game does not have: its struct, its columns and a loop are all that it
// takes to be merged, set, checked and written.
#include "config/schema/schema.hpp"
#include "config/sources/merge.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using doorstring::testing::Lines;
using doorstring::testing::TempFolder;

namespace {

constexpr std::array<std::string_view, 3> itemNames{"none", "heart", "key"};
constexpr std::array<std::string_view, 2> creatureNames{"slime", "bat"};
enum class Reward { None, Heart, Key };

struct CreatureConfig {
    int health = 1;
    Reward drops = Reward::None;
    bool flies = false;
};
std::array<CreatureConfig, 2> creatures;

std::vector<Column<CreatureConfig>> creatureColumns() {
    std::vector<Column<CreatureConfig>> columns{
        {"health", "half hearts", IntegerKind{1, 40}, &CreatureConfig::health, "how much it takes"},
        {"drops", "", ChoiceKind(itemNames), &CreatureConfig::drops, "what it drops"},
        {"flies", "", BooleanKind{}, &CreatureConfig::flies, "whether it flies"}};
    columns.back().required = false;
    return columns;
}

Schema creatureSchema() {
    Schema schema;
    const auto all = [](auto&) -> auto& {
        return creatures;
    };
    for (std::size_t row = 0; row < creatures.size(); ++row) {
        schema.add("creature." + std::string(creatureNames[row]), within(all, at(row)),
                   creatureColumns());
    }
    return schema;
}

// What is wrong with a file of creatures, a preset over it and --set over both.
Lines errorsOf(std::string_view file, std::string_view preset = "",
               const std::vector<std::string>& sets = {}) {
    creatures = {};
    const TempFolder folder;
    const Schema schema = creatureSchema();
    Merge merge(schema, {});
    const auto first = folder.write("creatures.toml", file);
    merge.addFile({first, "creatures.toml", 1, false, false, readToml(first)});
    const auto second = folder.write("preset.toml", preset);
    merge.addFile({second, "--preset hard", 2, false, true, readToml(second)});
    for (const std::string& set : sets) {
        merge.addSet(set);
    }
    merge.finish(folder.path());
    Lines lines;
    for (const ConfigError& error : merge.errors().all()) {
        const std::string text = toString(error);
        const std::size_t name = text.find("creatures.toml");
        lines.push_back(name == std::string::npos ? text : text.substr(name));
    }
    return lines;
}

constexpr std::string_view good = "[creature.slime]\nhealth = 2\ndrops = \"heart\"\n"
                                  "[creature.bat]\nhealth = 1\ndrops = \"none\"\nflies = true\n";

}  // namespace

TEST_CASE("rows are merged column by column, from files, presets and --set") {
    CHECK(errorsOf(good, "[creature.slime]\nhealth = 5\n", {"creature.bat.drops=key"}) == Lines{});
    CHECK(creatures[0].health == 5);
    CHECK(creatures[0].drops == Reward::Heart);
    CHECK_FALSE(creatures[0].flies);
    CHECK(creatures[1].drops == Reward::Key);
    CHECK(creatures[1].flies);
    CHECK(creatureSchema().find("creature.bat.drops")->toml(Config()) == "\"key\"");
}

TEST_CASE("rows, columns and what they refer to are reported with the nearest name") {
    const std::string text(good);
    CHECK(errorsOf(text + "[creature.slim]\nhealth = 3\n") ==
          Lines{"creatures.toml:8:11: creature.slim is not a key; did you mean creature.slime?"});
    CHECK(errorsOf(text, "creature.bat.helth = 3\n").size() == 1);
    CHECK(errorsOf(text, "", {"creature.bat.helth=3"}) ==
          Lines{"--set: creature.bat.helth is not a key; did you mean creature.bat.health?"});
    CHECK(errorsOf(text, "", {"creature.slime.drops=haert"}) ==
          Lines{"--set: creature.slime.drops: \"haert\" is not a choice; allowed are \"none\", "
                "\"heart\" and \"key\"; did you mean \"heart\"?"});
    CHECK(errorsOf(text, "", {"creature.slime.health=0"}) ==
          Lines{"--set: creature.slime.health: 0 is too small; allowed are whole numbers from 1 to "
                "40 (half hearts)"});
}

TEST_CASE("a row that no file gives is missing, but for its optional columns") {
    CHECK(errorsOf("[creature.slime]\nhealth = 2\ndrops = \"heart\"\n").size() == 2);
}
