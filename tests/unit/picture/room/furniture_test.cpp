#include "dungeon/passes/generate.hpp"
#include "picture/room/furniture.hpp"
#include "picture/room/room_picture.hpp"
#include "testing/catch2.hpp"
#include "testing/drawn_tiles.hpp"
#include "testing/shipped_config.hpp"

#include <fstream>

using namespace doorstring;
using testing::shippedConfig;

namespace {

// Letters of tiles, row by row.
Room roomOf(RoomKind kind, DoorSet doors, const std::vector<std::string>& rows) {
    return {RoomPlan{1, doors, kind}, {1, 1}, testing::tilesOf(rows)};
}

const std::vector<std::string> southern{"###############", "#.............#", "#.............#",
                                        "#.............#", "#.............#", "#.............#",
                                        "#.............#", "#.............#", "#######.#######"};
const std::vector<std::string> northern{"#######.#######", "#.............#", "#.............#",
                                        "#.............#", "#.............#", "#.............#",
                                        "#.............#", "#.............#", "###############"};

TilesetPictures sand() {
    return TilesetPictures::load(DOORSTRING_PROJECT "/assets", Tileset::Sand).value();
}

}  // namespace

TEST_CASE("the sheet of furniture has its pieces in the order of the roles") {
    std::ifstream in(DOORSTRING_PROJECT "/assets/furniture/blue-stone.sheet");
    std::vector<std::string> names;
    for (std::string line; std::getline(in, line);) {
        if (line.starts_with("sprite ")) {
            names.push_back(line.substr(7, line.find(' ', 7) - 7));
        }
    }
    REQUIRE(static_cast<int>(names.size()) == furnitureCells);
    const auto nameOf = [&](FurnitureSprite sprite) {
        return names[furniturePictures * static_cast<std::size_t>(sprite)];
    };
    for (std::size_t index = 0; index < roleCount; ++index) {
        const auto role = static_cast<Role>(index);
        CHECK(nameOf(furnitureFor(role)) == std::string(roleNames[index]) + "-0");
        CHECK(nameOf(signFor(role)) == "sign-" + std::string(roleNames[index]) + "-0");
    }
    CHECK(nameOf(FurnitureSprite::Hatch) == "hatch-0");
    CHECK(nameOf(FurnitureSprite::Stairs) == "stairs-0");
}

TEST_CASE("furniture stands in the middle of the north wall, or beside its door") {
    const DoorSet south = DoorSet::of(Direction::South);
    const DoorSet north = DoorSet::of(Direction::North);
    CHECK(furnitureOf(roomOf(RoomKind::Altar, south, southern)) ==
          std::vector<PlacedFurniture>{{furnitureFor(Role::Altar), 96, 0}});
    CHECK(furnitureOf(roomOf(RoomKind::Secret, north, northern)) ==
          std::vector<PlacedFurniture>{{furnitureFor(Role::Secret), 32, 0}});
    // An altar's loom stands to the west of the door.
    CHECK(furnitureOf(roomOf(RoomKind::Altar, north, northern)) ==
          std::vector<PlacedFurniture>{{furnitureFor(Role::Altar), 160, 0}});
    CHECK(furnitureOf(roomOf(RoomKind::Plain, south, southern)).empty());
    CHECK(furnitureOf(roomOf(RoomKind::Start, south, southern)).empty());
}

TEST_CASE("furniture stands before plain ground only, and not where things lie") {
    auto rows = southern;
    rows[1] = "#....~~~~~....#";
    CHECK(furnitureOf(roomOf(RoomKind::Shop, DoorSet::of(Direction::South), rows)) ==
          std::vector<PlacedFurniture>{{furnitureFor(Role::Shop), 32, 0}});
    rows[1] = "#ooooooooooooo#";
    rows[3] = "#.....###.....#";
    CHECK(furnitureOf(roomOf(RoomKind::Shop, DoorSet::of(Direction::South), rows)) ==
          std::vector<PlacedFurniture>{{signFor(Role::Shop), 96, 48}});
    rows[3] = "#.............#";
    rows[5] = "#.....###.....#";
    CHECK(furnitureOf(roomOf(RoomKind::Shop, DoorSet::of(Direction::South), rows)) ==
          std::vector<PlacedFurniture>{{furnitureFor(Role::Shop), 96, 80}});
}

TEST_CASE("furniture keeps off the jambs of a door") {
    auto rows = northern;
    rows[1] = "#~~~....~~~~~~#";
    CHECK(furnitureOf(roomOf(RoomKind::Shop, DoorSet::of(Direction::North), rows)) ==
          std::vector<PlacedFurniture>{{signFor(Role::Shop), 32, 0}});
    rows[1] = "#~~.....~~~~~~#";
    CHECK(furnitureOf(roomOf(RoomKind::Shop, DoorSet::of(Direction::North), rows)) ==
          std::vector<PlacedFurniture>{{furnitureFor(Role::Shop), 48, 0}});
}

