#include "picture/canvas/png.hpp"
#include "picture/sprites/sprites.hpp"
#include "testing/catch2.hpp"

#include <algorithm>
#include <cstdlib>
#include <filesystem>

using namespace doorstring;
namespace fs = std::filesystem;

namespace {

Canvas spriteSheet(const fs::path& png) {
    auto sheet = loadPng(png);
    REQUIRE(sheet);
    return sheet.value();
}

std::vector<fs::path> creatureSheets() {
    std::vector<fs::path> sheets;
    for (const CreatureKind kind : allValues<CreatureKind>) {
        sheets.push_back(DOORSTRING_PROJECT "/assets/sprites/" + sheetNameOf(kind) + ".png");
    }
    return sheets;
}

// Of its pictures, which are squares, four in a row.
int cellSide(const Canvas& sheet) {
    return sheet.size().width / poseColumns;
}

Colour pixelOf(const Canvas& sheet, int creatureCell, int cell, int x, int y) {
    const int columns = sheet.size().width / creatureCell;
    return sheet.at(cell % columns * creatureCell + x, cell / columns * creatureCell + y);
}

// What an eye without colour sees, on ground of a middling dark grey.
int greyOf(Colour colour) {
    constexpr int ground = 70;
    return colour.alpha < 255 ? ground
                              : (299 * colour.red + 587 * colour.green + 114 * colour.blue) / 1000;
}

int pixelsThatDifferInGrey(const Canvas& sheet, int cell, int other) {
    int count = 0;
    const int creatureCell = cellSide(sheet);
    for (const auto [x, y] : cellsOf({creatureCell, creatureCell})) {
        const int difference = greyOf(pixelOf(sheet, creatureCell, cell, x, y)) -
                               greyOf(pixelOf(sheet, creatureCell, other, x, y));
        count += std::abs(difference) >= 40 ? 1 : 0;
    }
    return count;
}

}  // namespace

TEST_CASE("a creature's wind-up is seen in grey, from all sides, whatever it did before") {
    for (const fs::path& png : creatureSheets()) {
        const Canvas sheet = spriteSheet(png);
        const auto boss = std::ranges::find_if(bossSheets, [&](const BossSheet& one) {
            return sheetNameOf(one.kind) == "bosses/" + png.stem().string();
        });
        const int moves = boss != bossSheets.end() ? bossCells(boss->kind) - poseCells : 0;
        const int cells = poseCells + (moves + poseColumns - 1) / poseColumns * poseColumns;
        REQUIRE(sheet.size().area() == cells * cellSide(sheet) * cellSide(sheet));
        // A knot never attacks; the Porter and the String show only pictures of their own.
        if (png.stem() == "knot" || png.stem() == "porter" || png.stem() == "string") {
            continue;
        }
        for (const Direction facing : allDirections) {
            for (const CreaturePose before : {CreaturePose::Idle, CreaturePose::Walk}) {
                for (int picture = 0; picture < picturesOf(before); ++picture) {
                    INFO(png.stem() << ", facing " << static_cast<int>(facing));
                    CHECK(pixelsThatDifferInGrey(sheet, poseCell(before, facing, picture),
                                                 poseCell(CreaturePose::WindUp, facing, 1)) >= 35);
                }
            }
        }
    }
}

TEST_CASE("creatures that walk have two pictures of it at least for each facing") {
    for (const fs::path& png : creatureSheets()) {
        if (png.stem() == "turret") {
            continue;  // it never moves
        }
        const Canvas sheet = spriteSheet(png);
        for (const Direction facing : allDirections) {
            INFO(png.stem() << ", facing " << static_cast<int>(facing));
            CHECK(pixelsThatDifferInGrey(sheet, poseCell(CreaturePose::Walk, facing, 0),
                                         poseCell(CreaturePose::Walk, facing, 1)) > 0);
        }
    }
}

TEST_CASE("a mimic that lies still is a closed chest, to the pixel, until it breathes") {
    const Canvas things = spriteSheet(DOORSTRING_PROJECT "/assets/sprites/things.png");
    const Canvas mimic = spriteSheet(DOORSTRING_PROJECT "/assets/sprites/creatures/mimic.png");
    const int chest = static_cast<int>(ThingSprite::ChestClosed);
    for (const Direction facing : allDirections) {
        const auto differing = [&](int picture) {
            const int cell = poseCell(CreaturePose::Idle, facing, picture);
            const auto all = cellsOf({cellSide(mimic), cellSide(mimic)});
            return std::ranges::count_if(all, [&](GridPos at) {
                return pixelOf(mimic, cellSide(mimic), cell, at.x, at.y) !=
                       pixelOf(things, cellSide(mimic), chest, at.x, at.y);
            });
        };
        CHECK(differing(0) == 0);
        CHECK(differing(1) >= 12);
        CHECK(differing(1) < 100);
    }
}
