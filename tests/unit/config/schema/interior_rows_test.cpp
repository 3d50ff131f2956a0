#include "config/schema/schema.hpp"
#include "testing/catch2.hpp"
#include "unit/config/trial.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

InteriorConfig cave(const std::string& text) {
    Trial trial;
    trial.user.write("room.toml", text);
    return trial.load().config.room.interiors[Interior::Cave];
}

std::string interiorFaultOf(const std::string& text) {
    Trial trial;
    trial.user.write("room.toml", text);
    const Lines errors = trial.errors();
    REQUIRE(errors.size() == 1);
    return errors.front();
}

}  // namespace

TEST_CASE("a section of an interior says how often and where") {
    const InteriorConfig config =
        cave("[interior.cave]\nweight = 0.25\nkinds = [\"boss\", \"plain\"]\nfrom = 2\nto = 9\n"
             "min_doors = 1\nmax_doors = 3\ntilesets = \"moss\"\n");
    CHECK(config == InteriorConfig{250, 0b101, 2, 9, 1, 3, 0b100});
}

TEST_CASE("what a section leaves out stays as it was") {
    const InteriorConfig shipped = Trial().load().config.room.interiors[Interior::Cave];
    InteriorConfig expected = shipped;
    expected.weight = 7000;
    CHECK(cave("[interior.cave]\nweight = 7\n") == expected);
    CHECK(cave("[interior.cave]\n") == shipped);
    expected.kinds = allOf(kindNames);
    CHECK(cave("[interior.cave]\nweight = 7\nkinds = \"any\"\n") == expected);
}

TEST_CASE("--set changes one entry of an interior") {
    Trial trial;
    trial.sources.sets = {"interior.cave.weight=0.5", "interior.cave.kinds=[\"shop\"]",
                          "interior.cave.to=any", "interior.cave.tilesets=bone"};
    const InteriorConfig config = trial.load().config.room.interiors[Interior::Cave];
    CHECK(config.weight == 500);
    CHECK(config.kinds == 0b10000);
    CHECK(config.tilesets == 0b10000);
}

TEST_CASE("an invalid entry is reported with its place") {
    CHECK(interiorFaultOf("[interior.cave]\nweigth = 7\n") ==
          "user/room.toml:2:1: interior.cave.weigth is not a key; did you "
          "mean interior.cave.weight?");
    CHECK(interiorFaultOf("[interior.cave]\ncolour = 7\n") ==
          "user/room.toml:2:1: interior.cave.colour is not a key; those of "
          "interior.cave are weight, kinds, from, to, min_doors, max_doors and tilesets");
    CHECK(interiorFaultOf("[interior.cave]\nweight = -1\n") ==
          "user/room.toml:2:10: interior.cave.weight: -1 is too small; allowed are weights from 0 "
          "to 1000000 with at most three decimals");
    CHECK(interiorFaultOf("[interior.cave]\nmax_doors = 5\n") ==
          "user/room.toml:2:13: interior.cave.max_doors: 5 is too large; allowed are whole numbers "
          "from 0 to 4 (doors)");
    CHECK(interiorFaultOf("[interior.cave]\ntilesets = [\"mos\"]\n") ==
          "user/room.toml:2:13: interior.cave.tilesets: \"mos\" is not a choice; allowed are "
          "\"any\" and lists of \"blue-stone\", \"sand\", \"moss\", \"ember\" and \"bone\"; "
          "did you mean \"moss\"?");
    CHECK(interiorFaultOf("[interior.cave]\ntilesets = []\n") ==
          "user/room.toml:2:12: interior.cave.tilesets: [] is empty; allowed are \"any\" and lists "
          "of \"blue-stone\", \"sand\", \"moss\", \"ember\" and \"bone\"");
    CHECK(interiorFaultOf("[interior.cave]\nto = 0\n") ==
          "user/room.toml:2:6: interior.cave.to: 0 is too small; allowed are \"any\" and whole "
          "numbers from 1 to 16777215 (rooms from the start)");
}

TEST_CASE("limits that leave no room are reported") {
    CHECK(interiorFaultOf("[interior.cave]\nfrom = 5\nto = 4\n") ==
          "user/room.toml:2:8: interior.cave.from: 5 is more than interior.cave.to = 4; allowed is "
          "at most 4");
    CHECK(errorsOfSet({"interior.cave.min_doors=3", "interior.cave.max_doors=2"}) ==
          Lines{"--set: interior.cave.min_doors: 3 is more than interior.cave.max_doors = 2; "
                "allowed is at most 2"});
}

TEST_CASE("an interior that there is not is reported") {
    CHECK(interiorFaultOf("[interior.cavern]\nweight = 1\n").find("did you mean interior.cave") !=
          std::string::npos);
    CHECK(interiorFaultOf("[interior]\ncave = 4\n") ==
          "user/room.toml:2:1: interior.cave: 4 is a whole number; allowed is a section: "
          "[interior.cave]");
}

TEST_CASE("the tileset that was a setting of the view is reported where it belongs") {
    CHECK(interiorFaultOf("[view]\ntileset = \"moss\"\n") ==
          "user/room.toml:2:1: view.tileset is called tileset now, and belongs to "
          "the dungeon: its rooms depend on it, too; allowed is tileset, above the first section");
}
