// Bombs of the knight, and the cracked walls that they break.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

GridPos bombTile(const World& world) {
    return tileOf(world.tools.bombs.front().middle);
}

// Two rooms with a cracked wall between them; the knight stands before it in the left one.
World beforeCrack(int floor) {
    WorldConfig config = itemConfig({Item::Bombs});
    config.floor = floor;
    World world(dungeonOf({{"Ec", "W"}}, {0, 0}), config);
    standInMiddleOf(world, {12, 4});
    return world;
}

bool leavesEastward(World& world) {
    return stepUntil(world, holding(Direction::East), 120, isSliding);
}

}  // namespace

TEST_CASE("a bomb is laid before the knight, or at his feet where there is no room") {
    const std::vector<std::string> rows{"#####", "#...#", "#._.#", "#...#", "#####"};
    World free = itemRoom(rows, {1, 1}, {Item::Bombs});
    const Events events = press(free, Button::Item);
    CHECK(countOf<BombLaid>(events) == 1);
    CHECK(countOf<ItemRefused>(events) == 0);
    CHECK(free.tools.bombs.front().middle.x > centreOf(free.knightBox()).x);
    World wall = itemRoom(rows, {3, 1}, {Item::Bombs});
    press(wall, Button::Item);
    CHECK(bombTile(wall) == GridPos{3, 1});
    World pit = itemRoom(rows, {1, 2}, {Item::Bombs});
    press(pit, Button::Item);
    CHECK(bombTile(pit) == GridPos{1, 2});
}

TEST_CASE("a bomb goes off when its fuse has burnt, and hurts whoever is near") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Bombs});
    addCreature(world, CreatureKind::ShieldKnight, {9, 4});
    const int health = only(world).health;
    const int halfHearts = world.player.kit.halfHearts;
    const int bombs = world.player.kit.bombs;
    press(world, Button::Item);
    CHECK(world.player.kit.bombs == bombs - 1);
    const BombConfig& config = world.config.items.bombs;
    CHECK(countOf<BombBlasted>(walkFor(world, {}, config.fuseTicks - 2)) == 0);
    only(world).doing = Doing::Rests;  // its shield is down
    const Events events = walkFor(world, {}, 1);
    REQUIRE(countOf<BombBlasted>(events) == 1);
    CHECK(world.tools.bombs.empty());
    CHECK(world.player.kit.halfHearts == halfHearts - config.damage);
    CHECK_FALSE(findIn<KnightHurt>(events)->by);
    if (health > config.blows) {
        CHECK(only(world).health == health - config.blows);
    } else {
        CHECK(world.creatures.living.empty());
    }
}

TEST_CASE("a blast spares who is far") {
    World world = itemRoom(openRoom, {2, 4}, {Item::Bombs});
    addCreature(world, CreatureKind::Turret, {8, 4});
    press(world, Button::Item);
    standInMiddleOf(world, {2, 1});
    const Events events = walkFor(world, {}, 120);
    CHECK(countOf<BombBlasted>(events) == 1);
    CHECK(countOf<KnightHurt>(events) == 0);
    CHECK(countOf<BlowBlocked>(events) + countOf<CreatureStruck>(events) == 0);
}

TEST_CASE("a blast breaks crates, rubble and grass around it") {
    World world =
        itemRoom({"#######", "#..c..#", "#.%.\"c#", "#.....#", "#######"}, {2, 3}, {Item::Bombs});
    world.player.facing = Direction::East;
    press(world, Button::Item);
    REQUIRE(bombTile(world) == GridPos{3, 3});
    const Events events = walkFor(world, {}, 120);
    CHECK(countOf<RubbleCleared>(events) == 1);
    CHECK(countOf<GrassCut>(events) == 1);
    CHECK(countOf<CrateBroken>(events) == 0);  // both are two tiles away
    CHECK(world.ground.at({2, 2}) == Tile::Ground);
}

TEST_CASE("as many bombs lie as may, and no more than the knight has") {
    World world = itemRoom(openRoom, {7, 4}, {Item::Bombs});
    const auto lay = [&] {
        walkFor(world, {}, 1);
        return countOf<BombLaid>(press(world, Button::Item)) == 1;
    };
    world.player.kit.bombs = 2;
    CHECK(lay());
    CHECK(lay());
    CHECK_FALSE(lay());
    world.player.kit.bombs = 9;
    CHECK(lay());
    CHECK(lay());
    CHECK(world.tools.bombs.size() == Tools::mostBombs);
    CHECK_FALSE(lay());
    CHECK(world.player.kit.bombs == 7);
}

TEST_CASE("in an adventure a cracked wall is shut until a bomb breaks it, on both sides for good") {
    World world = beforeCrack(1);
    CHECK_FALSE(leavesEastward(world));
    CHECK(world.lockAt({1, 0}, Direction::West) == DoorLock::Cracked);
    press(world, Button::Item, holding(Direction::East));
    const Events events = walkFor(world, {}, 120);
    REQUIRE(countOf<WallBroken>(events) == 1);
    CHECK(findIn<WallBroken>(events)->direction == Direction::East);
    CHECK(world.lockAt({0, 0}, Direction::East) == DoorLock::None);
    CHECK(world.lockAt({1, 0}, Direction::West) == DoorLock::None);
    CHECK(leavesEastward(world));
}

TEST_CASE("a bomb elsewhere breaks no wall") {
    World world = beforeCrack(1);
    standInMiddleOf(world, {7, 4});
    press(world, Button::Item);
    CHECK(countOf<WallBroken>(walkFor(world, {}, 120)) == 0);
    CHECK_FALSE(leavesEastward(world));
}

TEST_CASE("in exploring a cracked wall is no obstacle") {
    World world = beforeCrack(0);
    CHECK(leavesEastward(world));
}

TEST_CASE("a cracked wall sounds hollow under the sword, and is refused by no key") {
    World world = beforeCrack(1);
    const Events pushed = walkFor(world, holding(Direction::East), 60);
    CHECK(countOf<DoorRefused>(pushed) == 0);
    const Events hollow = walkFor(world, holding(Button::Sword), 30);
    REQUIRE(countOf<SwordRang>(hollow) == 1);
    CHECK(findIn<SwordRang>(hollow)->isHollow);
    standInMiddleOf(world, {12, 1});
    world.player.facing = Direction::North;
    walkFor(world, {}, 1);
    const Events solid = walkFor(world, holding(Button::Sword), 30);
    REQUIRE(countOf<SwordRang>(solid) == 1);
    CHECK_FALSE(findIn<SwordRang>(solid)->isHollow);
}

TEST_CASE("a blast breaks urns and crates, and what was in an urn is left there") {
    World world =
        itemRoom({"#######", "#.....#", "#..c..#", "#.....#", "#######"}, {1, 1}, {Item::Bombs});
    world.config.adventure.urns.heart = {1, 1};
    world.ground.putOnFloor({4, 3}, Tile::Urn);
    world.tools.bombs.push_back({tileCentre({3, 3}), world.config.items.bombs.fuseTicks - 1});
    const Events events = walkFor(world, {}, 1);
    CHECK(countOf<CrateBroken>(events) == 1);
    CHECK(countOf<UrnBroken>(events) == 1);
    CHECK(world.ground.at({4, 3}) == Tile::Ground);
    REQUIRE(world.creatures.drops.size() == 1);
    CHECK(world.creatures.drops[0].kind == DropKind::Heart);
}
