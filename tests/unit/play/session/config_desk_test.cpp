// The configuration of a game, as menus, files and floors change it.
#include "play/session/config_desk.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "testing/temp_folder.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int toExplore = 0;

ConfigDesk deskOf(const ConfigSources& sources) {
    return {sources, loadConfig(sources).value()};
}

ConfigSources shippedSources() {
    ConfigSources sources;
    sources.shipped = DOORSTRING_PROJECT "/config";
    return sources;
}

ConfigDesk::MaybeFault useFloor(ConfigDesk& desk, int floor) {
    return desk.useFloor(floor, Difficulty::Normal, {}, std::nullopt);
}

}  // namespace

TEST_CASE("a preset or a code that was chosen for exploring counts there alone") {
    ConfigDesk desk = deskOf(shippedSources());
    REQUIRE_FALSE(desk.usePreset("classic"));
    REQUIRE_FALSE(useFloor(desk, 1));
    CHECK(desk.config() == shippedFloor(1));
    CHECK(desk.sourcesOf(2).preset.empty());
    REQUIRE_FALSE(desk.useFloor(toExplore, std::nullopt, {}, std::nullopt));
    CHECK(desk.preset() == "classic");

    REQUIRE_FALSE(desk.useCode({Seed{5}, "ring", {}}));
    REQUIRE_FALSE(useFloor(desk, 1));
    CHECK(desk.config() == shippedFloor(1));
    desk.returnToExploring();
    CHECK(desk.sources().code);
}

TEST_CASE("the preset that a program is started with counts on each floor, whatever is chosen") {
    ConfigSources sources = shippedSources();
    sources.preset = "ring";
    ConfigDesk desk = deskOf(sources);
    REQUIRE_FALSE(desk.usePreset("classic"));
    REQUIRE_FALSE(useFloor(desk, 2));
    CHECK(desk.config() == shippedFloor(2, "ring"));
}

TEST_CASE("a difficulty and a tileset that could not be kept do not count in a run") {
    const TempFolder home;
    ConfigSources sources = shippedSources();
    sources.user = home.write("file", "") / "folder";  // cannot be made
    ConfigDesk desk = deskOf(sources);
    desk.choose(
        [](Config& changed) {
            changed.adventure.difficulty = Difficulty::Gentle;
            changed.dungeon.tileset = Tileset::Sand;
        },
        {"adventure.difficulty", "tileset"});
    REQUIRE_FALSE(useFloor(desk, 1));
    CHECK(desk.config() == shippedFloor(1));
    REQUIRE_FALSE(desk.useFloor(toExplore, std::nullopt, {}, std::nullopt));
    CHECK(desk.config().adventure.difficulty == Difficulty::Gentle);
    CHECK(desk.config().dungeon.tileset == Tileset::Sand);
}

TEST_CASE("a choice in a menu is no news, and keeps no other saved file from being read") {
    const TempFolder home;
    ConfigSources sources = shippedSources();
    sources.user = home.path();
    ConfigDesk desk = deskOf(sources);
    const auto mute = [&] {
        REQUIRE_FALSE(
            desk.choose([](Config& changed) { changed.view.muted = true; }, {"view.muted"}));
    };
    mute();
    CHECK_FALSE(desk.check());
    home.write("dungeon.toml", "grid.width = 12\n");
    mute();
    const auto news = desk.check();
    REQUIRE(news);
    CHECK(news->good);
    CHECK_THAT(news->text, ContainsSubstring("dungeon.toml read."));
    CHECK(desk.config().dungeon.grid.width == 12);
    CHECK(desk.config().view.muted);
    CHECK_FALSE(desk.check());
}

TEST_CASE("of a file with an offer that fits no floor it is said that the file counts") {
    const TempFolder home;
    ConfigSources sources = shippedSources();
    sources.user = home.path();
    ConfigDesk desk = deskOf(sources);
    home.write("altars.toml", "view.high_contrast = true\n"
                              "[offer.12]\nweave = [\"locks.small - 2\"]\n");
    const auto news = desk.check();
    REQUIRE(news);
    CHECK_FALSE(news->good);
    CHECK_THAT(news->text,
               ContainsSubstring("altars.toml:3:9: offer.12.weave: woven into floor 2"));
    CHECK_THAT(news->text, ContainsSubstring("(doors). The file counts all the same."));
    CHECK(desk.config().view.highContrast);
    REQUIRE_FALSE(desk.readAgain());
    CHECK(desk.config().view.highContrast);
}

TEST_CASE("a saved preset of a floor is read in an adventure, and is no news while exploring") {
    const TempFolder home;
    ConfigSources sources = shippedSources();
    sources.user = home.path();
    ConfigDesk desk = deskOf(sources);
    home.write("presets/floor-1.toml", "base = \"floor-1\"\n");
    CHECK_FALSE(desk.check());
    REQUIRE_FALSE(useFloor(desk, 1));
    home.write("presets/floor-1.toml", "base = \"floor-1\"\ncreatures.budget = 9\n");
    const auto news = desk.check();
    REQUIRE(news);
    CHECK_THAT(news->text, ContainsSubstring("floor-1.toml read."));
    CHECK(desk.config().creatures.rules.budget == 9);
}
