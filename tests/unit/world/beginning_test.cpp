// Adventures that begin on a later floor, or in a certain room.
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/shipped_config.hpp"
#include "world/beginning.hpp"

using namespace doorstring;
using testing::shippedConfig;

namespace {

Config floorAt(int floor, std::optional<Role> at = std::nullopt) {
    Config config = shippedConfig({"adventure.floor=" + std::to_string(floor)});
    config.adventure.at = at;
    return config;
}

}  // namespace

TEST_CASE("who begins on a later floor has what the floors before it are likely to give") {
    const Kit first = testing::beginning(floorAt(1), Seed{17}).world().player.kit;
    const Config config = floorAt(3);
    const Kit third = testing::beginning(config, Seed{17}).world().player.kit;
    CHECK(third.hearts == first.hearts + 2 * config.adventure.kit.hearts);
    CHECK(third.isWhole());
    CHECK(third.coins == first.coins + 2 * config.adventure.kit.coins);
    CHECK(third.items.size() == first.items.size() + 2);
    Config rich = config;
    rich.adventure.kit.hearts = 5;
    CHECK(testing::beginning(rich, Seed{17}).world().player.kit.hearts == mostHearts);
}

TEST_CASE("he has the items that those floors give, and none that they do not") {
    Config config = floorAt(4);
    config.adventure.floors[0].item = floorItemOf(Item::Lantern);
    config.adventure.floors[1].item = FloorItem::None;
    config.adventure.floors[2].item = floorItemOf(Item::Feather);
    const Kit kit = testing::beginning(config, Seed{17}).world().player.kit;
    const auto expected = EnumSet<Item>::of(Item::Lantern).with(Item::Feather);
    CHECK(kit.items == expected);
}

TEST_CASE("an adventure begins in the nearest room of a role, just inside its open door") {
    for (const Role role : {Role::Boss, Role::Shop, Role::Treasure}) {
        const Config config = floorAt(2, role);
        const Expedition expedition = testing::beginning(config, Seed{17});
        const World& world = expedition.world();
        REQUIRE(nearestRoom(world.dungeon, role) == world.cell());
        CHECK(world.room.kind() == kindOf(role));
        CHECK(world.sights.at(world.cell()) == Sight::Visited);
        const Direction behind = opposite(world.player.facing);
        CHECK(world.dungeon.plan(world.cell()).doors.has(behind));
        CHECK(world.lockAt(world.cell(), behind) == DoorLock::None);
        CHECK(world.dungeon.plan(neighbour(world.cell(), behind)).distance <
              world.dungeon.plan(world.cell()).distance);
    }
}

TEST_CASE("without such a room it begins at the start, and exploring always does") {
    Config config = floorAt(1, Role::Altar);
    config.dungeon.roles[Role::Altar].count = 0;
    const Expedition none = testing::beginning(config, Seed{17});
    CHECK(none.world().cell() == none.world().dungeon.start());
    Config exploring = floorAt(1, Role::Boss);
    exploring.adventure.floor = 0;
    const Expedition explored = testing::beginning(exploring, Seed{17});
    CHECK(explored.world().cell() == explored.world().dungeon.start());
}
