// The attacks of the King Slime.
#include "testing/catch2.hpp"
#include "unit/world/bosses/king_fights.hpp"
#include "world/creatures/turn.hpp"

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

constexpr int tellTicks = 42;  // 0.7 s

// Until he lands from a leap; the events of that tick.
Events stepToSlam(World& world) {
    Events events;
    for (int tick = 0; tick < 400 && countOf<GroundSlammed>(events) == 0; ++tick) {
        events.clear();
        step(world, {}, events);
    }
    return events;
}

bool isLocked(const World& world) {
    return flightNow(world.creatures.living.front(), world.config.creatures) == Flight::Drops;
}

// He leaps, and the knight is so many pixels east of where he lands.
Events slamBeside(World& world, int pixels) {
    beginAttack(world, Move::KingSlam);
    REQUIRE(stepUntil(world, {}, 400, isLocked));
    const SubPos middle = centreOf(only(world).body.hitBox());
    Body& body = world.player.body;
    body.at = {middle.x + toSubpixels(pixels) - toSubpixels(body.size.width) / 2,
               middle.y - toSubpixels(body.size.height) / 2};
    return stepToSlam(world);
}

}  // namespace

TEST_CASE("the King Slime makes all of his attacks, and none three times in a row") {
    World world = kingFight({2, 2});
    world.config.creatures.kinds[CreatureKind::KingSlime].near = 0;
    std::vector<Move> attacks;
    for (int tick = 0; tick < 60 * 240; ++tick) {
        Events events;
        step(world, {}, events);
        const Creature& king = only(world);
        const bool chose =
            countOf<CreatureWoundUp>(events) > 0 &&
            (king.move != Move::KingHops || ownState<KingSlimeState>(king).hopsLeft == 3);
        if (chose) {
            attacks.push_back(king.move);
        }
    }
    REQUIRE(attacks.size() > 30);
    CHECK(std::set(attacks.begin(), attacks.end()).size() == 3);
    for (std::size_t i = 2; i < attacks.size(); ++i) {
        INFO("attack " << i);
        CHECK((attacks[i] != attacks[i - 1] || attacks[i] != attacks[i - 2]));
    }
}

TEST_CASE("each hop of three is announced for 0.7 s, and a rest of a second follows the last") {
    World world = kingFight({13, 7}, {3, 3});
    beginAttack(world, Move::KingHops);
    const auto phases = phasesOf(world, 360);
    REQUIRE(phases.size() > 7);
    for (std::size_t i = 0; i < 6; i += 2) {
        CHECK(phases[i].doing == Doing::WindsUp);
        CHECK(phases[i].ticks >= tellTicks - 1);
        CHECK(phases[i + 1].doing == Doing::Attacks);
    }
    CHECK(phases[6].doing == Doing::Rests);
    CHECK(phases[6].ticks == 60);
}

TEST_CASE("a hop goes to where the knight stood, and ends with the blow where it meets him") {
    World world = kingFight({10, 4}, {6, 4});
    beginAttack(world, Move::KingHops);
    const SubPos from = only(world).body.at;
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    standInMiddleOf(world, {10, 1});
    walkFor(world, {}, 20);
    CHECK(only(world).body.at.x > from.x);
    CHECK(only(world).body.at.y == from.y);

    World met = kingFight({8, 4}, {6, 4});
    beginAttack(met, Move::KingHops);
    CHECK(lostIn(walkFor(met, {}, tellTicks + 20)) == 1);
    CHECK(only(met).doing == Doing::Rests);
}

TEST_CASE("in a leap his shadow follows the knight, then stands still before he lands") {
    World world = kingFight({2, 2}, {11, 6});
    beginAttack(world, Move::KingSlam);
    REQUIRE(stepUntil(world, {}, 400, [](const World& w) {
        return flightNow(w.creatures.living.front(), w.config.creatures) == Flight::Hovers;
    }));
    const int far = pixelsApart(world, only(world));
    REQUIRE(stepUntil(world, {}, 400, isLocked));
    CHECK(pixelsApart(world, only(world)) < far);
    walkFor(world, {}, 1);
    const SubPos goal = only(world).body.at;
    const GridOffset rest = only(world).way;
    standInMiddleOf(world, {12, 6});
    const Events events = stepToSlam(world);
    CHECK(countOf<GroundSlammed>(events) == 1);
    CHECK(only(world).body.at == SubPos{goal.x + rest.x, goal.y + rest.y});
}

