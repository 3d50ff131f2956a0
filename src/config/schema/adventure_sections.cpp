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
    constexpr auto bossPlace = static_cast<std::size_t>(firstBoss);
    Column<FloorConfig> boss{
        "boss", "", ChoiceKind({creatureNames.begin() + bossPlace, creatureNames.end()}, bossPlace),
        &FloorConfig::boss};
    boss.isNew = true;
    const std::vector<Column<FloorConfig>> floor{
        title,
        preset,
        {"boss_speed", "percent", IntegerKind{50, 300}, &FloorConfig::bossSpeed},
        {"item", "", ChoiceKind({floorItemNames.begin(), floorItemNames.end()}),
         &FloorConfig::item},
        boss};
    for (int i = 0; i < floorCount; ++i) {
        schema.add("floor." + std::to_string(i + 1),
                   within(within(&Config::adventure, &AdventureConfig::floors),
                          at(static_cast<std::size_t>(i))),
                   floor);
    }
    addStock(schema);
}

void addCreatureSections(Schema& schema) {
    const auto rules = within(&Config::creatures, &CreaturesConfig::rules);
    schema.add(
        "creatures", rules,
        {{"wait_seconds", "seconds", TicksKind{5}, &CreatureRules::waitTicks},
         {"shooter_wait_seconds", "seconds", TicksKind{5}, &CreatureRules::shooterWaitTicks},
         {"shut_seconds", "seconds", TicksKind{5}, &CreatureRules::shutTicks},
         {"safe_seconds", "seconds", TicksKind{1}, &CreatureRules::safeTicks},
         {"entry_distance", "pixels", IntegerKind{32, 96}, &CreatureRules::entryDistance},
         {"budget", "", IntegerKind{0, 100}, &CreatureRules::budget},
         {"budget_step", "rooms", IntegerKind{1, 100}, &CreatureRules::budgetStep},
         {"most", "creatures", IntegerKind{1, mostCreatures}, &CreatureRules::most},
         {"breather", "rooms", IntegerKind{2, 100}, &CreatureRules::breather},
         {"heart_chance", "", FractionKind{}, &CreatureRules::heartChance},
         {"coin_chance", "", FractionKind{}, &CreatureRules::coinChance},
         {"pity", "creatures", IntegerKind{1, 100}, &CreatureRules::pityFalls},
         {"drop_seconds", "seconds", TicksKind{60, 1000}, &CreatureRules::dropTicks},
         {"drop_reach", "pixels", IntegerKind{0, 64}, &CreatureRules::dropReach},
         {"drop_speed", "pixels a second", IntegerKind{1, 480}, &CreatureRules::dropSpeed},
         {"line_width", "pixels", IntegerKind{0, 32}, &CreatureRules::lineWidth},
         {"bomb_flight_seconds", "seconds", TicksKind{2, 350}, &CreatureRules::bombFlightTicks},
         {"bomb_fuse_seconds", "seconds", TicksKind{10, 350}, &CreatureRules::bombFuseTicks},
         {"blast_radius", "pixels", IntegerKind{16, 32}, &CreatureRules::blastRadius},
         {"after_arena", "percent", IntegerKind{0, 100}, &CreatureRules::afterArena}});

    const auto boss = within(&Config::creatures, &CreaturesConfig::boss);
    schema.add("boss", boss,
               {{"wait_seconds", "seconds", TicksKind{5}, &BossRules::waitTicks},
                {"safe_seconds", "seconds", TicksKind{2}, &BossRules::safeTicks},
                {"rage_below", "percent", IntegerKind{0, 100}, &BossRules::rageBelow},
                {"rage_pace", "percent", IntegerKind{100, 200}, &BossRules::ragePace},
                {"fall_seconds", "seconds", TicksKind{5, 100}, &BossRules::fallTicks},
                {"coins", "", IntegerKind{0, 16}, &BossRules::coins},
                {"hearts", "", IntegerKind{0, 4}, &BossRules::hearts}});

    const auto king = within(&Config::creatures, &CreaturesConfig::kingSlime);
    schema.add(
        "king_slime", king,
        {{"pause_seconds", "seconds", TicksKind{5}, &KingSlimeRules::pauseTicks},
         {"hops", "", IntegerKind{1, 10}, &KingSlimeRules::hops},
         {"rise_seconds", "seconds", TicksKind{2, 350}, &KingSlimeRules::riseTicks},
         {"hover_seconds", "seconds", TicksKind{5}, &KingSlimeRules::hoverTicks},
         {"lock_seconds", "seconds", TicksKind{5, 700}, &KingSlimeRules::lockTicks},
         {"shadow_speed", "pixels a second", IntegerKind{0, 240}, &KingSlimeRules::shadowSpeed},
         {"slam_reach", "pixels", IntegerKind{16, 48}, &KingSlimeRules::slamReach},
         {"slam_damage", "half hearts", IntegerKind{0, 20}, &KingSlimeRules::slamDamage},
         {"blobs", "", IntegerKind{1, mostBlobs}, &KingSlimeRules::blobs},
         {"blob_speed", "pixels a second", IntegerKind{1, 240}, &KingSlimeRules::blobSpeed},
         {"split_every", "blows", IntegerKind{1, 100}, &KingSlimeRules::splitEvery},
         {"most_slimes", "", IntegerKind{0, 6}, &KingSlimeRules::mostSlimes}});

    // Whatever hurts is announced for as long as people take to see it and to act.
    const std::vector<Column<CreatureConfig>> creature{
        {"health", "blows", IntegerKind{0, 100}, &CreatureConfig::health},
        {"damage", "half hearts", IntegerKind{0, 20}, &CreatureConfig::damage},
        {"speed", "pixels a second", IntegerKind{0, 240}, &CreatureConfig::speed},
        {"attack_speed", "pixels a second", IntegerKind{0, 480}, &CreatureConfig::attackSpeed},
        {"wind_up_seconds", "seconds", TicksKind{5, 350}, &CreatureConfig::windUpTicks},
        {"attack_seconds", "seconds", TicksKind{10, 50}, &CreatureConfig::attackTicks},
        {"rest_seconds", "seconds", TicksKind{10}, &CreatureConfig::restTicks},
        {"range", "pixels", IntegerKind{0, 240}, &CreatureConfig::range},
        {"near", "pixels", IntegerKind{0, 240}, &CreatureConfig::near},
        {"pushed", "pixels", IntegerKind{0, 48}, &CreatureConfig::pushed},
        {"gait", "", ChoiceKind({gaitNames.begin(), gaitNames.end()}), &CreatureConfig::gait},
        {"cost", "", IntegerKind{0, 100}, &CreatureConfig::cost},
        {"from", "rooms from the start", IntegerKind{0, longestDistance}, &CreatureConfig::from},
        {"tilesets", "", WordSetKind{tilesetNames}, &CreatureConfig::tilesets}};
    for (const CreatureKind kind : allValues<CreatureKind>) {
        schema.add("creature." + std::string(name(kind)),
                   within(within(&Config::creatures, &CreaturesConfig::kinds), at(kind)), creature);
    }
}

