#include "picture/room/floor_pattern.hpp"
#include "picture/room/room_picture.hpp"
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const TilesetPictures& floorMoss() {
    static const auto loaded = TilesetPictures::load(DOORSTRING_PROJECT "/assets", Tileset::Moss);
    return loaded.value();
}

Canvas floorOf(const Grid<Tile>& layout, Flooring floor) {
    RoomPicture picture;
    drawRoom(picture, layout, DoorSet(), 4, floorMoss(), {}, floor);
    return picture.below;
}

// The tiles on which the two differ.
std::set<std::pair<int, int>> tilesUnlike(const Canvas& a, const Canvas& b) {
    std::set<std::pair<int, int>> tiles;
    for (const GridPos p : cellsOf(a.size())) {
        if (!(a.at(p.x, p.y) == b.at(p.x, p.y))) {
            tiles.insert({p.x / tileSide, p.y / tileSide});
        }
    }
    return tiles;
}

std::set<std::pair<int, int>> laidTiles(const Grid<Tile>& layout, Flooring floor) {
    return tilesUnlike(floorOf(layout, FloorPattern::None), floorOf(layout, floor));
}

}  // namespace

TEST_CASE("floors are laid by what a room is for, and some plain ones by chance") {
    CHECK(floorPatternOf(RoomKind::Start, 1) == FloorPattern::None);
    CHECK(floorPatternOf(RoomKind::Secret, 1) == FloorPattern::None);
    CHECK(floorPatternOf(RoomKind::Treasure, 1) == FloorPattern::Carpet);
    CHECK(floorPatternOf(RoomKind::Puzzle, 1) == FloorPattern::Checks);
    CHECK(floorPatternOf(RoomKind::Boss, 1) == FloorPattern::Runner);
    CHECK(floorPatternOf(RoomKind::Arena, 1) == FloorPattern::Border);
    CHECK(floorPatternOf(RoomKind::Key, 1) == FloorPattern::Lozenge);
    int laid = 0;
    for (std::uint64_t seed = 0; seed < 700; ++seed) {
        laid += floorPatternOf(RoomKind::Plain, seed) == FloorPattern::None ? 0 : 1;
    }
    CHECK(laid > 240);
    CHECK(laid < 360);
}

TEST_CASE("a pattern is laid on bare ground only, the same to the west as to the east") {
    const auto pattern = GENERATE(FloorPattern::Border, FloorPattern::Checks, FloorPattern::Lozenge,
                                  FloorPattern::Runner, FloorPattern::Carpet);
    Grid<Tile> layout = emptyRoom({15, 9}, DoorSet());
    const auto whole = laidTiles(layout, pattern);
    CHECK(whole.size() >= 10);
    for (const auto& [x, y] : whole) {
        CAPTURE(x, y);
        CHECK((x > 0 && x < 14 && y > 0 && y < 8));
        CHECK(whole.count({14 - x, y}) == 1);
    }
    const auto [x, y] = *whole.begin();
    for (const Tile other : {Tile::DeepWater, Tile::Pit, Tile::Ice, Tile::Grass}) {
        layout[{x, y}] = other;
        CHECK(laidTiles(layout, pattern).count({x, y}) == 0);
    }
}

TEST_CASE("walls inside a room leave its floor bare") {
    Grid<Tile> layout = emptyRoom({15, 9}, DoorSet());
    layout[{4, 4}] = Tile::Wall;
    CHECK(laidTiles(layout, FloorPattern::Checks).empty());
}

TEST_CASE("the smallest rooms take any pattern") {
    const auto pattern = GENERATE(FloorPattern::Border, FloorPattern::Checks, FloorPattern::Lozenge,
                                  FloorPattern::Runner, FloorPattern::Carpet);
    for (const auto& [x, y] : laidTiles(emptyRoom({5, 5}, DoorSet()), pattern)) {
        CHECK((x > 0 && x < 4 && y > 0 && y < 4));
    }
}

TEST_CASE("a carpet lies on bare ground alone, and shrinks where there is less of it") {
    Grid<Tile> layout = emptyRoom({15, 9}, DoorSet());
    const auto whole = laidTiles(layout, FloorPattern::Carpet);
    layout[{5, 4}] = Tile::Crate;
    CHECK(laidTiles(layout, FloorPattern::Carpet).size() >= whole.size() - 1);
    for (const Tile other : {Tile::Grass, Tile::DeepWater, Tile::Pillar}) {
        CAPTURE(other);
        layout[{4, 4}] = other;  // at the carpet's western end
        const auto smaller = laidTiles(layout, FloorPattern::Carpet);
        CHECK_FALSE(smaller.empty());
        CHECK(smaller.size() < whole.size());
        Grid<Tile> cut = layout;
        cut[{7, 4}] = other;  // in its middle
        CHECK(laidTiles(cut, FloorPattern::Carpet).empty());
    }
}

TEST_CASE("a runner lies as far beside the middle as it is asked to") {
    const Grid<Tile> layout = emptyRoom({15, 9}, DoorSet());
    const auto inTheMiddle = laidTiles(layout, FloorPattern::Runner);
    const auto aside = laidTiles(layout, {FloorPattern::Runner, -3 * tileSide});
    CHECK(aside.size() == inTheMiddle.size());
    for (const auto& [x, y] : inTheMiddle) {
        CHECK(aside.count({x - 3, y}) == 1);
    }
}
