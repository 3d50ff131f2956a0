// Dungeons of a few seeds against pictures of them that people can read. Where growth or tiling is
// meant to change, tools/update-goldens draws the pictures anew.
#include "dungeon/ascii.hpp"
#include "property/tables.hpp"
#include "study/why/why_room.hpp"
#include "study/why/why_text.hpp"
#include "testing/ascii.hpp"
#include "testing/catch2.hpp"
#include "testing/golden.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/shipped_config.hpp"

#include <string>

namespace doorstring {

namespace {

DungeonConfig classic(GridSize grid) {
    DungeonConfig config = testing::classicConfig();
    config.grid = grid;
    return config;
}

}  // namespace

TEST_CASE("Classic dungeons look as they always did", "[golden]") {
    std::string text;
    for (const std::uint64_t number : {0ULL, 1ULL, 17ULL, 123456789ULL, 0xFFFFFFFFFFFFFFFFULL}) {
        text += "seed " + toCode(Seed{number}) + "\n";
        text += testing::toAscii(testing::grownDungeon(classic({10, 10}), Seed{number})) + "\n";
    }
    CHECK(text == testing::golden("dungeon_classic.txt", text));
}

TEST_CASE("Grids that are not square look as they always did", "[golden]") {
    std::string text;
    for (const GridSize grid : {GridSize{19, 4}, {4, 11}, {9, 1}, {2, 2}}) {
        text += testing::toAscii(testing::grownDungeon(classic(grid), Seed{5})) + "\n";
    }
    DungeonConfig corner = classic({8, 6});
    corner.start = GridPos{7, 5};
    text += testing::toAscii(testing::grownDungeon(corner, Seed{5}));
    CHECK(text == testing::golden("dungeon_not_square.txt", text));
}

TEST_CASE("Dungeons that fill their grid, or grow against the sweep, look as they always did",
          "[golden]") {
    const std::string text =
        testing::toAscii(testing::grownDungeon(testing::fillingConfig({16, 9}), Seed{3})) + "\n" +
        testing::toAscii(testing::grownDungeon(testing::northWestConfig({16, 9}), Seed{3}));
    CHECK(text == testing::golden("dungeon_other_tables.txt", text));
}

TEST_CASE("Rooms are tiled as they always were", "[golden]") {
    std::string text;
    for (const GridSize size : {GridSize{11, 9}, {15, 9}, {8, 6}, {31, 12}}) {
        RoomConfig room;
        room.size = size;
        text += toAsciiTiles(testing::grownDungeon(classic({3, 3}), Seed{40}), room) + "\n";
    }
    CHECK(text == testing::golden("dungeon_tiles.txt", text));
}

TEST_CASE("Carved maps look as they always did", "[golden]") {
    std::string text;
    for (const Growth growth : {Growth::Tunnels, Growth::Scattered}) {
        DungeonConfig config;
        config.growth = growth;
        const Dungeon dungeon = testing::grownDungeon(config, Seed{17});
        text += testing::toAscii(dungeon) + toAsciiTiles(dungeon, {}) + "\n";
    }
    CHECK(text == testing::golden("dungeon_carved.txt", text));
}

// Presets that together have each kind of reason.
TEST_CASE("The reasons for the rooms of a dungeon read as they always did", "[golden]") {
    std::string text;
    std::string words;
    for (const std::string preset : {"", "floor-3", "ring", "hideout", "tunnels"}) {
        const Config config = testing::shippedFloor(0, preset);
        const auto record = recordGeneration(config.dungeon, config.room, Seed{17});
        REQUIRE(record.ok());
        text += "preset '" + preset + "'\n";
        words += "preset '" + preset + "'\n";
        record.value().dungeon().forEachRoom([&](GridPos cell, const RoomPlan&) {
            const RoomReason reason = whyRoom(config.dungeon, record.value(), cell);
            for (const std::string& sentence : whySentences(reason, config.dungeon)) {
                text += sentence + "\n";
            }
            for (const std::string& sentence : whyWords(reason, config.dungeon)) {
                words += sentence + "\n";
            }
            text += "\n";
            words += "\n";
        });
    }
    CHECK(text == testing::golden("why_rooms.txt", text));
    CHECK(words == testing::golden("why_words.txt", words));
}

}  // namespace doorstring
