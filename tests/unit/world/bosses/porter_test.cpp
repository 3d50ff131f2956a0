// The attacks of the Porter, and how he is struck.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/creatures/stage.hpp"

#include <algorithm>
#include <set>
#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const std::vector<std::string> porterRoom{"###############", "#.............#", "#....o...o....#",
                                          "#.............#", "#.............#", "#.............#",
                                          "#....o...o....#", "#.............#", "###############"};
constexpr GridPos corner{2, 1};

// He is behind his doors, and about to choose.
World porterFight(GridPos knight) {
    World world = fightIn(porterRoom, knight);
    Creature& porter = addCreature(world, CreatureKind::Porter, {7, 1});
    porter.doing = Doing::Walks;
    porter.isAway = true;
    return world;
}

PorterState& porterOf(World& world) {
    return ownState<PorterState>(only(world));
}

// Until he announces that attack, of which he makes none three times in a row.
bool stepToMove(World& world, Move move) {
    Events events;
    for (int tick = 0; tick < 6000; ++tick) {
        step(world, {}, events);
        const Creature& porter = only(world);
        if (porter.doing == Doing::WindsUp && porter.move == move && porter.ticks <= 1) {
            return true;
        }
    }
    return false;
}

Events stepTicks(World& world, int ticks) {
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        step(world, {}, events);
    }
    return events;
}

Events strikeFrom(World& world, Direction side) {
    Events events;
    Creature& porter = only(world);
    porter.body.safeTicks = 0;
    const SubPos from = centreOf(porter.body.hitBox()) + offsetOf(side) * subpixelsPerTile;
    strikeAll(world, porter.body.hitBox(), {from}, events);
    return events;
}

Events shootFrom(World& world, Direction side) {
    Events events;
    Creature& porter = only(world);
    porter.body.safeTicks = 0;
    const SubPos from = centreOf(porter.body.hitBox()) + offsetOf(side) * subpixelsPerTile;
    strikeAll(world, porter.body.hitBox(), {from, 1, Item::Bow}, events);
    return events;
}

int count(const World& world, ProjectileKind kind) {
    return static_cast<int>(
        std::ranges::count(world.creatures.projectiles, kind, &Projectile::kind));
}

}  // namespace

TEST_CASE("the Porter makes all of his attacks, and announces each for 30 ticks or more") {
    World world = porterFight(corner);
    std::set<Move> seen;
    int told = 0;
    for (int tick = 0; tick < 12'000; ++tick) {
        const Doing before = only(world).doing;
        Events events;
        step(world, {}, events);
        const Creature& porter = only(world);
        told = porter.doing == Doing::WindsUp ? told + 1 : told;
        if (before == Doing::WindsUp && porter.doing == Doing::Attacks) {
            seen.insert(porter.move);
            CHECK(told >= 30);
            told = 0;
        }
    }
    CHECK(seen.size() == 3);
}

TEST_CASE("he raps three times before he comes out of the north door") {
    World world = porterFight(corner);
    only(world).doing = Doing::Waits;
    std::vector<int> raps;  // the ticks of his entrance at which he raps
    for (int tick = 0; only(world).doing == Doing::Waits && tick < 300; ++tick) {
        if (countOf<DoorRapped>(stepTicks(world, 1)) == 1) {
            raps.push_back(tick);
        }
    }
    CHECK(raps == std::vector{0, 18, 36});
    CHECK(only(world).doing == Doing::Walks);
    CHECK_FALSE(only(world).isAway);
}

TEST_CASE("he raps twice at the door that he leaves by, and it is ajar for 0.4 s before") {
    World world = porterFight(corner);
    REQUIRE(stepToMove(world, Move::PorterKnock));
    const Direction door = porterOf(world).door;
    const auto doorNow = [&] { return behaviourOf(CreatureKind::Porter).door(only(world), door); };
    CHECK(only(world).isAway);
    CHECK(doorNow() == StageDoor::Shut);
    int ajar = 0;
    int raps = 1;  // the first one was in the last tick
    while (only(world).doing == Doing::WindsUp) {
        raps += static_cast<int>(countOf<DoorRapped>(stepTicks(world, 1)));
        ajar += doorNow() == StageDoor::Ajar && only(world).doing == Doing::WindsUp ? 1 : 0;
    }
    CHECK(raps == 2);
    CHECK(ajar == 24);
    CHECK(doorNow() == StageDoor::Open);
    CHECK_FALSE(only(world).isAway);
    CHECK(only(world).facing == opposite(door));
}

TEST_CASE("he runs into the opposite door and is stuck there") {
    World world = porterFight(corner);
    REQUIRE(stepToMove(world, Move::PorterKnock));
    const Direction door = porterOf(world).door;
    REQUIRE(stepUntilDoing(world, Doing::Rests));
    CHECK(porterOf(world).door == opposite(door));
    CHECK(centreOf(only(world).body.hitBox()) == middleInDoor(world, opposite(door)));
    const int health = only(world).health;
    CHECK(countOf<CreatureStruck>(strikeFrom(world, door)) == 1);
    CHECK(only(world).health == health - 1);
}

