// The phases of a swing.
#include "testing/catch2.hpp"
#include "unit/world/hazard_rooms.hpp"
#include "world/knight/harm.hpp"
#include "world/knight/sword.hpp"

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const InputFrame pressSword = holding(Button::Sword);

World inHall() {
    World world = worldOf(
        {"#########", "#.......#", "#.......#", "#.......#", "#.......#", "#.......#", "#########"},
        {4, 3});
    world.player.facing = Direction::East;
    return world;
}

SwingPhase phaseOf(const World& world) {
    return swingPhase(world.player, world.config.sword);
}

// Ticks until a swing begins again.
int ticksToNextSwing(World& world, InputFrame input) {
    for (int tick = 1; tick < 100; ++tick) {
        if (countOf<SwordSwung>(walkFor(world, input, 1)) > 0) {
            return tick;
        }
    }
    return 0;
}

}  // namespace

TEST_CASE("a swing is raised, cuts aslant and then ahead, and is taken back") {
    World world = inHall();
    const SwordConfig& config = world.config.sword;
    std::vector<SwingPhase> phases;
    walkFor(world, pressSword, 1);
    for (; phaseOf(world) != SwingPhase::None; walkFor(world, {}, 1)) {
        phases.push_back(phaseOf(world));
    }
    std::vector<SwingPhase> expected(static_cast<std::size_t>(config.windUpTicks),
                                     SwingPhase::WindUp);
    const int slant = config.bladeTicks / 3;
    expected.insert(expected.end(), static_cast<std::size_t>(slant), SwingPhase::Slant);
    expected.insert(expected.end(), static_cast<std::size_t>(config.bladeTicks - slant),
                    SwingPhase::Ahead);
    expected.insert(expected.end(), static_cast<std::size_t>(config.recoveryTicks),
                    SwingPhase::Recovery);
    CHECK(phases == expected);
}

TEST_CASE("the blade reaches to the right of the knight first, then ahead of him") {
    const Direction side =
        GENERATE(Direction::North, Direction::South, Direction::West, Direction::East);
    World world = inHall();
    world.player.facing = side;
    const SubPos middle = centreOf(world.knightBox());
    const GridOffset ahead = offsetOf(side);
    const auto towards = [&](GridOffset way) {
        const SubPos blade = centreOf(*swordBox(world.player, world.config.sword));
        return (blade.x - middle.x) * way.x + (blade.y - middle.y) * way.y;
    };
    const GridOffset right{-ahead.y, ahead.x};
    walkFor(world, pressSword, world.config.sword.windUpTicks + 1);
    REQUIRE(phaseOf(world) == SwingPhase::Slant);
    CHECK(towards(ahead) > 0);
    CHECK(towards(right) > 0);
    walkFor(world, {}, world.config.sword.bladeTicks - 1);
    REQUIRE(phaseOf(world) == SwingPhase::Ahead);
    CHECK(towards(right) == 0);
    CHECK(towards(ahead) > toSubpixels(world.config.sword.reach / 2));
}

TEST_CASE("the knight is rooted while the blade is out, and not a tick longer") {
    World world = inHall();
    const SwordConfig& config = world.config.sword;
    walkFor(world, pressSword, 1);
    for (; phaseOf(world) != SwingPhase::None; walkFor(world, {}, 1)) {
        CHECK(isRootedBySwing(world.player, config) == (phaseOf(world) != SwingPhase::Recovery));
    }
    CHECK_FALSE(isRootedBySwing(world.player, config));
}

TEST_CASE("a press near the end of a swing is kept, an earlier one is not") {
    World world = inHall();
    const SwordConfig& config = world.config.sword;
    const int swing = config.windUpTicks + config.bladeTicks + config.recoveryTicks;
    walkFor(world, pressSword, 1);
    walkFor(world, {}, swing - 1 - config.keptTicks);
    walkFor(world, pressSword, 1);
    CHECK(ticksToNextSwing(world, {}) == config.keptTicks);
    walkFor(world, {}, 100);
    walkFor(world, pressSword, 1);
    walkFor(world, {}, swing - 2 - config.keptTicks);
    walkFor(world, pressSword, 1);
    CHECK(ticksToNextSwing(world, {}) == 0);
}

TEST_CASE("the blade rings once on rock, and not on what it cuts or on air") {
    const char tile = GENERATE('#', 'o', '.', 'c', '~');
    World world = worldOf({"#####", std::string("#.") + tile + ".#", "#####"}, {1, 1});
    world.player.facing = Direction::East;
    const bool rock =
        world.ground.at({2, 1}) == Tile::Wall || world.ground.at({2, 1}) == Tile::Pillar;
    CHECK(countOf<SwordRang>(walkFor(world, pressSword, 40)) == (rock ? 1U : 0U));
}

TEST_CASE("whoever is hurt drops his swing and what he pressed") {
    World world = inHall();
    walkFor(world, pressSword, 3);
    Events events;
    hurtKnight(world, CreatureKind::Slime, {world.player.body.at.x + 100 * subpixelsPerPixel, 0},
               events);
    CHECK(world.player.swingTicks == 0);
    CHECK(countOf<SwordSwung>(walkFor(world, {}, 60)) == 0);
}

TEST_CASE(
    "hurt, the knight is pushed from where the blow came, and nothing hurts him for a while") {
    World world = inHall();
    const SubPos at = world.player.body.at;
    const SubPos middle = centreOf(world.knightBox());
    Events events;
    world.config.creatures.kinds[CreatureKind::Bat].damage = 2;
    hurtKnight(world, CreatureKind::Bat, {middle.x + 1000, middle.y + 10}, events);
    REQUIRE(countOf<KnightHurt>(events) == 1);
    CHECK(std::get<KnightHurt>(events.front()).by == CreatureKind::Bat);
    CHECK(world.player.kit.halfHearts == 4);
    hurtKnight(world, CreatureKind::Bat, {middle.x + 1000, middle.y + 10}, events);
    CHECK(world.player.kit.halfHearts == 4);
    walkFor(world, {}, 20);
    CHECK(at.x - world.player.body.at.x == toSubpixels(world.config.player.knockBack));
    CHECK(world.player.body.at.y == at.y);
}
