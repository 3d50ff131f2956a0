// Chests that only an item reaches: on islands, and behind gates that a crystal opens.
#include "testing/catch2.hpp"
#include "unit/world/things/barred_rooms.hpp"
#include "world/ground/ground_changes.hpp"
#include "world/things/use_things.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

Events useFacing(World& world, Direction way, int ticks, InputFrame held = {}) {
    world.player.facing = way;
    Events events = press(world, Button::Item, held);
    for (int tick = 1; tick < ticks; ++tick) {
        step(world, held, events);
    }
    return events;
}

}  // namespace

TEST_CASE("a chest on an island cannot be walked up to") {
    const World world = barredWorld(Barrier::Pits, {Item::Feather});
    const Thing& chest = onlyOf(world, ThingKind::Chest);
    CHECK(chest.barrier == Barrier::Pits);
    CHECK_FALSE(canWalkUpTo(world, chest.tile));
    CHECK(world.ground.at(below(chest.tile, 1)) == Tile::Ground);
    CHECK(world.ground.at(below(chest.tile, 2)) == Tile::Pit);
    CHECK(canWalkUpTo(world, below(chest.tile, 2)));
}

TEST_CASE("the feather leads to an island and back") {
    World world = barredWorld(Barrier::Pits, {Item::Feather});
    const GridPos chest = onlyOf(world, ThingKind::Chest).tile;
    const int halfHearts = world.player.kit.halfHearts;
    standInMiddleOf(world, below(chest, 3));
    const Events over = useFacing(world, Direction::North, 120, holding(Direction::North));
    CHECK(countOf<ChestOpened>(over) == 1);
    CHECK(world.player.kit.coins == 30);
    CHECK(knightTile(world) == below(chest, 1));
    walkFor(world, {}, 120);
    standInMiddleOf(world, below(chest, 1));
    useFacing(world, Direction::South, 60, holding(Direction::South));
    CHECK(canWalkUpTo(world, knightTile(world)));
    CHECK(world.player.kit.halfHearts == halfHearts);
}

TEST_CASE("the hook leads to an island and back") {
    World world = barredWorld(Barrier::Pits, {Item::Hook});
    const GridPos chest = onlyOf(world, ThingKind::Chest).tile;
    const int halfHearts = world.player.kit.halfHearts;
    standInMiddleOf(world, below(chest, 4));
    useFacing(world, Direction::North, 120);
    REQUIRE(knightTile(world) == below(chest, 1));
    CHECK(countOf<ChestOpened>(walkFor(world, holding(Direction::North), 120)) == 1);
    walkFor(world, {}, 120);
    useFacing(world, Direction::South, 120);
    CHECK(knightTile(world).y > chest.y + 2);
    CHECK(canWalkUpTo(world, knightTile(world)));
    CHECK(world.player.kit.halfHearts == halfHearts);
}

TEST_CASE("who walks into the pits of an island is back where he came in") {
    World world = barredWorld(Barrier::Pits, {Item::Feather});
    const GridPos chest = onlyOf(world, ThingKind::Chest).tile;
    standInMiddleOf(world, below(chest, 1));
    CHECK(countOf<KnightFell>(walkFor(world, holding(Direction::South), 120)) == 1);
    CHECK(world.ending == Ending::None);
}

TEST_CASE("a gated chest opens once its crystal is struck by an arrow or the hook") {
    const Item item = GENERATE(Item::Bow, Item::Hook);
    World world = barredWorld(Barrier::Gate, {item});
    const Thing chest = onlyOf(world, ThingKind::Chest);
    const GridPos crystal = onlyOf(world, ThingKind::Crystal).tile;
    CHECK_FALSE(canWalkUpTo(world, chest.tile));
    CHECK_FALSE(canWalkUpTo(world, crystal));
    const auto side = std::ranges::find_if(allDirections, [&](Direction way) {
        const GridPos pit = neighbour(crystal, way);
        return world.ground.at(pit) == Tile::Pit && canWalkUpTo(world, pit);
    });
    REQUIRE(side != allDirections.end());
    standInMiddleOf(world, neighbour(neighbour(crystal, *side), *side));
    const Events events = useFacing(world, opposite(*side), 60);
    CHECK(countOf<CrystalStruck>(events) == 1);
    CHECK(countOf<GatesOpened>(events) == 1);
    CHECK(canWalkUpTo(world, chest.tile));
    CHECK(world.groundAsMade(world.room).tiles() == world.ground.tiles());  // for good
    CHECK(countOf<CrystalStruck>(useFacing(world, opposite(*side), 60)) == 0);
}

TEST_CASE("nothing but an arrow or the hook in the crystal itself opens gates") {
    World world = barredWorld(Barrier::Gate, {Item::Bombs});
    const GridPos crystal = onlyOf(world, ThingKind::Crystal).tile;
    Events events{ArrowStuck{neighbour(crystal, Direction::South), {}}};
    strike(world, crystal, events);
    blast(world, crystal, 2, events);
    strikeCrystals(world, events, 0);
    CHECK(countOf<GatesOpened>(events) == 0);
    CHECK_FALSE(canWalkUpTo(world, onlyOf(world, ThingKind::Chest).tile));
    events.push_back(ArrowStuck{crystal, {}});
    strikeCrystals(world, events, 0);
    CHECK(countOf<GatesOpened>(events) == 1);
}

TEST_CASE("where there is no place for its barrier, a chest stands in the open") {
    const Barrier barrier = GENERATE(Barrier::Pits, Barrier::Gate);
    const World world = barredWorld(barrier, {Item::Bow}, {5, 5});
    REQUIRE(world.things.all().size() == 1);
    CHECK(world.things.all()[0].barrier == Barrier::None);
    CHECK(canWalkUpTo(world, world.things.all()[0].tile));
}
