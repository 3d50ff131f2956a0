// What each relic changes in play.
#include "testing/catch2.hpp"
#include "unit/world/items/item_rooms.hpp"
#include "world/creatures/drops.hpp"
#include "world/creatures/projectiles.hpp"
#include "world/creatures/turn.hpp"
#include "world/items/items.hpp"
#include "world/state/relics.hpp"

#include <vector>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A knight with bombs and the bow, who has the relic if there is one.
World worldWith(std::optional<Relic> relic, const std::vector<std::string>& rows = openRoom,
                GridPos knight = {4, 4}) {
    static const RelicsConfig shipped = shippedConfig().adventure.relics;
    World world = itemRoom(rows, knight, {Item::Bow, Item::Bombs});
    world.config.adventure.relics = shipped;
    world.player.kit.chosen = Item::Bow;
    if (relic) {
        takeRelic(world, *relic);
    }
    return world;
}

void swingAt(World& world, int times = 1) {
    for (int i = 0; i < times; ++i) {
        press(world, Button::Sword);
        walkFor(world, {}, 30);
    }
}

// Strikes a charger that cannot be pushed so often; returns the blows that it took.
int blowsTaken(World world, GridPos tile, int swings) {
    CreatureConfig& row = world.config.creatures.kinds[CreatureKind::Charger];
    row.health = 50;
    row.pushed = row.speed = row.range = 0;
    world.config.creatures.rules.waitTicks = 0;
    addCreature(world, CreatureKind::Charger, tile);
    swingAt(world, swings);
    return 50 - only(world).health;
}

int pushOf(World world) {
    CreatureConfig& row = world.config.creatures.kinds[CreatureKind::Charger];
    row.speed = row.range = 0;
    world.config.creatures.rules.waitTicks = 0;
    const int before = addCreature(world, CreatureKind::Charger, {5, 4}).body.at.x;
    swingAt(world);
    return only(world).body.at.x - before;
}

int ticksToBlast(World world) {
    world.player.kit.chosen = Item::Bombs;
    press(world, Button::Item);
    int ticks = 0;
    while (!world.tools.bombs.empty()) {
        walkFor(world, {}, 1);
        ++ticks;
    }
    return ticks;
}

int arrowsAfterShot(World world) {
    press(world, Button::Item);
    walkFor(world, {}, 240);
    return world.player.kit.arrows;
}

int wayOf(World world, int ticks) {
    const int before = world.player.body.at.x;
    walkFor(world, holding(Direction::East), ticks);
    return world.player.body.at.x - before;
}

// Half hearts that are left of 1000.
template <typename Harm>
int leftAfter(World world, Harm harm) {
    harm(world);
    return world.player.kit.halfHearts;
}

void hurtOnce(World& world) {
    Events events;
    hurtKnight(world, Harm{2, {}, {}}, events);
}

void shootAtKnight(World& world) {
    Projectile bolt;
    bolt.kind = ProjectileKind::Bolt;
    bolt.from = CreatureKind::Turret;
    bolt.body = bodyAround(centreOf(world.knightBox()), {4, 4}, Gait::Flies);
    world.creatures.projectiles.push_back(bolt);
    walkFor(world, {}, 2);
}

int stunOf(World world) {
    Creature& charger = addCreature(world, CreatureKind::Charger, {5, 4});
    charger.doing = Doing::WindsUp;
    swingAt(world);
    return only(world).doing == Doing::Stunned ? 1 : 0;
}

int coinsAfterOne(World world) {
    leaveDrop(world, DropKind::Coin, centreOf(world.knightBox()));
    walkFor(world, {}, 30);
    return world.player.kit.coins;
}

int healedByFoes(World world) {
    world.player.kit.halfHearts = 10;
    world.config.creatures.rules.heartChance = {0, 1};
    world.config.creatures.rules.pityFalls = 100;
    for (int i = 0; i < world.config.adventure.relics.table[Relic::Honeycomb].amount; ++i) {
        addCreature(world, CreatureKind::Bat, {9, 2}).health = 0;
        Events events;
        removeFallen(world, events);
    }
    return world.player.kit.halfHearts;
}

