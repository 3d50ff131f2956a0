// A boss in its room: how it comes, and how it goes.
#include "base/stable_hash.hpp"
#include "testing/catch2.hpp"
#include "testing/grown_dungeon.hpp"
#include "unit/world/bosses/king_fights.hpp"
#include "world/creatures/place.hpp"
#include "world/expedition.hpp"
#include "world/items/items.hpp"

#include <functional>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

const int entranceTicks = entranceFromAbove.ticks;

World bossRoom(GridPos knight, const WorldConfig& config = fightConfig()) {
    World world = roomOfKind(RoomKind::Boss, knight, config);
    world.creatures.living.push_back(
        makeCreature(world, CreatureKind::KingSlime, roomCentre(world.room), 7));
    return world;
}

// The boss stands there and has one blow left.
World lastBlow(GridPos knight) {
    World world = bossRoom(knight);
    world.creatures.ticks = 100;
    only(world).doing = Doing::Rests;
    only(world).health = 1;
    addCreature(world, CreatureKind::SmallSlime, {3, 3});
    return world;
}

Events killKing(World& world) {
    Events events = strikeKing(world);
    const Events later = walkFor(world, {}, 200);
    events.insert(events.end(), later.begin(), later.end());
    return events;
}

std::size_t countOfDrops(const World& world, DropKind kind) {
    return static_cast<std::size_t>(std::ranges::count(world.creatures.drops, kind, &Drop::kind));
}

}  // namespace

TEST_CASE("arrows and the hook pass below the King Slime while he is in the air, and meet him on "
          "the ground") {
    const bool isAloft = GENERATE(false, true);
    WorldConfig config = fightConfig();
    config.items = shippedConfig().items;
    World world = kingFight({3, 4}, {8, 4}, config);
    Creature& king = only(world);
    king.doing = isAloft ? Doing::Attacks : Doing::Rests;
    king.move = Move::KingSlam;
    king.ticks = 0;
    const int health = king.health;
    world.player.facing = Direction::East;
    world.player.kit.arrows = 1;
    Events events;
    shootArrow(world, events);
    throwHook(world, events);
    int farthest = 0;
    for (int tick = 0; tick < 80; ++tick) {
        advanceArrows(world, events);
        advanceHook(world, events);
        farthest = world.tools.hook ? std::max(farthest, world.tools.hook->tip.x) : farthest;
    }
    const int kingsMiddle = centreOf(only(world).body.hitBox()).x;
    CHECK((farthest > kingsMiddle) == isAloft);
    CHECK((only(world).health < health) == !isAloft);
    CHECK(countOf<BlowBlocked>(events) == (isAloft ? 0 : 1));  // by the hook
    CHECK(countOf<ArrowStuck>(events) == (isAloft ? 1 : 0));   // in the wall
}

TEST_CASE("a boss waits for the doors to shut behind the knight, then drops in and slams") {
    World world = bossRoom({14, 4});
    Events events = walkFor(world, {}, 200);
    CHECK(countOf<PartBegan>(events) == 0);
    CHECK(countOf<ArenaShut>(events) == 0);
    events = walkFor(world, holding(Direction::West), 20);
    CHECK(countOf<ArenaShut>(events) == 1);
    CHECK(world.shutDoors({0, 0}) == DoorSet::of(Direction::East));
    CHECK(countOf<PartBegan>(events) == 1);
    events = walkFor(world, {}, entranceTicks);
    CHECK(countOf<GroundSlammed>(events) == 1);
}

TEST_CASE("the entrance hurts nobody, and nothing is announced for a second after it") {
    World world = bossRoom({7, 4});
    Events events;
    REQUIRE(stepUntil(world, {}, 300, [](const World& w) {
        return w.creatures.living.front().ticks == entranceTicks + 1;
    }));
    events = walkFor(world, {}, 59);
    CHECK(countOf<KnightHurt>(events) == 0);
    CHECK(only(world).doing == Doing::Waits);
    CHECK(countOf<CreatureWoundUp>(events) == 0);
    CHECK(countOf<KnightHurt>(walkFor(world, {}, 20)) == 0);
    CHECK(only(world).doing != Doing::Waits);
}

TEST_CASE("a boss in the air of its entrance cannot be struck, one that has landed can") {
    World world = bossRoom({7, 4});
    walkFor(world, {}, 40);
    CHECK(strikeKing(world).empty());
    walkFor(world, {}, 2 * entranceTicks);
    CHECK(countOf<CreatureStruck>(strikeKing(world)) == 1);
}

