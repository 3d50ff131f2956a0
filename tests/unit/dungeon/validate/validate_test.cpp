// Every rule is broken once, and found.
#include "property/tables.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/tiled_room.hpp"
#include "testing/validate/validate.hpp"

namespace doorstring {

using namespace testing;

namespace {

using testing::ContainsSubstring;

DoorSet validateDoors(const char* text) {
    return parseDoorString(text).value();
}

// Start (1, 0) with rooms to its west and south.
Grid<RoomPlan> soundPlans() {
    Grid<RoomPlan> plans({3, 2});
    plans[{1, 0}] = {0, validateDoors("SW"), RoomKind::Start};
    plans[{0, 0}] = {1, validateDoors("E"), RoomKind::Plain};
    plans[{1, 1}] = {1, validateDoors("N"), RoomKind::Plain};
    return plans;
}

// All faults of the dungeon as one text.
std::string faultsOf(const Grid<RoomPlan>& plans) {
    std::string text;
    for (const Fault& fault : validate(testing::dungeonOf(Seed{1}, {1, 0}, plans))) {
        text += describe(fault, Seed{1}) + "\n";
    }
    return text;
}

Grid<Tile> soundTiles(DoorSet room) {
    return testing::tiledRoom({0, room, RoomKind::Plain}, {2, 3}, Seed{1}, RoomConfig{}).tiles();
}

std::string faultsOf(DoorSet room, const Grid<Tile>& tiles) {
    std::string text;
    for (const std::string& fault : validate(Room({0, room, RoomKind::Plain}, {2, 3}, tiles))) {
        text += fault + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("A sound dungeon has no faults") {
    CHECK(faultsOf(soundPlans()) == "");
    CHECK(validate(testing::grownDungeon(testing::classicConfig(), Seed{1})).empty());
}

TEST_CASE("A fault names dungeon, room and rule") {
    const Fault fault{{4, 3}, "door E leads to a room without a door W"};
    CHECK(describe(fault, Seed{17}) ==
          "dungeon " + toCode(Seed{17}) + ", room (4, 3): door E leads to a room without a door W");
}

TEST_CASE("A door that leads outside is found") {
    Grid<RoomPlan> plans = soundPlans();
    plans[{0, 0}].doors = validateDoors("NE");
    CHECK_THAT(faultsOf(plans), ContainsSubstring("room (0, 0): door N leads out of the grid"));
}

TEST_CASE("A door to an empty cell is found") {
    Grid<RoomPlan> plans = soundPlans();
    plans[{1, 0}].doors = validateDoors("SWE");
    CHECK_THAT(faultsOf(plans),
               ContainsSubstring("room (1, 0): door E leads to a cell without a room"));
}

TEST_CASE("A door without a partner is found") {
    Grid<RoomPlan> plans = soundPlans();
    plans[{0, 1}] = {2, validateDoors("N"), RoomKind::Plain};
    CHECK_THAT(faultsOf(plans),
               ContainsSubstring("room (0, 1): door N leads to a room without a door S"));
}

TEST_CASE("A room that cannot be reached is found") {
    Grid<RoomPlan> plans = soundPlans();
    plans[{2, 0}] = {1, validateDoors("S"), RoomKind::Plain};
    plans[{2, 1}] = {2, validateDoors("N"), RoomKind::Plain};
    CHECK_THAT(faultsOf(plans), ContainsSubstring("room (2, 1): cannot be reached"));
}

TEST_CASE("A wrong distance is found") {
    Grid<RoomPlan> plans = soundPlans();
    plans[{1, 1}].distance = 4;
    CHECK_THAT(faultsOf(plans),
               ContainsSubstring("room (1, 1): is at distance 1 from the start, but says 4"));
}

TEST_CASE("A wrong kind is found") {
    Grid<RoomPlan> plans = soundPlans();
    plans[{1, 1}].kind = RoomKind::Start;
    plans[{1, 0}].kind = RoomKind::Plain;
    CHECK_THAT(faultsOf(plans), ContainsSubstring("room (1, 1): is of the kind start"));
    CHECK_THAT(faultsOf(plans),
               ContainsSubstring("room (1, 0): is the start, but not of the kind"));
}

TEST_CASE("An empty cell that is not empty is found") {
    Grid<RoomPlan> plans = soundPlans();
    plans[{2, 1}].distance = 3;
    CHECK_THAT(faultsOf(plans), ContainsSubstring("room (2, 1): has no room, but"));
}

TEST_CASE("A sound room has no faults") {
    CHECK(faultsOf(validateDoors("NSWE"), soundTiles(validateDoors("NSWE"))) == "");
    CHECK(faultsOf(DoorSet(), soundTiles(DoorSet())) == "");
}

TEST_CASE("A hole in the ring is found") {
    Grid<Tile> tiles = soundTiles(validateDoors("N"));
    tiles[{0, 2}] = Tile::Ground;
    CHECK_THAT(faultsOf(validateDoors("N"), tiles),
               ContainsSubstring("room (2, 3): tile (0, 2) of the ring is not wall"));
}

TEST_CASE("A door that is shut, or open where there is none, is found") {
    CHECK_THAT(faultsOf(validateDoors("NS"), soundTiles(validateDoors("N"))),
               ContainsSubstring("tile (7, 8) of a door is not ground"));
    CHECK_THAT(faultsOf(validateDoors("N"), soundTiles(validateDoors("NS"))),
               ContainsSubstring("tile (7, 8) of the ring is not wall"));
}

TEST_CASE("Ground that is cut off is found") {
    Grid<Tile> tiles = soundTiles(validateDoors("N"));
    tiles[{1, 1}] = Tile::Ground;
    tiles[{2, 1}] = Tile::Pillar;
    tiles[{1, 2}] = Tile::Pillar;
    CHECK_THAT(faultsOf(validateDoors("N"), tiles),
               ContainsSubstring("room (2, 3): ground (1, 1) is cut off from the middle"));
}

TEST_CASE("Ground behind a gate is not cut off, as a puzzle opens it") {
    Grid<Tile> tiles = soundTiles(validateDoors("N"));
    tiles[{1, 1}] = Tile::Ground;
    tiles[{2, 1}] = Tile::Gate;
    tiles[{1, 2}] = Tile::Pillar;
    CHECK(faultsOf(validateDoors("N"), tiles).empty());
}

TEST_CASE("A door that is cut off is found") {
    Grid<Tile> tiles = soundTiles(validateDoors("NS"));
    tiles[{7, 1}] = Tile::Pillar;
    CHECK_THAT(faultsOf(validateDoors("NS"), tiles), ContainsSubstring("ground (7, 0) is cut off"));
}

TEST_CASE("Wall inside is no fault, a middle that is not safe is found") {
    Grid<Tile> tiles = soundTiles(validateDoors("N"));
    tiles[{3, 3}] = Tile::Wall;
    CHECK(faultsOf(validateDoors("N"), tiles).empty());
    tiles[{7, 4}] = Tile::Shallows;
    CHECK(faultsOf(validateDoors("N"), tiles).empty());
    tiles[{7, 4}] = Tile::Pit;
    CHECK_THAT(faultsOf(validateDoors("N"), tiles), ContainsSubstring("its middle is not safe"));
}

TEST_CASE("Doors that are joined by harm alone are found") {
    Grid<Tile> tiles = soundTiles(validateDoors("WE"));
    for (int y = 1; y < 8; ++y) {
        tiles[{10, y}] = Tile::Spikes;
    }
    CHECK_THAT(faultsOf(validateDoors("WE"), tiles),
               ContainsSubstring("door E cannot be reached unharmed from door W"));
}

TEST_CASE("Ground behind a pit is cut off, the pit itself is not") {
    Grid<Tile> tiles = soundTiles(validateDoors("W"));
    for (int y = 1; y < 8; ++y) {
        tiles[{10, y}] = Tile::Pit;
    }
    const std::string faults = faultsOf(validateDoors("W"), tiles);
    CHECK_THAT(faults, ContainsSubstring("ground (11, 4) is cut off"));
    CHECK(faults.find("(10, ") == std::string::npos);
}

}  // namespace doorstring
