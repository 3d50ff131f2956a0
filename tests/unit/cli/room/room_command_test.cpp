// `doorstring room` on good and bad files.
#include "cli/output/output.hpp"
#include "config/sources/load.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <filesystem>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::string twoRooms = "room corner\n"
                             "weight 2.5\n"
                             "kinds plain, boss\n"
                             "tilesets moss\n"
                             "\n"
                             "##.##\n"
                             "#..t#\n"
                             "....#\n"
                             "#e.e#\n"
                             "#####\n"
                             "\n"
                             "room slit\n"
                             "mirror no\n"
                             "turn no\n"
                             "kinds any\n"
                             "\n"
                             "##.##\n"
                             "#...#\n"
                             "#...#\n"
                             "#...#\n"
                             "##.##\n";
const std::string badRoom = "room bad\n"
                            "##.##\n"
                            "#...#\n"
                            "#~~~#\n"
                            "#...#\n"
                            "##.##\n";

const std::string badThenTwo = badRoom + twoRooms;

Ran runOn(const Workshop& workshop, const std::string& text, Words words = {}) {
    words.insert(words.begin(), {"room", workshop.write("rooms.txt", text).string()});
    return run(workshop, words);
}

}  // namespace

TEST_CASE("room names the boss, the set piece or the landmark that a room is for alone") {
    const Workshop workshop;
    const auto shown = [&](const char* file, const char* name) {
        return run(workshop, {"room", (workshop.folders().shippedConfig / "rooms" / file).string(),
                              "--name", name})
            .out;
    };
    CHECK_THAT(shown("pieces.txt", "the cistern"),
               ContainsSubstring("\nfor the set piece flood and any tileset, with any doors\n"));
    CHECK_THAT(shown("landmarks.txt", "the winch court"),
               ContainsSubstring("\nfor the landmark winch and "));
    CHECK_THAT(shown("bosses.txt", "the porter's hall"),
               ContainsSubstring("\nfor the boss porter and "));
}

TEST_CASE("room shows all rooms of a file, and what they are for") {
    const Workshop workshop;
    const Ran ran = runOn(workshop, twoRooms);
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    CHECK(ran.out ==
          "corner: 5 by 5, difficulty 1, weight 2.5, spots for 2 creatures and 1 treasure\n"
          "for the kind of room plain or boss and the tileset moss, with the doors N, "
          "S, W, NW, SW, E, NE or SE\n"
          "laid as it is drawn, mirrored and turned by a quarter\n"
          "##.##\n"
          "#..t#\n"
          "....#\n"
          "#e.e#\n"
          "#####\n"
          "\n"
          "slit: 5 by 5, difficulty 1, weight 1, spots for 0 creatures and 0 treasures\n"
          "for any kind of room and any tileset, with the doors N, S or NS\n"
          "laid as it is drawn\n"
          "##.##\n"
          "#...#\n"
          "#...#\n"
          "#...#\n"
          "##.##\n");
}

TEST_CASE("room shows one room with the doors asked for") {
    const Workshop workshop;
    const Ran ran = runOn(workshop, twoRooms, {"--name", "corner", "--doors", "SE"});
    CHECK(ran.status == exitDone);
    CHECK_THAT(ran.out, ContainsSubstring("#####\n#e.e#\n#....\n#t..#\n##.##\n"));
    const Ran one = runOn(workshop, twoRooms, {"--name", "slit", "--doors", "S"});
    CHECK_THAT(one.out, ContainsSubstring("#####\n#...#\n#...#\n#...#\n##.##\n"));
    const Ran none = runOn(workshop, twoRooms, {"--name", "slit", "--doors", "NE"});
    CHECK(none.status == exitWrongUse);
    CHECK(none.out.empty());
    CHECK_THAT(none.err, ContainsSubstring("rooms.txt:12: slit cannot have the doors NE; it can "
                                           "have N, S and NS\n"));
}

TEST_CASE("room reports what is wrong, marks the gap, and shows the rest") {
    const Workshop workshop;
    const Ran ran = runOn(workshop, badThenTwo);
    CHECK(ran.status == exitWrongUse);
    CHECK_THAT(ran.err, ContainsSubstring("rooms.txt:4:3: the doors N and S do not connect"));
    CHECK_THAT(ran.err, ContainsSubstring("\n##.##\n#...#\n#~X~#\n#...#\n##.##\n"));
    CHECK_THAT(ran.out, ContainsSubstring("corner: "));
    const Ran named = runOn(workshop, badThenTwo, {"--name", "slit"});
    CHECK(named.status == exitDone);
    CHECK(named.err.empty());
}

