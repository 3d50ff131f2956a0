// Mistakes in the texts of rooms, each reported at its place.
#include "testing/catch2.hpp"
#include "unit/room/templates/hall.hpp"

#include <algorithm>

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

TEST_CASE("a mistake in a line of a template is reported at its place") {
    CHECK(faultsOf(hallWith("weigt 2\n")) ==
          "f.txt:2:1: 'weigt' is not a key of a room; did you mean weight?\n");
    CHECK(faultsOf(hallWith("sparkling 2\n")) ==
          "f.txt:2:1: 'sparkling' is not a key of a room; allowed are weight, difficulty, kinds, "
          "tilesets, mirror, turn, boss, piece, dark, landmark and trap, and a drawing begins with "
          "'#'\n");
    CHECK(faultsOf(hallWith("weight -1\n")) ==
          "f.txt:2:8: '-1' is not a weight; allowed are numbers from 0 to 1000\n");
    CHECK(faultsOf(hallWith("difficulty 6\n")) ==
          "f.txt:2:12: '6' is not a difficulty; allowed are 1 to 5\n");
    CHECK(
        faultsOf(hallWith("kinds plain, bos\n")) ==
        "f.txt:2:14: 'bos' is not a kind of room; allowed are plain, start, boss, treasure, shop, "
        "altar, arena, puzzle, key, secret and any\n");
    CHECK(faultsOf(hallWith("turn quarter\n")) ==
          "f.txt:2:6: quarter turns are for square rooms; this one is 7 by 5\n");
    CHECK(faultsOf(hallWith("turn half full\n")) ==
          "f.txt:2:11: turn takes one word; found 'full' as "
          "well\n");
    CHECK(faultsOf(hallWith("mirror\n")) == "f.txt:2:1: mirror has no value\n");
    CHECK(faultsOf(hallWith("mirror maybe\n")) ==
          "f.txt:2:8: 'maybe' is not allowed; allowed are no, sides, ends and both\n");
    CHECK(faultsOf(hallWith("weight 1\nweight 2\n")) == "f.txt:3:1: weight is given twice\n");
}

TEST_CASE("a room has kinds, or a boss, or is a landmark") {
    const std::string only = "; a room has only one of kinds, boss and landmark\n";
    CHECK(faultsOf(hallWith("boss founder\nkinds puzzle, boss\n")) ==
          "f.txt:3:1: kinds is given beside boss" + only);
    CHECK(faultsOf(hallWith("kinds puzzle\ndark yes\nboss founder\n")) ==
          "f.txt:4:1: boss is given beside kinds" + only);
    CHECK(faultsOf(hallWith("landmark tree\nkinds plain\n")) ==
          "f.txt:3:1: kinds is given beside landmark" + only);
    CHECK(faultsOf(hallWith("boss founder\nlandmark tree\n")) ==
          "f.txt:3:1: landmark is given beside boss" + only);
    CHECK(faultsOf(hallWith("kinds plain\npiece well\ndark yes\n")).empty());
}

TEST_CASE("the room of a boss names one, is lit or dark, and leaves him ground") {
    const auto forge = [](const std::string& lines, const std::string& row,
                          const std::string& middle = "...............") {
        return faultsOf("room r\n" + lines + "#######.#######\n#.............#\n" + row + row +
                        middle + "\n" + row + row + "#.............#\n#######.#######\n");
    };
    const std::string bare = "#.............#\n";
    CHECK(forge("boss founder\ndark yes\n", bare) == "");
    CHECK(forge("boss nobody\n", bare) ==
          "f.txt:2:6: 'nobody' is not allowed; allowed are king_slime, porter, weaver, founder and "
          "string\n");
    CHECK(forge("dark maybe\n", bare) ==
          "f.txt:2:6: 'maybe' is not allowed; allowed are no and yes\n");
    CHECK(forge("boss founder\n", "#.o.......o...#\n") ==
          "f.txt:3:1: the room of a boss has at most 4 pillars; this one has 8\n");
    CHECK(
        forge("boss founder\n", bare, "......h.h......")
            .starts_with("f.txt:7:7: the Founder is too large for this room: it needs 3 x 1 tiles "
                         "of ground in the middle\n"));
}

