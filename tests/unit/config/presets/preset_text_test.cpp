#include "config/sources/config_text.hpp"
#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <filesystem>

namespace doorstring {

namespace {

ConfigSources shippedOnly() {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    sources.readOptions = false;
    return sources;
}

Config loadedFrom(const ConfigSources& sources) {
    auto loaded = loadConfig(sources);
    REQUIRE(loaded.ok());
    return loaded.value().config;
}

}  // namespace

TEST_CASE("The text of a preset leads back to its configuration") {
    ConfigSources sources = shippedOnly();
    sources.preset = "spokes";
    const Config base = loadedFrom(sources);
    sources.sets = {"tileset=moss",      "grid.width=31",          "tables.N.NSWE=0.125",
                    "loops.chance=1/3",  "interior.maze.weight=7", "roles.shop.dead_end=false",
                    "roles.boss.from=4", "creature.bat.speed=41",  "start.cell=[3, 4]"};
    const Config changed = loadedFrom(sources);
    const std::string text = presetText(base, "spokes", changed, "Two lines\nof notes");
    CHECK(text.rfind("# Two lines\n# of notes\nbase = \"spokes\"\ntileset = \"moss\"\n", 0) == 0);

    const testing::TempFolder folder;
    ConfigSources again = shippedOnly();
    again.preset = folder.write("mine.toml", text).string();
    CHECK(loadedFrom(again) == changed);
}

TEST_CASE("The text of a preset that changes nothing is its base alone") {
    const Config config = loadedFrom(shippedOnly());
    CHECK(presetText(config, "ring", config, "") == "base = \"ring\"\n");
    CHECK(presetText(config, "", config, "").empty());
}

}  // namespace doorstring
