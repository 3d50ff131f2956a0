#include "config/sources/watch.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <chrono>

using namespace doorstring;
namespace fs = std::filesystem;
using doorstring::testing::TempFolder;
using Paths = std::vector<fs::path>;

namespace {

struct Watched {
    TempFolder shipped;
    TempFolder user;
    ConfigSources sources{shipped.path(), user.path(), {}, "maze", {}};

    Watched() { shipped.write("dungeon.toml", "[grid]\n"); }
};

// A save in the same instant as the one before cannot be reported from it by its time.
void makeOlder(const fs::path& file) {
    fs::last_write_time(file, fs::last_write_time(file) - std::chrono::seconds(5));
}

}  // namespace

TEST_CASE("nothing has changed at first, and nothing while nothing is done") {
    const Watched place;
    ConfigWatch watch(place.sources);
    CHECK(watch.takeChanges().empty());
    CHECK(watch.takeChanges().empty());
}

TEST_CASE("a saved file is reported once") {
    const Watched place;
    const fs::path file = place.shipped.path() / "dungeon.toml";
    makeOlder(file);
    ConfigWatch watch(place.sources);
    place.shipped.write("dungeon.toml", "[grod]\n");  // as long as before
    CHECK(watch.takeChanges() == Paths{file});
    CHECK(watch.takeChanges().empty());
}

TEST_CASE("a file of another size is reported though its time is the same") {
    const Watched place;
    const fs::path file = place.shipped.path() / "dungeon.toml";
    const auto time = fs::last_write_time(file);
    ConfigWatch watch(place.sources);
    place.shipped.write("dungeon.toml", "[grid]\nwidth = 3\n");
    fs::last_write_time(file, time);
    CHECK(watch.takeChanges() == Paths{file});
}

TEST_CASE("a file written in two steps is reported twice") {
    const Watched place;
    const fs::path file = place.shipped.path() / "dungeon.toml";
    ConfigWatch watch(place.sources);
    place.shipped.write("dungeon.toml", "");
    CHECK(watch.takeChanges() == Paths{file});
    place.shipped.write("dungeon.toml", "[grid]\nwidth = 3\n");
    CHECK(watch.takeChanges() == Paths{file});
}

TEST_CASE("new and removed files are reported") {
    const Watched place;
    ConfigWatch watch(place.sources);
    const fs::path file = place.user.write("view.toml", "");
    CHECK(watch.takeChanges() == Paths{file});
    fs::remove(file);
    CHECK(watch.takeChanges() == Paths{file});
    CHECK(watch.takeChanges().empty());
}

TEST_CASE("a file that is written aside and renamed is reported once, under its own name") {
    const Watched place;
    const fs::path file = place.shipped.path() / "dungeon.toml";
    makeOlder(file);
    ConfigWatch watch(place.sources);
    const fs::path aside = place.shipped.write("dungeon.toml.new", "[grod]\n");
    CHECK(watch.takeChanges().empty());
    fs::rename(aside, file);
    CHECK(watch.takeChanges() == Paths{file});
    CHECK(watch.takeChanges().empty());
}

TEST_CASE("a folder that comes later is noticed by its files") {
    TempFolder place;
    ConfigWatch watch({place.path() / "shipped", place.path() / "user", {}, {}, {}});
    const fs::path file = place.write("user/room.toml", "");
    CHECK(watch.takeChanges() == Paths{file});
}

TEST_CASE("the preset in use is watched, others are not") {
    const Watched place;
    ConfigWatch watch(place.sources);
    place.shipped.write("presets/other.toml", "");
    CHECK(watch.takeChanges().empty());
    const fs::path maze = place.shipped.write("presets/maze.toml", "");
    const fs::path nearer = place.user.write("presets/maze.toml", "");
    CHECK(watch.takeChanges() == (nearer < maze ? Paths{nearer, maze} : Paths{maze, nearer}));
}

TEST_CASE("--config is watched; a folder named twice is reported once") {
    TempFolder place;
    ConfigWatch watch({place.path(), {}, place.path(), {}, {}});
    const fs::path file = place.write("keys.toml", "");
    CHECK(watch.takeChanges() == Paths{file});
}

TEST_CASE("files of rooms are watched, and those that come later") {
    const Watched place;
    const fs::path old = place.shipped.write("rooms/old.txt", "room");
    const fs::path folder = place.shipped.path() / "rooms";
    makeOlder(old);
    makeOlder(folder);
    ConfigWatch watch(place.sources);
    CHECK(watch.takeChanges().empty());
    place.shipped.write("rooms/old.txt", "rooms");
    CHECK(watch.takeChanges() == Paths{old});
    const fs::path young = place.shipped.write("rooms/young.txt", "room");
    CHECK(watch.takeChanges() == Paths{young});
    makeOlder(folder);
    watch.takeChanges();
    place.shipped.write("rooms/young.txt", "more");
    fs::remove(old);
    CHECK(watch.takeChanges() == Paths{old, young});
    CHECK(watch.takeChanges().empty());
    const fs::path first = place.user.write("rooms/first.txt", "room");
    CHECK(watch.takeChanges() == Paths{first});
}

TEST_CASE("presets that the preset builds on are watched, also those that it comes to build on") {
    const Watched place;
    const fs::path maze = place.shipped.write("presets/maze.toml", "base = \"lower\"\n");
    const fs::path lower = place.shipped.write("presets/lower.toml", "");
    ConfigWatch watch(place.sources);
    place.shipped.write("presets/lower.toml", "grid.width = 3\n");
    CHECK(watch.takeChanges() == Paths{lower});
    place.shipped.write("presets/lower.toml", "base = \"lowest.toml\"\n");
    CHECK(watch.takeChanges() == Paths{lower});
    const fs::path lowest = place.shipped.write("presets/lowest.toml", "");
    CHECK(watch.takeChanges() == Paths{lowest});
}

TEST_CASE("in an adventure the presets of all floors are watched, unless another one counts") {
    Watched place;
    const bool isAnotherNamed = GENERATE(false, true);
    place.sources.preset = isAnotherNamed ? "maze" : "";
    AdventureConfig adventure;
    adventure.floor = 1;
    adventure.floors.setCount(2);
    adventure.floors.at(1).preset = "first";
    adventure.floors.at(2).preset = "second";
    ConfigWatch watch(place.sources, adventure);
    const fs::path second = place.user.write("presets/second.toml", "");
    CHECK(watch.takeChanges() == (isAnotherNamed ? Paths{} : Paths{second}));
}

TEST_CASE("presets that come to be those of floors are watched, and no change is lost by that") {
    Watched place;
    place.sources.preset.clear();
    AdventureConfig adventure;
    adventure.floor = 1;
    adventure.floors.setCount(1);
    adventure.floors.at(1).preset = "first";
    ConfigWatch watch(place.sources, adventure);
    const fs::path first = place.user.write("presets/first.toml", "");
    adventure.floors.at(1).preset = "other";
    watch.watchFloors(adventure);
    CHECK(watch.takeChanges() == Paths{first});
    const fs::path other = place.user.write("presets/other.toml", "");
    CHECK(watch.takeChanges() == Paths{other});
}
