// The attacks of the String, and how it is followed from chamber to chamber.
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"
#include "world/bosses/chambers.hpp"
#include "world/creatures/moves.hpp"
#include "world/creatures/omens.hpp"
#include "world/creatures/stage.hpp"

#include <algorithm>
#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

World stringFight(GridPos knight, GridPos string = {7, 4}) {
    World world = roomOfKind(RoomKind::Boss, knight, fightConfig());
    addCreature(world, CreatureKind::String, string).doing = Doing::Walks;
    return world;
}

// Lets it announce that attack, and no other.
bool stepToStringMove(World& world, Move move) {
    Events events;
    for (int tick = 0; tick < 20'000; ++tick) {
        step(world, {}, events);
        const Creature& string = only(world);
        if (string.doing == Doing::WindsUp && string.move == move && string.ticks <= 1) {
            return true;
        }
    }
    return false;
}

Events stepSome(World& world, int ticks, InputFrame input = {}) {
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        step(world, input, events);
    }
    return events;
}

Events strikeString(World& world, int blows) {
    Events events;
    Creature& string = only(world);
    string.body.safeTicks = 0;
    strikeAll(world, string.body.hitBox(), {{0, 0}, blows}, events);
    return events;
}

// Walks through an open door of the stage.
bool follow(World& world) {
    for (const Direction side : doorsToFollowThrough(world)) {
        SubBox box = centred(world.knightBox(), placeBeforeDoor(world, side));
        world.player.body.at = world.player.body.previous = box.at;
        stepSome(world, 1, InputFrame{}.with(side));
        return world.flip.has_value();
    }
    return false;
}

}  // namespace

TEST_CASE("the String announces each attack for 30 ticks or more") {
    World world = stringFight({2, 2});
    world.config.creatures.own.string.shapesBelow = 100;
    std::set<Move> seen;
    int told = 0;
    for (int tick = 0; tick < 60'000 && seen.size() < 7; ++tick) {
        if (tick % 600 == 0) {  // into its row or out of it
            standInMiddleOf(world, tick % 1200 == 0 ? tileUnder(only(world).body) : GridPos{2, 2});
        }
        const Doing before = only(world).doing;
        stepSome(world, 1);
        const Creature& string = only(world);
        told = string.doing == Doing::WindsUp ? told + 1 : told;
        if (before == Doing::WindsUp && string.doing == Doing::Attacks) {
            seen.insert(string.move);
            CHECK(told >= 30);
            told = 0;
        }
    }
    CHECK(seen.size() == 7);
}

TEST_CASE("its needle crosses the room, turns at a wall, and sticks in the next one") {
    World world = stringFight({12, 4}, {4, 4});
    REQUIRE(stepToStringMove(world, Move::StringNeedle));
    standInMiddleOf(world, {7, 1});
    const auto lane = std::ranges::find(world.creatures.omens, OmenKind::Thread, &Omen::kind);
    REQUIRE(lane != world.creatures.omens.end());
    const SubBox way = lane->box;
    const int before = world.player.kit.halfHearts;
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    int turns = 0;
    Direction facing = only(world).facing;
    while (only(world).doing == Doing::Attacks) {
        CHECK(overlap(only(world).body.hitBox(), way));
        stepSome(world, 1);
        turns += only(world).facing != facing ? 1 : 0;
        facing = only(world).facing;
    }
    CHECK(turns == 1);
    CHECK(only(world).doing == Doing::Rests);
    CHECK(world.player.kit.halfHearts == before);
}

