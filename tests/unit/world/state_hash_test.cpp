#include "testing/catch2.hpp"
#include "unit/world/worlds.hpp"
#include "world/state_hash.hpp"

#include <functional>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World twoRooms() {
    return {dungeonOf({{"E", "W"}}, {0, 0}), plainConfig()};
}

}  // namespace

TEST_CASE("the same state has the same hash, on every machine") {
    CHECK(stateHash(twoRooms()) == stateHash(twoRooms()));
    CHECK(stateHash(twoRooms()) == 0xF98F866F8B6C92A0ULL);
}

TEST_CASE("whatever differs, the hash differs") {
    const std::vector<std::function<void(World&)>> changes{
        [](World&) {},
        [](World& w) { w.config.player.speed += 1; },
        [](World& w) { w.config.player.hitBox.width += 1; },
        [](World& w) { w.config.player.cornerRounding += 1; },
        [](World& w) { w.config.slideTicks += 1; },
        [](World& w) {
            w.config.room.pillarChance = {1, 2};
        },
        [](World& w) {
            w.dungeon = dungeonOf({{"E", "W"}}, {0, 0}, {18});
        },
        [](World& w) { w.metrics.deadEnds += 1; },
        [](World& w) {
            w.room = w.dungeon.room({1, 0}, w.config.room);
        },
        [](World& w) { w.player.at.x += 1; },
        [](World& w) { w.player.previous.y += 1; },
        [](World& w) { w.player.facing = Direction::North; },
        [](World& w) { w.player.walkTicks += 1; },
        [](World& w) {
            w.sights.visit(w.dungeon, {1, 0});
        },
        [](World& w) { w.bannerReached = true; },
        [](World& w) { w.tick += 1; },
        [](World& w) { stepUntil(w, hold({Direction::East}), 300, isSliding); },
        [](World& w) {
            stepUntil(w, hold({Direction::East}), 300, isSliding);
            w.flip->tick += 1;
        },
    };
    std::set<std::uint64_t> hashes;
    for (const auto& change : changes) {
        World world = twoRooms();
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
