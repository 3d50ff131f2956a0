// `doorstring room` on good and bad files.
#include "cli/room/room_command.hpp"
#include "testing/catch2.hpp"
#include "unit/cli/trial.hpp"

#include <filesystem>
#include <fstream>
#include <sstream>

using namespace doorstring;
using doorstring::testing::ContainsSubstring;
using doorstring::testing::parse;
using doorstring::testing::Ran;
using doorstring::testing::Workshop;

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

RoomRequest requestOf(std::vector<std::string> words) {
    words.insert(words.begin(), "room");
    std::vector<const char*> pointers;
    for (const std::string& word : words) {
        pointers.push_back(word.c_str());
    }
    return std::get<RoomRequest>(parse(pointers).request);
}

std::string write(const Workshop& workshop, const std::string& text) {
    std::ofstream(workshop.path("rooms.txt"), std::ios::binary) << text;
    return workshop.path("rooms.txt").string();
}

Ran runOn(const Workshop& workshop, const std::string& text, std::vector<std::string> words = {}) {
    words.push_back(write(workshop, text));
    std::ostringstream out;
    std::ostringstream err;
    const int status = runRoom(requestOf(std::move(words)), workshop.folders(), out, err);
    return {status, out.str(), err.str()};
}

}  // namespace

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

TEST_CASE("room tells what is wrong, marks the gap, and shows the rest") {
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

TEST_CASE("room tells of names and files that are not there") {
    const Workshop workshop;
    CHECK_THAT(runOn(workshop, twoRooms, {"--name", "slot"}).err,
               ContainsSubstring("has no room called 'slot'; did you mean 'slit'?"));
    CHECK_THAT(runOn(workshop, twoRooms, {"--name", "palace"}).err,
               ContainsSubstring("has no room called 'palace'; it has corner and slit"));
    CHECK_THAT(runOn(workshop, "; nothing\n").err,
               ContainsSubstring("has no room; a room begins with 'room' and its name"));
    std::ostringstream out;
    std::ostringstream err;
    CHECK(runRoom(requestOf({"/nowhere/rooms.txt"}), workshop.folders(), out, err) == exitWrongUse);
    CHECK(err.str() == "doorstring: /nowhere/rooms.txt: the file does not exist\n");
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
    std::ostringstream err;
    const std::string file = write(workshop, twoRooms);
    const RoomStage stage =
        stageRoom(requestOf({file, "--name", "corner", "--doors", "W"}), workshop.folders(), err);
    REQUIRE(stage.ready);
    CHECK(err.str().empty());
    const auto loaded = loadConfig(stage.sources);
    REQUIRE(loaded.ok());
    const Config& config = loaded.value().config;
    CHECK(config.room.size == GridSize{5, 5});
    CHECK(config.room.texts.only() == "corner");
    CHECK(config.dungeon.grid == GridSize{3, 3});
    CHECK(config.dungeon.startCell() == GridPos{1, 1});
    CHECK(toString(config.dungeon.startDoors) == "W");

    const RoomStage turned = stageRoom(requestOf({file, "--doors", "SE"}), workshop.folders(), err);
    CHECK_FALSE(turned.ready);
    CHECK(turned.status == exitWrongUse);
    CHECK(err.str() ==
          "doorstring: --play shows a room as it is drawn, and corner has the doors NW\n");
}
