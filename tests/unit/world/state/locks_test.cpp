#include "testing/catch2.hpp"
#include "unit/world/worlds.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/place.hpp"
#include "world/expedition.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

WorldConfig lockedConfig() {
    WorldConfig config = plainConfig();
    config.locks = true;
    return config;
}

// A cross of five rooms, the start in the middle, each way out with the lock.
World crossLockedBy(DoorLock lock, WorldConfig config = lockedConfig()) {
    const std::string s(1, "-sbc"[static_cast<std::size_t>(lock)]);
    return {
        dungeonOf(
            {{"-", "S", "-"}, {"E", "N" + s + "S" + s + "W" + s + "E" + s, "W"}, {"-", "N", "-"}},
            {1, 1}),
        config};
}

// Two rooms with a locked door between them, and keys enough in the first.
World twoRooms(const std::string& first = "Es+k") {
    return {dungeonOf({{first, "W"}}, {0, 0}), lockedConfig()};
}

template <typename Kind>
std::vector<Kind> only(const Events& events) {
    std::vector<Kind> found;
    for (const Event& event : events) {
        if (const auto* wanted = std::get_if<Kind>(&event)) {
            found.push_back(*wanted);
        }
    }
    return found;
}

// All that happens while the keys are held for so long.
Events eventsOf(World& world, InputFrame input, int ticks) {
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        step(world, input, events);
    }
    return events;
}

constexpr int longEnough = 300;  // ticks to walk to any door and push at it

}  // namespace

TEST_CASE("a locked door stops the knight on every side and for every size of room") {
    const Direction side =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    const DoorLock lock = GENERATE(DoorLock::Small, DoorLock::Boss);
    WorldConfig config = lockedConfig();
    config.room.size = GENERATE(GridSize{15, 9}, GridSize{5, 5}, GridSize{8, 6}, GridSize{31, 31});
    World world = crossLockedBy(lock, config);
    CHECK_FALSE(stepUntil(world, holding(side), 2 * longEnough, isSliding));
    // It stands right before the door's tile.
    const SubBox box = world.player.body.hitBox();
    CHECK((box.at.y == subpixelsPerTile) == (side == Direction::North));
    CHECK((box.at.x == subpixelsPerTile) == (side == Direction::West));
    CHECK((box.bottom() == (config.room.size.height - 1) * subpixelsPerTile) ==
          (side == Direction::South));
    CHECK((box.right() == (config.room.size.width - 1) * subpixelsPerTile) ==
          (side == Direction::East));
}

TEST_CASE("without locks every door is open and nothing lies about") {
    World world = crossLockedBy(DoorLock::Small, plainConfig());
    CHECK(stepUntil(world, holding(Direction::North), longEnough, isSliding));
    World keys(dungeonOf({{"Es+k", "W"}}, {0, 0}), plainConfig());
    CHECK(keys.pickupIn({0, 0}) == Holding::None);
    CHECK(only<KeyTaken>(eventsOf(keys, {}, 10)).empty());
}

TEST_CASE("a wall that only looks weak lets the knight through, with and without locks") {
    World world = crossLockedBy(DoorLock::Cracked, GENERATE(plainConfig(), lockedConfig()));
    CHECK(stepUntil(world, holding(Direction::West), longEnough, isSliding));
}

TEST_CASE("a key is taken on touch, once, and reported") {
    World world(dungeonOf({{"E+K", "W+k"}}, {1, 0}), lockedConfig());
    const auto first = only<KeyTaken>(eventsOf(world, {}, 30));
    REQUIRE(first.size() == 1);
    CHECK(first[0].cell == GridPos{1, 0});
    CHECK(first[0].holding == Holding::SmallKey);
    CHECK(world.locks.smallKeys() == 1);
    CHECK(world.pickupIn({1, 0}) == Holding::None);
    const auto next = only<KeyTaken>(eventsOf(world, holding(Direction::West), 2 * longEnough));
    REQUIRE(next.size() == 1);
    CHECK(next[0].holding == Holding::BossKey);
    CHECK(world.locks.hasBossKey());
    // Back again: what was taken stays taken.
    CHECK(only<KeyTaken>(eventsOf(world, holding(Direction::East), 2 * longEnough)).empty());
    CHECK(world.locks.smallKeys() == 1);
}

TEST_CASE("pushing for a moment opens a door with a small key, which is used up") {
    World world = twoRooms("Es+k");
    world.config.player.pushTicks = 20;
    REQUIRE(stepUntil(world, holding(Direction::East), longEnough,
                      [](const World& w) { return w.doorPush.ticks == 19; }));
    CHECK(world.shutDoors({0, 0}).has(Direction::East));
    const auto opened = only<DoorOpened>(eventsOf(world, holding(Direction::East), 1));
    REQUIRE(opened.size() == 1);
    CHECK(opened[0].cell == GridPos{0, 0});
    CHECK(opened[0].direction == Direction::East);
    CHECK(opened[0].lock == DoorLock::Small);
    CHECK(world.locks.smallKeys() == 0);
    CHECK(stepUntil(world, holding(Direction::East), longEnough, isSliding));
}