TEST_CASE("a boss takes its time to fall, harmless, and its slimes and blobs go with it") {
    World world = lastBlow({7, 6});
    Projectile blob;
    blob.kind = ProjectileKind::Blob;
    blob.from = CreatureKind::KingSlime;
    blob.body.size = {8, 8};
    blob.body.gait = Gait::Flies;
    blob.body.at = tileCentre({11, 2});
    world.creatures.projectiles.push_back(blob);
    Events events = strikeKing(world);
    CHECK(countOf<BossFalls>(events) == 1);
    CHECK(countOf<CreatureFell>(events) == 1);  // the small one
    CHECK(countOf<RoomCleared>(events) == 0);
    REQUIRE(world.creatures.living.size() == 1);
    events = walkFor(world, {}, 118);
    CHECK(world.creatures.projectiles.empty());
    CHECK(world.isKnightShutIn());
    CHECK(countOf<KnightHurt>(events) == 0);
    CHECK(strikeKing(world).empty());
    events = walkFor(world, {}, 2);
    CHECK(countOf<RoomCleared>(events) == 1);
    CHECK(world.creatures.living.empty());
}

TEST_CASE("a fallen boss leaves coins and hearts, opens the doors, and never comes again") {
    World world = lastBlow({13, 7});
    const Events events = killKing(world);
    CHECK(countOf<CreatureFell>(events) == 2);
    CHECK(countOfDrops(world, DropKind::Heart) >= 1);
    CHECK(world.player.kit.coins + countOfDrops(world, DropKind::Coin) >= 8);
    for (const Drop& drop : world.creatures.drops) {
        CHECK(world.terrain().at(tileOf(centreOf(drop.body.hitBox()))) == Tile::Ground);
    }
    CHECK(world.shutDoors({0, 0}).empty());
    CHECK(creaturesOf(world, world.room, world.ground, world.entry).empty());
}

TEST_CASE("where the knight wakes, a boss begins again alone, with all of its health") {
    World world = lastBlow({12, 4});
    world.player.kit.halfHearts = 0;
    world.player.deathTicks = 1;
    REQUIRE(stepUntil(world, {}, 200, [](const World& w) { return !w.player.dying(); }));
    REQUIRE(world.creatures.living.size() == 1);
    CHECK(only(world).health == rowOf(world, CreatureKind::KingSlime).health);
    CHECK(only(world).doing == Doing::Waits);
    CHECK_FALSE(world.isKnightShutIn());
}

TEST_CASE("the banner is not to be had before the boss has fallen") {
    World world = lastBlow({7, 7});
    world.metrics.goal = {0, 0};
    world.config.creatures.rules.waitTicks = 100000;
    REQUIRE(world.hasBanner({0, 0}));
    CHECK(countOf<BannerReached>(walkFor(world, holding(Direction::North), 40)) == 0);
    world.config.creatures.rules.waitTicks = 0;
    killKing(world);
    CHECK(world.bannerReached);
}

TEST_CASE("a boss lives in the boss's room of a dungeon, in its middle, and nowhere else") {
    const Config config = shippedConfig({"explore.creatures=true"});
    int bosses = 0;
    for (std::uint64_t seed = 0; seed < 30; ++seed) {
        const Expedition expedition(config, grownDungeon(config, Seed{seed}));
        const World& world = expedition.world();
        for (const GridPos cell : cellsOf(world.dungeon.size())) {
            if (!world.dungeon.hasRoom(cell)) {
                continue;
            }
            const Room room = world.roomAt(cell);
            const auto living = creaturesOf(world, room, Ground(room), {});
            const bool hasBoss =
                std::ranges::any_of(living, [](const Creature& one) { return isBoss(one.kind); });
            CHECK(hasBoss == (room.kind() == RoomKind::Boss));
            if (hasBoss) {
                ++bosses;
                CHECK(living.size() == 1);
                const SubPos middle = centreOf(living.front().body.hitBox());
                CHECK(std::abs(middle.x - roomCentre(room).x) <= toSubpixels(48));
            }
        }
    }
    CHECK(bosses > 20);
}

