#include "dungeon/passes/generate.hpp"
#include "testing/catch2.hpp"
#include "world/expedition.hpp"

using namespace doorstring;

TEST_CASE("saved figures of creatures and of the sword count at once") {
    Config config;
    config.dungeon.grid = {1, 1};
    for (const Direction side : allDirections) {
        const DoorSet back = DoorSet::of(opposite(side));
        config.dungeon.tables[side] = DoorTable(std::vector<DoorTable::Entry>{{back, weightOne}});
    }
    Expedition expedition(config, generateDungeon(config.dungeon, config.room, Seed{1}).value());
    config.creatures.kinds[CreatureKind::Bat].speed = 77;
    config.creatures.rules.safeTicks = 5;
    config.sword.reach = 30;
    expedition.apply(config);
    CHECK(expedition.world().config.creatures == config.creatures);
    CHECK(expedition.world().config.sword == config.sword);
}
