#include "config/kinds/value_report.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "unit/config/allowed_parts.hpp"

#include <set>

using namespace doorstring;
using testing::shippedConfig;

TEST_CASE("every key has a path of its own, in a section but for the first choices") {
    std::set<std::string> paths;
    for (const KeySpec& spec : schema().keys()) {
        CAPTURE(spec.path);
        CHECK((spec.path.find('.') != std::string::npos || spec.path == "growth" ||
               spec.path == "tileset"));
        CHECK(schema().find(spec.path) == &spec);
        paths.insert(spec.path);
    }
    CHECK(paths.size() == schema().keys().size());
    CHECK(schema().find("grid") == nullptr);
    CHECK(schema().find("") == nullptr);
}

TEST_CASE("there is a key for each direction's table and each action") {
    CHECK(schema().find("tables.N") != nullptr);
    CHECK(schema().find("tables.E") != nullptr);
    for (int index = 0; index < actionCount; ++index) {
        CHECK(schema().find("keys." + std::string(name(static_cast<Action>(index)))) != nullptr);
    }
}

TEST_CASE("what decides dungeons and play is marked, looks and keys are not") {
    for (const char* path :
         {"grid.width", "start.cell", "tables.W", "room.pillar_chance", "player.speed",
          "view.slide_speed", "tileset", "interior.cave.kinds"}) {
        CAPTURE(path);
        CHECK(schema().find(path)->affectsPlay);
    }
    for (const char* path : {"view.scale", "view.easing", "keys.map"}) {
        CAPTURE(path);
        CHECK_FALSE(schema().find(path)->affectsPlay);
    }
}

TEST_CASE("a mistyped key is answered with the nearest") {
    CHECK(schema().unknownKeySentence("gird.width") ==
          "gird.width is not a key; did you mean grid.width?");
    CHECK(schema().unknownKeySentence("keys.newdungeon") ==
          "keys.newdungeon is not a key; did you mean keys.new_dungeon?");
    CHECK(schema().unknownKeySentence("tables.X") ==
          "tables.X is not a key; those of tables are N, S, W and E");
}

TEST_CASE("an unknown section in another is answered with those that there are, each once") {
    CHECK(
        schema().unknownKeySentence("piece.dance.weight") ==
        "piece.dance is not a key; those of piece are flood, stone, lights, thief, choir, bridge, "
        "well and captive");
    CHECK(schema().unknownKeySentence("boss.dragon.gates") ==
          "boss.dragon is not a key; those of boss are wait_seconds, safe_seconds, rage_pace, "
          "fall_seconds, coins, hearts, king_slime, porter, weaver, founder and string");
    CHECK(schema().unknownKeySentence("tables.X.S") ==
          "tables.X is not a key; those of tables are N, S, W and E");
    CHECK(schema().unknownKeySentence("items.bomb") ==
          "items.bomb is not a key; did you mean items.bombs?");
}

TEST_CASE("a key without its section is answered with those of its name") {
    CHECK(schema().unknownKeySentence("width") ==
          "width is not a key; did you mean grid.width, tunnels.width, scattered.width or "
          "room.width?");
    CHECK(schema().unknownKeySentence("look.tileset") ==
          "look.tileset is not a key; did you mean tileset?");
}

TEST_CASE("a key like no other is answered with what there is") {
    CHECK(schema().unknownKeySentence("grid.shape_of_things") ==
          "grid.shape_of_things is not a key; those of grid are width, height and border");
    CHECK(
        schema().unknownKeySentence("monsters") ==
        "monsters is not a key; the sections are grid, start, tables, middle, far, loops, limits, "
        "hideout, tunnels, scattered, roles, locks, room, interior, player, sword, explore, "
        "assist, ground, trap, "
        "creatures, elite, creature, boss, king_slime, porter, weaver, founder, string, move, "
        "items, "
        "relics, relic, "
        "adventure, floor, difficulty, "
        "chests, urns, puzzles, shop, ware, altar, thread, guide, offer, piece, wish, "
        "view, pad and keys");
}