TEST_CASE("room reports names and files that are not there") {
    const Workshop workshop;
    CHECK_THAT(runOn(workshop, twoRooms, {"--name", "slot"}).err,
               ContainsSubstring("has no room named 'slot'; did you mean 'slit'?"));
    CHECK_THAT(runOn(workshop, twoRooms, {"--name", "palace"}).err,
               ContainsSubstring("has no room named 'palace'; it has corner and slit"));
    CHECK_THAT(runOn(workshop, "; nothing\n").err,
               ContainsSubstring("has no room; a room begins with 'room' and its name"));
    const Ran gone = run(workshop, {"room", "/nowhere/rooms.txt"});
    CHECK(gone.status == exitWrongUse);
    CHECK(gone.err == "doorstring: /nowhere/rooms.txt: the file does not exist\n");
}

TEST_CASE("room draws a picture of one room") {
    const Workshop workshop;
    const std::string picture = workshop.path("room.png").string();
    const Ran ran =
        runOn(workshop, twoRooms, {"--name", "corner", "--format", "png", "--out", picture});
    CHECK(ran.status == exitDone);
    CHECK(workshop.read("room.png").substr(1, 3) == "PNG");
    const Ran both = runOn(workshop, twoRooms, {"--format", "png", "--out", picture});
    CHECK(both.status == exitWrongUse);
    CHECK_THAT(both.err, ContainsSubstring("a picture shows one room, and the file has several; "
                                           "choose one, as in --name 'corner'"));
}

TEST_CASE("a room is put on a stage of its own size and doors") {
    const Workshop workshop;
    const Ran ran = runOn(workshop, twoRooms, {"--name", "corner", "--doors", "W", "--play"});
    CHECK(ran.status == exitDone);
    CHECK(ran.err.empty());
    REQUIRE(ran.window.plays.size() == 1);
    CHECK(ran.window.plays.front().explore);
    const auto loaded = loadConfig(ran.window.sources);
    REQUIRE(loaded.ok());
    const Config& config = loaded.value().config;
    CHECK(config.room.size == GridSize{5, 5});
    CHECK(config.room.texts.onlyTemplate() == "corner");
    CHECK(config.dungeon.grid == GridSize{3, 3});
    CHECK(config.dungeon.startCell() == GridPos{1, 1});
    CHECK(toString(config.dungeon.startDoors) == "W");

    const Ran turned = runOn(workshop, twoRooms, {"--doors", "SE", "--play"});
    CHECK(turned.window.plays.empty());
    CHECK(turned.status == exitWrongUse);
    CHECK(turned.err ==
          "doorstring: --play shows a room as it is drawn, and corner has the doors NW\n");
}

TEST_CASE("a file with a wrong room is not played, unless a good one is named") {
    const Workshop workshop;
    const Ran ran = runOn(workshop, badThenTwo, {"--play"});
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.window.plays.empty());
    CHECK_THAT(ran.err, ContainsSubstring("rooms.txt:4:3: the doors N and S do not connect"));
    CHECK(runOn(workshop, badThenTwo, {"--name", "slit", "--play"}).window.plays.size() == 1);
}

TEST_CASE("around a room that is played, what the user sets wins") {
    const Workshop workshop;
    const Ran ran =
        runOn(workshop, twoRooms, {"--play", "--set", "grid.width=5", "--set", "locks.small=1"});
    CHECK(ran.err.empty());
    const auto loaded = loadConfig(ran.window.sources);
    REQUIRE(loaded.ok());
    const Config& config = loaded.value().config;
    CHECK(config.dungeon.grid == GridSize{5, 3});
    CHECK(config.dungeon.locks.small == 1);
    CHECK(config.room.size == GridSize{5, 5});
}

TEST_CASE("what the room itself decides is not set beside it") {
    const Workshop workshop;
    const std::string key = GENERATE("room.width", "room.height", "start.doors", "room.interior");
    const Ran ran = runOn(workshop, twoRooms, {"--play", "--set", key + " = 7"});
    CHECK(ran.status == exitWrongUse);
    CHECK(ran.window.plays.empty());
    CHECK(ran.err ==
          "doorstring: --play shows a room as it is drawn and takes no --set " + key + "\n");
}