namespace {

void addItems(Schema& schema) {
    const auto inGrass = [](auto member) { return within(&ItemsConfig::grass, member); };
    const auto ofCreatures = [](auto member) { return within(&ItemsConfig::creatures, member); };
    const auto ammunition = [](auto member) { return within(&GrassConfig::ammunition, member); };
    schema.add(
        "items", &Config::items,
        {{"start", "", WordSetKind{itemNames, true}, &ItemsConfig::start},
         {"take_seconds", "seconds", TicksKind{3, 500}, &ItemsConfig::takeTicks},
         {"creature_bombs_chance", "", FractionKind{}, ofCreatures(&AmmunitionConfig::bombs)},
         {"creature_arrows_chance", "", FractionKind{}, ofCreatures(&AmmunitionConfig::arrows)},
         {"grass_heart_chance", "", FractionKind{}, inGrass(&GrassConfig::heart)},
         {"grass_coin_chance", "", FractionKind{}, inGrass(&GrassConfig::coin)},
         {"grass_bombs_chance", "", FractionKind{}, inGrass(ammunition(&AmmunitionConfig::bombs))},
         {"grass_arrows_chance", "", FractionKind{},
          inGrass(ammunition(&AmmunitionConfig::arrows))}});
}

void addTools(Schema& schema) {
    const auto section = [](auto member) { return within(&Config::items, member); };
    constexpr IntegerKind carried{1, 99};
    schema.add("items.bombs", section(&ItemsConfig::bombs),
               {{"most", "bombs", carried, &BombConfig::most},
                {"given", "bombs", IntegerKind{0, 99}, &BombConfig::given},
                {"bundle", "bombs", carried, &BombConfig::bundle},
                // Whatever hurts is announced for as long as people take to see it and to act.
                {"fuse_seconds", "seconds", TicksKind{10, 350}, &BombConfig::fuseTicks},
                {"blast_radius", "pixels", IntegerKind{16, 32}, &BombConfig::blastRadius},
                {"blows", "blows", IntegerKind{0, 20}, &BombConfig::blows},
                {"damage", "half hearts", IntegerKind{0, 20}, &BombConfig::damage}});
    schema.add("items.bow", section(&ItemsConfig::bow),
               {{"most", "arrows", carried, &BowConfig::most},
                {"given", "arrows", IntegerKind{0, 99}, &BowConfig::given},
                {"bundle", "arrows", carried, &BowConfig::bundle},
                {"speed", "pixels a second", IntegerKind{60, 480}, &BowConfig::speed},
                {"blows", "blows", IntegerKind{0, 20}, &BowConfig::blows},
                {"rest_seconds", "seconds", TicksKind{2, 50}, &BowConfig::restTicks},
                {"stuck_seconds", "seconds", TicksKind{5}, &BowConfig::stuckTicks}});
    schema.add("items.hook", section(&ItemsConfig::hook),
               {{"reach", "pixels", IntegerKind{16, 240}, &HookConfig::reach},
                {"speed", "pixels a second", IntegerKind{60, 480}, &HookConfig::speed},
                {"pull_speed", "pixels a second", IntegerKind{60, 480}, &HookConfig::pullSpeed}});
    schema.add(
        "items.feather", section(&ItemsConfig::feather),
        {{"hop_seconds", "seconds", TicksKind{2, 100}, &FeatherConfig::hopTicks},
         {"speed", "pixels a second", IntegerKind{16, 480}, &FeatherConfig::speed},
         {"running_speed", "pixels a second", IntegerKind{16, 480}, &FeatherConfig::runningSpeed},
         {"run_up_seconds", "seconds", TicksKind{1}, &FeatherConfig::runUpTicks}});
    schema.add("items.lantern", section(&ItemsConfig::lantern),
               {{"radius", "pixels", IntegerKind{24, 240}, &LanternConfig::radius},
                {"glow", "pixels", IntegerKind{12, 64}, &LanternConfig::glow},
                {"dark_chance", "", FractionKind{}, &LanternConfig::darkChance},
                {"dark_chance_with", "", FractionKind{}, &LanternConfig::darkChanceWith}});
}

}  // namespace

void addItemSections(Schema& schema) {
    addItems(schema);
    addTools(schema);
}

}  // namespace doorstring