TEST_CASE("a landmark names one and has tiles to stand on, and no other room has them") {
    const auto court = [](const std::string& lines, const std::string& middle) {
        return faultsOf("room r\n" + lines + "#######.#######\n#.............#\n" + middle +
                        "#.............#\n#######.#######\n");
    };
    CHECK(court("landmark winch\n", ".......F.......\n") == "");
    CHECK(
        court("landmark nothing\n", ".......F.......\n")
            .starts_with("f.txt:2:10: 'nothing' is not allowed; allowed are winch, fountain, tree, "
                         "crucible and ribcage\n"));
    CHECK(court("landmark winch\n", "...............\n") ==
          "f.txt:3:1: a landmark stands on 'F', but the drawing has none\n");
    CHECK(court("", ".......F.......\n")
              .starts_with("f.txt:4:8: 'F' is for landmarks, but this room names none\n"));
}

TEST_CASE("a mistake in a drawing is reported with line and column") {
    CHECK(faultsOf("room r\n#####\n#...\n#####\n") ==
          "f.txt:3:5: this line has 4 letters, the first one has 5\n");
    CHECK(
        faultsOf("room r\n#####\n#.?.#\n#####\n") ==
        "f.txt:3:3: '?' is not a letter of a room; allowed are #.o=,~_^*\"pcb%iIlghF for ground, e "
        "for a creature, t for a treasure and 1 to 5 for foes\n");
    CHECK(faultsOf("room r\n#####\n#.\xC3\xA4.#\n#####\n").substr(0, 16) ==
          "f.txt:3:3: '\xC3\xA4' ");
    CHECK(faultsOf("room r\n#####\n#...#\n#...#\n#...#\n#####\n") ==
          "f.txt:2:1: the room has no doors; a door is a gap of ground in the middle of a side: "
          "column 3 above and below, row 3 left and right\n");
    CHECK(faultsOf("room r\n#.###\n#...#\n#...#\n#...#\n#####\n") ==
          "f.txt:2:2: this gap is off the middle; a door is column 3 above and below, row 3 left "
          "and right\n");
    CHECK(faultsOf("room r\n##.###\n#....#\n#....#\n#....#\n######\n") ==
          "f.txt:2:3: this gap is off the middle; a door is columns 3 and 4 above and below, row "
          "3 left and right\n");
    CHECK(faultsOf("room r\n##.##\n#...~\n#...#\n#...#\n#####\n") ==
          "f.txt:3:5: '~' cannot stand in the outer wall; allowed there are '#' and doors of "
          "'.'\n");
    CHECK(faultsOf("room r\n####\n#..#\n#..#\n####\n") ==
          "f.txt:2:1: the room is 4 by 4; at least 5 each way are needed\n");
    CHECK(faultsOf("room r\nweight 2\n") ==
          "f.txt:1:1: the room has no drawing; its first line begins with '#'\n");
}

TEST_CASE("a room that is too large is reported at the first letter beyond the limit") {
    CHECK(faultsOf("room r\n" + std::string(32, '#') + "\n") ==
          "f.txt:2:32: the room has more than 31 letters, the most that a room can have\n");
    std::string tall = "room r\n";
    for (int i = 0; i < 40; ++i) {
        tall += "#####\n";
    }
    CHECK(faultsOf(tall) ==
          "f.txt:33:1: the room has more than 31 lines, the most that a room can have\n");
}

TEST_CASE("doors that do not connect are shown with the gap marked") {
    CHECK(faultsOf("room r\n"
                   "###.###\n"
                   "#..o..#\n"
                   "#..~~~#\n"
                   "#..~...\n"
                   "#..~~~#\n"
                   "#.....#\n"
                   "#######\n") ==
          "f.txt:3:4: the doors N and E do not connect: no way leads from one to the other on safe "
          "ground\n"
          "###.###\n"
          "#..X..#\n"
          "#..~X~#\n"
          "#..~...\n"
          "#..~~~#\n"
          "#.....#\n"
          "#######\n");
}

TEST_CASE("a spot out of reach is reported") {
    CHECK(faultsOf("room r\n"
                   "###.###\n"
                   "#.....#\n"
                   "#...__#\n"
                   "#...%t#\n"
                   "#######\n") ==
          "f.txt:5:6: this treasure cannot be reached from the door N on safe ground\n"
          "###.###\n"
          "#.....#\n"
          "#..._X#\n"
          "#...%t#\n"
          "#######\n");
}

