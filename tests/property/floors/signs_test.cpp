// Each room of a special role shows what it is for: its furniture, and what there is to do.
#include "dungeon/danger.hpp"
#include "dungeon/dungeon_rooms.hpp"
#include "dungeon/passes/generate.hpp"
#include "picture/room/furniture.hpp"
#include "room/tiles/room_layout.hpp"
#include "testing/catch2.hpp"
#include "testing/shipped_config.hpp"
#include "world/expedition.hpp"
#include "world/standing/levers.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

using namespace testing;

namespace {

// By kind of room.
struct SignTally {
    std::array<int, roomKindCount> rooms{};
    std::array<int, roomKindCount> bare{};    // without furniture and without a sign on the wall
    std::array<int, roomKindCount> broken{};  // without what their furniture promises
};

bool hasFurniture(const Room& room) {
    const auto role = *roleOf(room.kind());
    const auto placed = furnitureOf(room);
    return std::ranges::any_of(placed, [&](const PlacedFurniture& piece) {
        return piece.sprite == furnitureFor(role) || piece.sprite == signFor(role);
    });
}

std::ptrdiff_t countOf(const World& world, GridPos cell, ThingKind kind) {
    const auto things = world.things.in(cell);
    return std::ranges::count(things, kind, &Thing::kind);
}

bool hasChest(const World& world, GridPos cell) {
    return countOf(world, cell, ThingKind::Chest) + countOf(world, cell, ThingKind::LargeChest) ==
           1;
}

bool hasBossGround(const World& world, const Room& room) {
    const auto space = cellsIn(bossSpace(room.tiles().size(), world.config.room.bossSpace));
    return space.begin() != space.end() &&
           std::all_of(space.begin(), space.end(), [&](GridPos tile) {
               return isWalkable(room.tiles()[tile]) && !isHarmful(room.tiles()[tile]);
           });
}

bool isSecret(const RoomPlan& plan) {
    return std::all_of(plan.doors.begin(), plan.doors.end(),
                       [&](Direction side) { return plan.locks.at(side) == DoorLock::Cracked; });
}

bool keepsItsPromise(const World& world, const Room& room, const RoomPlan& plan) {
    const GridPos cell = room.cell();
    const AdventureConfig& adventure = world.config.adventure;
    switch (room.kind()) {
    case RoomKind::Boss:
        return world.hasStairs(cell) && hasBossGround(world, room) &&
               creaturesIn(world.dungeon, cell, world.config.creatures) ==
                   std::vector{adventure.boss()};
    case RoomKind::Treasure:
        return hasChest(world, cell) || countOf(world, cell, ThingKind::Plinth) == 2;
    case RoomKind::Shop:
        return countOf(world, cell, ThingKind::Keeper) == 1 &&
               countOf(world, cell, ThingKind::Stand) == adventure.shop.wares + 1;  // a relic
    case RoomKind::Arena:
        return !creaturesIn(world.dungeon, cell, world.config.creatures).empty();
    case RoomKind::Puzzle:
        return hasPuzzleOrPiece(room, world.dungeon.seed(), adventure.puzzles);
    case RoomKind::Key:
        return plan.holds != Holding::None;
    case RoomKind::Secret:
        return hasChest(world, cell) && isSecret(plan);
    case RoomKind::Altar:  // to be looked at
    case RoomKind::Plain:
    case RoomKind::Start:
        break;
    }
    return true;
}

void checkSigns(const Config& config, Dungeon dungeon, SignTally& tally) {
    const World world = Expedition(config, std::move(dungeon)).world();
    DungeonRooms rooms(world.dungeon, config.room);
    world.dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        if (!roleOf(plan.kind)) {
            return;
        }
        const Room room = rooms.at(cell);
        const auto kind = static_cast<std::size_t>(plan.kind);
        ++tally.rooms[kind];
        tally.bare[kind] += hasFurniture(room) ? 0 : 1;
        tally.broken[kind] += keepsItsPromise(world, room, plan) ? 0 : 1;
    });
}

SignTally signsOf(const Config& config, std::uint64_t seeds) {
    SignTally tally;
    for (std::uint64_t seed = 0; seed < seeds; ++seed) {
        auto dungeon = generateDungeon(config.dungeon, config.room,
                                       floorSeed({seed}, std::max(config.adventure.floor, 1)));
        REQUIRE(dungeon.ok());
        checkSigns(config, std::move(dungeon.value()), tally);
    }
    for (std::size_t kind = 0; kind < roomKindCount; ++kind) {
        INFO(tally.rooms[kind] << " rooms of kind " << kindNames[kind]);
        CHECK(tally.bare[kind] == 0);
        CHECK(tally.broken[kind] == 0);
    }
    return tally;
}

void checkFloorsSigns(std::uint64_t seeds) {
    const int floor = GENERATE(1, 2, 3, 4, 5);
    const SignTally tally = signsOf(shippedFloor(floor), seeds);
    for (const RoomKind kind :
         {RoomKind::Boss, RoomKind::Treasure, RoomKind::Shop, RoomKind::Key, RoomKind::Secret}) {
        INFO("floor " << floor << ", " << name(kind));
        CHECK(tally.rooms[static_cast<std::size_t>(kind)] >= static_cast<int>(seeds));
    }
}

}  // namespace

TEST_CASE("Each special room of an adventure has its sign and what it promises", "[property]") {
    checkFloorsSigns(300);
}

TEST_CASE("A hundred thousand of each floor have all signs", "[.][million]") {
    checkFloorsSigns(100'000);
}

TEST_CASE("Special rooms of a carved floor have their signs and what they promise", "[property]") {
    const std::string preset = GENERATE("tunnels", "scattered");
    const SignTally tally = signsOf(shippedFloor(3, preset), 300);
    CHECK(tally.rooms[static_cast<std::size_t>(RoomKind::Shop)] == 300);
}

TEST_CASE("Altars and other special rooms of the dungeon to explore have their furniture",
          "[property]") {
    ConfigSources sources;
    sources.shipped = std::filesystem::path(DOORSTRING_PROJECT) / "config";
    sources.readOptions = false;
    const Config config = loadConfig(sources).value().config;
    int altars = 0;
    int bare = 0;
    for (std::uint64_t seed = 0; seed < 500; ++seed) {
        const auto dungeon = generateDungeon(config.dungeon, config.room, Seed{seed});
        REQUIRE(dungeon.ok());
        DungeonRooms rooms(dungeon.value(), config.room);
        dungeon.value().forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            altars += plan.kind == RoomKind::Altar ? 1 : 0;
            bare += roleOf(plan.kind) && !hasFurniture(rooms.at(cell)) ? 1 : 0;
        });
    }
    CHECK(altars > 100);
    CHECK(bare == 0);
}

}  // namespace doorstring
