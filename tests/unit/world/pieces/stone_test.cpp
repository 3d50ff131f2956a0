#include "testing/catch2.hpp"
#include "unit/world/pieces/piece_rooms.hpp"
#include "world/pieces/stone_place.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

StoneState stoneOf(const World& world) {
    return ownPiece<StoneState>(world.piece);
}

// Steps until the stone begins or ends to roll. Returns for how many ticks.
int untilRolling(World& world, bool rolls) {
    Events events;
    int ticks = 0;
    while (stoneOf(world).isRolling != rolls && ticks < 600) {
        step(world, {}, events);
        ++ticks;
    }
    return ticks;
}

}  // namespace

TEST_CASE("the stone begins far from the knight and is announced before it rolls") {
    World world = pieceWorld(SetPiece::Stone);
    begun(world);
    const auto [west, east] = stoneLane(world);
    CHECK((stoneOf(world).at == west || stoneOf(world).at == east));
    Events events;
    int announced = -1;
    for (int tick = 0; tick < 600 && !stoneOf(world).isRolling; ++tick) {
        announced += announced >= 0 ? 1 : 0;
        events.clear();
        step(world, {}, events);
        announced = countIn<PieceWarned>(events) == 1 ? 0 : announced;
    }
    CHECK(announced >= 40);
    untilRolling(world, false);
    CHECK((stoneOf(world).at == west || stoneOf(world).at == east));
}

TEST_CASE("the stone hurts whom it rolls over, but nobody in a niche, and shuts in nobody") {
    World world = pieceWorld(SetPiece::Stone);
    begun(world);
    const int hearts = world.player.kit.halfHearts;
    const GridSize size = world.ground.tiles().size();
    const GridPos middle{size.width / 2, size.height / 2};
    standOn(world, middle);
    untilRolling(world, true);
    untilRolling(world, false);
    CHECK(world.player.kit.halfHearts == hearts - 1);
    standOn(world, {middle.x, 2});
    untilRolling(world, true);
    untilRolling(world, false);
    CHECK(world.player.kit.halfHearts == hearts - 1);
    for (int x = 1; x < size.width - 1; ++x) {
        standOn(world, {x, middle.y});
        waited(world, 30);
        CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    }
}

TEST_CASE("the stone breaks when both wedges are struck") {
    World world = pieceWorld(SetPiece::Stone);
    begun(world);
    const auto wedges = tilesWith(world, Tile::Lever);
    REQUIRE(wedges.size() == 2);
    CHECK(countIn<PieceDone>(struck(world, wedges[0])) == 0);
    CHECK(countIn<PieceDone>(struck(world, wedges[1])) == 1);
}