TEST_CASE("its needle comes up from the holes in their order, so long after each") {
    World world = stringFight({2, 2}, {11, 6});
    REQUIRE(stepToStringMove(world, Move::StringStitch));
    world.player.body.safeTicks = 10'000;
    const StringRules& rules = world.config.creatures.own.string;
    std::vector<int> pricked;
    std::vector<int> struck;
    REQUIRE(stepUntilDoing(world, Doing::Attacks));
    std::size_t holes = world.creatures.omens.size();
    for (int tick = 0; tick < 200; ++tick) {
        const Events events = stepSome(world, 1);
        const std::size_t now = world.creatures.omens.size();
        if (now > holes) {
            pricked.push_back(tick);
        }
        holes = now;
        if (countOf<OmenStruck>(events) > 0) {
            struck.push_back(tick);
        }
    }
    REQUIRE(struck.size() == static_cast<std::size_t>(rules.holes));
    for (std::size_t i = 1; i < struck.size(); ++i) {
        CHECK(struck[i] - struck[i - 1] == rules.stitchTicks);
    }
}

TEST_CASE("it pulls up two puppets at most, which one blow fells, and they fall with it") {
    World world = stringFight({2, 2}, {11, 6});
    const auto puppets = [&] { return world.creatures.living.size() - 1; };
    for (int tick = 0; tick < 6000; ++tick) {
        world.player.body.safeTicks = 100;
        stepSome(world, 1);
        REQUIRE(puppets() <= 2);
    }
    REQUIRE(puppets() > 0);
    CHECK(world.creatures.living.back().health == 1);
}

TEST_CASE("nothing that it or its puppets have thrown or announced hurts once it falls") {
    World world = stringFight({2, 2}, {11, 6});
    const SubPos knight = centreOf(world.knightBox());
    for (const CreatureKind from : {CreatureKind::Skeleton, CreatureKind::Bomber}) {
        const bool isBomb = from == CreatureKind::Bomber;
        Projectile shot;
        shot.kind = isBomb ? ProjectileKind::Bomb : ProjectileKind::Bone;
        shot.from = from;
        shot.body = bodyAround(knight, {8, 8}, Gait::Flies);
        shot.ticks = isBomb ? world.config.creatures.rules.bombFuseTicks - 1 : 0;
        world.creatures.projectiles.push_back(shot);
    }
    announce(world,
             {.kind = OmenKind::Lane, .from = CreatureKind::String, .box = world.knightBox()});
    Omen& omen = world.creatures.omens.front();
    omen.ticks = omen.wait;
    omen.hurtTicks = 100;
    only(world).health = 1;
    REQUIRE(countOf<BossFalls>(strikeString(world, 1)) == 1);
    CHECK(world.creatures.omens.empty());
    const Events events = stepSome(world, 100);
    CHECK(world.creatures.projectiles.empty());
    CHECK(countOf<BombBlasted>(events) == 0);
    CHECK(lostIn(events) == 0);
}

TEST_CASE("at each gate it flees and sews the door, and is found in another chamber") {
    World world = stringFight({2, 2});
    std::set<std::vector<Tile>> chambers;
    const auto tiles = [&] {
        const auto values = world.room.tiles().values();
        return std::vector(values.begin(), values.end());
    };
    for (int gate = 1; gate <= 2; ++gate) {
        chambers.insert(tiles());
        const Events events = strikeString(world, 9);
        CHECK(countOf<BossChanged>(events) == 1);
        CHECK(only(world).phase == gate);
        const Events fled = stepSome(world, 70);
        CHECK(countOf<DoorSewn>(fled) == 1);
        CHECK(only(world).isAway);
        const Direction sewn = ownState<StringState>(only(world)).door;
        CHECK_FALSE(doorsToFollowThrough(world).has(sewn));
        CHECK(world.isKnightShutIn());
        REQUIRE(follow(world));
        REQUIRE(stepUntil(world, {}, 200, [](const World& now) { return !now.flip; }));
        CHECK_FALSE(only(world).isAway);
        CHECK(only(world).phase == gate);
        CHECK(world.isKnightShutIn());
        CHECK_FALSE(overlapsSolid(world.terrain(), world.knightBox()));
        CHECK(hasFooting(world, only(world).body));
    }
    chambers.insert(tiles());
    CHECK(chambers.size() == 3);
    strikeString(world, 20);
    CHECK(only(world).doing == Doing::Falls);
    CHECK_FALSE(world.hasMap);
    stepSome(world, world.config.creatures.boss.fallTicks + 1);
    CHECK(world.hasMap);
}