TEST_CASE("his run hurts only in the way that was announced") {
    for (int column = 1; column < 14; ++column) {
        for (int row = 1; row < 8; ++row) {
            World world = porterFight(corner);
            if (world.ground.at({column, row}) != Tile::Ground) {
                continue;
            }
            REQUIRE(stepToMove(world, Move::PorterKnock));
            const SubBox lane = laneFrom(world, porterOf(world).door);
            standInMiddleOf(world, {column, row});
            const auto before = world.player.kit.halfHearts;
            REQUIRE(stepUntilDoing(world, Doing::Rests));
            const bool isHurt = world.player.kit.halfHearts < before;
            INFO(column << ", " << row);
            CHECK((!isHurt || overlap(lane, boxAround(tileCentre({column, row}), 256, 256))));
        }
    }
}

TEST_CASE("the knight whom he runs over does not stop him") {
    World world = porterFight({7, 4});
    REQUIRE(stepToMove(world, Move::PorterKnock));
    const Direction door = porterOf(world).door;
    standInMiddleOf(world, {7, 4});
    const int before = world.player.kit.halfHearts;
    REQUIRE(stepUntilDoing(world, Doing::Rests));
    CHECK(world.player.kit.halfHearts == before - 1);
    CHECK(centreOf(only(world).body.hitBox()) == middleInDoor(world, opposite(door)));
}

TEST_CASE("nobody strikes him behind a door, and from the front only stone is met") {
    World world = porterFight(corner);
    CHECK(strikeFrom(world, Direction::South).empty());
    REQUIRE(stepToMove(world, Move::PorterKeys));
    const Direction front = only(world).facing;
    CHECK(countOf<BlowBlocked>(strikeFrom(world, front)) == 1);
    CHECK(only(world).wasBlocked);
    CHECK(countOf<CreatureStruck>(strikeFrom(world, opposite(front))) == 1);
    CHECK_FALSE(only(world).wasBlocked);
}

TEST_CASE("his keys turn back, and he catches them") {
    World world = porterFight(corner);
    REQUIRE(stepToMove(world, Move::PorterKeys));
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    const PorterRules& rules = world.config.creatures.own.porter;
    CHECK(count(world, ProjectileKind::Key) == rules.keys);
    const SubPos hand = centreOf(only(world).body.hitBox());
    int farthest = 0;
    int ticks = 0;
    while (!world.creatures.projectiles.empty()) {
        CHECK(only(world).doing == Doing::Attacks);
        int nearest = toSubpixels(1000);
        for (const Projectile& key : world.creatures.projectiles) {
            const int away = longerAxis(centreOf(key.body.hitBox()) - hand);
            nearest = std::min(nearest, away);
            farthest = std::max(farthest, away);
        }
        const std::size_t before = world.creatures.projectiles.size();
        standInMiddleOf(world, {12, 7});  // off their way
        stepTicks(world, 1);
        ++ticks;
        CHECK((world.creatures.projectiles.size() == before || nearest < toSubpixels(24)));
    }
    CHECK(farthest > toSubpixels(48));
    CHECK(ticks <= 2 * rules.keyTicks);
    stepTicks(world, 2);
    CHECK(only(world).doing == Doing::Rests);
}

TEST_CASE("a key that the sword knocks down lies there until he has fetched it") {
    World world = porterFight(corner);
    REQUIRE(stepToMove(world, Move::PorterKeys));
    world.player.body.safeTicks = 1000;
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    stepTicks(world, 30);
    Events events;
    const SubBox blade = world.creatures.projectiles.front().body.hitBox();
    strikeProjectiles(world, blade, events);
    const SubPos where = centreOf(blade);
    REQUIRE(count(world, ProjectileKind::FallenKey) == 1);
    const auto before = world.player.kit.halfHearts;
    stepTicks(world, 75);
    CHECK(count(world, ProjectileKind::Key) == 0);
    CHECK(count(world, ProjectileKind::FallenKey) == 1);
    REQUIRE(stepUntilDoing(world, Doing::Rests));
    CHECK(world.creatures.projectiles.empty());
    CHECK(centreOf(only(world).body.hitBox()) == where);
    CHECK(porterOf(world).hasFetched);
    CHECK(world.player.kit.halfHearts == before);
}

