// What the page of a run says is to be done next.
#include "play/session/aim.hpp"
#include "testing/catch2.hpp"
#include "unit/play/runs/adventures.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// The first floor of seed 17, and what a test changes of it.
struct Floor {
    World world = beginning(shippedFloor(1), Seed{17}).world();
    std::string aim() const { return aimText(world); }
    void visit(GridPos cell) { world.sights.visit(world.dungeon, cell); }
    // A room with a shut door of this lock.
    GridPos besideLock(DoorLock lock) const {
        GridPos found = world.dungeon.start();
        world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) {
            for (const Direction side : allDirections) {
                if (world.lockAt(cell, side) == lock && cell != world.metrics.goal) {
                    found = cell;
                }
            }
        });
        REQUIRE(found != world.dungeon.start());
        return found;
    }
};

}  // namespace

TEST_CASE("who has seen nothing yet is to look around, and nothing is said in exploring") {
    Floor floor;
    floor.world.locks = Locks(false);  // one would be seen from the start
    CHECK(floor.aim() == "Look around for the boss's room.");
    floor.world.config.floor = 0;
    CHECK(floor.aim().empty());
}

TEST_CASE("a floor without a boss sends the player to the stairs") {
    Config config = shippedFloor(1);
    config.dungeon.roles[Role::Boss].count = 0;
    config.dungeon.locks = {};
    Floor floor{beginning(config, Seed{17}).world()};
    CHECK(floor.aim() == "Look around for the way down.");
    floor.world.hasCompass = true;
    CHECK(floor.aim() == "Clear the room with the stairs.");
}

TEST_CASE("a locked door that was seen asks for a small key, or to be opened with one") {
    Floor floor;
    floor.visit(floor.besideLock(DoorLock::Small));
    CHECK(floor.aim() == "Find a small key for a locked door.");
    floor.world.locks.give(Holding::SmallKey, 1);
    CHECK(floor.aim() == "Open a locked door: you have a small key.");
}

TEST_CASE("the boss's door asks for its key, and its key for the door") {
    Floor floor;
    floor.world.locks.give(Holding::BossKey, 1);
    CHECK(floor.aim() == "Find the boss's door: you have its key.");
    floor.visit(floor.besideLock(DoorLock::Boss));
    CHECK(floor.aim() == "Open the boss's door: you have its key.");
    Floor without;
    without.visit(without.besideLock(DoorLock::Boss));
    CHECK(without.aim() == "Find the key to the boss's door.");
}

TEST_CASE("the boss's room is named once it is seen and open, or the compass shows it") {
    Floor floor;
    floor.world.hasCompass = true;
    CHECK(floor.aim() == "Go into the boss's room.");
}

TEST_CASE("in its room the boss is named") {
    Floor floor;
    Creature boss;
    boss.kind = CreatureKind::Porter;
    floor.world.creatures.living.push_back(boss);
    CHECK(floor.aim() == "Strike down: Porter");
}

TEST_CASE("a room that has shut its doors says what opens them") {
    Floor floor;
    floor.world.piece.isShut = true;
    CHECK(floor.aim() == "Strike down all that shuts you in.");
    Config config = shippedFloor(1);
    config.adventure.pieceToBeginAt = SetPiece::Flood;
    World flooded = beginning(config, Seed{17}).world();
    REQUIRE(flooded.room.piece() == SetPiece::Flood);
    flooded.player.body.at = roomCentre(flooded.room);
    flooded.piece.isShut = true;
    CHECK(aimText(flooded) == "Open the valves before the water covers you.");
    CHECK(aimOf(config.adventure.pieces.table[SetPiece::Stone]) == "Strike out both wedges.");
}

TEST_CASE("open stairs are to be taken, and a floor that is over asks for nothing") {
    Floor floor;
    floor.world.stairTicks = 1;
    CHECK(floor.aim() == "Go down the stairs.");
    floor.world.config.floor = floor.world.config.adventure.floors.count();
    CHECK(floor.aim() == "Take the last stairs: the way out!");
    floor.world.ending = Ending::Left;
    CHECK(floor.aim().empty());
}
