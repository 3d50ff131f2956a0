// Where creatures stand and walk, alone and several together.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/blows.hpp"
#include "world/creatures/moves.hpp"
#include "world/ground/ground_changes.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::vector<std::string> roughRoom{"###############", "#....._......~#", "#.__.._..##.~~#",
                                         "#.__...^.....~#", "#....#...%.....", "#..^.#..~~....#",
                                         "#....#._~~._..#", "#.............#", "###############"};

// Not on the outermost tiles; ghosts through all else, those who fly over water and pits.
bool standsWell(const World& world, const Body& body) {
    const GridSize size = world.terrain().size();
    return !anyTile(body.hitBox(), [&](GridPos tile) {
        const Tile what = world.ground.at(tile);
        const bool edge =
            tile.x < 1 || tile.y < 1 || tile.x >= size.width - 1 || tile.y >= size.height - 1;
        const bool flies = body.gait == Gait::Flies;
        const bool bad = what == Tile::Pit || what == Tile::DeepWater || what == Tile::Spikes;
        const bool rock = what == Tile::Wall || what == Tile::Pillar || what == Tile::Rubble ||
                          what == Tile::Crate || what == Tile::Block;
        return edge || (body.gait != Gait::Ghost && (rock || (bad && !flies)));
    });
}

InputFrame randomInput(RandomStream& random) {
    return {EnumSet<Button>::fromBits(static_cast<std::uint32_t>(random.below(32)))};
}

bool overlapsDeeply(const Body& one, const Body& other) {
    const int deep = toSubpixels(3);
    SubBox inner = one.hitBox();
    inner = {{inner.at.x + deep, inner.at.y + deep}, inner.width - deep, inner.height - deep};
    return overlap(inner, other.hitBox());
}

}  // namespace

TEST_CASE("no creature is ever in a pit, in water, on spikes, in a doorway or in a wall") {
    const auto kind =
        static_cast<CreatureKind>(GENERATE(range(0, static_cast<int>(creatureCount))));
    INFO(name(kind));
    for (std::uint64_t seed = 0; seed < 8; ++seed) {
        RandomStream random(seed);
        WorldConfig config = fightConfig();
        config.creatures.kinds[kind].health = 1000;
        World world = worldOf(roughRoom, {10, 7}, DoorSet::of(Direction::East), config);
        for (const GridPos tile : {GridPos{2, 1}, GridPos{12, 5}, GridPos{7, 4}}) {
            addCreature(world, kind, tile).roll = random.next();
        }
        InputFrame input;
        Events events;
        for (int tick = 0; tick < 900 && !world.flip; ++tick) {
            if (tick % 20 == 0) {
                input = randomInput(random);
            }
            if (random.below(40) == 0) {
                const Creature& one = world.creatures.living[random.below(3)];
                const SubPos middle = centreOf(one.body.hitBox());
                const SubPos from{middle.x + static_cast<int>(random.below(512)) - 256,
                                  middle.y + static_cast<int>(random.below(512)) - 256};
                strikeAll(world, one.body.hitBox(), {from}, events);
            }
            events.clear();
            step(world, input, events);
            for (const Creature& creature : world.creatures.living) {
                INFO("seed " << seed << ", tick " << tick << ", " << creature.body.at.x << " "
                             << creature.body.at.y);
                REQUIRE((onlyHolds(creature.kind) || behaviourOf(creature.kind).door != nullptr ||
                         isAloft(creature, world.config.creatures) ||
                         standsWell(world, creature.body)));
            }
        }
    }
}

TEST_CASE("those who walk find their way around walls, pits, water and spikes") {
    const char barrier = GENERATE('#', '_', '~', '^');
    const auto kind =
        GENERATE(CreatureKind::Skeleton, CreatureKind::ShieldKnight, CreatureKind::Mimic);
    INFO(barrier << " " << name(kind));
    std::vector<std::string> rows = openRoom;
    for (std::size_t y = 1; y <= 6; ++y) {
        rows[y][5] = barrier;
        rows[8 - y][8] = barrier;
    }
    World world = fightIn(rows, {13, 1});
    addCreature(world, kind, {1, 1}).doing = Doing::Walks;
    CHECK(stepUntil(world, {}, 1800, [](const World& w) {
        return tileUnder(w.creatures.living.front().body).x >= 7;
    }));
}

TEST_CASE("those who walk come on where the knight stands in a doorway") {
    World world = worldOf(roughRoom, {14, 4}, DoorSet::of(Direction::East), fightConfig());
    addCreature(world, CreatureKind::ShieldKnight, {2, 7});
    const int before = pixelsApart(world, only(world));
    REQUIRE(stepUntilDoing(world, Doing::WindsUp, 900));
    CHECK(pixelsApart(world, only(world)) < before);
}

