#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

template <typename Part>
auto ofAdventure(Part AdventureConfig::*part) {
    return within(&Config::adventure, part);
}

void addStock(Schema& schema) {
    schema.add("chests", ofAdventure(&AdventureConfig::chests),
               {{"further", "chests", IntegerKind{0, 100}, &ChestConfig::further},
                {"barred", "chests", IntegerKind{0, 100}, &ChestConfig::barred},
                {"coins", "coins", IntegerKind{1, 999}, &ChestConfig::coins},
                {"coins_step", "coins", IntegerKind{0, 99}, &ChestConfig::coinsStep},
                {"bombs", "bombs", IntegerKind{1, 99}, &ChestConfig::bombs},
                {"arrows", "arrows", IntegerKind{1, 99}, &ChestConfig::arrows},
                {"coins_chance", "", FractionKind{}, &ChestConfig::coinsChance}});
    schema.add("urns", ofAdventure(&AdventureConfig::urns),
               {{"chance", "", FractionKind{}, &UrnConfig::chance},
                {"most", "urns", IntegerKind{1, 8}, &UrnConfig::most},
                {"heart_chance", "", FractionKind{}, &UrnConfig::heart},
                {"coin_chance", "", FractionKind{}, &UrnConfig::coin}});
    schema.add("puzzles", ofAdventure(&AdventureConfig::puzzles),
               {{"levers", "levers", IntegerKind{2, 5}, &PuzzleConfig::levers},
                {"coins", "coins", IntegerKind{0, 20}, &PuzzleConfig::coins}});
    schema.add("shop", ofAdventure(&AdventureConfig::shop),
               {{"wares", "wares", IntegerKind{1, 3}, &ShopConfig::wares},
                {"push_seconds", "seconds", TicksKind{2, 250}, &ShopConfig::pushTicks}});
    const std::vector<Column<WareConfig>> ware{
        {"price", "coins", IntegerKind{0, 999}, &WareConfig::price},
        {"count", "", IntegerKind{1, 99}, &WareConfig::count},
        {"weight", "", IntegerKind{0, 1000}, &WareConfig::weight}};
    for (const Ware kind : allValues<Ware>) {
        schema.add(
            "ware." + std::string(name(kind)),
            within(within(ofAdventure(&AdventureConfig::shop), &ShopConfig::table), at(kind)),
            ware);
    }
}

}  // namespace

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
        title,
        preset,
        {"boss_speed", "percent", IntegerKind{50, 300}, &FloorConfig::bossSpeed},
        {"item", "", ChoiceKind({floorItemNames.begin(), floorItemNames.end()}),
         &FloorConfig::item}};
    for (int i = 0; i < floorCount; ++i) {
        schema.add("floor." + std::to_string(i + 1),
                   within(within(&Config::adventure, &AdventureConfig::floors),
                          at(static_cast<std::size_t>(i))),
                   floor);
    }
    addStock(schema);
}

}  // namespace doorstring
