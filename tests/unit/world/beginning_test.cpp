// Where and with what the knight begins, and where he is once the dungeon is grown again around
// him.
#include "base/step_field.hpp"
#include "saves/recording_reader.hpp"
#include "saves/recording_writer.hpp"
#include "saves/replay_run.hpp"
#include "testing/beginning.hpp"
#include "testing/catch2.hpp"
#include "testing/dungeons.hpp"
#include "testing/grown_dungeon.hpp"
#include "testing/played_again.hpp"
#include "testing/plays.hpp"
#include "testing/shipped_config.hpp"
#include "world/beginning.hpp"
#include "world/doors/doors.hpp"
#include "world/state/state_hash.hpp"

#include <algorithm>

using namespace doorstring;
using namespace doorstring::testing;

using testing::shippedConfig;

namespace {

Config floorAt(int floor, std::optional<Role> at = std::nullopt) {
    Config config = shippedConfig({"adventure.floor=" + std::to_string(floor)});
    config.adventure.roleToBeginIn = at;
    return config;
}

}  // namespace

TEST_CASE("the difficulty decides about hearts, announcements, budgets and the health of bosses") {
    Config config = floorAt(1);
    config.adventure.difficulties[Difficulty::Normal] = {};
    const World normal = testing::beginning(config, Seed{17}).world();
    config.adventure.difficulties[Difficulty::Gentle] = {2, 150, 50, 80};
    config.adventure.difficulty = Difficulty::Gentle;
    const World gentle = testing::beginning(config, Seed{17}).world();
    CHECK(gentle.player.kit.hearts == normal.player.kit.hearts + 2);
    CHECK(gentle.player.kit.areHeartsFull());
    const auto windUp = [](const World& world) {
        return world.config.creatures.kinds[CreatureKind::Slime].windUpTicks;
    };
    CHECK(windUp(gentle) == windUp(normal) * 3 / 2);
    const CreatureRules& rules = normal.config.creatures.rules;
    CHECK(gentle.config.creatures.rules.budget == (rules.budget + 1) / 2);
    CHECK(gentle.config.creatures.rules.budgetStep == 2 * rules.budgetStep);
    const auto health = [](const World& world, CreatureKind kind) {
        return world.config.creatures.kinds[kind].health;
    };
    CHECK(health(gentle, CreatureKind::KingSlime) ==
          health(normal, CreatureKind::KingSlime) * 8 / 10);
    CHECK(health(gentle, CreatureKind::Slime) == health(normal, CreatureKind::Slime));
    // No announcement becomes shorter than a player can answer.
    config.adventure.difficulties[Difficulty::Gentle].windUpPercent = 60;
    CHECK(windUp(testing::beginning(config, Seed{17}).world()) == leastWindUpTicks);
}

TEST_CASE("the difficulty makes the blows of creatures dearer from a floor on") {
    const auto costs = [](int floor) {
        Config config = floorAt(floor);
        config.adventure.difficulties[Difficulty::Normal] = {.dearBlowsFrom = 3};
        const WorldConfig dear(config);
        config.adventure.difficulties[Difficulty::Normal] = {};
        const WorldConfig plain(config);
        const auto more = [&](Move move) {
            return dear.creatures.moves[move].damage - plain.creatures.moves[move].damage;
        };
        CHECK(more(Move::WeaverBrood) == 0);  // which hurts nobody
        const CreatureKind slime = CreatureKind::Slime;
        CHECK(dear.creatures.kinds[slime].damage - plain.creatures.kinds[slime].damage ==
              more(Move::KingSlam));
        return more(Move::KingSlam);
    };
    CHECK(costs(2) == 0);
    CHECK(costs(3) == 1);
    CHECK(costs(4) == 1);
}

TEST_CASE("who begins on a later floor has what the floors before it are likely to give") {
    const Kit first = testing::beginning(floorAt(1), Seed{17}).world().player.kit;
    const Config config = floorAt(3);
    const Kit third = testing::beginning(config, Seed{17}).world().player.kit;
    CHECK(third.hearts == first.hearts + 2 * config.adventure.kit.hearts);
    CHECK(third.areHeartsFull());
    CHECK(third.coins == first.coins + 2 * config.adventure.kit.coins);
    CHECK(third.items.size() == first.items.size() + 2);
    Config rich = config;
    rich.adventure.kit.hearts = 5;
    CHECK(testing::beginning(rich, Seed{17}).world().player.kit.hearts == mostHearts);
}

