// The Weaver: her strings, her knots and her brood.
#include "testing/catch2.hpp"
#include "unit/world/bosses/weaver_fights.hpp"
#include "world/creatures/omens.hpp"
#include "world/items/items.hpp"

#include <set>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

std::vector<Omen> stringsIn(const World& world) {
    std::vector<Omen> strings;
    std::ranges::copy_if(world.creatures.omens, std::back_inserter(strings),
                         [](const Omen& omen) { return omen.kind == OmenKind::Line; });
    return strings;
}

// She announces strings; the world is that of the tick in which they are drawn.
World drawing(GridPos knight, std::uint64_t roll) {
    World world = weaverFight(knight);
    weaverIn(world).roll = roll;
    const bool hasDrawn =
        stepUntil(world, {}, 4000, [](const World& w) { return !w.creatures.omens.empty(); });
    REQUIRE(hasDrawn);
    return world;
}

bool isCut(const Events& events) {
    return countOf<CreatureFell>(events) == 1;
}

}  // namespace

TEST_CASE("a string hurts only while it snaps, and only in the area that is drawn") {
    for (std::uint64_t roll = 1; roll <= 12; ++roll) {
        World world = drawing({3, 6}, roll);
        world.config.player.safeTicks = 0;
        world.config.player.knockBack = 0;
        for (int tick = 0; tick < 240; ++tick) {
            const std::vector<Omen> before = stringsIn(world);
            Events events;
            step(world, {}, events);
            for (const Event& event : events) {
                const auto* hurt = std::get_if<KnightHurt>(&event);
                if (hurt == nullptr || hurt->by != CreatureKind::Weaver) {
                    continue;
                }
                const bool isStruck = std::ranges::any_of(before, [&](const Omen& omen) {
                    return omen.ticks + 1 >= omen.wait &&
                           omen.ticks + 1 < omen.wait + omen.hurtTicks &&
                           overlap(omen.box, world.knightBox());
                });
                CHECK(isStruck);
            }
        }
    }
}

TEST_CASE("each string is drawn for at least half a second, however stern the adventure is") {
    WorldConfig config = fightConfig();
    for (auto& move : config.creatures.moves) {
        move.windUpTicks = leastTellTicks;
    }
    World world = weaverFight({3, 6}, config);
    for (int tick = 0; tick < 60 * 60; ++tick) {
        step(world, {}, *std::make_unique<Events>());
        for (const Omen& omen : stringsIn(world)) {
            REQUIRE(omen.wait >= leastTellTicks);
        }
    }
}

TEST_CASE("the first string is drawn where the knight is, and between two there is room for him") {
    for (std::uint64_t roll = 1; roll <= 12; ++roll) {
        World world = drawing({9, 6}, roll);
        const std::vector<Omen> strings = stringsIn(world);
        REQUIRE(strings.size() == 2);
        CHECK(overlap(strings.front().box, world.knightBox()));
        for (const Omen& one : strings) {
            for (const Omen& other : strings) {
                const bool isRow = one.box.width > one.box.height;
                const bool isSame = (other.box.width > other.box.height) == isRow;
                const int apart = isRow ? std::abs(one.box.at.y - other.box.at.y)
                                        : std::abs(one.box.at.x - other.box.at.x);
                CHECK((!isSame || apart == 0 || apart >= 2 * subpixelsPerTile));
            }
        }
    }
}

TEST_CASE("she draws one more string each time that she was cut down, up to four") {
    World world = weaverFight({3, 6});
    std::set<int> counts;
    for (int drops = 0; drops < 5; ++drops) {
        ownState<WeaverState>(weaverIn(world)).timesCutDown = drops;
        world.creatures.omens.clear();
        weaverIn(world).doing = Doing::Walks;
        weaverIn(world).ticks = 1000;
        while (weaverIn(world).move != Move::WeaverShuttle ||
               weaverIn(world).doing != Doing::WindsUp) {
            Events events;
            world.creatures.omens.clear();
            step(world, {}, events);
        }
        counts.insert(static_cast<int>(stringsIn(world).size()));
        CHECK(static_cast<int>(stringsIn(world).size()) <= 4);
    }
    CHECK(counts == std::set{2, 3, 4});
}