TEST_CASE("an arrow that meets his open eye stuns him") {
    for (const Move move : {Move::PorterKnock, Move::PorterKeys, Move::PorterBolt}) {
        World world = porterFight(corner);
        REQUIRE(stepToMove(world, move));
        stepTicks(world, 40);
        const Direction front = only(world).facing;
        CHECK(countOf<CreatureStunned>(shootFrom(world, opposite(front))) == 0);
        CHECK(countOf<CreatureStunned>(shootFrom(world, front)) == 1);
        stepTicks(world, 1);
        CHECK(only(world).doing == Doing::Stunned);
        CHECK(count(world, ProjectileKind::Key) == 0);
        CHECK(std::ranges::none_of(world.creatures.omens,
                                   [](const Omen& omen) { return omen.ticks < omen.wait; }));
        CHECK(countOf<CreatureStruck>(strikeFrom(world, front)) == 1);
    }
}

TEST_CASE("his bars leave two ways out of the middle, never rise under the knight, and sink") {
    World world = porterFight({7, 2});
    REQUIRE(stepToMove(world, Move::PorterBolt));
    standInMiddleOf(world, {7, 2});
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    stepTicks(world, 2);
    const auto isOpen = [&](GridPos tile) { return world.ground.at(tile) == Tile::Ground; };
    const std::vector<GridPos> mouths{{7, 2}, {7, 6}, {5, 4}, {9, 4}};
    CHECK(std::ranges::count_if(mouths, isOpen) >= 2);
    CHECK(std::ranges::any_of(mouths, [&](GridPos tile) { return !isOpen(tile); }));
    CHECK(isOpen(tileUnder(world.player.body)));
    CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
    stepTicks(world, world.config.creatures.own.porter.barTicks + 2);
    CHECK(std::ranges::all_of(mouths, isOpen));
}

TEST_CASE("behind his gate a second door stands ajar, and its way is announced as well") {
    World world = porterFight(corner);
    Creature& porter = only(world);
    porter.isAway = false;
    porter.doing = Doing::Rests;
    Events events;
    for (int blows = 0; blows < 10 && porter.phase == 0; ++blows) {
        porter.body.safeTicks = 0;
        strikeAll(world, porter.body.hitBox(), {{0, 0}, 5}, events);
    }
    CHECK(porter.health == 7);
    CHECK(countOf<BossChanged>(events) == 1);
    REQUIRE(stepToMove(world, Move::PorterKnock));
    const PorterState own = porterOf(world);
    REQUIRE(own.bluff);
    CHECK(*own.bluff != own.door);
    CHECK(std::ranges::count(world.creatures.omens, OmenKind::Lane, &Omen::kind) == 2);
    stepTicks(world, 30);
    CHECK(behaviourOf(porter.kind).door(only(world), *own.bluff) == StageDoor::Bluff);
    CHECK(behaviourOf(porter.kind).door(only(world), own.door) == StageDoor::Ajar);
}

TEST_CASE("he comes in by the north door in two seconds, and nothing hurts him meanwhile") {
    World world = fightIn(porterRoom, corner);
    addCreature(world, CreatureKind::Porter, {7, 4});
    int ticks = 0;
    while (isEntering(only(world))) {
        CHECK(strikeFrom(world, Direction::South).empty());
        stepTicks(world, 1);
        ++ticks;
    }
    CHECK(ticks >= 90);
    CHECK(ticks <= 180);
    CHECK_FALSE(only(world).isAway);
    CHECK(centreOf(only(world).body.hitBox()) == middleInDoor(world, Direction::North));
}

TEST_CASE("keys that overlap the knight do not hurt him once the Porter is felled or stunned") {
    for (const bool isFelled : {true, false}) {
        World world = porterFight(corner);
        REQUIRE(stepToMove(world, Move::PorterKeys));
        REQUIRE(stepUntilDoing(world, Doing::Attacks));
        world.player.body.safeTicks = 0;
        for (Projectile& key : world.creatures.projectiles) {
            key.body.at = world.knightBox().at;
        }
        only(world).health = 1;
        const Direction front = only(world).facing;
        if (isFelled) {
            REQUIRE(countOf<BossFalls>(strikeFrom(world, opposite(front))) == 1);
        } else {
            REQUIRE(countOf<CreatureStunned>(shootFrom(world, front)) == 1);
        }
        CHECK(lostIn(stepTicks(world, 1)) == 0);
        CHECK(world.creatures.projectiles.empty());
    }
}

TEST_CASE("the blow that fells the Porter leaves no key lying that it cuts as well") {
    World world = porterFight(corner);
    REQUIRE(stepToMove(world, Move::PorterKeys));
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    only(world).health = 1;
    const Direction back = opposite(only(world).facing);
    REQUIRE(countOf<BossFalls>(strikeFrom(world, back)) == 1);
    REQUIRE(count(world, ProjectileKind::Key) > 0);
    Events events;
    strikeProjectiles(world, world.creatures.projectiles.front().body.hitBox(), events);
    stepTicks(world, 1);
    CHECK(world.creatures.projectiles.empty());
}
