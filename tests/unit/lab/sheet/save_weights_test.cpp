#include "lab/sheet/lab_sheet.hpp"
#include "lab/sheet/save_weights.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

#include <fstream>
#include <iterator>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr TablePlace aheadGoingNorth{LabPage::Tables, Direction::North, DoorShape::Straight};

// A home folder of its own.
struct LabHome {
    TempFolder folder;
    ConfigSources sources;

    explicit LabHome(const std::string& preset = "") {
        sources.shipped = DOORSTRING_PROJECT "/config";
        sources.user = folder.path();
        sources.preset = preset;
    }
    Config config() const { return loadConfig(sources).value().config; }
    std::string text(const std::string& name) const {
        std::ifstream in(folder.path() / name);
        return {std::istreambuf_iterator<char>(in), {}};
    }
};

}  // namespace

TEST_CASE("a preset has what differs from its base, and leads back to the same weights") {
    LabHome home("corridors");
    LabSheet sheet(home.config());
    sheet.setWeight(aheadGoingNorth, 9 * weightOne, false);
    const auto file = saveAsPreset(home.sources, "mine", sheet.config());
    REQUIRE(file.ok());
    CHECK(home.text("presets/mine.toml") ==
          "# Made in the Lab.\nbase = \"corridors\"\n\n[tables.N]\nS = 2\nNS = 9\nSW = 1\n"
          "NSW = 2\nSE = 1\nNSE = 2\n");
    home.sources.preset = "mine";
    CHECK(home.config() == sheet.config());
    CHECK(isOwnPreset(home.sources, "mine"));
}

TEST_CASE("a preset that builds on a file names it by the path from its own folder") {
    const TempFolder elsewhere;
    const TempFolder later;  // texts of rooms are named as seen from the folder one works in
    LabHome home(elsewhere.write("a \"b\".toml", "base = \"corridors\"\n").string());
    const std::filesystem::path before = std::filesystem::current_path();
    std::filesystem::current_path(elsewhere.path());
    home.sources.preset = "a \"b\".toml";
    LabSheet sheet(home.config());
    sheet.setWeight(aheadGoingNorth, 9 * weightOne, false);
    const auto file = saveAsPreset(home.sources, "mine", sheet.config());
    std::filesystem::current_path(later.path());
    home.sources.preset = "mine";
    const Config saved = home.config();
    std::filesystem::current_path(before);
    CHECK(file.ok());
    CHECK(saved == sheet.config());
}

TEST_CASE("saved under its own name a preset keeps its comments and its order") {
    LabHome home("short");
    home.folder.write("presets/short.toml",
                      "# Short ways.\nbase = \"classic\"\n\n[limits]\nmax_rooms = 30  # no more\n"
                      "\n# Forks.\n[tables.N]\nNS = 2   # seldom\nSWE = 3\n");
    LabSheet sheet(home.config());
    sheet.setWeight(aheadGoingNorth, 5 * weightOne, false);
    REQUIRE(saveAsPreset(home.sources, "short", sheet.config()).ok());
    CHECK(home.text("presets/short.toml") ==
          "# Short ways.\nbase = \"classic\"\n\n[limits]\nmax_rooms = 30  # no more\n"
          "\n# Forks.\n[tables.N]\nNS = 5   # seldom\nSWE = 3\n");
    CHECK(home.config() == sheet.config());
}

TEST_CASE("under the name of a shipped preset its text is taken over") {
    LabHome home("corridors");
    LabSheet sheet(home.config());
    sheet.setWeight(aheadGoingNorth, 9 * weightOne, false);
    REQUIRE(saveAsPreset(home.sources, "corridors", sheet.config()).ok());
    CHECK(home.text("presets/corridors.toml").find("quick to walk") != std::string::npos);
    CHECK(home.config() == sheet.config());
}