namespace {

// A number for where all creatures, what they shot and what they left was in each tick of a fight
// in which the King Slime, a charger and a skeleton are struck again and again.
std::uint64_t courseOf(const WorldConfig& config) {
    World world = kingFight({3, 4}, {12, 4}, config);
    beginAttack(world, Move::KingHops);  // from afar, so that a hop ends by itself
    addCreature(world, CreatureKind::Charger, {12, 2});
    addCreature(world, CreatureKind::Skeleton, {12, 7});
    StableHash course;
    const auto add = [&](SubPos at) {
        course.add(static_cast<std::uint64_t>(at.x));
        course.add(static_cast<std::uint64_t>(at.y));
    };
    Events events;
    for (int tick = 0; tick < 3600; ++tick) {
        events.clear();
        step(world, {}, events);
        if (tick % 90 == 0 && !world.creatures.living.empty()) {
            strikeAll(world, only(world).body.hitBox(), {centreOf(world.knightBox())}, events);
        }
        if (tick == 100) {
            Drop coin;
            coin.kind = DropKind::Coin;
            coin.body.at = world.knightBox().at;
            coin.body.at.x += toSubpixels(20);
            coin.body.size = {8, 8};
            world.creatures.drops.push_back(coin);
        }
        for (const Creature& one : world.creatures.living) {
            add(one.body.at);
        }
        for (const Projectile& shot : world.creatures.projectiles) {
            add(shot.body.at);
        }
        for (const Drop& drop : world.creatures.drops) {
            add(drop.body.at);
        }
    }
    return course.value();
}

}  // namespace

TEST_CASE("each key of bosses, the King Slime and drops changes how a fight goes") {
    struct Change {
        const char* key;
        std::function<void(WorldConfig&)> make;
    };
    const auto king = [](int KingSlimeRules::*member, int value) {
        return [=](WorldConfig& config) { config.creatures.own.kingSlime.*member = value; };
    };
    const auto move = [](Move which, int MoveConfig::*member, int value) {
        return [=](WorldConfig& config) { config.creatures.moves[which].*member = value; };
    };
    const auto boss = [](int BossRules::*member, int value) {
        return [=](WorldConfig& config) { config.creatures.boss.*member = value; };
    };
    const auto rule = [](int CreatureRules::*member, int value) {
        return [=](WorldConfig& config) { config.creatures.rules.*member = value; };
    };
    const std::vector<Change> changes{
        {"boss.king_slime.gates",
         [](WorldConfig& config) {
             config.creatures.bosses[CreatureKind::KingSlime].gates = {95};
         }},
        {"boss.king_slime.change_seconds",
         [](WorldConfig& config) {
             config.creatures.bosses[CreatureKind::KingSlime].changeTicks = 60;
         }},
        {"boss.rage_pace", boss(&BossRules::ragePace, 200)},
        {"floor.N.boss_speed", [](WorldConfig& config) { config.bossSpeed = 200; }},
        {"king_slime.pause_seconds", king(&KingSlimeRules::pauseTicks, 100)},
        {"king_slime.hover_seconds", king(&KingSlimeRules::hoverTicks, 200)},
        {"king_slime.lock_seconds", king(&KingSlimeRules::lockTicks, 200)},
        {"move.king_slam.speed", move(Move::KingSlam, &MoveConfig::speed, 10)},
        {"move.king_spit.speed", move(Move::KingSpit, &MoveConfig::speed, 200)},
        {"move.king_spit.wind_up_seconds", move(Move::KingSpit, &MoveConfig::windUpTicks, 90)},
        {"move.king_hops.attack_seconds", move(Move::KingHops, &MoveConfig::attackTicks, 5)},
        {"move.king_hops.rest_seconds", move(Move::KingHops, &MoveConfig::restTicks, 5)},
        {"king_slime.split_every", king(&KingSlimeRules::splitEvery, 1)},
        {"king_slime.most_slimes", king(&KingSlimeRules::mostSlimes, 0)},
        {"creatures.drop_speed", rule(&CreatureRules::dropSpeed, 20)},
        {"creatures.line_width", rule(&CreatureRules::lineWidth, 32)}};
    WorldConfig usual = fightConfig();
    usual.creatures.bosses[CreatureKind::KingSlime].gates = {90};
    usual.creatures.kinds[CreatureKind::KingSlime].near = 0;  // so that he spits
    const std::uint64_t course = courseOf(usual);
    CHECK(courseOf(usual) == course);
    for (const Change& change : changes) {
        INFO(change.key);
        WorldConfig config = usual;
        change.make(config);
        CHECK(courseOf(config) != course);
    }
}