TEST_CASE("he lands where there is room for him, wherever the knight stands") {
    World world = kingFight({1, 1}, {7, 4});
    beginAttack(world, Move::KingSlam);
    stepToSlam(world);
    CHECK(hasFooting(world, only(world).body));
    CHECK(only(world).doing == Doing::Rests);
}

TEST_CASE("the slam hurts twice below him, once in its ring, and not beyond") {
    for (const auto& [pixels, lost] : {std::pair{4, 2}, {26, 1}, {35, 1}, {38, 0}}) {
        INFO(pixels << " pixels");
        World world = kingFight({7, 4});
        CHECK(lostIn(slamBeside(world, pixels)) == lost);
    }
}

TEST_CASE("nothing hurts below him before he lands, and no blow meets him in the air") {
    World world = kingFight({7, 4});
    beginAttack(world, Move::KingSlam);
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    const int health = only(world).health;
    while (only(world).doing == Doing::Attacks && !isLocked(world)) {
        CHECK(countOf<KnightHurt>(walkFor(world, {}, 1)) == 0);
        CHECK(countOf<CreatureStruck>(strikeKing(world)) == 0);
    }
    CHECK(only(world).health == health);
    stepToSlam(world);
    strikeKing(world);
    CHECK(only(world).health == health - 1);
}

TEST_CASE("he spits a fan of blobs around the way to the knight, which the sword cuts") {
    World world = kingFight({12, 4}, {4, 4});
    beginAttack(world, Move::KingSpit);
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    const auto& shots = world.creatures.projectiles;
    REQUIRE(shots.size() == 5);
    CHECK(shots[2].body.velocity.y == 0);
    CHECK(shots[2].body.velocity.x == perTick(70));
    CHECK(shots[0].body.velocity.y < shots[1].body.velocity.y);
    CHECK(shots[1].body.velocity.y < 0);
    CHECK(shots[3].body.velocity.y == -shots[1].body.velocity.y);
    CHECK(shots[4].body.velocity.y == -shots[0].body.velocity.y);
    world.player.facing = Direction::West;
    Events events = walkFor(world, {}, 80);
    CHECK(lostIn(events) == 0);
    events = walkFor(world, holding(Button::Sword), 12);
    CHECK(countOf<ProjectileEnded>(events) >= 1);
    CHECK(lostIn(events) == 0);
    CHECK(lostIn(walkFor(world, {}, 100)) == 0);
}

TEST_CASE("no blob is so fast that it could skip over the knight") {
    World world = kingFight({12, 4}, {4, 4});
    world.config.creatures.moves[Move::KingSpit].speed = 480;
    world.config.bossSpeed = 300;
    beginAttack(world, Move::KingSpit);
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    CHECK(world.creatures.projectiles[2].body.velocity == GridOffset{subpixelsPerTile / 2, 0});
}

TEST_CASE("he does not spit at a knight beside him, where there is no room between blobs") {
    World world = kingFight({9, 4});
    world.config.creatures.kinds[CreatureKind::KingSlime].speed = 0;
    for (std::uint64_t roll = 0; roll < 200; ++roll) {
        Creature& king = only(world);
        king = makeCreature(world, CreatureKind::KingSlime, tileCentre({7, 4}), roll);
        king.doing = Doing::Walks;
        REQUIRE(stepUntilDoing(world, Doing::WindsUp));
        CHECK(only(world).move != Move::KingSpit);
    }
}

TEST_CASE("behind his gate he is a quarter quicker, and so on each floor") {
    World world = kingFight({13, 4}, {3, 4});
    const CreaturesConfig& config = world.config.creatures;
    Creature& king = only(world);
    CHECK(paceOf(king, config, 100) == 100);
    CHECK(paceOf(king, config, 116) == 116);
    king.phase = 1;
    CHECK(isEnraged(king));
    CHECK(paceOf(king, config, 100) == 125);
    CHECK(paceOf(king, config, 132) == 165);
    beginAttack(world, Move::KingHops);
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    CHECK(only(world).body.at.x - only(world).body.previous.x == 0);
    walkFor(world, {}, 1);
    CHECK(only(world).body.at.x - only(world).body.previous.x == perTick(75 * 125 / 100));
}