TEST_CASE("no blow reaches her while a string holds her") {
    World world = weaverFight({3, 6});
    Events events;
    const int before = weaverIn(world).health;
    strikeAll(world, weaverIn(world).body.hitBox(), {centreOf(world.knightBox())}, events);
    CHECK(weaverIn(world).health == before);
    CHECK(countOf<BlowBlocked>(events) == 1);
}

TEST_CASE("three blows cut a knot, and when all are cut she lies stunned for two seconds") {
    World world = weaverFight({3, 6});
    CHECK_FALSE(isCut(strikeKnot(world)));
    CHECK_FALSE(isCut(strikeKnot(world)));
    CHECK(isCut(strikeKnot(world)));
    CHECK(countIn(world, CreatureKind::Knot) == 2);
    CHECK(weaverIn(world).doing != Doing::Stunned);
    const Events events = cutAllKnots(world);
    CHECK(countOf<CreatureStunned>(events) == 1);
    REQUIRE(weaverIn(world).doing == Doing::Stunned);
    const int before = weaverIn(world).health;
    Events blow;
    strikeAll(world, weaverIn(world).body.hitBox(), {centreOf(world.knightBox())}, blow);
    CHECK(weaverIn(world).health == before - 1);
    int ticks = 0;
    while (weaverIn(world).doing == Doing::Stunned) {
        Events all;
        step(world, {}, all);
        ++ticks;
    }
    CHECK(std::abs(ticks - 120) <= 1);
    CHECK(stepUntil(world, {}, 120,
                    [](const World& w) { return countIn(w, CreatureKind::Knot) == 3; }));
}

TEST_CASE("strings that she has drawn are gone when she is cut down") {
    World world = drawing({3, 6}, 5);
    cutAllKnots(world);
    CHECK(stringsIn(world).empty());
}

TEST_CASE("an arrow or the hook cuts a knot at once, a blast does not") {
    for (const Item item : {Item::Bow, Item::Hook, Item::Bombs}) {
        World world = weaverFight({3, 6});
        Creature& knot =
            *std::ranges::find(world.creatures.living, CreatureKind::Knot, &Creature::kind);
        Events events;
        const bool wasAll =
            letAnswer(world, knot, {item, centreOf(knot.body.hitBox()), {0, 1}}, events);
        CHECK(wasAll == (item != Item::Bombs));
        CHECK((knot.health <= 0) == (item != Item::Bombs));
    }
}

TEST_CASE("each knot is on another wall, and can be walked up to") {
    for (std::uint64_t roll = 1; roll <= 40; ++roll) {
        World world = fightIn(loomRoom, {3, 6});
        addCreature(world, CreatureKind::Weaver, {7, 4}).roll = roll;
        beginWeaverMove(world, Move::WeaverSpin);
        REQUIRE(stepUntil(world, {}, 200,
                          [](const World& w) { return countIn(w, CreatureKind::Knot) == 3; }));
        std::set<Direction> walls;
        for (const Creature& one : world.creatures.living) {
            if (one.kind == CreatureKind::Knot) {
                walls.insert(one.facing);
                CHECK(canStandOn(world.ground.at(tileOf(centreOf(one.body.hitBox())))));
            }
        }
        CHECK(walls.size() == 3);
    }
}

TEST_CASE("no knot is tied where water keeps the knight from it") {
    const std::vector<std::string> rows{"###############", "#.....~.......#", "#.....~.......#",
                                        "#.....~.......#", "#.....~.......#", "#.....~.......#",
                                        "#.....~.......#", "#.....~.......#", "###############"};
    for (std::uint64_t roll = 1; roll <= 20; ++roll) {
        World world = fightIn(rows, {10, 6});
        addCreature(world, CreatureKind::Weaver, {9, 4}).roll = roll;
        beginWeaverMove(world, Move::WeaverSpin);
        REQUIRE(stepUntil(world, {}, 200,
                          [](const World& w) { return countIn(w, CreatureKind::Knot) > 0; }));
        for (const Creature& one : world.creatures.living) {
            CHECK((one.kind != CreatureKind::Knot || tileOf(centreOf(one.body.hitBox())).x > 6));
        }
    }
}