TEST_CASE("creatures do not stack, in a corridor neither") {
    const bool corridor = GENERATE(false, true);
    const auto kind = static_cast<CreatureKind>(GENERATE(range(0, commonCount)));
    INFO(name(kind) << (corridor ? " in a corridor" : ""));
    const std::vector<std::string> narrow{"#####", "#...#", "#.#.#", "#.#.#", "#.#.#",
                                          "#.#.#", "#.#.#", "#.#.#", "#...#", "#####"};
    World world = fightIn(corridor ? narrow : openRoom, corridor ? GridPos{3, 8} : GridPos{13, 1});
    if (kind == CreatureKind::Turret || onlyHolds(kind)) {
        return;
    }
    for (std::uint64_t i = 0; i < 3; ++i) {
        addCreature(world, kind, {1, 4}).doing = Doing::Walks;
        world.creatures.living.back().roll = i;
    }
    walkFor(world, {}, 40);
    const auto& living = world.creatures.living;
    for (std::size_t i = 0; i < living.size(); ++i) {
        for (std::size_t j = 0; j < i; ++j) {
            CHECK_FALSE(overlapsDeeply(living[i].body, living[j].body));
        }
    }
}

TEST_CASE("turrets and chests are not moved by those who come into them") {
    const auto kind = GENERATE(CreatureKind::Turret, CreatureKind::Mimic);
    World world = fightIn(openRoom, {13, 7});
    addCreature(world, kind, {4, 4});
    const SubPos at = only(world).body.at;
    addCreature(world, CreatureKind::ShieldKnight, {4, 4});
    walkFor(world, {}, 30);
    CHECK(only(world).body.at == at);
    CHECK_FALSE(overlapsDeeply(world.creatures.living[0].body, world.creatures.living[1].body));
}

TEST_CASE("no crate is pushed onto a creature, but onto a ghost one is") {
    const auto kind = GENERATE(CreatureKind::Turret, CreatureKind::Bat, CreatureKind::Ghost);
    World world = fightIn({"########", "#.c....#", "########"}, {1, 1});
    world.player.facing = Direction::East;
    addCreature(world, kind, {3, 1});
    world.config.creatures.rules.waitTicks = 1000;
    const Events events = walkFor(world, holding(Direction::East), 30);
    const bool pushed = kind == CreatureKind::Ghost;
    CHECK(countOf<PushStarted>(events) == (pushed ? 1U : 0U));
    CHECK(countOf<PushRefused>(events) == (pushed ? 0U : 1U));
}

TEST_CASE("a blow from any side leaves a creature where it may stand") {
    World world = fightIn({"#####", "#_._#", "#...#", "#~.^#", "#####"}, {2, 2});
    const auto kind = static_cast<CreatureKind>(GENERATE(range(0, commonCount)));
    world.config.creatures.kinds[kind].health = 1000;
    world.config.creatures.kinds[kind].pushed = 48;
    world.config.creatures.rules.safeTicks = 0;
    addCreature(world, kind, {2, 2});
    Events events;
    const std::vector<GridOffset> sides{{-1, 0}, {1, 0}, {0, -1}, {0, 1}, {0, 1}, {-1, 0}};
    for (const GridOffset from : sides) {
        const SubPos middle = centreOf(only(world).body.hitBox());
        strikeAll(world, only(world).body.hitBox(), {{middle.x + from.x, middle.y + from.y}},
                  events);
        for (int tick = 0; tick < 10; ++tick) {
            step(world, {}, events);
            CHECK(standsWell(world, only(world).body));
        }
    }
}

namespace {

int pixelsBetween(const Creature& one, const Creature& other, int SubPos::*axis) {
    return std::abs(one.body.at.*axis - other.body.at.*axis) / subpixelsPerPixel;
}

}  // namespace

TEST_CASE("walkers in single file step out beside each other") {
    World world = fightIn(openRoom, {7, 7});
    addCreature(world, CreatureKind::ShieldKnight, {7, 2});
    addCreature(world, CreatureKind::ShieldKnight, {7, 1});
    for (Creature& one : world.creatures.living) {
        one.doing = Doing::Walks;
    }
    // The second comes up to the first.
    world.creatures.living.back().body.at.y += toSubpixels(6);
    stepUntil(world, {}, 60, [](const World&) { return false; });
    const auto& living = world.creatures.living;
    CHECK(pixelsBetween(living[0], living[1], &SubPos::x) >= 8);
}

TEST_CASE("those who walk side by side keep their distance, and a wall is no matter") {
    const std::vector<std::string> corridor{"#########", "#.......#", "#########"};
    World world = fightIn(corridor, {7, 1});
    addCreature(world, CreatureKind::ShieldKnight, {2, 1});
    addCreature(world, CreatureKind::ShieldKnight, {1, 1});
    for (Creature& one : world.creatures.living) {
        one.doing = Doing::Walks;
    }
    const int before = pixelsApart(world, only(world));
    stepUntil(world, {}, 60, [](const World&) { return false; });
    CHECK(pixelsApart(world, only(world)) < before - 10);
}
