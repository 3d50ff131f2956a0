#include "testing/catch2.hpp"
#include "testing/tiled_room.hpp"
#include "testing/validate/validate_room.hpp"

namespace doorstring {

using namespace testing;

namespace {

Room bareRoomWith(GridPos at, Tile tile) {
    RoomConfig config;
    config.size = {7, 7};
    const RoomPlan plan{1, DoorSet::of(Direction::North), RoomKind::Plain};
    Grid<Tile> tiles = testing::tiledRoom(plan, {2, 3}, Seed{1}, config, Interior::Empty).tiles();
    tiles[at] = tile;
    return Room(plan, {2, 3}, tiles);
}

}  // namespace

TEST_CASE("Nothing just inside a door stops or harms the knight") {
    CHECK(validate(bareRoomWith({2, 1}, Tile::Crate)).empty());
    CHECK(validate(bareRoomWith({3, 1}, Tile::Crate)).back() ==
          "room (2, 3): tile (3, 1) at a door is not safe");
    CHECK(validate(bareRoomWith({3, 1}, Tile::Spikes)).front() ==
          "room (2, 3): tile (3, 1) at a door is not safe");
}

}  // namespace doorstring