struct RelicTrial {
    Relic relic;
    int (*measure)(std::optional<Relic> relic);  // more with the relic than without
};

const std::vector<std::string> shore{"#########", "#.......#", "#.....~~~", "#.......#",
                                     "#########"};
const std::vector<std::string> pitBefore{"########", "#..___.#", "#..___.#", "########"};

const std::vector<RelicTrial> relicTrials{
    {Relic::LongBlade,
     [](std::optional<Relic> relic) {
         return blowsTaken(worldWith(relic), {6, 4}, 1);
     }},
    {Relic::Spool,
     [](std::optional<Relic> relic) {
         return blowsTaken(worldWith(relic), {5, 4}, 3);
     }},
    {Relic::HeavyPommel, [](std::optional<Relic> relic) { return pushOf(worldWith(relic)); }},
    {Relic::Bodkin,
     [](std::optional<Relic> relic) {
         return blowsTaken(worldWith(relic), {9, 4}, 1);
     }},
    {Relic::Clapper, [](std::optional<Relic> relic) { return stunOf(worldWith(relic)); }},
    {Relic::FuseKnot, [](std::optional<Relic> relic) { return -ticksToBlast(worldWith(relic)); }},
    {Relic::Barbs, [](std::optional<Relic> relic) { return arrowsAfterShot(worldWith(relic)); }},
    {Relic::HaresFoot, [](std::optional<Relic> relic) { return wayOf(worldWith(relic), 30); }},
    {Relic::CorkBoots,
     [](std::optional<Relic> relic) {
         return wayOf(worldWith(relic, shore, {3, 2}), 60);
     }},
    {Relic::IronHeel,
     [](std::optional<Relic> relic) {
         return leftAfter(worldWith(relic, pitBefore, {1, 1}), [](World& world) {
             wayOf(world, 0), walkFor(world, holding(Direction::East), 120);
         });
     }},
    {Relic::FeatherCloak,
     [](std::optional<Relic> relic) {
         World world = worldWith(relic);
         hurtOnce(world);
         return world.player.body.safeTicks;
     }},
    {Relic::WarmWax,
     [](std::optional<Relic> relic) { return leftAfter(worldWith(relic), hurtOnce); }},
    {Relic::Thimble,
     [](std::optional<Relic> relic) { return leftAfter(worldWith(relic), shootAtKnight); }},
    {Relic::MothLamp, [](std::optional<Relic> relic) { return sightInDark(worldWith(relic)); }},
    {Relic::PurseStrings,
     [](std::optional<Relic> relic) { return coinsAfterOne(worldWith(relic)); }},
    {Relic::Honeycomb, [](std::optional<Relic> relic) { return healedByFoes(worldWith(relic)); }},
};

}  // namespace

TEST_CASE("each relic works from when it is taken") {
    REQUIRE(relicTrials.size() == enumSize<Relic>());
    for (std::size_t i = 0; i < relicTrials.size(); ++i) {
        const RelicTrial& trial = relicTrials[i];
        CAPTURE(name(trial.relic));
        CHECK(trial.relic == static_cast<Relic>(i));
        CHECK(trial.measure(trial.relic) > trial.measure(std::nullopt));
    }
}

TEST_CASE("a creature that falls with the knight heals him no more") {
    World world = worldWith(Relic::Honeycomb);
    world.player.deathTicks = 1;
    CHECK(healedByFoes(world) == healedByFoes(worldWith(std::nullopt)));
}

TEST_CASE("what a room uses up comes back with the next room, and not before") {
    World world = worldWith(Relic::WarmWax);
    const int before = world.player.kit.halfHearts;
    const auto hurtAgain = [&] {
        world.player.body.safeTicks = 0;
        hurtOnce(world);
        return before - world.player.kit.halfHearts;
    };
    CHECK_FALSE(isSpent(world, Relic::WarmWax));
    CHECK(hurtAgain() == 0);
    CHECK(isSpent(world, Relic::WarmWax));
    CHECK(hurtAgain() == 2);
    const SubPos at = world.player.body.at;
    world.enter(Room(world.room), Ground(world.room), {}, at);
    CHECK(hurtAgain() == 2);
}

