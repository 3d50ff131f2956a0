#include "config/schema/schema.hpp"

namespace doorstring {

void addAdventureSections(Schema& schema) {
    schema.add("adventure", &Config::adventure,
               {{"floor", "", IntegerKind{1, floorCount, "none"}, &AdventureConfig::floor},
                {"at", "", ChoiceKind("start", roleNames), &AdventureConfig::at},
                {"kit_hearts", "hearts", IntegerKind{0, 5},
                 within(&AdventureConfig::kit, &StartingKitConfig::hearts)},
                {"kit_coins", "coins", IntegerKind{0, 99},
                 within(&AdventureConfig::kit, &StartingKitConfig::coins)},
                {"stairs_open_seconds", "seconds", TicksKind{3, 100},
                 within(&AdventureConfig::stairs, &StairsConfig::openTicks)},
                {"stairs_descent_seconds", "seconds", TicksKind{3, 100},
                 within(&AdventureConfig::stairs, &StairsConfig::descentTicks)}});
    // Names are for the screen; what a preset says is in the keys that it sets.
    Column<FloorConfig> title{"name", "", TextKind{24}, &FloorConfig::name};
    Column<FloorConfig> preset{"preset", "", TextKind{80}, &FloorConfig::preset};
    title.affectsPlay = preset.affectsPlay = false;
    const std::vector<Column<FloorConfig>> floor{
        title, preset, {"boss_speed", "percent", IntegerKind{50, 300}, &FloorConfig::bossSpeed}};
    for (int i = 0; i < floorCount; ++i) {
        schema.add("floor." + std::to_string(i + 1),
                   within(within(&Config::adventure, &AdventureConfig::floors),
                          at(static_cast<std::size_t>(i))),
                   floor);
    }
}

}  // namespace doorstring
