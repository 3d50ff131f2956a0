#include "config/schema/schema.hpp"
#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

using namespace doorstring;
using testing::shippedConfig;

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
    CHECK(textOf("keys.same_seed", config) == "[\"Shift+R\", \"PadX\"]");
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

TEST_CASE("every time is read as the ticks that were written") {
    for (int ticks = 0; ticks <= 180; ++ticks) {
        Config config = shippedConfig({});
        config.ground.iceTicks = ticks;
        CHECK(shippedConfig({"ground.ice_seconds=" + textOf("ground.ice_seconds", config)})
                  .ground.iceTicks == ticks);
    }
}
