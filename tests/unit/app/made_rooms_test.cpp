// Rooms made by hand that are edited while the game goes on.
#include "testing/catch2.hpp"
#include "unit/app/game_in_test.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::string yard = "room yard\n"
                         "kinds any\n"
                         "\n"
                         "#####.#####\n"
                         "#.........#\n"
                         "#....o....#\n"
                         "...........\n"
                         "#.........#\n"
                         "#.........#\n"
                         "#####.#####\n";

std::string with(const std::string& from, const std::string& to) {
    std::string text = yard;
    text.replace(text.find(from), from.size(), to);
    return text;
}

// As `doorstring room FILE --play` opens it.
Game openAlone(const std::filesystem::path& file, const std::filesystem::path& saves = {}) {
    ConfigSources sources;
    sources.onlyRoom = {file, "yard"};
    sources.sets = {"room.width=11", "room.height=7", "room.interior=\"template\""};
    SessionStart start = startFrom(sources);
    start.saves.folder = saves;
    return {shippedArt(), start, FirstState::Explore};
}

Tile middleOf(Game& game) {
    return worldOf(game).room.tiles()[{5, 2}];
}

}  // namespace

TEST_CASE("a broken room is reported with line and column, and the last valid one stays") {
    const TempFolder rooms;
    Game game = openAlone(rooms.write("rooms.txt", yard));
    REQUIRE(middleOf(game) == Tile::Pillar);
    rooms.write("rooms.txt", with("....o....", "?...o...."));
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring("rooms.txt:6:2: "));
    CHECK_THAT(messageOf(game), ContainsSubstring("Still using the last valid value."));
    CHECK(middleOf(game) == Tile::Pillar);
    rooms.write("rooms.txt", with("....o....", "........."));
    tick(game, ticksPerSecond / 2);
    CHECK(messageOf(game) == "rooms.txt read.");
    CHECK(middleOf(game) == Tile::Ground);
}

TEST_CASE(
    "a room alone that no longer fits the game opened for it is reported, and stays as it was") {
    struct Edit {
        std::string text;
        std::string sentence;
    };
    const Edit edit = GENERATE(
        Edit{with("#.........#\n#....o....#\n...........\n",
                  "#.........#\n#.........#\n#....o....#\n...........\n#.........#\n"),
             "rooms.txt:1:1: yard has 11 by 9 tiles now, and was opened with 11 by 7 tiles"},
        Edit{with("yard", "garden"), "rooms.txt: there is no room named 'yard' any more"},
        Edit{with("#####.#####\n#.........#\n#....", "###########\n#.........#\n#...."),
             "rooms.txt:1:1: yard has the doors SWE now, and was opened with NSWE"});
    const TempFolder rooms;
    Game game = openAlone(rooms.write("rooms.txt", yard));
    rooms.write("rooms.txt", edit.text);
    tick(game, ticksPerSecond / 2);
    CHECK_THAT(messageOf(game), ContainsSubstring(edit.sentence));
    CHECK(middleOf(game) == Tile::Pillar);
}

TEST_CASE("a landmark alone is seen with its picture") {
    const std::string tree = with("....o....", "...FFF...");
    const TempFolder rooms;
    Game game = openAlone(
        rooms.write("rooms.txt", "room yard\nlandmark tree\n" + tree.substr(tree.find('#'))));
    CHECK(middleOf(game) == Tile::Fixture);
    CHECK(worldOf(game).room.landmark() == Landmark::Tree);
}

TEST_CASE("adventures in which every room is the one that is shown alone are not saved") {
    const TempFolder folder;
    Game game = openAlone(folder.write("rooms.txt", yard), folder.path());
    CHECK(game.session().runs == nullptr);
}