TEST_CASE("after every second blow a small slime splits off, and never more than three live") {
    World world = kingFight({13, 7});
    world.config.creatures.kinds[CreatureKind::SmallSlime].speed = 0;
    std::size_t slimes = 0;
    for (int blow = 1; blow < 8; ++blow) {
        only(world).doing = Doing::Walks;
        only(world).phase = 1;  // behind his only gate
        strikeKing(world);
        for (Creature& one : world.creatures.living) {
            one.body.safeTicks = 1000;  // so that no slime is struck
        }
        slimes = std::min<std::size_t>(3, static_cast<std::size_t>(blow) / 2);
        INFO("blow " << blow);
        CHECK(world.creatures.living.size() == 1 + slimes);
    }
    only(world).health = 100;
    world.config.creatures.kinds[CreatureKind::KingSlime].health = 101;
    only(world).doing = Doing::Walks;
    strikeKing(world);
    CHECK(world.creatures.living.size() == 4);
}

TEST_CASE("no blow pushes him or interrupts what he announces, and he is safe for half a second") {
    World world = kingFight({10, 4});
    beginAttack(world, Move::KingSpit);
    const SubPos at = only(world).body.at;
    CHECK(countOf<CreatureStruck>(strikeKing(world)) == 1);
    CHECK(only(world).doing == Doing::WindsUp);
    CHECK(only(world).body.safeTicks == 30);
    walkFor(world, {}, 10);
    CHECK(only(world).body.at == at);
    Events events;
    strikeAll(world, only(world).body.hitBox(), {{0, 0}}, events);
    CHECK(events.empty());
}

TEST_CASE("each part of his leap is told as it begins") {
    World world = kingFight({2, 2}, {11, 6});
    beginAttack(world, Move::KingSlam);
    std::vector<int> parts;
    for (int tick = 0; tick < 400 && only(world).doing != Doing::Rests; ++tick) {
        Events events;
        step(world, {}, events);
        for (const Event& event : events) {
            if (const auto* began = std::get_if<PartBegan>(&event)) {
                CHECK(began->move == Move::KingSlam);
                CHECK(began->kind == CreatureKind::KingSlime);
                parts.push_back(began->part);
            }
        }
    }
    CHECK(parts == std::vector{0, 1, 2});
}

namespace {

// The enraged king has slammed; the knight is so many pixels east of him and does nothing.
World afterRagingSlam(int pixels) {
    World world = kingFight({7, 4});
    only(world).phase = 1;
    world.player.kit.halfHearts = 20;
    slamBeside(world, pixels);
    world.player.body.safeTicks = 0;
    world.config.creatures.kinds[CreatureKind::KingSlime].speed = 0;
    return world;
}

}  // namespace

TEST_CASE("a bomb in the ring of his landing is swallowed and stuns him, one beyond it is not") {
    for (const int pixels : {0, 34, 40}) {
        INFO(pixels << " pixels");
        World world = kingFight({7, 4});
        only(world).phase = 1;
        beginAttack(world, Move::KingSlam);
        REQUIRE(stepUntil(world, {}, 400, isLocked));
        const SubPos middle = centreOf(only(world).body.hitBox());
        world.tools.bombs.push_back({{middle.x + toSubpixels(pixels), middle.y}, -1000});
        standInMiddleOf(world, {1, 1});
        const int health = only(world).health;
        const Events events = stepToSlam(world);
        const bool isIn = pixels < 36;
        CHECK(world.tools.bombs.empty() == isIn);
        CHECK(countOf<CreatureStunned>(events) == (isIn ? 1 : 0));
        CHECK((only(world).doing == Doing::Stunned) == isIn);
        CHECK(world.creatures.omens.empty() == isIn);  // he sends no wave
        CHECK(only(world).health == health);
    }
}

TEST_CASE("stunned by a bomb he takes three blows, or four who stands beside him already") {
    World world = kingFight({7, 4});
    Events events;
    stun(world, only(world), world.config.creatures.bosses[CreatureKind::KingSlime].stunTicks,
         events);
    int blows = 0;
    while (only(world).doing == Doing::Stunned) {
        events.clear();
        strikeAll(world, only(world).body.hitBox(), {{0, 0}}, events);
        blows += static_cast<int>(countOf<CreatureStruck>(events));
        world.player.body.safeTicks = 100;
        walkFor(world, {}, 1);
    }
    CHECK(blows >= 3);
    CHECK(blows <= 4);
}