TEST_CASE("behind her gate the knots wander along the walls, a tile in half a second") {
    World world = weaverFight({7, 6});
    const auto places = [&] {
        std::vector<SubPos> at;
        for (const Creature& one : world.creatures.living) {
            if (one.kind == CreatureKind::Knot) {
                at.push_back(one.body.at);
            }
        }
        return at;
    };
    const auto still = places();
    walkFor(world, {}, 30);
    CHECK(places() == still);
    weaverIn(world).phase = 1;
    walkFor(world, {}, 30);
    const auto moved = places();
    REQUIRE(moved.size() == 3);
    for (std::size_t i = 0; i < 3; ++i) {
        CHECK(std::abs(sumOfAxes(moved[i] - still[i]) - subpixelsPerTile) < 2 * subpixelsPerPixel);
    }
    for (int tick = 0; tick < 60 * 40; ++tick) {  // around the whole room
        Events events;
        step(world, {}, events);
        for (const Creature& one : world.creatures.living) {
            if (one.kind == CreatureKind::Knot) {
                const GridPos tile = tileOf(centreOf(one.body.hitBox()));
                REQUIRE(insideOf(world.terrain().size()).contains(tile));
            }
        }
    }
}

TEST_CASE("no more than three of her brood live at a time, whatever she does") {
    World world = weaverFight({13, 7});
    int most = 0;
    for (int tick = 0; tick < 60 * 120; ++tick) {
        Events events;
        step(world, {}, events);
        most = std::max(most, countIn(world, CreatureKind::Spiderling));
    }
    CHECK(most == 3);
}

TEST_CASE("no two of a larger brood land in the same place or have the same rolls") {
    World world = weaverFight({3, 6});
    world.config.creatures.own.weaver.brood = 6;
    world.config.creatures.own.weaver.mostBrood = 6;
    beginWeaverMove(world, Move::WeaverBrood);
    REQUIRE(stepUntil(world, {}, 120,
                      [](const World& w) { return countIn(w, CreatureKind::Spiderling) == 6; }));
    walkFor(world, {}, 20);
    std::set<std::pair<int, int>> places;
    std::set<std::uint64_t> rolls;
    for (const Creature& one : world.creatures.living) {
        if (one.kind == CreatureKind::Spiderling) {
            places.insert({one.body.at.x, one.body.at.y});
            rolls.insert(one.roll);
        }
    }
    CHECK(places.size() == 6);
    CHECK(rolls.size() == 6);
}

TEST_CASE("her strings, her knots and her brood end with her") {
    World world = weaverFight({3, 6});
    beginWeaverMove(world, Move::WeaverBrood);
    REQUIRE(stepUntil(world, {}, 120,
                      [](const World& w) { return countIn(w, CreatureKind::Spiderling) == 2; }));
    cutAllKnots(world);
    weaverIn(world).health = 1;
    weaverIn(world).phase = 1;
    weaverIn(world).body.safeTicks = 0;
    Events events;
    strikeAll(world, weaverIn(world).body.hitBox(), {centreOf(world.knightBox())}, events);
    CHECK(countOf<BossFalls>(events) == 1);
    const Events after = walkFor(world, {}, 130);
    CHECK(world.creatures.living.empty());
    CHECK(countOf<KnightHurt>(after) == 0);
    CHECK(countOf<RoomCleared>(after) == 1);
}

TEST_CASE("strings that she had to draw do not count as the third attack in a row") {
    std::vector<std::string> rows = openRoom;
    rows[4] = "#o.............";  // as its mirror the room would have a pillar before its door
    World world = worldOf(rows, {3, 6}, DoorSet::of(Direction::East), fightConfig());
    Creature& weaver = addCreature(world, CreatureKind::Weaver, {7, 4});
    ownState<WeaverState>(weaver).knots = 3;
    weaver.move = Move::WeaverBrood;
    weaver.streak = 2;
    const auto attackNext = [&](int mostBrood, std::uint64_t roll) {
        world.config.creatures.own.weaver.mostBrood = mostBrood;
        only(world).roll = roll;
        only(world).doing = Doing::Walks;
        only(world).ticks = 1000;
        walkFor(world, {}, 1);
        return only(world).move;
    };
    REQUIRE(attackNext(0, 1) == Move::WeaverShuttle);
    const Creature after = only(world);
    int shuttles = 0;
    for (std::uint64_t roll = 1; roll <= 20; ++roll) {
        only(world) = after;
        shuttles += attackNext(6, roll) == Move::WeaverShuttle ? 1 : 0;
    }
    CHECK(shuttles > 0);
    CHECK(shuttles < 20);
}
