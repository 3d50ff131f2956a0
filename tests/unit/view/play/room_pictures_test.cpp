#include "picture/room/furniture.hpp"
#include "testing/catch2.hpp"
#include "unit/picture/chosen_tiles.hpp"
#include "unit/view/views.hpp"
#include "view/play/room_pictures.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// In a room of the kind, with a chest on the tile, if there is one.
std::size_t piecesOfFurniture(RoomKind kind, std::optional<GridPos> chest) {
    World world = crossWorld();
    const Room room(RoomPlan{1, DoorSet::of(Direction::South), kind}, world.cell(),
                    emptyRoom({15, 9}, DoorSet::of(Direction::South)));
    if (chest) {
        world.things.add({.kind = ThingKind::Chest, .cell = room.cell(), .tile = *chest});
    }
    RoomPictures pictures(art());
    return pictures.of(room, room.tiles(), world, 1, false).furniture.size();
}

}  // namespace

TEST_CASE("a room of treasure has its painted chest only where none can be opened") {
    CHECK(piecesOfFurniture(RoomKind::Treasure, std::nullopt) == 1);
    CHECK(piecesOfFurniture(RoomKind::Treasure, GridPos{2, 6}) == 0);
}

TEST_CASE("furniture that would stand behind a chest is left out") {
    CHECK(piecesOfFurniture(RoomKind::Secret, std::nullopt) == 1);
    CHECK(piecesOfFurniture(RoomKind::Secret, GridPos{2, 6}) == 1);
    CHECK(piecesOfFurniture(RoomKind::Secret, GridPos{7, 1}) == 0);
}