TEST_CASE("behind his gate a wave follows each slam, at the earliest half a second later") {
    World calm = kingFight({7, 4});
    slamBeside(calm, 60);
    CHECK(calm.creatures.omens.empty());
    World world = afterRagingSlam(60);
    REQUIRE(world.creatures.omens.size() == 1);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, leastTellTicks)) == 0);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 60)) == 1);
}

namespace {

// East of the pillars is a gap that he does not fit into, and so is the row north of them.
const std::vector<std::string> roomWithGap{"###############", "#.............#", "#...........#.#",
                                           "#...........#.#", "#...........#.#", "#...........#.#",
                                           "#...........#.#", "#.............#", "###############"};
const std::vector<std::string> roomWithTunnel{
    "#######################", "#...........###########", "#...........###########",
    "#...........###########", "#.....................#", "#...........###########",
    "#...........###########", "#...........###########", "#######################"};

// He is about to choose; the knight is so many pixels east of the middle of a tile.
World fightAtGap(const std::vector<std::string>& rows, GridPos knight, int pixels) {
    World world = fightIn(rows, knight);
    world.player.body.at.x += toSubpixels(pixels);
    addCreature(world, CreatureKind::KingSlime, {9, 4}).doing = Doing::Walks;
    return world;
}

}  // namespace

TEST_CASE("his slam reaches a knight close behind a pillar, since he lands as near as he fits") {
    for (const GridPos knight : {GridPos{12, 1}, {13, 1}, {13, 4}}) {
        INFO(knight.x << ", " << knight.y);
        World world = fightAtGap(roomWithGap, knight, knight.x == 13 ? -3 : 0);
        beginAttack(world, Move::KingSlam);
        CHECK(lostIn(stepToSlam(world)) == 1);
        CHECK(hasFooting(world, only(world).body));
        CHECK(world.creatures.omens.empty());
    }
}

TEST_CASE("before his gate a wave follows a slam only to a knight whom no slam can reach") {
    for (const auto& [rows, knight] : {std::pair(roomWithGap, GridPos{13, 1}),
                                       {roomWithGap, {13, 4}},
                                       {roomWithTunnel, {21, 4}}}) {
        INFO(knight.x << ", " << knight.y);
        World world = fightAtGap(rows, knight, 3);
        beginAttack(world, Move::KingSlam);
        CHECK(lostIn(stepToSlam(world)) == 0);
        REQUIRE(world.creatures.omens.size() == 1);
        world.creatures.living.clear();  // so that nothing else hurts
        CHECK(countOf<KnightHurt>(walkFor(world, {}, leastTellTicks)) == 0);
        CHECK(countOf<KnightHurt>(walkFor(world, {}, 150)) == 1);
    }
}

TEST_CASE("he does not hop at a knight who stands where he does not fit") {
    for (const GridPos knight : {GridPos{12, 1}, {13, 4}}) {
        World world = fightAtGap(roomWithGap, knight, 0);
        for (std::uint64_t roll = 0; roll < 50; ++roll) {
            only(world) = makeCreature(world, CreatureKind::KingSlime, tileCentre({10, 4}), roll);
            only(world).doing = Doing::Walks;
            REQUIRE(stepUntilDoing(world, Doing::WindsUp));
            CHECK(only(world).move != Move::KingHops);
        }
    }
}

TEST_CASE("the wave is outrun by standing off, hopped over, or cut") {
    World far = afterRagingSlam(100);
    CHECK(countOf<KnightHurt>(walkFor(far, {}, 120)) == 0);

    World hopped = afterRagingSlam(60);
    for (int tick = 0; tick < 120; ++tick) {
        hopped.player.hopTicks = 1;
        CHECK(countOf<KnightHurt>(walkFor(hopped, {}, 1)) == 0);
    }

    World cut = afterRagingSlam(60);
    cut.player.facing = Direction::West;
    Events events;
    for (int tick = 0; tick < 120 && countOf<OmenCut>(events) == 0; ++tick) {
        events = walkFor(cut, tick % 16 == 0 ? holding(Button::Sword) : InputFrame{}, 1);
        CHECK(countOf<KnightHurt>(events) == 0);
    }
    CHECK(countOf<OmenCut>(events) == 1);
    CHECK(cut.creatures.omens.empty());
}