TEST_CASE("he has the items that those floors give, and none that they do not") {
    Config config = floorAt(4);
    config.adventure.floors.at(1).item = floorItemOf(Item::Lantern);
    config.adventure.floors.at(2).item = FloorItem::None;
    config.adventure.floors.at(3).item = floorItemOf(Item::Feather);
    const Kit kit = testing::beginning(config, Seed{17}).world().player.kit;
    const auto expected = EnumSet<Item>::of(Item::Lantern).with(Item::Feather);
    CHECK(kit.items == expected);
}

TEST_CASE("an adventure begins in the nearest room of a role, just inside its open door") {
    for (const Role role : {Role::Boss, Role::Shop, Role::Treasure}) {
        const Config config = floorAt(2, role);
        const Expedition expedition = testing::beginning(config, Seed{17});
        const World& world = expedition.world();
        REQUIRE(nearestRoom(world.dungeon, role) == world.cell());
        CHECK(world.room.kind() == kindOf(role));
        CHECK(world.sights.at(world.cell()) == Sight::Visited);
        const Direction behind = opposite(world.player.facing);
        CHECK(world.dungeon.plan(world.cell()).doors.has(behind));
        CHECK(world.lockAt(world.cell(), behind) == DoorLock::None);
        CHECK(world.dungeon.plan(neighbour(world.cell(), behind)).distance <
              world.dungeon.plan(world.cell()).distance);
    }
}

TEST_CASE("without such a room it begins at the start, and exploring always does") {
    Config config = floorAt(1, Role::Altar);
    config.dungeon.roles[Role::Altar].count = 0;
    const Expedition none = testing::beginning(config, Seed{17});
    CHECK(none.world().cell() == none.world().dungeon.start());
    Config exploring = floorAt(1, Role::Boss);
    exploring.adventure.floor = 0;
    const Expedition explored = testing::beginning(exploring, Seed{17});
    CHECK(explored.world().cell() == explored.world().dungeon.start());
}

namespace {

Config withSets(const std::vector<std::string>& sets) {
    Config config = shippedConfig(sets);
    config.room.texts = {};
    return config;
}

bool standsFree(const World& world) {
    return !anyTile(world.knightBox(),
                    [&](GridPos tile) { return !canStandOn(world.terrain().at(tile)); });
}

std::vector<GridPos> roomsOf(const Dungeon& dungeon) {
    std::vector<GridPos> cells;
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan&) { cells.push_back(cell); });
    return cells;
}

}  // namespace

TEST_CASE("cells are told apart by where they lie from the start") {
    const Dungeon before = dungeonOf({{"E", "WE", "W"}}, {1, 0});
    const Dungeon next = dungeonOf({{"-", "S"}, {"E", "WN"}}, {1, 1});
    CHECK(movedCell(before, next, {0, 0}) == GridPos{0, 1});
    CHECK(changedCells(before, next) == std::vector<GridPos>{{2, 1}, {1, 0}, {1, 1}});
    CHECK(changedCells(before, before).empty());
}

