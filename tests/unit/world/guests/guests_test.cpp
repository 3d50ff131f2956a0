// The rooms of the thief, the choir, the well and the captive, on many floors; and the choir.
#include "base/contains.hpp"
#include "room/ways/safe_ways.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "unit/world/creatures/fights.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

namespace {

// A floor that begins in the room of that set piece.
Expedition expeditionAt(SetPiece piece, std::uint64_t seed) {
    static const Config shipped = shippedFloor(2);
    Config config = shipped;
    config.adventure.pieceToBeginAt = piece;
    return beginning(config, Seed{seed});
}

std::size_t thingsOf(const World& world, ThingKind kind) {
    const auto here = world.things.in(world.cell());
    return static_cast<std::size_t>(std::ranges::count(here, kind, &Thing::kind));
}

std::size_t creaturesOfKind(const World& world, CreatureKind kind) {
    return static_cast<std::size_t>(
        std::ranges::count(world.creatures.living, kind, &Creature::kind));
}

// Whether safe ground leads from the knight to all doors of his room, as it is now.
bool canBeLeft(const World& world) {
    const Grid<Tile>& tiles = world.ground.tiles();
    const BitRows start = oneBit(tileUnder(world.player.body));
    const BitRows reached = reach(safeTiles(tiles) | start, start);
    return std::ranges::all_of(world.room.doors(), [&](Direction side) {
        return anyBit(reached & doorGap(tiles.size(), side));
    });
}

Creature& singerOf(World& world, int turn) {
    return *std::ranges::find(world.creatures.living, turn, &Creature::turn);
}

Events silence(World& world, int turn) {
    Events events;
    Creature& singer = singerOf(world, turn);
    singer.body.safeTicks = 0;
    strikeAll(world, singer.body.hitBox(), {{0, 0}}, events);
    return events;
}

Events stepsOf(Expedition& expedition, int ticks) {
    Events events;
    for (int tick = 0; tick < ticks; ++tick) {
        expedition.step({}, events);
    }
    return events;
}

}  // namespace

TEST_CASE("the rooms of guests have what belongs there, and can be left, on many floors") {
    const SetPiece piece =
        GENERATE(SetPiece::Thief, SetPiece::Choir, SetPiece::Well, SetPiece::Captive);
    INFO(name(piece));
    for (std::uint64_t seed = 0; seed < 24; ++seed) {
        INFO(seed);
        const Expedition expedition = expeditionAt(piece, seed);
        const World& world = expedition.world();
        REQUIRE(world.room.piece() == piece);
        CHECK(canBeLeft(world));
        CHECK(thingsOf(world, ThingKind::Well) == (piece == SetPiece::Well ? 1U : 0U));
        CHECK(thingsOf(world, ThingKind::Cage) == (piece == SetPiece::Captive ? 1U : 0U));
        CHECK(creaturesOfKind(world, CreatureKind::Thief) == (piece == SetPiece::Thief ? 1U : 0U));
        CHECK(creaturesOfKind(world, CreatureKind::Singer) == (piece == SetPiece::Choir ? 4U : 0U));
        CHECK(world.creatures.living.empty() == (piece == SetPiece::Well));
    }
}

TEST_CASE("each singer has a turn, in an order that differs from seed to seed") {
    std::vector<std::vector<int>> orders;
    for (std::uint64_t seed = 0; seed < 12; ++seed) {
        const Expedition expedition = expeditionAt(SetPiece::Choir, seed);
        std::vector<int> turns;
        for (const Creature& one : expedition.world().creatures.living) {
            turns.push_back(one.turn);
        }
        if (!contains(orders, turns)) {
            orders.push_back(turns);
        }
        std::ranges::sort(turns);
        CHECK(turns == std::vector{1, 2, 3, 4});
    }
    CHECK(orders.size() > 4);
}

TEST_CASE("a choir sings its notes in the order of its turns, again and again") {
    Expedition expedition = expeditionAt(SetPiece::Choir, 3);
    std::vector<int> sung;
    for (const Event& event : stepsOf(expedition, 700)) {
        if (const auto* note = std::get_if<NoteSung>(&event)) {
            sung.push_back(note->turn);
        }
    }
    REQUIRE(sung.size() >= 8);
    for (std::size_t i = 0; i < sung.size(); ++i) {
        CHECK(sung[i] == static_cast<int>(i % 4) + 1);
    }
}

TEST_CASE("a choir that is silenced in its order is done, and leaves a chest") {
    Expedition expedition = expeditionAt(SetPiece::Choir, 3);
    stepsOf(expedition, 60);
    World world = expedition.world();
    for (int turn = 1; turn <= 4; ++turn) {
        CHECK(countOf<ChoirAngered>(silence(world, turn)) == 0);
    }
    CHECK(creaturesOfKind(world, CreatureKind::Singer) == 0);
    const Events events = walkFor(world, {}, 2);
    CHECK(countOf<PieceDone>(events) == 1);
    CHECK(countOf<ChestAppeared>(events) + countOf<TreasureTaken>(events) == 1);
    CHECK(world.isSolved(world.cell()));
}

TEST_CASE("a singer that is struck before its turn angers the others, and all sing again") {
    Expedition expedition = expeditionAt(SetPiece::Choir, 3);
    stepsOf(expedition, 60);
    World world = expedition.world();
    silence(world, 1);
    CHECK(creaturesOfKind(world, CreatureKind::Singer) == 3);
    const Events events = silence(world, 3);
    CHECK(countOf<ChoirAngered>(events) == 1);
    CHECK(countOf<FoesReturned>(events) == 1);
    CHECK(creaturesOfKind(world, CreatureKind::Singer) == 4);
    CHECK(countOf<ProjectileFired>(walkFor(world, {}, 120)) == 2);
    for (const Creature& one : world.creatures.living) {
        CHECK(std::ranges::any_of(world.room.spots(), [&](const Spot& spot) {
            return spot.tile == tileUnder(one.body);
        }));
    }
}
