#include "base/rng.hpp"
#include "room/room.hpp"
#include "room/room_tiler.hpp"
#include "room/tiles/room_layout.hpp"
#include "room/tiles/tile.hpp"
#include "testing/catch2.hpp"
#include "testing/drawn_tiles.hpp"
#include "testing/tiled_room.hpp"
#include "testing/validate/validate_room.hpp"

#include <algorithm>
#include <type_traits>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

RoomConfig sized(int width, int height, Fraction chance = {11, 101}) {
    RoomConfig config;
    config.size = {width, height};
    config.pillarChance = chance;
    return config;
}

std::vector<std::string> roomPicture(const Room& room) {
    std::vector<std::string> lines;
    for (int y = 0; y < room.tiles().height(); ++y) {
        std::string& line = lines.emplace_back();
        for (int x = 0; x < room.tiles().width(); ++x) {
            line += letter(room.tiles()[{x, y}]);
        }
    }
    return lines;
}

Room roomWith(DoorSet doors, const RoomConfig& config) {
    return testing::tiledRoom({3, doors, RoomKind::Plain}, {4, 2}, Seed{1}, config);
}

using RoomLines = std::vector<std::string>;

Room bareRoomWith(GridPos at, Tile tile) {
    RoomConfig config;
    config.size = {7, 7};
    const RoomPlan plan{1, DoorSet::of(Direction::North), RoomKind::Plain};
    Grid<Tile> tiles = testing::tiledRoom(plan, {2, 3}, Seed{1}, config, Interior::Empty).tiles();
    tiles[at] = tile;
    return Room(plan, {2, 3}, tiles);
}

}  // namespace

TEST_CASE("A plan stays small, as large dungeons are made of many") {
    STATIC_REQUIRE(sizeof(RoomPlan) <= 8);
    STATIC_REQUIRE(std::is_trivially_copyable_v<RoomPlan>);
}

TEST_CASE("A room knows what was planned for it") {
    const Room room = testing::tiledRoom({7, DoorSet::of(Direction::West), RoomKind::Start}, {4, 2},
                                         Seed{1}, sized(11, 9));
    CHECK(room.doors() == DoorSet::of(Direction::West));
    CHECK(room.kind() == RoomKind::Start);
    CHECK(room.distance() == 7);
    CHECK(room.cell() == GridPos{4, 2});
    CHECK(room.tiles().size() == GridSize{11, 9});
}

TEST_CASE("A door is one tile in an odd side and two in an even side") {
    CHECK(doorSpan(5).first == 2);
    CHECK(doorSpan(5).length == 1);
    CHECK(doorSpan(6).first == 2);
    CHECK(doorSpan(6).length == 2);
    CHECK(doorSpan(31).first == 15);
    CHECK(doorSpan(30).first == 14);
}

TEST_CASE("Doors are gaps in the middle of the sides of an odd room") {
    CHECK(roomPicture(roomWith(DoorSet::all(), sized(7, 5, {0, 1}))) ==
          RoomLines{"###.###", "#.....#", ".......", "#.....#", "###.###"});
    CHECK(roomPicture(roomWith(DoorSet::of(Direction::North), sized(7, 5, {0, 1}))) ==
          RoomLines{"###.###", "#.....#", "#.....#", "#.....#", "#######"});
}

TEST_CASE("Doors are gaps in the middle of the sides of an even room") {
    CHECK(roomPicture(roomWith(DoorSet::all(), sized(6, 6, {0, 1}))) ==
          RoomLines{"##..##", "#....#", "......", "......", "#....#", "##..##"});
    CHECK(roomPicture(roomWith(DoorSet::of(Direction::East), sized(6, 6, {0, 1}))) ==
          RoomLines{"######", "#....#", "#.....", "#.....", "#....#", "######"});
}

TEST_CASE("The middle lines stay free where all else is pillars, with doors or without") {
    CHECK(roomPicture(roomWith(DoorSet::all(), sized(7, 5, {1, 1}))) ==
          RoomLines{"###.###", "#oo.oo#", ".......", "#oo.oo#", "###.###"});
    CHECK(roomPicture(roomWith(DoorSet(), sized(7, 6, {1, 1}))) ==
          RoomLines{"#######", "#oo.oo#", "#.....#", "#.....#", "#oo.oo#", "#######"});
}

