// `doorstring creature`: figures, pictures, and a room to fight in.
#include "cli/output/output.hpp"
#include "config/schema/schema.hpp"
#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <nlohmann/json.hpp>

#include <sstream>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Ran creature(const Workshop& workshop, Words words) {
    words.insert(words.begin(), "creature");
    return run(workshop, words);
}

std::vector<std::string> textLines(const std::string& text) {
    std::vector<std::string> lines;
    std::istringstream stream(text);
    for (std::string line; std::getline(stream, line);) {
        lines.push_back(line);
    }
    return lines;
}

}  // namespace

TEST_CASE("creature shows the figures of one, and what each may be") {
    const Workshop workshop;
    const Ran ran = creature(workshop, {"bat", "--set", "creature.bat.tilesets=[\"moss\",\"bone\"]",
                                        "--set", "creature.bat.health=7"});
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    const auto lines = textLines(ran.out);
    REQUIRE(lines.size() >= 13);
    CHECK(lines[0] == "bat");
    CHECK_THAT(lines[1], ContainsSubstring("  health           7"));
    CHECK_THAT(lines[1], ContainsSubstring("whole numbers from 0 to 100 (blows)"));
    CHECK_THAT(ran.out, ContainsSubstring("[moss, bone]"));
    std::size_t keys = 0;
    for (const KeySpec& key : schema().keys()) {
        keys += key.path.starts_with("creature.bat.") ? 1 : 0;
    }
    CHECK(lines.size() == keys + 1);
}

TEST_CASE("creature alone lists all, a line for each") {
    const auto lines = textLines(creature(Workshop(), {}).out);
    REQUIRE(lines.size() > creatureCount);
    for (std::size_t i = 0; i < creatureCount; ++i) {
        const std::string& line = lines[lines.size() - creatureCount + i];
        CHECK(line.starts_with(std::string(creatureNames[i]) + " "));
    }
    CHECK_THAT(lines[0], ContainsSubstring("health  damage  speed"));
}

TEST_CASE("in the list the figures of a boss stand in the columns of their names") {
    const auto rowOf = [](const std::string& creatureName) {
        const auto lines = textLines(creature(Workshop(), {}).out);
        const auto line = std::ranges::find_if(
            lines, [&](const std::string& text) { return text.starts_with(creatureName + " "); });
        std::istringstream words(*line);
        return std::vector<std::string>(std::istream_iterator<std::string>(words), {});
    };
    const std::vector<std::string> slime = rowOf("slime");
    const std::vector<std::string> king = rowOf("king_slime");
    REQUIRE(king.size() == slime.size());
    const auto gait = std::ranges::find(slime, "walks") - slime.begin();
    CHECK(king[static_cast<std::size_t>(gait)] == "walks");
    CHECK(std::ranges::count(king, "-") > 0);
}

TEST_CASE("creature writes its figures as JSON") {
    const auto slime = nlohmann::json::parse(
        creature(Workshop(), {"slime", "--format", "json", "--set", "creature.slime.speed=33"})
            .out);
    CHECK(slime["format"] == "doorstring-creature/1");
    CHECK(slime["name"] == "slime");
    CHECK(slime["speed"] == 33);
    CHECK(slime["gait"] == "walks");
    const auto all = nlohmann::json::parse(creature(Workshop(), {"--format", "json"}).out);
    REQUIRE(all.size() == creatureCount);
    CHECK(all.back()["name"] == creatureNames.back());
    for (const KeySpec& key : schema().keys()) {
        if (key.path.starts_with("creature.slime.")) {
            CHECK(slime.contains(key.path.substr(key.path.rfind('.') + 1)));
        }
    }
}

TEST_CASE("creature draws the poses of one") {
    const Workshop workshop;
    const auto widthOf = [&](const std::string& name) {
        const std::string picture = workshop.path(name + ".png").string();
        const Ran ran = creature(workshop, {name, "--format", "png", "--out", picture});
        CHECK(ran.status == exitDone);
        const std::string bytes = workshop.read(name + ".png");
        REQUIRE(bytes.substr(1, 3) == "PNG");
        return static_cast<unsigned char>(bytes[18]) * 256 + static_cast<unsigned char>(bytes[19]);
    };
    CHECK(widthOf("turret") < widthOf("skeleton"));  // it does not walk
    CHECK(widthOf("slime") == widthOf("skeleton"));
}

TEST_CASE("the ground of the pictures is the tileset that the help names") {
    const Workshop workshop;
    const auto pictureOn = [&](const Words& tileset) {
        Words words{"slime", "--format", "png", "--out", workshop.path("slime.png").string()};
        words.insert(words.end(), tileset.begin(), tileset.end());
        CHECK(creature(workshop, words).status == exitDone);
        return workshop.read("slime.png");
    };
    CHECK(pictureOn({}) == pictureOn({"--tileset", "blue-stone"}));
    CHECK(pictureOn({}) != pictureOn({"--tileset", "moss"}));
    CHECK_THAT(creature(workshop, {"--help"}).out, ContainsSubstring("default: blue-stone,"));
}

TEST_CASE("a creature is put into a closed room of its own, and what the user sets wins") {
    const Workshop workshop;
    const Ran ran =
        creature(workshop, {"charger", "--play", "--count", "4", "--size", "21x13", "--tileset",
                            "bone", "--seed", "17", "--set", "room.interior=\"pillars\""});
    CHECK(ran.err.empty());
    CHECK(ran.status == exitDone);
    REQUIRE(ran.window.plays.size() == 1);
    CHECK(ran.window.plays.front().explore);
    CHECK(ran.window.plays.front().seed == Seed{17});
    const auto loaded = loadConfig(ran.window.sources);
    REQUIRE(loaded.ok());
    const Config& config = loaded.value().config;
    CHECK(config.creatures.gallery == Gallery{CreatureKind::Charger, 4});
    CHECK(config.explore.creatures);
    CHECK(config.room.size == GridSize{21, 13});
    CHECK(config.dungeon.grid == GridSize{1, 1});
    CHECK(config.dungeon.tileset == Tileset::Bone);
    CHECK(config.room.interior == Interior::Pillars);
}

TEST_CASE("a gallery whose creatures have no place is reported before it opens") {
    const Workshop workshop;
    const Ran small = creature(workshop, {"slime", "--play", "--size", "7x7"});
    CHECK(small.status == exitWrongUse);
    CHECK(small.window.plays.empty());
    CHECK(small.err ==
          "doorstring: a room of 7 x 7 tiles has a place for 0 of 1 creatures that begin 48 pixels "
          "from the knight; allowed is a larger --size, a lower --count or a lower "
          "creatures.entry_distance\n");
    CHECK(creature(workshop, {"slime", "--play", "--size", "12x7"}).window.plays.size() == 1);
    const Ran broken = creature(workshop, {"slime", "--play", "--set", "creature.slime.health=-1"});
    CHECK(broken.status == exitWrongUse);
    CHECK_THAT(broken.err, ContainsSubstring("--set: creature.slime.health: -1 is too small"));
}
