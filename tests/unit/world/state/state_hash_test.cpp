#include "testing/catch2.hpp"
#include "unit/world/worlds.hpp"
#include "world/state/state_hash.hpp"

#include <functional>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World stateHashTwoRooms() {
    WorldConfig config = plainConfig();
    config.adventure.floors.setCount(5);  // each is part of the hash
    return {dungeonOf({{"E", "W"}}, {0, 0}), config};
}

}  // namespace

TEST_CASE("the same state has the same hash, on every machine") {
    CHECK(stateHash(stateHashTwoRooms()) == stateHash(stateHashTwoRooms()));
    CHECK(stateHash(stateHashTwoRooms()) == 0xFAAEF503A6FCFEFAULL);
}

TEST_CASE("whatever differs, the hash differs") {
    const std::vector<std::function<void(World&)>> changes{
        [](World&) {},
        [](World& w) { w.config.player.speed += 1; },
        [](World& w) { w.config.player.hitBox.width += 1; },
        [](World& w) { w.config.player.detours.corners += 1; },
        [](World& w) { w.config.player.detours.doors += 1; },
        [](World& w) { w.config.player.detours.pushables += 1; },
        [](World& w) { w.config.player.pushTicks += 1; },
        [](World& w) { w.config.player.hearts += 1; },
        [](World& w) { w.config.player.safeTicks += 1; },
        [](World& w) { w.config.player.knockBack += 1; },
        [](World& w) { w.config.player.doorwayDepth += 1; },
        [](World& w) { w.config.sword.windUpTicks += 1; },
        [](World& w) { w.config.sword.bladeTicks += 1; },
        [](World& w) { w.config.sword.recoveryTicks += 1; },
        [](World& w) { w.config.sword.keptTicks += 1; },
        [](World& w) { w.config.sword.reach += 1; },
        [](World& w) { w.config.hasCreatures = true; },
        [](World& w) { w.config.creatures.rules.pityFalls += 1; },
        [](World& w) { w.config.creatures.kinds[CreatureKind::Bat].speed += 1; },
        [](World& w) { w.config.creatures.kinds[CreatureKind::Ghost].speed += 1; },
        [](World& w) { w.creatures.living.push_back({}); },
        [](World& w) {
            w.creatures.living.push_back({});
            w.creatures.living.back().kind = CreatureKind::Bat;
        },
        [](World& w) {
            w.creatures.living.push_back({});
            w.creatures.living.back().roll = 1;
        },
        [](World& w) {
            w.creatures.living.push_back({});
            w.creatures.living.back().doing = Doing::Attacks;
        },
        [](World& w) { w.creatures.projectiles.push_back({}); },
        [](World& w) {
            w.creatures.projectiles.push_back({});
            w.creatures.projectiles.back().kind = ProjectileKind::Bomb;
        },
        [](World& w) { w.creatures.drops.push_back({}); },
        [](World& w) {
            w.creatures.drops.push_back({});
            w.creatures.drops.back().kind = DropKind::Coin;
        },
        [](World& w) { w.creatures.ticks += 1; },
        [](World& w) {
            w.cleared.push_back({1, 0});
        },
        [](World& w) { w.player.kit.coins += 1; },
        [](World& w) { w.player.creaturesSinceHeart += 1; },
        [](World& w) { w.player.deathTicks += 1; },
        [](World& w) { w.player.swordPressTicks += 1; },
        [](World& w) { w.config.ground.fallTicks += 1; },
        [](World& w) { w.config.ground.shallowsSpeed += 1; },
        [](World& w) { w.config.ground.iceTicks += 1; },
        [](World& w) { w.config.ground.spikesDownTicks += 1; },
        [](World& w) { w.config.ground.spikesWarningTicks += 1; },
        [](World& w) { w.config.ground.spikesUpTicks += 1; },
        [](World& w) { w.config.ground.cratePushTicks += 1; },
        [](World& w) { w.config.ground.blockPushTicks += 1; },
        [](World& w) { w.config.ground.crateSlideTicks += 1; },
        [](World& w) { w.config.slideSpeed += 1; },
        [](World& w) { w.config.locks = true; },
        [](World& w) {
            w.config.room.pillarChance = {1, 2};
        },
        [](World& w) { w.config.room.interior = Interior::Cave; },
        [](World& w) { w.config.room.interiors[Interior::Cave].weight += 1; },
        [](World& w) { w.config.room.interiors[Interior::Cave].kinds ^= 1U; },
        [](World& w) { w.config.room.interiors[Interior::Cave].from += 1; },
        [](World& w) { w.config.room.interiors[Interior::Cave].to += 1; },
        [](World& w) { w.config.room.interiors[Interior::Cave].minDoors += 1; },
        [](World& w) { w.config.room.interiors[Interior::Cave].maxDoors -= 1; },
        [](World& w) { w.config.room.interiors[Interior::Cave].tilesets ^= 1U; },
        [](World& w) {
            w.dungeon = dungeonOf({{"E", "W"}}, {0, 0}, {18});
        },
        [](World& w) { w.metrics.deadEnds += 1; },
        [](World& w) {
            w.room = w.dungeon.room({1, 0}, w.config.room);
        },
        [](World& w) { w.player.body.at.x += 1; },
        [](World& w) { w.player.body.previous.y += 1; },
        [](World& w) { w.player.facing = Direction::North; },
        [](World& w) { w.player.walkTicks += 1; },
        [](World& w) { w.player.body.velocity.x += 1; },
        [](World& w) { w.player.body.velocity.y += 1; },
        [](World& w) { w.player.kit.halfHearts -= 1; },
        [](World& w) { w.player.body.safeTicks += 1; },
        [](World& w) { w.player.body.knockTicks += 1; },
        [](World& w) { w.player.slipTicks += 1; },
        [](World& w) { w.player.fallTicks += 1; },
        [](World& w) { w.player.swingTicks += 1; },
        [](World& w) { w.player.swordHeld = true; },
        [](World& w) { w.entry.x += 1; },
        [](World& w) {
            w.pushAttempt = {GridPos{2, 2}, 1};
        },
        [](World& w) {
            w.pushAttempt = {GridPos{2, 3}, 1};
        },
        [](World& w) { w.pushAttempt.pushedWay = Direction::East; },
        [](World& w) {
            w.ground.beginPushSlide({3, 3}, Direction::East, 5);
        },
        [](World& w) {
            w.ground.beginPushSlide({3, 3}, Direction::East, 5);
            w.ground.advancePushSlide();
        },
        [](World& w) {
            w.ground.lay({3, 3}, Tile::Pit);
        },
        [](World& w) {
            w.sights.visit(w.dungeon, {1, 0});
        },
        [](World& w) { w.bannerReached = true; },
        [](World& w) { w.stairTicks = 1; },
        [](World& w) { w.player.descentTicks = 1; },
        [](World& w) { w.locks = Locks(true); },
        [](World& w) {
            w.doorPush = {Direction::East, 1};
        },
        [](World& w) {
            w.doorPush = {Direction::North, 1};
        },
        [](World& w) {
            w.dungeon = dungeonOf({{"Es", "W"}}, {0, 0});
            w.locks = Locks(true);
        },
        [](World& w) { w.tick += 1; },
        [](World& w) { stepUntil(w, holding(Direction::East), 300, isSliding); },
        [](World& w) {
            stepUntil(w, holding(Direction::East), 300, isSliding);
            w.flip->tick += 1;
        },
    };
    std::set<std::uint64_t> hashes;
    for (const auto& change : changes) {
        World world = stateHashTwoRooms();
        change(world);
        hashes.insert(stateHash(world));
    }
    CHECK(hashes.size() == changes.size());
}