TEST_CASE("an opened door stays open on both sides") {
    World world = twoRooms("Es+k");
    REQUIRE(stepUntil(world, holding(Direction::East), longEnough, isSliding));
    CHECK(world.shutDoors({1, 0}).empty());
    REQUIRE(stepUntil(world, {}, 36, isStill));
    CHECK(world.lockAt({0, 0}, Direction::East) == DoorLock::None);
    CHECK(world.lockAt({1, 0}, Direction::West) == DoorLock::None);
    REQUIRE(stepUntil(world, holding(Direction::West), longEnough, isSliding));
    REQUIRE(stepUntil(world, {}, 36, isStill));
    CHECK(stepUntil(world, holding(Direction::East), longEnough, isSliding));
}

TEST_CASE("the boss's key opens the boss's door alone, and is kept") {
    World world(dungeonOf({{"Es", "WEb+K", "W!"}}, {1, 0}), lockedConfig());
    const auto refused = only<DoorRefused>(eventsOf(world, holding(Direction::West), longEnough));
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].lock == DoorLock::Small);
    REQUIRE(stepUntil(world, holding(Direction::East), longEnough, isSliding));
    CHECK(world.locks.hasBossKey());
}

TEST_CASE("a small key does not open the boss's door") {
    World world = twoRooms("Eb+k");
    const auto refused = only<DoorRefused>(eventsOf(world, holding(Direction::East), longEnough));
    REQUIRE(refused.size() == 1);
    CHECK(refused[0].cell == GridPos{0, 0});
    CHECK(refused[0].direction == Direction::East);
    CHECK(refused[0].lock == DoorLock::Boss);
    CHECK(world.locks.smallKeys() == 1);
}

TEST_CASE("a door refuses once for each time that it is pushed at") {
    World world = twoRooms("Es");
    const InputFrame push = holding(Direction::East);
    CHECK(only<DoorRefused>(eventsOf(world, push, 2 * longEnough)).size() == 1);
    CHECK(only<DoorRefused>(eventsOf(world, {}, 5)).empty());
    CHECK(only<DoorRefused>(eventsOf(world, push, longEnough)).size() == 1);
}

TEST_CASE("a bump that is too short neither opens nor refuses") {
    World world = twoRooms("Es+k");
    world.config.player.pushTicks = 10;
    REQUIRE(stepUntil(world, holding(Direction::East), longEnough,
                      [](const World& w) { return w.doorPush.ticks == 9; }));
    eventsOf(world, {}, 1);
    const Events events = eventsOf(world, holding(Direction::East), 9);
    CHECK(only<DoorOpened>(events).empty());
    CHECK(only<DoorRefused>(events).empty());
    CHECK(only<DoorOpened>(eventsOf(world, holding(Direction::East), 1)).size() == 1);
}

TEST_CASE("walking along a wall past a locked door spends no key") {
    World world = twoRooms("Es+k");
    world.player.body.at = {13 * subpixelsPerTile, 2 * subpixelsPerTile};
    eventsOf(world, holding(Direction::East), 60);
    CHECK(world.doorPush.ticks == 0);
    CHECK(world.locks.smallKeys() == 0);  // it still lies in the middle
    CHECK(world.shutDoors({0, 0}).has(Direction::East));
}

TEST_CASE("a room behind a locked door is seen like any other") {
    const World world = twoRooms("Es");
    CHECK(world.sights.at({1, 0}) == Sight::Seen);
}

TEST_CASE("U brings back the keys and doors of the dungeon before") {
    Config config;
    config.room.pillarChance = {0, 1};
    config.explore.locks = true;
    const Dungeon dungeon = dungeonOf({{"Es+k", "W"}}, {0, 0});
    Expedition expedition(config, dungeon);
    Events events;
    for (int tick = 0; tick < longEnough && !expedition.world().flip; ++tick) {
        expedition.step(holding(Direction::East), events);
    }
    REQUIRE(expedition.world().flip);
    expedition.grow(config, dungeon);
    CHECK(expedition.world().lockAt({0, 0}, Direction::East) == DoorLock::Small);
    CHECK(expedition.world().pickupIn({0, 0}) == Holding::SmallKey);
    REQUIRE(expedition.undo());
    CHECK(expedition.world().lockAt({0, 0}, Direction::East) == DoorLock::None);
    CHECK(expedition.world().pickupIn({0, 0}) == Holding::None);
}

TEST_CASE("all locks of the floor open as the String falls") {
    const DoorLock lock = GENERATE(DoorLock::Small, DoorLock::Boss);
    WorldConfig config = lockedConfig();
    config.hasCreatures = true;
    World world = crossLockedBy(lock, config);
    world.creatures.living.push_back(
        makeCreature(world, CreatureKind::String, tileCentre({7, 4}), 7));
    Events events;
    Creature& string = world.creatures.living.front();
    string.doing = Doing::Walks;
    string.health = 1;
    REQUIRE(world.lockAt({1, 1}, Direction::North) == lock);
    strikeAll(world, string.body.hitBox(), {{0, 0}, 1}, events);
    REQUIRE(world.creatures.living.front().doing == Doing::Falls);
    for (const Direction side : allDirections) {
        CHECK(world.lockAt({1, 1}, side) == DoorLock::None);
    }
}