TEST_CASE("every key says what it allows, with its unit") {
    CHECK(schema().find("room.width")->allowed == "whole numbers from 5 to 31 (tiles)");
    CHECK(schema().find("view.scale")->allowed == "\"auto\" and whole numbers from 1 to 16");
    CHECK(schema().find("ground.ice_seconds")->allowed ==
          "numbers from 0 to 3 with at most three decimals (seconds)");
    CHECK(schema().find("keys.up")->allowed ==
          "lists of 1 to 4 keys, such as [\"Up\", \"Shift+W\"]");
    CHECK(schema().find("keys.help")->allowed ==
          "lists of 0 to 4 keys, such as [\"Up\", \"Shift+W\"]");
    for (const KeySpec& key : schema().keys()) {
        CHECK_FALSE(key.allowed.empty());
    }
}

namespace {

std::string textOf(std::string_view path, const Config& config) {
    return schema().find(path)->toml(config);
}

}  // namespace

TEST_CASE("each kind of value is written as TOML") {
    const Config config = shippedConfig(
        {"ground.ice_seconds=0.75", "tables.N={ S = 0.5, NS = 12.25 }", "start.cell=[3, 4]"});
    CHECK(textOf("grid.width", config) == "10");
    CHECK(textOf("view.scale", config) == "\"auto\"");
    CHECK(textOf("view.fullscreen", config) == "false");
    CHECK(textOf("view.easing", config) == "\"soft\"");
    CHECK(textOf("ground.ice_seconds", config) == "0.75");
    CHECK(textOf("room.pillar_chance", config) == "\"11/101\"");
    CHECK(textOf("start.doors", config) == "\"NSWE\"");
    CHECK(textOf("start.cell", config) == "[3, 4]");
    CHECK(textOf("tables.N", config) == "{ S = 0.5, NS = 12.25 }");
    CHECK(textOf("keys.same_seed", config) == "[\"Shift+R\"]");
}

TEST_CASE("what is written is read as the same") {
    const Config config = shippedConfig({"view.scale=3", "ground.ice_seconds=1.117",
                                         "tables.E.WE=0.001", "keys.help=[\"F1\", \"Shift+H\"]"});
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    for (const KeySpec& key : schema().keys()) {
        if (!isIn(key, config)) {
            continue;
        }
        const std::string text = key.toml(config);
        sources.sets.push_back(key.path + "=" + text);
        // As the options of a menu are compared.
        CHECK(tomlText(parseToml("value = " + text).value().items.front()) == text);
    }
    const auto again = loadConfig(sources);
    REQUIRE(again.ok());
    CHECK(again.value().config == config);
}

TEST_CASE("a step from the last boss leads to the first, and back") {
    Config config = shippedConfig({"floor.1.boss=string"});
    const KeySpec& boss = schema().at("floor.1.boss");
    boss.step(config, 1);
    REQUIRE(config.adventure.floors.at(1).boss == firstBoss);
    boss.step(config, -1);
    CHECK(boss.toml(config) == "\"string\"");
}

TEST_CASE("every time is read as the ticks that were written") {
    for (int ticks = 0; ticks <= 180; ++ticks) {
        Config config = shippedConfig({});
        config.ground.iceTicks = ticks;
        CHECK(shippedConfig({"ground.ice_seconds=" + textOf("ground.ice_seconds", config)})
                  .ground.iceTicks == ticks);
    }
}

TEST_CASE("the least and the greatest time are read again as they are written") {
    for (const KeySpec& key : schema().keys()) {
        if (testing::unit(key) != "seconds") {
            continue;
        }
        CAPTURE(key.path);
        const std::string range = testing::rangesAndWords(key).front();
        const std::size_t to = range.find(" to ");
        for (const std::string& end : {range.substr(0, to), range.substr(to + 4)}) {
            Config config;
            ErrorList errors;
            const ValueSource source{"test"};
            ValueReport report(errors, source, key.path, key.allowed);
            key.read(parseToml("value = " + end).value().items.front(), config, report);
            const std::string written = key.toml(config);
            key.read(parseToml("value = " + written).value().items.front(), config, report);
            CHECK(errors.empty());
            CHECK(key.toml(config) == written);
        }
    }
}