TEST_CASE("the boss's room has a hatch where the middle of the floor is free") {
    const DoorSet south = DoorSet::of(Direction::South);
    const auto placed = furnitureOf(roomOf(RoomKind::Boss, south, southern));
    REQUIRE(placed.size() == 2);
    CHECK(placed[1] == PlacedFurniture{FurnitureSprite::Hatch, 96, 60});
    auto rows = southern;
    rows[4] = "#......*......#";
    CHECK(furnitureOf(roomOf(RoomKind::Boss, south, rows)).size() == 1);
}

TEST_CASE("a torch makes way for furniture, and what is pushed before it covers it") {
    const TilesetPictures tileset = sand();
    RoomPicture picture;
    int torches = 0;
    for (std::uint64_t seed = 0; seed < 40; ++seed) {
        drawRoom(picture, roomOf(RoomKind::Shop, DoorSet::of(Direction::North), northern),
                 Seed{seed}, tileset);
        REQUIRE(picture.furniture.size() == 1);
        const int left = picture.furniture[0].x;
        for (const Fire& fire : picture.fires) {
            ++torches;
            CHECK(
                (fire.corner.x + tileSide <= left || fire.corner.x >= left + furnitureSize.width));
        }
    }
    CHECK(torches > 0);

    const auto seen = [&](GridPos tile) {
        Canvas canvas = picture.below;
        drawFurniture(canvas, picture, tileset, 0, 0, 0);
        return canvas.at(tile.x * tileSide + 8, tile.y * tileSide + 3);
    };
    CHECK(seen({3, 1}) != picture.below.at(3 * tileSide + 8, tileSide + 3));
    Grid<Tile> pushed = roomOf(RoomKind::Shop, {}, northern).tiles();
    pushed[{3, 1}] = Tile::Crate;
    drawRoom(picture, pushed, DoorSet::of(Direction::North), 7, tileset);
    placeFurniture(picture, roomOf(RoomKind::Shop, DoorSet::of(Direction::North), northern));
    CHECK(seen({3, 1}) == picture.below.at(3 * tileSide + 8, tileSide + 3));
}

TEST_CASE("light falls on the middle of the boss's room, which has no torches but two bowls") {
    const auto drawn = [](RoomKind kind) {
        RoomPicture picture;
        drawRoom(picture, roomOf(kind, DoorSet::of(Direction::South), southern), Seed{3}, sand(),
                 nullptr);
        return picture;
    };
    const RoomPicture boss = drawn(RoomKind::Boss);
    REQUIRE(boss.fires.size() == 3);
    const Fire& light = boss.fires.front();
    CHECK(light.middle() == GridPos{15 * 16 / 2, 9 * 16 / 2});
    CHECK(light.height == 0);
    for (const RoomKind other : {RoomKind::Plain, RoomKind::Altar, RoomKind::Arena}) {
        for (const Fire& fire : drawn(other).fires) {
            CHECK(fire.corner.y < 16);
            CHECK(fire.height > 0);
        }
    }
}

TEST_CASE("furniture moves slowly, and fires burn") {
    const TilesetPictures tileset = sand();
    RoomPicture picture;
    const auto changes = [&](RoomKind kind, std::uint32_t tick) {
        drawRoom(picture, roomOf(kind, DoorSet::of(Direction::South), southern), {7}, tileset);
        Canvas before = picture.below;
        Canvas after = picture.below;
        std::erase_if(picture.fires, [](const Fire& fire) { return fire.corner.y == 0; });
        drawScenery(before, picture, tileset, 0, 0, 0);
        drawScenery(after, picture, tileset, tick, 0, 0);
        return !std::equal(before.pixels().begin(), before.pixels().end(), after.pixels().begin());
    };
    CHECK_FALSE(changes(RoomKind::Shop, 8));
    CHECK(changes(RoomKind::Shop, 28));
    CHECK(changes(RoomKind::Boss, 8));
}

namespace {

// The first special room with neither furniture nor a sign, as text; empty where there is none.
std::string firstUnmarked(std::uint32_t seeds, const Config& config) {
    std::string unmarked;
    for (std::uint32_t seed = 0; seed < seeds && unmarked.empty(); ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{seed});
        REQUIRE(dungeon);
        dungeon.value().forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            if (plan.kind < RoomKind::Boss) {
                return;
            }
            const Room room = dungeon.value().room(cell, config.room);
            if (furnitureOf(room).empty()) {
                unmarked = "seed " + std::to_string(seed) + ", room " + std::to_string(cell.x) +
                           ", " + std::to_string(cell.y);
                for (GridPos tile; tile.y < room.tiles().height(); ++tile.y) {
                    unmarked += '\n';
                    for (tile.x = 0; tile.x < room.tiles().width(); ++tile.x) {
                        unmarked += letter(room.tiles()[tile]);
                    }
                }
            }
        });
    }
    return unmarked;
}

}  // namespace

TEST_CASE("each special room shows what it is") {
    CHECK(firstUnmarked(20'000, shippedConfig()) == "");
}

TEST_CASE("each special room of a hundred thousand dungeons shows what it is", "[.][million]") {
    CHECK(firstUnmarked(100'000, shippedConfig()) == "");
}