TEST_CASE("the thimble stops no shot that could not hurt the knight") {
    using Change = void (*)(World&);
    const Change changes[]{
        [](World& world) { world.player.isPulled = true; },
        [](World& world) { world.player.fallTicks = 1; },
        [](World& world) { world.player.deathTicks = 1; },
        [](World& world) { world.player.body.safeTicks = 9; },
        [](World& world) { world.config.creatures.kinds[CreatureKind::Turret].damage = 0; }};
    for (const Change change : changes) {
        World world = worldWith(Relic::Thimble);
        change(world);
        shootAtKnight(world);
        CHECK(world.creatures.projectiles.empty());
        CHECK_FALSE(isSpent(world, Relic::Thimble));
    }
    World world = worldWith(Relic::Thimble);
    shootAtKnight(world);
    CHECK(isSpent(world, Relic::Thimble));
}

TEST_CASE("the clapper stuns only right after an announcement, and for as long as its row says") {
    World world = worldWith(Relic::Clapper);
    const RelicsConfig& config = world.config.adventure.relics;
    world.player.heldUp.reset();
    world.config.creatures.rules.waitTicks = 0;
    Creature& charger = addCreature(world, CreatureKind::Charger, {5, 4});
    charger.doing = Doing::WindsUp;
    charger.ticks = config.clapTicks + 1;
    charger.health = 9;
    Events events;
    strikeAll(world, charger.body.hitBox(), {centreOf(world.knightBox())}, events);
    CHECK(only(world).doing != Doing::Stunned);
    world.creatures.living.front().doing = Doing::WindsUp;
    world.creatures.living.front().ticks = config.clapTicks;
    world.creatures.living.front().body.safeTicks = 0;
    events.clear();
    strikeAll(world, only(world).body.hitBox(), {centreOf(world.knightBox())}, events);
    CHECK(countOf<PowerWorked>(events) == 1);
    REQUIRE(only(world).doing == Doing::Stunned);
    const int stun = config.table[Relic::Clapper].amount;
    CHECK(only(world).stunTicks == stun);
    walkFor(world, {}, stun);
    CHECK(only(world).doing == Doing::Stunned);
    CHECK(stepUntil(world, {}, 2 * knockLength, [](const World& now) {
        return now.creatures.living.front().doing != Doing::Stunned;
    }));
}

TEST_CASE("the bodkin throws nothing while a heart is missing") {
    World world = worldWith(Relic::Bodkin);
    --world.player.kit.halfHearts;
    CHECK(blowsTaken(world, {9, 4}, 1) == 0);
}

TEST_CASE("every third blow of the spool counts twice, and blows into the air do not count") {
    World world = worldWith(Relic::Spool);
    swingAt(world, 4);
    CHECK(world.player.kit.counts[Power::DoubleBlow] == 0);
    CHECK(blowsTaken(world, {5, 4}, 2) == 2);
    CHECK(blowsTaken(world, {5, 4}, 3) == 4);
    CHECK(blowsTaken(world, {5, 4}, 6) == 8);
}

TEST_CASE("a relic that is taken twice works once") {
    World world = worldWith(Relic::HaresFoot);
    const int speed = world.config.player.speed;
    takeRelic(world, Relic::HaresFoot);
    CHECK(world.config.player.speed == speed);
}

TEST_CASE("a relic that is not had changes nothing") {
    const World world = worldWith(std::nullopt);
    CHECK(world.config.powers == Powers{});
    for (const RelicRow& row : relicRows) {
        CAPTURE(row.title);
        CHECK((row.power.has_value() || row.change != nullptr));
        CHECK(hasUseFor(world, treasureOf(row.relic)));
        CHECK_FALSE(hasUseFor(worldWith(row.relic), treasureOf(row.relic)));
    }
}

TEST_CASE("what is said of a relic has at most five words") {
    for (const RelicRow& row : relicRows) {
        CAPTURE(row.text.english());
        CHECK(std::ranges::count(row.text.english(), ' ') < 5);
    }
}
