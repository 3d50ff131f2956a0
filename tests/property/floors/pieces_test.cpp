// Set pieces on the floors of the adventure: no more than a floor may have, each at most once, in
// rooms that were drawn for them whatever their doors.
#include "dungeon/contents/contents.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "room/templates/pool.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

using namespace testing;

namespace {

bool isShipped(const Config& config, SetPiece piece) {
    return config.adventure.pieces.table[piece].weight > 0;
}

}  // namespace

TEST_CASE("Rooms of each set piece serve all doors") {
    const Config config = shippedFloor(1);
    const auto loaded = templatesOf(config.room);
    for (const SetPiece piece : allValues<SetPiece>) {
        if (!isShipped(config, piece)) {
            continue;
        }
        INFO(name(piece));
        for (std::uint8_t bits = 1; bits < DoorSet::count; ++bits) {
            const DoorSet doors = DoorSet::fromBits(bits);
            for (std::uint64_t roll = 0; roll < 8; ++roll) {
                const LaidTemplate* room = loaded->pool.pieceRoom(piece, doors, mixBits(roll));
                REQUIRE(room != nullptr);
                CHECK(room->traits.piece == piece);
            }
        }
    }
}

TEST_CASE("A run meets each set piece at most once, and the same ones with the same seed",
          "[property]") {
    std::array<Config, 5> floors;
    std::ranges::transform(std::array{1, 2, 3, 4, 5}, floors.begin(),
                           [](int floor) { return shippedFloor(floor); });
    int met = 0;
    int wrong = 0;
    for (std::uint64_t seed = 0; seed < 150; ++seed) {
        EnumSet<SetPiece> brought;
        for (int floor = 1; floor <= 5; ++floor) {
            Config& config = floors[static_cast<std::size_t>(floor - 1)];
            config.adventure.brought.piecesMet = brought;
            const auto dungeon =
                generateDungeon(config.dungeon, config.room, floorSeed({seed}, floor));
            REQUIRE(dungeon.ok());
            const Contents contents = contentsOf(dungeon.value(), config.adventure);
            wrong +=
                contents.pieces == contentsOf(dungeon.value(), config.adventure).pieces ? 0 : 1;
            wrong +=
                static_cast<int>(contents.pieces.size()) > config.adventure.currentFloor().pieces;
            RoomConfig rooms = config.room;
            rooms.pieces = contents.pieces;
            for (const PlacedPiece& placed : contents.pieces) {
                const Room room = dungeon.value().room(placed.cell, rooms);
                const RoomPlan& plan = dungeon.value().plan(placed.cell);
                wrong += brought.has(placed.piece) || room.piece() != placed.piece ? 1 : 0;
                wrong += plan.kind != RoomKind::Plain || plan.holds != Holding::None ? 1 : 0;
                brought = brought.with(placed.piece);
                ++met;
            }
        }
    }
    CHECK(wrong == 0);
    CHECK(met > 900);
}

}  // namespace doorstring
