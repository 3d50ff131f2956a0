// Mistakes in the drawings of puzzles, each reported at its place.
#include "testing/catch2.hpp"
#include "unit/room/templates/hall.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A room of kind puzzle of 11 by 7 with this in its upper rows.
std::string puzzleFaults(const std::string& above, const std::string& below = "#.........#",
                         const std::string& kinds = "puzzle") {
    return faultsOf("room r\nkinds " + kinds + "\n###########\n#.........#\n" + above +
                    "\n...........\n" + below + "\n#.........#\n###########\n");
}

}  // namespace

TEST_CASE("a puzzle that nobody can solve is reported where it is") {
    CHECK(puzzleFaults("#.b.....p.#").empty());
    CHECK(puzzleFaults("#.b..p..p.#") ==
          "f.txt:5:6: 1 block for 2 plates; a room of kind puzzle has a block for each, and at "
          "most 8\n");
    CHECK(puzzleFaults("#bo.....p.#", "#o........#") ==
          "f.txt:5:9: no way was found to push a block onto each plate\n");
    CHECK(puzzleFaults("#.i.....I.#") ==
          "f.txt:5:3: the braziers never burn all at once, whichever are struck\n");
    CHECK(puzzleFaults("#.i.......#").empty());
    CHECK(puzzleFaults("#.l.....l.#").empty());
    CHECK(puzzleFaults("#.l.l.l.l.#", "#.l.l.....#") ==
          "f.txt:7:5: 6 levers; a room has at most 5\n");
}

TEST_CASE("gates and levers are for puzzles, and gates shut off a treasure") {
    const std::string cell = "#l......g.#";
    CHECK(puzzleFaults(cell) ==
          "f.txt:5:9: this gate shuts off nothing: a treasure must lie behind it\n");
    CHECK(puzzleFaults("#.......g.#") == "f.txt:5:9: this gate never opens: the room has neither "
                                         "plates with blocks nor levers nor unlit braziers nor "
                                         "foes\n");
    CHECK(puzzleFaults(cell, "#.........#", "plain") ==
          "f.txt:5:2: 'l' is for puzzles, but 'puzzle' is not among the kinds of this room\n");
    const std::string vault = "room r\nkinds puzzle\n###########\n#l......#t#\n#.......g##\n"
                              "...........\n#.........#\n#.........#\n###########\n";
    CHECK(faultsOf(vault).substr(0, 61) ==
          "f.txt:4:10: this treasure cannot be reached from the door W o");
    std::string open = vault;
    open.replace(open.find("g##"), 3, "#g#");
    CHECK(faultsOf(open).empty());
}

TEST_CASE("foes have each turn once, from the first on, in rooms of kind puzzle alone") {
    CHECK(puzzleFaults("#.1.2..3..#").empty());
    CHECK(puzzleFaults("#.1.2..2..#") == "f.txt:5:8: there is another foe 2 in this room\n");
    CHECK(puzzleFaults("#.1.3.....#") == "f.txt:5:5: there is a foe 3, but no foe 2\n");
    CHECK(puzzleFaults("#.1.......#") ==
          "f.txt:5:3: a single foe has no order; there must be two or more\n");
    CHECK(puzzleFaults("#.1.2.....#", "#.........#", "puzzle, plain") ==
          "f.txt:5:3: '1' is for rooms of kind puzzle alone\n");
    CHECK(puzzleFaults("#.6.......#").starts_with("f.txt:5:3: '6' is not a letter of a room"));
}

TEST_CASE("what has to be struck can be walked up to") {
    const std::string walled = "room r\nkinds puzzle\n###########\n#.......#l#\n#.......###\n"
                               "...........\n#.........#\n#.........#\n###########\n";
    CHECK(faultsOf(walled) == "f.txt:4:10: nobody can walk up to this lever\n");
    std::string fire = walled;
    fire.replace(fire.find("#l#"), 3, "#i#");
    CHECK(faultsOf(fire) ==
          "f.txt:4:10: nobody can walk up to this brazier, which has to be struck\n");
}