TEST_CASE("a creature stands neither in a wall nor in a doorway nor beyond pits and water") {
    const auto drawn = [](const std::string& top, const std::string& row) {
        return faultsOf("room r\n" + top + "\n#.....#\n#.....#\n" + row +
                        "\n#.....#\n#.....#\n#######\n");
    };
    const std::string inWall =
        "'e' cannot stand in the outer wall; allowed there are '#' and doors of '.'\n";
    CHECK(drawn("#e#.###", "#.....#") == "f.txt:2:2: " + inWall);
    CHECK(drawn("###.###", "e.....#") == "f.txt:5:1: " + inWall);
    CHECK(drawn("###e###", "......#") == "f.txt:2:4: " + inWall);
    for (const char around : {'~', '_', '#', '^', '%'}) {
        INFO(around);
        std::string text = "room r\n"
                           "####.####\n"
                           "#.......#\n"
                           "#.......#\n"
                           "#.......#\n"
                           "#.....aa#\n"
                           "#.....ae#\n"
                           "#########\n";
        std::replace(text.begin(), text.end(), 'a', around);
        CHECK(faultsOf(text).starts_with("f.txt:7:8: this creature cannot be reached from the door "
                                         "N on safe ground\n"));
    }
}

TEST_CASE("the middle must be free, as things lie there") {
    CHECK(faultsOf("room r\n##.##\n#...#\n#.o.#\n#...#\n#####\n") ==
          "f.txt:4:3: the middle cannot be reached on safe ground, but keys lie "
          "there\n##.##\n#...#\n#.X.#\n#...#\n#####\n");
}

TEST_CASE("the tiles just inside a door must be safe ground") {
    CHECK(faultsOf("room r\n"
                   "###..###\n"
                   "#..._..#\n"
                   "#......#\n"
                   "#......#\n"
                   "########\n") ==
          "f.txt:3:5: '_' is just inside the door N, where safe ground is needed\n"
          "###..###\n"
          "#...X..#\n"
          "#......#\n"
          "#......#\n"
          "########\n");
}

TEST_CASE("crates keep off the doors") {
    CHECK(faultsOf("room r\n"
                   "###..###\n"
                   "#..c...#\n"
                   "#......#\n"
                   "#......#\n"
                   "########\n") ==
          "f.txt:3:4: 'c' is just inside the door N, where safe ground is needed\n"
          "###..###\n"
          "#..X...#\n"
          "#......#\n"
          "#......#\n"
          "########\n");
}

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
    open.replace(open.find("puzzle"), 6, "plain\npiece thief");
    open.replace(open.find("#l"), 2, "#.");
    CHECK(faultsOf(open).empty());
}

TEST_CASE("what ends a set piece is drawn, and the knight can walk up to it") {
    const auto hall = [](const std::string& piece, const std::string& upper) {
        return faultsOf("room r\npiece " + piece + "\n#######.#######\n" + upper +
                        "\n...............\n#.............#\n#######.#######\n");
    };
    const std::string bare = "#.............#";
    const auto missing = [](const std::string& words) {
        return "f.txt:3:1: the set piece " + words + ", but the drawing has none\n";
    };
    CHECK(hall("flood", bare) == missing("flood needs a valve, drawn as 'l'"));
    CHECK(hall("stone", bare) == missing("stone needs a wedge, drawn as 'l'"));
    CHECK(hall("bridge", bare) == missing("bridge needs a crank, drawn as 'l'"));
    CHECK(hall("lights", bare) == missing("lights needs a candle, drawn as 'I'"));
    CHECK(hall("choir", bare) == missing("choir needs a singer, drawn as '1'"));
    CHECK(hall("flood", "#l............#").empty());
    CHECK(hall("lights", "#I...........I#").empty());
    CHECK(hall("choir", "#1...........2#").empty());
    CHECK(hall("thief", bare).empty());
    CHECK(hall("lights", "#I...........i#") ==
          "f.txt:4:14: no blow lights this brazier; candles are drawn as 'I'\n");
    CHECK(faultsOf("room r\npiece flood\n###.###\n#l#..l#\n###...#\n.......\n#.....#\n"
                   "#.....#\n###.###\n") == "f.txt:4:2: nobody can walk up to this valve\n");
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
