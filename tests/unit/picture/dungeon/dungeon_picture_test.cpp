#include "picture/dungeon/dungeon_picture.hpp"
#include "picture/sprites/sprites.hpp"
#include "picture/sprites/stand_in.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"

#include <algorithm>
#include <set>

using namespace doorstring;
using doorstring::testing::dungeonOf;

namespace {

// Of the block's picture, before it is enlarged.
constexpr int cellWidth = 16;
constexpr int cellHeight = 12;
constexpr int margin = 8;

Canvas blocksOf(const Dungeon& dungeon) {
    std::vector<std::string> faults;
    const auto sprites = SpriteSheets::load(DOORSTRING_PROJECT "/assets", faults);
    return drawDungeonBlocks(dungeon, standInFont(), sprites);
}

int brightness(Colour colour) {
    return colour.red + colour.green + colour.blue;
}

// Brighter than the dark around and the shadows below the blocks.
bool isStone(Colour colour) {
    return brightness(colour) > 100;
}

// The outermost pixel in the middle of a cell's side.
Colour atSide(const Canvas& canvas, int scale, GridPos cell, Direction side) {
    const GridOffset step = offsetOf(side);
    const int x = margin + cell.x * cellWidth + (step.x < 0 ? 0 : step.x > 0 ? 15 : 8);
    const int y = margin + cell.y * cellHeight + 5 + (step.y < 0 ? -5 : step.y > 0 ? 6 : 0);
    return canvas.at(x * scale, y * scale);
}

}  // namespace

TEST_CASE("blocks are joined exactly where doors are") {
    const Dungeon dungeon = dungeonOf({{"SE", "WE", "SW"}, {"N", "-", "N"}}, {1, 0});
    const Canvas canvas = blocksOf(dungeon);
    const int scale = canvas.size().width / (3 * cellWidth + 2 * margin);
    for (GridPos cell; cell.y < 2; ++cell.y) {
        for (cell.x = 0; cell.x < 3; ++cell.x) {
            for (const Direction side : allDirections) {
                INFO(cell.x << ", " << cell.y << " " << letter(side));
                const bool joined = isStone(atSide(canvas, scale, cell, side));
                CHECK(joined == dungeon.plan(cell).doors.has(side));
            }
        }
    }
}

TEST_CASE("rooms grow darker with the distance from the start") {
    const Dungeon dungeon = dungeonOf({{"E", "WE", "WE", "WE", "W"}}, {0, 0});
    const Canvas canvas = blocksOf(dungeon);
    const int scale = canvas.size().width / (5 * cellWidth + 2 * margin);
    int before = 3 * 256;
    for (int x = 0; x < 5; ++x) {
        // Beside the marks of the start and the farthest room.
        const Colour stone = canvas.at((margin + x * cellWidth + 12) * scale, (margin + 8) * scale);
        CHECK(brightness(stone) < before);
        before = brightness(stone);
    }
}

TEST_CASE("small dungeons are drawn larger, large ones as they are") {
    CHECK(blockPictureSize({1, 1}).width == 4 * (cellWidth + 2 * margin));
    CHECK(blockPictureSize({10, 10}).width == 3 * (10 * cellWidth + 2 * margin));
    CHECK(blockPictureSize({100, 10}).width == 100 * cellWidth + 2 * margin);
    CHECK(blockPictureSize({4096, 4096}).pixels() == std::int64_t{65552} * 49168);
    CHECK(blockPictureSize({10, 10}, 2).width == 2 * (10 * cellWidth + 2 * margin));
    const Canvas canvas = blocksOf(dungeonOf({{""}}, {0, 0}));
    CHECK(canvas.size() == GridSize{128, 112});
}

TEST_CASE(
    "a blueprint has the danger of a room in its lower right, where creatures are asked for") {
    std::vector<std::string> faults;
    const auto sprites = SpriteSheets::load(DOORSTRING_PROJECT "/assets", faults);
    const Dungeon dungeon = dungeonOf({{"E", "W"}}, {0, 0});
    const CreaturesConfig creatures;
    const Canvas plain = drawBlueprint(dungeon, standInFont(), sprites, 1);
    const Canvas danger = drawBlueprint(dungeon, standInFont(), sprites, 1, &creatures);
    int changed = 0;
    for (const GridPos at : cellsOf(plain.size())) {
        if (!(plain.at(at.x, at.y) == danger.at(at.x, at.y))) {
            ++changed;
            CHECK(at.x > 12 + 60 + 30);
            CHECK(at.y > 12 + 22);
        }
    }
    CHECK(changed > 0);
}

TEST_CASE("a blueprint shows which relic lies in a chest") {
    std::vector<std::string> faults;
    const auto sprites = SpriteSheets::load(DOORSTRING_PROJECT "/assets", faults);
    const Dungeon dungeon = dungeonOf({{"E", "W"}}, {0, 0});
    const auto with = [&](Relic relic) {
        Contents contents;
        contents.chests.push_back({{1, 0}, {treasureOf(relic), 1}});
        return drawBlueprint(dungeon, standInFont(), sprites, 1, nullptr, contents);
    };
    const Canvas first = with(Relic{0});
    const Canvas second = with(Relic{1});
    CHECK_FALSE(std::ranges::equal(first.pixels(), second.pixels()));
}