TEST_CASE("the way to what is known leaves no trace, what is known does") {
    const Dungeon dungeon = dungeonOf({{"E", "WE", "W"}}, {1, 0});
    Sights one(dungeon.size());
    Sights other(dungeon.size());
    one.visit(dungeon, {0, 0});
    CHECK(one.hash() != other.hash());
    one.visit(dungeon, {2, 0});
    other.visit(dungeon, {2, 0});
    CHECK(one.hash() != other.hash());
    other.visit(dungeon, {0, 0});
    CHECK(one.hash() == other.hash());
}

TEST_CASE("keys and opened doors leave a trace, their order does not") {
    const Dungeon dungeon =
        dungeonOf({{"Es+k", "WEs+k", "WSs+K", "W"}, {"-", "-", "N", "-"}}, {0, 0});
    const auto hashAfter = [&](std::vector<GridPos> taken, std::vector<GridPos> opened) {
        Locks locks(true);
        for (const GridPos cell : taken) {
            locks.take(dungeon, cell);
        }
        for (const GridPos cell : opened) {
            locks.open(dungeon, cell, Direction::East);
        }
        return locks.hash();
    };
    const std::set<std::uint64_t> hashes{
        Locks(false).hash(),           hashAfter({}, {}),
        hashAfter({{0, 0}}, {}),       hashAfter({{1, 0}}, {}),
        hashAfter({{2, 0}}, {}),       hashAfter({{0, 0}}, {{0, 0}}),
        hashAfter({{0, 0}}, {{1, 0}}), hashAfter({{0, 0}, {1, 0}}, {{0, 0}, {1, 0}})};
    CHECK(hashes.size() == 8);
    CHECK(hashAfter({{0, 0}, {1, 0}}, {{0, 0}, {1, 0}}) ==
          hashAfter({{1, 0}, {0, 0}}, {{1, 0}, {0, 0}}));
}
