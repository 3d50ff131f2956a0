// Rooms that become their mirror.
#include "dungeon/dungeon.hpp"
#include "room/templates/pool.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/catch2.hpp"
#include "unit/world/bosses/weaver_fights.hpp"
#include "world/creatures/mirror.hpp"
#include "world/creatures/turn.hpp"
#include "world/motion/terrain.hpp"
#include "world/state/state_hash.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::vector<std::string> uneven{"#######.#######",  "#....~........#", "#.o..~........#",
                                      "#....~...\"....#", "..............#", "#..p.......b..#",
                                      "#.............#",  "#..........o..#", "###############"};

World mirroring(GridPos knight) {
    World world = worldOf(uneven, knight, DoorSet::of(Direction::North).with(Direction::West));
    askForMirror(world, 24);
    return world;
}

}  // namespace

TEST_CASE("the mirror keeps the ring of walls, and twice mirrored a room is as it was") {
    World world = mirroring({7, 4});
    const Grid<Tile> before = world.ground.tiles();
    walkFor(world, {}, 25);
    const Grid<Tile> after = world.ground.tiles();
    const GridSize size = before.size();
    for (const GridPos at : cellsOf(size)) {
        const bool isRing = world.ground.isAtEdge(at);
        CHECK(after[at] == before[isRing ? at : GridPos{size.width - 1 - at.x, at.y}]);
    }
    askForMirror(world, 24);
    walkFor(world, {}, 25);
    CHECK(world.ground.tiles() == before);
}

TEST_CASE("nothing moves while the mirror slides in, and the knight keeps his place") {
    World world = mirroring({7, 4});
    const SubPos at = world.player.body.at;
    const Events events = walkFor(world, holding(Direction::East), 25);
    CHECK(countOf<RoomMirrored>(events) == 1);
    CHECK(events.size() == 1);
    CHECK(world.player.body.at == at);
    CHECK_FALSE(world.mirroring);
    walkFor(world, holding(Direction::East), 10);
    CHECK(world.player.body.at != at);
}

TEST_CASE("who would be inside something solid is moved to the nearest free place") {
    World world = mirroring({12, 2});  // a pillar comes there
    addCreature(world, CreatureKind::Slime, {12, 2});
    walkFor(world, {}, 1);
    CHECK(world.ground.at({12, 2}) == Tile::Pillar);
    CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    CHECK(hasFooting(world, only(world).body));
    CHECK(longerAxis(world.player.body.at - tileBox({12, 2}).at) <= 2 * subpixelsPerTile);
}

TEST_CASE("a plate that was pressed is pressed in the mirror") {
    World world = mirroring({3, 5});
    walkFor(world, {}, 1);
    REQUIRE(world.ground.plates().size() == 1);
    CHECK(world.ground.plates().front().at == GridPos{11, 5});
}

TEST_CASE("a room whose mirror would wall up a door is not mirrored") {
    const std::vector<std::string> rows{"###############", "#............##", "#............##",
                                        "#............##", ".............##", "#............##",
                                        "#............##", "#............##", "###############"};
    CHECK_FALSE(isMirrorFair(worldOf(rows, {7, 4}, DoorSet::of(Direction::West))));
    World world = worldOf(rows, {7, 6}, DoorSet::of(Direction::West), fightConfig());
    addCreature(world, CreatureKind::Weaver, {7, 4}).doing = Doing::Walks;
    CHECK_FALSE(stepUntil(world, {}, 6000, [](const World& w) { return w.mirroring.has_value(); }));
}

TEST_CASE("the pull mirrors strings and knots with the room, and nothing hurts meanwhile") {
    World world = weaverFight({3, 6});
    weaverIn(world).doing = Doing::Walks;
    REQUIRE(stepUntil(world, {}, 6000, [&](const World& w) {
        return weaverIn(world).move == Move::WeaverPull && w.mirroring;
    }));
    const std::vector<Omen> before = world.creatures.omens;
    REQUIRE_FALSE(before.empty());
    std::vector<SubPos> knots;
    for (const Creature& one : world.creatures.living) {
        knots.push_back(centreOf(one.body.hitBox()));
    }
    const int halves = world.player.kit.halfHearts;
    Events events;
    while (world.mirroring) {
        step(world, {}, events);
    }
    CHECK(world.player.kit.halfHearts == halves);
    const int width = world.terrain().size().width * subpixelsPerTile;
    REQUIRE(world.creatures.omens.size() == before.size());
    for (std::size_t i = 0; i < before.size(); ++i) {
        const Omen& omen = world.creatures.omens[i];
        CHECK(omen.box.at.x == width - before[i].box.right());
        CHECK(omen.wait - omen.ticks >= leastTellTicks);  // time to see where they are now
    }
    for (std::size_t i = 0; i < knots.size(); ++i) {
        const Creature& one = world.creatures.living[i];
        if (has(one.kind, Trait::HoldsString)) {
            CHECK(centreOf(one.body.hitBox()).x == width - 1 - knots[i].x);
        }
    }
}