TEST_CASE("the knight stays where he is, or goes to the nearest room, and stands free there") {
    const Config config = withSets({});
    const Config other = withSets(
        {"tables.N={ S = 1, NS = 3 }", "tables.E={ W = 1, NWE = 2 }", "room.interior=ruins"});
    int stayed = 0;
    int moved = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        Expedition expedition = testing::beginning(config, Seed{number});
        const std::vector<GridPos> rooms = roomsOf(expedition.world().dungeon);
        const GridPos cell = rooms[number % rooms.size()];
        enterRoom(expedition.world(), cell, Direction::North);
        const SubPos place = expedition.world().player.body.at;
        const int visited = expedition.world().sights.visited();
        expedition.regrow(other, testing::grownDungeon(other, Seed{number}));
        const World& world = expedition.world();
        INFO("seed " << number << ", cell " << cell.x << ", " << cell.y);
        CHECK(standsFree(world));
        CHECK(world.sights.at(world.cell()) == Sight::Visited);
        if (world.dungeon.hasRoom(cell)) {
            CHECK(world.cell() == cell);
            stayed += world.player.body.at == place ? 1 : 0;
        } else {
            ++moved;
            const int away = stepsBetween(world.cell(), cell);
            for (const GridPos at : roomsOf(world.dungeon)) {
                CHECK(stepsBetween(at, cell) >= away);
            }
        }
        REQUIRE(expedition.undo());
        CHECK(expedition.world().cell() == cell);
        CHECK(expedition.world().player.body.at == place);
        CHECK(expedition.world().sights.visited() == visited);
    }
    CHECK(stayed > 5);
    CHECK(moved > 5);
}

TEST_CASE("locks begin anew, and a knight behind one goes where no key is needed") {
    const Config config = withSets({"explore.locks=true"});
    int stayed = 0;
    int moved = 0;
    for (std::uint64_t number = 0; number < 60; ++number) {
        Expedition expedition = testing::beginning(config, Seed{number});
        const Dungeon dungeon = expedition.world().dungeon;
        const std::vector<GridPos> rooms = roomsOf(dungeon);
        const GridPos cell = rooms[number % rooms.size()];
        enterRoom(expedition.world(), cell, Direction::North);
        StepField free(dungeon.size());
        free.flood(dungeon.start(), [&](GridPos from, Direction side) {
            const DoorLock lock = dungeon.plan(from).locks.at(side);
            return dungeon.plan(from).doors.has(side) &&
                   (lock == DoorLock::None || lock == DoorLock::Cracked);
        });
        expedition.regrow(config, dungeon);
        const GridPos now = expedition.world().cell();
        CAPTURE(number, cell.x, cell.y);
        CHECK(free[now] != unreached);
        if (free[cell] != unreached) {
            CHECK(now == cell);
            ++stayed;
        } else {
            ++moved;
        }
    }
    CHECK(stayed > 5);
    CHECK(moved > 5);
}

TEST_CASE("a regrowth is recorded, and replayed to the same state") {
    const Config config = withSets({});
    const Config other = withSets({"tables.N.NS=40", "tables.E.WE=40"});
    Expedition expedition = testing::beginning(config, Seed{17});
    RecordingWriter writer("0.1.0", config, Seed{17});
    expedition.addWitness(writer);
    Events events;
    for (int tick = 0; tick < 40; ++tick) {
        expedition.step(holding(Direction::East), events);
    }
    expedition.regrow(other, testing::grownDungeon(other, Seed{17}));
    for (int tick = 0; tick < 90; ++tick) {
        expedition.step(holding(Direction::West), events);
    }
    writer.finish(expedition.world());
    const std::string text = writer.take();
    CHECK_THAT(text, ContainsSubstring("\nregrow 0000-000H\n"));
    const auto recording = readRecording(text, Config());
    REQUIRE(recording.ok());
    Expedition again(recording.value().configs.front(), firstDungeon(recording.value()));
    ReplayRun run(recording.value(), again);
    run.playOut();
    CHECK(stateHash(again.world()) == stateHash(expedition.world()));
    expedition.removeWitness(writer);
}

TEST_CASE(
    "a knight who has met the set piece that he wanted begins at the start of the next floor") {
    Config config = floorAt(2);
    config.adventure.pieceToBeginAt = SetPiece::Flood;
    bool hasOther = false;
    for (std::uint64_t number = 0; number < 10; ++number) {
        Expedition expedition = testing::beginning(config, Seed{number});
        Kit& kit = expedition.world().player.kit;
        kit.piecesMet = kit.piecesMet.with(SetPiece::Flood);
        expedition.grow(config,
                        generateDungeon(config.dungeon, config.room, Seed{number + 100}).value());
        const World& world = expedition.world();
        hasOther = hasOther || !world.config.room.pieces.empty();
        CHECK(world.cell() == world.dungeon.start());
    }
    CHECK(hasOther);
}