TEST_CASE("any item that meets it while it attacks stuns it") {
    for (const Item item : {Item::Bombs, Item::Bow, Item::Hook}) {
        World world = stringFight({2, 2}, {11, 6});
        REQUIRE(stepToStringMove(world, Move::StringStitch));
        Events events;
        only(world).body.safeTicks = 0;
        strikeAll(world, only(world).body.hitBox(), {{0, 0}, 1, item}, events);
        CHECK(countOf<CreatureStunned>(events) == 1);
        CHECK(only(world).doing == Doing::Stunned);
    }
}

TEST_CASE("its chambers begin with what the floor has more of than others") {
    std::set<std::string> drawn;
    constexpr DoorSet north = DoorSet().with(Direction::North);
    constexpr DoorSet through = north.with(Direction::South);
    for (const DoorSet doors : {north, through, through.with(Direction::West)}) {
        World world = stringFight({2, 2});
        world.metrics.rooms = 10;
        world.metrics.byDoors = {};
        world.metrics.byDoors[doors.bits()] = 10;
        strikeString(world, 9);
        stepSome(world, 70);
        REQUIRE(follow(world));
        REQUIRE(stepUntil(world, {}, 200, [](const World& now) { return !now.flip; }));
        CHECK_FALSE(doorsInReach(world).without(Direction::North).empty());
        const Grid<Tile>& tiles = world.room.tiles();
        std::string text;
        for (int y = 1; y + 1 < tiles.size().height; ++y) {
            for (int x = 1; x + 1 < tiles.size().width; ++x) {
                const Tile tile = tiles[{x, y}];
                text += tile == Tile::Wall ? '#' : tile == Tile::Pillar ? 'o' : '.';
            }
            text += '\n';
        }
        drawn.insert(text);
    }
    // clang-format off
    const std::set<std::string> expected{
        "######.######\n"
        "##.........##\n"
        "##.........##\n"
        ".............\n"
        "##.........##\n"
        "##.........##\n"
        "######.######\n",
        ".............\n"
        "...#######...\n"
        ".............\n"
        ".............\n"
        ".............\n"
        "...#######...\n"
        ".............\n",
        ".............\n"
        "....o...o....\n"
        ".............\n"
        ".............\n"
        ".............\n"
        "....o...o....\n"
        ".............\n"};
    // clang-format on
    CHECK(drawn == expected);
}

TEST_CASE("it stays where no other door could be walked to") {
    std::vector<std::string> rows = openRoom;
    rows[1][7] = rows[7][7] = rows[4][1] = rows[4][13] = '#';
    World world = fightIn(rows, {2, 2});
    addCreature(world, CreatureKind::String, {7, 4}).doing = Doing::Walks;
    strikeString(world, 9);
    const Events events = stepSome(world, 100);
    CHECK(countOf<DoorSewn>(events) == 0);
    CHECK_FALSE(only(world).isAway);
    CHECK(only(world).phase == 1);
    CHECK(only(world).doing != Doing::Changes);
}

TEST_CASE("no attack of the String takes longer than its attack_seconds") {
    for (const Move move : {Move::StringNeedle, Move::StringStitch}) {
        World world = stringFight({2, 4}, {12, 4});
        world.config.creatures.moves[move].attackTicks = 30;
        world.config.creatures.moves[Move::StringNeedle].speed = 60;
        REQUIRE(stepToStringMove(world, move));
        REQUIRE(stepUntilDoing(world, Doing::Attacks));
        world.player.body.safeTicks = 1000;
        int ticks = 1;
        for (; only(world).doing == Doing::Attacks; ++ticks) {
            stepSome(world, 1);
        }
        CHECK(ticks <= 32);
    }
}
