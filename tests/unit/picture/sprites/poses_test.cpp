#include "make-sheets/sheet_text.hpp"
#include "picture/sprites/sprites.hpp"
#include "testing/catch2.hpp"
#include "testing/temp_folder.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Canvas poseSheet(const std::string& sprites) {
    const TempFolder folder;
    const std::string head = "size 1 1\nlayout poses\ncolour a 010000\ncolour b 020000\n"
                             "colour c 030000\ncolour d 040000\n";
    return readSheet(folder.write("slime.sheet", head + sprites).string()).picture();
}

// 1 to 4 for a to d, 0 where the cell is clear.
int signAt(const Canvas& sheet, int cell) {
    return sheet.at(cell % poseColumns, cell / poseColumns).red;
}

}  // namespace

TEST_CASE("a creature is one sheet: what its text leaves out is filled with what is nearest") {
    const Canvas sheet = poseSheet("sprite idle-0\na\nsprite walk-0\nb\nsprite walk-2\nc\n"
                                   "sprite walk-west-0\nd\n");
    REQUIRE(sheet.size().area() == poseCells);
    const auto shown = [&](CreaturePose pose, Direction facing, int picture) {
        return signAt(sheet, poseCell(pose, facing, picture));
    };
    CHECK(shown(CreaturePose::Idle, Direction::North, 1) == 1);
    CHECK(shown(CreaturePose::Walk, Direction::South, 1) == 2);
    CHECK(shown(CreaturePose::Walk, Direction::South, 3) == 3);
    CHECK(shown(CreaturePose::Walk, Direction::West, 3) == 4);
    CHECK(shown(CreaturePose::Hurt, Direction::East, 0) == 1);
    CHECK(shown(CreaturePose::Hurt, Direction::East, 1) == 0);  // no picture of the pose
}

TEST_CASE("a sheet of poses with a name that is none, or nothing to stand by, is an error") {
    CHECK_THROWS_WITH(poseSheet("sprite idle-0\na\nsprite slep-0\na\n"),
                      ContainsSubstring("slime.sheet:9: \"slep-0\" is not a picture of a pose"));
    CHECK_THROWS_WITH(poseSheet("sprite walk-north-4\na\n"), ContainsSubstring("walk-north-4"));
    CHECK_THROWS_WITH(poseSheet("sprite walk-0\na\n"), ContainsSubstring("idle-0"));
}

TEST_CASE("sheets have limits, and no sheet takes from itself") {
    const TempFolder folder;
    const auto faultOf = [&](const std::string& text) {
        try {
            readSheet(folder.write("a.sheet", text).string());
        } catch (const std::runtime_error& fault) {
            return std::string(fault.what());
        }
        return std::string();
    };
    CHECK_THAT(faultOf("size -1 4\n"), ContainsSubstring("a.sheet:1: size needs a width and a "
                                                         "height from 1 to 256"));
    CHECK_THAT(faultOf("size 1 257\n"), ContainsSubstring("from 1 to 256"));
    CHECK_THAT(faultOf("columns 65\n"), ContainsSubstring("from 1 to 64"));
    CHECK_THAT(faultOf("sprite a\n"), ContainsSubstring("size must come before"));
    CHECK_THAT(faultOf("size 1 1\nsprite a\n.\nsize 2 2\n"),
               ContainsSubstring("a.sheet:4: size must come before"));
    CHECK_THAT(faultOf("from a.sheet\n"), ContainsSubstring("sheets take from each other"));
    CHECK_THAT(faultOf("size 1 1\nfrom b.sheet\n"), ContainsSubstring("from must come before"));
    CHECK_THAT(faultOf(std::string(5000, 'x')), ContainsSubstring("..."));
    std::string many = "size 256 256\nsprite a\n";
    for (int row = 0; row < 256; ++row) {
        many += std::string(256, '.') + "\n";
    }
    for (int copy = 0; copy < 64; ++copy) {
        many += "sprite a" + std::to_string(copy) + " copy a\n";
    }
    CHECK_THAT(faultOf(many), ContainsSubstring("have more than 4194304 pixels"));
    CHECK(faultOf("size 1 1\r\ncolour a 010000\r\nsprite b\r\na\r\n").empty());
}

TEST_CASE("moves stand behind the poses, and are kept where another sheet begins with this one") {
    const TempFolder folder;
    folder.write("king.sheet", "size 1 1\nlayout poses\ncolour a 010000\ncolour b 020000\n"
                               "sprite idle-0\na\nmove leap\nb\nmove land copy idle-0\n");
    const auto other = folder.write("red.sheet", "from king.sheet\ncolour b 050000\n");
    const Canvas sheet = readSheet(other.string()).picture();
    CHECK(signAt(sheet, poseCell(CreaturePose::Hurt, Direction::East, 0)) == 1);
    CHECK(signAt(sheet, poseCells) == 5);
    CHECK(signAt(sheet, poseCells + 1) == 1);
    CHECK_THROWS_WITH(poseSheet("sprite idle-0\na\nmove idle-1\na\n"),
                      ContainsSubstring("\"idle-1\" is no move"));
}

TEST_CASE("poses that go round begin again, those gone through once stay at their end") {
    const auto walk = [](int picture) {
        return poseCell(CreaturePose::Walk, Direction::East, picture);
    };
    CHECK(loopCell(CreaturePose::Walk, Direction::East, 7, 8) == walk(0));
    CHECK(loopCell(CreaturePose::Walk, Direction::East, 24, 8) == walk(3));
    CHECK(loopCell(CreaturePose::Walk, Direction::East, 32, 8) == walk(0));
    const auto fall = [](int picture) {
        return poseCell(CreaturePose::Fall, Direction::North, picture);
    };
    CHECK(onceCell(CreaturePose::Fall, Direction::North, 0, 40) == fall(0));
    CHECK(onceCell(CreaturePose::Fall, Direction::North, 39, 40) == fall(3));
    CHECK(onceCell(CreaturePose::Fall, Direction::North, 90, 40) == fall(3));
    CHECK(onceCell(CreaturePose::Fall, Direction::North, 0, 0) == fall(0));
}
