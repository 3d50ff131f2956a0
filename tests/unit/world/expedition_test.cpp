#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"
#include "world/creatures/place.hpp"
#include "world/expedition.hpp"

using namespace doorstring;

namespace {

// In a room without doors.
Expedition expeditionOf(Config& config) {
    config.dungeon.grid = {1, 1};
    for (const Direction side : allDirections) {
        const DoorSet back = DoorSet::of(opposite(side));
        config.dungeon.tables[side] = DoorTable(std::vector<DoorTable::Entry>{{back, weightOne}});
    }
    return {config, generateDungeon(config.dungeon, config.room, Seed{1}).value()};
}

}  // namespace

TEST_CASE("saved figures of creatures and of the sword count at once") {
    Config config;
    Expedition expedition = expeditionOf(config);
    config.creatures.kinds[CreatureKind::Bat].speed = 77;
    config.creatures.rules.safeTicks = 5;
    config.sword.reach = 30;
    expedition.apply(config);
    CHECK(expedition.world().config.creatures == config.creatures);
    CHECK(expedition.world().config.sword == config.sword);
}

TEST_CASE("saved health and gait count for creatures that live, with the blows they have taken") {
    Config config;
    config.room.interior = Interior::Empty;
    CreatureConfig& row = config.creatures.kinds[CreatureKind::Bat];
    row.health = 4;
    row.gait = Gait::Flies;
    Expedition expedition = expeditionOf(config);
    World& world = expedition.world();
    const SubPos place = tileCentre({4, 4});
    world.creatures.living.push_back(makeCreature(world, CreatureKind::Bat, place, 1));
    const Creature& bat = world.creatures.living.front();
    world.creatures.living.front().health = 1;
    const auto healthWith = [&](int health) {
        row.health = health;
        expedition.apply(config);
        return bat.health;
    };
    CHECK(healthWith(6) == 3);
    CHECK(healthWith(3) == 1);
    CHECK(healthWith(0) == 0);
    CHECK(healthWith(2) == 2);
    world.ground.lay({4, 4}, Tile::Pit);
    expedition.apply(config);
    CHECK(tileUnder(bat.body) == GridPos{4, 4});
    row.gait = Gait::Walks;
    expedition.apply(config);
    CHECK(bat.body.gait == Gait::Walks);
    CHECK(tileUnder(bat.body) != GridPos{4, 4});
}

TEST_CASE("what a room uses up comes back with the next floor, and what is counted goes on") {
    Config config;
    Expedition expedition = expeditionOf(config);
    auto& spent = expedition.world().player.kit.counts;
    spent[Power::FreeHit] = spent[Power::StopsShot] = spent[Power::DoubleBlow] = 1;
    expedition.descend(config, generateDungeon(config.dungeon, config.room, Seed{2}).value());
    const auto& counts = expedition.world().player.kit.counts;
    CHECK(counts[Power::FreeHit] == 0);
    CHECK(counts[Power::StopsShot] == 0);
    CHECK(counts[Power::DoubleBlow] == 1);
}