TEST_CASE("The same room tiles the same, another cell or seed tiles otherwise") {
    const RoomPlan plan{1, DoorSet::all(), RoomKind::Plain};
    const RoomConfig config = sized(15, 9);
    const Room room = testing::tiledRoom(plan, {3, 3}, Seed{5}, config);
    CHECK(testing::tiledRoom(plan, {3, 3}, Seed{5}, config).tiles() == room.tiles());
    CHECK(testing::tiledRoom(plan, {4, 3}, Seed{5}, config).tiles() != room.tiles());
    CHECK(testing::tiledRoom(plan, {3, 4}, Seed{5}, config).tiles() != room.tiles());
    CHECK(testing::tiledRoom(plan, {3, 3}, Seed{6}, config).tiles() != room.tiles());
}

TEST_CASE("Doors and distance change nothing inside") {
    const Room open = roomWith(DoorSet::all(), sized(15, 9));
    const Room shut =
        testing::tiledRoom({9, DoorSet(), RoomKind::Plain}, {4, 2}, Seed{1}, sized(15, 9));
    for (int y = 1; y < 8; ++y) {
        for (int x = 1; x < 14; ++x) {
            CHECK(open.tiles()[{x, y}] == shut.tiles()[{x, y}]);
        }
    }
}

TEST_CASE("A tiler fills a caller's tiles as the room would") {
    const RoomConfig config = sized(16, 10);
    const RoomTiler tiler(config);
    Grid<Tile> tiles(config.size);
    for (int x = 0; x < 40; ++x) {
        const DoorSet doors = DoorSet::fromBits(static_cast<std::uint8_t>(x));
        const std::uint64_t roll = cellRoll(12, Purpose::Interior, {x, 7});
        tiler.layTiles(doors, roll, Interior::Pillars, tiles);
        const Room room = testing::tiledRoom({0, doors, RoomKind::Plain}, {x, 7}, Seed{12}, config);
        CHECK(tiles == room.tiles());
        tiler.layTiles(doors, roll, Interior::Empty, tiles);
        CHECK(tiles == testing::tiledRoom({0, doors, RoomKind::Plain}, {x, 7}, Seed{12}, config,
                                          Interior::Empty)
                           .tiles());
    }
}

TEST_CASE("A room can be made of tiles that are laid already") {
    const Grid<Tile> tiles({5, 5}, Tile::Ground);
    const Room room({2, DoorSet::all(), RoomKind::Plain}, {1, 1}, tiles);
    CHECK(room.tiles() == tiles);
}

TEST_CASE("the space of a boss lies around the middle, and never in the walls") {
    CHECK(bossSpace({15, 9}, {9, 5}) == GridRect{3, 2, 9, 5});
    CHECK(bossSpace({16, 10}, {9, 5}) == GridRect{3, 2, 10, 6});
    CHECK(bossSpace({7, 5}, {9, 5}) == GridRect{1, 1, 5, 3});
    CHECK(bossSpace({15, 9}, {0, 5}) == GridRect{7, 2, 1, 5});
    CHECK(bossSpace({16, 10}, {0, 0}) == GridRect{7, 4, 2, 2});
}

TEST_CASE("what is solid or harms is cleared out of a boss's space, and nothing else changes") {
    Grid<Tile> tiles = tilesOf({"#########", "#o~^_b%l#", "#,*\"=p..#", "#ooooooo#", "#########"});
    clearBossSpace(tiles, {5, 3});
    CHECK(tiles == tilesOf({"#########", "#o.....l#", "#,*\"=p..#", "#o.....o#", "#########"}));
    const Grid<Tile> full =
        tilesOf({"#########", "#ooooooo#", "#ooooooo#", "#ooooooo#", "#########"});
    for (const GridSize none : {GridSize{0, 3}, GridSize{5, 0}}) {
        Grid<Tile> same = full;
        clearBossSpace(same, none);
        CHECK(same == full);
    }
}

TEST_CASE("Nothing just inside a door stops or harms the knight") {
    CHECK(validate(bareRoomWith({2, 1}, Tile::Crate)).empty());
    CHECK(validate(bareRoomWith({3, 1}, Tile::Crate)).back() ==
          "room (2, 3): tile (3, 1) at a door is not safe");
    CHECK(validate(bareRoomWith({3, 1}, Tile::Spikes)).front() ==
          "room (2, 3): tile (3, 1) at a door is not safe");
}

TEST_CASE("Only ground can be walked on") {
    CHECK(isWalkable(Tile::Ground));
    CHECK_FALSE(isWalkable(Tile::Wall));
    CHECK_FALSE(isWalkable(Tile::Pillar));
}

TEST_CASE("Tiles have the letters that maps print") {
    CHECK(letter(Tile::Wall) == '#');
    CHECK(letter(Tile::Ground) == '.');
    CHECK(letter(Tile::Pillar) == 'o');
}