TEST_CASE("a preset of the --config folder is saved where it is, and the user's stays as it was") {
    const TempFolder project;
    project.write("presets/under.toml", "base = \"corridors\"\n");
    project.write("presets/ours.toml", "# Ours.\nbase = \"./under.toml\"\n");
    LabHome home("ours");
    home.sources.folder = project.path();
    const std::string own = "base = \"ring\"\n";
    home.folder.write("presets/ours.toml", own);
    LabSheet sheet(home.config());
    sheet.setWeight(aheadGoingNorth, 9 * weightOne, false);
    const auto file = saveAsPreset(home.sources, "ours", sheet.config());
    REQUIRE(file.ok());
    CHECK(file.value() == project.path() / "presets/ours.toml");
    CHECK(home.config() == sheet.config());
    CHECK(home.text("presets/ours.toml") == own);
    // A name that the folder does not have is one of the user's.
    REQUIRE(saveAsPreset(home.sources, "mine", sheet.config()).ok());
    home.sources.preset = "mine";
    CHECK(home.config() == sheet.config());
    CHECK(isOwnPreset(home.sources, "mine"));
}

TEST_CASE("the own folder gets what differs, in the file that has the key") {
    LabHome home;
    home.folder.write("view.toml", "[grid]\nwidth = 8  # mine\n");
    LabSheet sheet(home.config());
    sheet.setWeight(aheadGoingNorth, 9 * weightOne, false);
    for (const LabField& field : fieldsOf(LabPage::Grid)) {
        if (field.key->path == "grid.width") {
            sheet.step(field, 3, false);
        }
    }
    for (const LabField& field : fieldsOf(LabPage::Rooms)) {
        if (field.key->path == "room.width") {
            sheet.step(field, 2, false);
        }
    }
    const auto files = saveAsOwn(home.sources, sheet.config());
    REQUIRE(files.ok());
    CHECK(files.value().size() == 3);
    CHECK(home.text("view.toml") == "[grid]\nwidth = 11  # mine\n");
    CHECK(home.text("room.toml") == "# Made in the Lab.\n\n[room]\nwidth = 17\n");
    CHECK(home.text("dungeon.toml").find("[tables.N]") != std::string::npos);
    CHECK(home.config() == sheet.config());
}

TEST_CASE("without a home folder nothing is saved, and names are names") {
    LabHome home;
    const Config config = home.config();
    home.sources.user.clear();
    CHECK_FALSE(saveAsPreset(home.sources, "mine", config).ok());
    CHECK_FALSE(saveAsOwn(home.sources, config).ok());
    CHECK(presetNameFault("my-weights_2").empty());
    CHECK_FALSE(presetNameFault("").empty());
    CHECK_FALSE(presetNameFault("../x").empty());
}

TEST_CASE("edits that were not saved come back, of both sets") {
    LabHome home("ring");
    LabSheet sheet(home.config());
    sheet.setWeight(aheadGoingNorth, 9 * weightOne, true);
    sheet.switchSet();
    for (const LabField& field : fieldsOf(LabPage::Loops)) {
        sheet.clear(field, false);
    }
    const auto read = readUnsaved(textOf(unsavedOf(sheet, "ring")));
    REQUIRE(read.ok());
    CHECK(read.value().preset == "ring");
    LabSheet again(home.config());
    CHECK(restoreUnsaved(read.value(), again) == 0);
    CHECK(again.active() == LabSet::B);
    for (const LabSet set : {LabSet::A, LabSet::B}) {
        CHECK(again.config(set) == sheet.config(set));
    }
    CHECK_FALSE(readUnsaved("nothing of ours").ok());
}

TEST_CASE("edits that contradict each other are all counted as lost") {
    const LabHome home("classic");
    UnsavedWeights unsaved{"classic", false, LabSet::A, {}};
    unsaved.values[0] = {"grid.width = 20", "limits.min_rooms = 30", "limits.max_rooms = 20",
                         "grid.no_such_key = 1"};
    LabSheet sheet(home.config());
    CHECK(restoreUnsaved(unsaved, sheet) == 4);
    CHECK(sheet.config() == home.config());
    unsaved.values[0].erase(unsaved.values[0].begin() + 2);
    CHECK(restoreUnsaved(unsaved, sheet) == 1);
    CHECK(sheet.config().dungeon.grid.width == 20);
}
