// Bombs and arrows that creatures and grass leave.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/creatures/drops.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

WorldConfig withChances(Fraction chance, std::initializer_list<Item> items) {
    WorldConfig config = itemConfig(items);
    config.creatures.rules.heartChance = config.creatures.rules.coinChance = {0, 1};
    config.items.creatures = {chance, chance};
    config.items.grass = {{0, 1}, {0, 1}, {chance, chance}};
    return config;
}

std::vector<DropKind> leftBy(World& world) {
    addCreature(world, CreatureKind::Bat, {10, 4});
    fellAll(world);
    std::vector<DropKind> kinds;
    for (const Drop& drop : world.creatures.drops) {
        kinds.push_back(drop.kind);
    }
    return kinds;
}

World inGrass(const WorldConfig& config) {
    World world = worldOf({"#####", "#.\".#", "#####"}, {1, 1}, {}, config);
    world.player.facing = Direction::East;
    walkFor(world, holding(Button::Sword), 14);
    REQUIRE(world.ground.at({2, 1}) == Tile::Ground);
    return world;
}

}  // namespace

TEST_CASE("creatures leave bombs and arrows only where the knight has use for them") {
    World none = worldOf(openRoom, {2, 4}, {}, withChances({1, 1}, {Item::Hook}));
    CHECK(leftBy(none).empty());
    World bombs = worldOf(openRoom, {2, 4}, {}, withChances({1, 1}, {Item::Bombs, Item::Bow}));
    CHECK(leftBy(bombs) == std::vector{DropKind::Bombs});
    World arrows = worldOf(openRoom, {2, 4}, {}, withChances({1, 1}, {Item::Bow}));
    CHECK(leftBy(arrows) == std::vector{DropKind::Arrows});
    World never = worldOf(openRoom, {2, 4}, {}, withChances({0, 1}, {Item::Bombs, Item::Bow}));
    CHECK(leftBy(never).empty());
}

TEST_CASE("hearts and coins come before them") {
    WorldConfig config = withChances({1, 1}, {Item::Bombs});
    config.creatures.rules.coinChance = {1, 1};
    World world = worldOf(openRoom, {2, 4}, {}, config);
    CHECK(leftBy(world) == std::vector{DropKind::Coin});
}

TEST_CASE("bombs and arrows fly to the knight and fill what he carries") {
    World world = worldOf(openRoom, {4, 4}, {}, itemConfig({Item::Bombs, Item::Bow}));
    Kit& kit = world.player.kit;
    kit.bombs = kit.arrows = 0;
    leaveDrop(world, DropKind::Bombs, tileCentre({5, 4}));
    leaveDrop(world, DropKind::Arrows, tileCentre({3, 4}));
    CHECK(countOf<DropTaken>(walkFor(world, {}, 60)) == 2);
    CHECK(kit.bombs == world.config.items.bombs.bundle);
    CHECK(kit.arrows == world.config.items.bow.bundle);
    kit.bombs = world.config.items.bombs.most;
    leaveDrop(world, DropKind::Bombs, tileCentre({5, 4}));
    walkFor(world, {}, 60);
    CHECK(kit.bombs == world.config.items.bombs.most);
}

TEST_CASE("grass hides bombs for who has the item, hearts and coins in an adventure only") {
    CHECK(inGrass(withChances({1, 1}, {Item::Hook})).creatures.drops.empty());
    CHECK(inGrass(withChances({1, 1}, {Item::Bombs})).creatures.drops.size() == 1);
    WorldConfig config = withChances({0, 1}, {});
    config.items.grass.coin = {1, 1};
    CHECK(inGrass(config).creatures.drops.empty());
    config.floor = 1;
    const World world = inGrass(config);
    REQUIRE(world.creatures.drops.size() == 1);
    CHECK(world.creatures.drops.front().kind == DropKind::Coin);
}
