#include "config/schema/schema.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

template <typename Part>
auto ofAdventure(Part AdventureConfig::*part) {
    return within(&Config::adventure, part);
}

void addStock(Schema& schema) {
    schema.add(
        "chests", ofAdventure(&AdventureConfig::chests),
        {{"further", "chests", IntegerKind{0, 100}, &ChestConfig::further,
          "chests in plain rooms, besides those with the item, the map and the like"},
         {"barred", "chests", IntegerKind{0, 100}, &ChestConfig::barred,
          "further chests behind pits or a gate, on floors where the knight may have an item that "
          "gets him past"},
         {"coins", "coins", IntegerKind{10, 999}, &ChestConfig::coins,
          "coins in a chest, before coins_step adds to them"},
         {"coins_step", "coins", IntegerKind{0, 99}, &ChestConfig::coinsStep,
          "coins added for each room on the way; each lock on it counts as four more rooms, and so "
          "does an arena if the chest is in one"},
         {"bombs", "bombs", IntegerKind{1, 99}, &ChestConfig::bombs, "bombs in a chest of bombs"},
         {"arrows", "arrows", IntegerKind{1, 99}, &ChestConfig::arrows,
          "arrows in a chest of arrows"},
         {"coins_chance", "", FractionKind{}, &ChestConfig::coinsChance,
          "chance of coins in a further chest; else bombs or arrows"}});
    schema.add("urns", ofAdventure(&AdventureConfig::urns),
               {{"chance", "", FractionKind{}, &UrnConfig::chance, "chance of a room to have urns"},
                {"most", "urns", IntegerKind{1, 8}, &UrnConfig::most, "the most urns in a room"},
                {"heart_chance", "", FractionKind{}, &UrnConfig::heart,
                 "chance of an urn to hold a heart"},
                {"coin_chance", "", FractionKind{}, &UrnConfig::coin,
                 "chance of a coin in an urn without a heart"}});
    schema.add("puzzles", ofAdventure(&AdventureConfig::puzzles),
               {{"levers", "levers", IntegerKind{2, 5}, &PuzzleConfig::levers,
                 "levers in a puzzle room without a puzzle drawn by hand"},
                {"coins", "coins", IntegerKind{0, 20}, &PuzzleConfig::coins,
                 "coins for a puzzle in a room without a chest, in games with creatures"}});
    schema.add("shop", ofAdventure(&AdventureConfig::shop),
               {{"wares", "wares", IntegerKind{1, 4}, &ShopConfig::wares,
                 "the wares of a shop besides its relic, one of them at half its price"},
                {"price_step", "percent", IntegerKind{0, 100}, &ShopConfig::priceStep,
                 "how much is added to all prices on each floor after the first, in percent of "
                 "those on the first"},
                {"push_seconds", "seconds", TicksKind{2, 250}, &ShopConfig::pushTicks,
                 "how long the knight pushes at a ware until he buys it; the same at a plinth, an "
                 "offer and a well"}});
    const std::vector<Column<WareConfig>> columns{
        {"price", "coins", IntegerKind{0, 999}, &WareConfig::price,
         "what it costs on the first floor"},
        {"count", "", IntegerKind{1, 99}, &WareConfig::count,
         "how many hearts, bombs or arrows the price buys"},
        {"weight", "", IntegerKind{0, 1000}, &WareConfig::weight,
         "how often it is on sale, relative to the others; 0: never"}};
    for (const Ware kind : allValues<Ware>) {
        schema.add(
            "ware." + std::string(name(kind)),
            within(within(ofAdventure(&AdventureConfig::shop), &ShopConfig::table), at(kind)),
            columns);
    }
}

// Adds the sections of the difficulties. A recording without these sections was made with unchanged
// figures. That is what the defaults of `DifficultyConfig` mean, so the columns have `isNew`.
void addDifficulties(Schema& schema) {
    std::vector<Column<DifficultyConfig>> columns{
        {"hearts", "hearts", IntegerKind{0, 5}, &DifficultyConfig::hearts,
         "hearts on top of player.hearts that the knight begins with; at most ten in all"},
        {"wind_up", "percent", IntegerKind{60, 200}, &DifficultyConfig::windUpPercent,
         "how long creatures announce an attack, in percent of what creatures.toml and bosses.toml "
         "say; never less than 0.35 seconds"},
        {"budget", "percent", IntegerKind{20, 200}, &DifficultyConfig::budgetPercent,
         "what the creatures of a room may cost, in percent of what the floor says"},
        {"boss_health", "percent", IntegerKind{25, 200}, &DifficultyConfig::bossHealthPercent,
         "how many blows bosses take, in percent of what creatures.toml says"},
        {"dear_blows_from", "", IntegerKind{1, mostFloors, "none"},
         &DifficultyConfig::dearBlowsFrom,
         "the floor from which each blow of a creature costs half a heart more"}};
    for (Column<DifficultyConfig>& column : columns) {
        column.isNew = true;
    }
    for (const Difficulty difficulty : allValues<Difficulty>) {
        schema.add("difficulty." + std::string(name(difficulty)),
                   within(ofAdventure(&AdventureConfig::difficulties), at(difficulty)), columns);
    }
}

}  // namespace

void addAdventureSections(Schema& schema) {
    Column<AdventureConfig> difficulty{
        "difficulty", "", ChoiceKind(difficultyNames), &AdventureConfig::difficulty,
        "how much an adventure asks of its player, as the sections difficulty.NAME say"};
    difficulty.isNew = true;
    schema.add(
        "adventure", &Config::adventure,
        {difficulty,
         {"floor", "", IntegerKind{1, mostFloors, "none"}, &AdventureConfig::floor,
          "the floor of an adventure to begin on; \"none\": one dungeon is explored"},
         {"at", "", ChoiceKind("start", roleNames), &AdventureConfig::roleToBeginIn,
          "the room to begin in, the nearest of its kind"},
         {"at_piece", "", ChoiceKind("none", setPieceNames), &AdventureConfig::pieceToBeginAt,
          "a set piece to begin at, which the floor then has"},
         {"kit_hearts", "hearts", IntegerKind{0, 5},
          within(&AdventureConfig::kit, &StartingKitConfig::hearts),
          "hearts on top of player.hearts for each floor before the one that the knight begins on; "
          "at most ten in all"},
         {"kit_coins", "coins", IntegerKind{0, 99},
          within(&AdventureConfig::kit, &StartingKitConfig::coins),
          "coins for each floor before the one that the knight begins on"},
         {"kit_relics", "relics", IntegerKind{0, 3},
          within(&AdventureConfig::kit, &StartingKitConfig::relics),
          "relics for each floor before the one that the knight begins on, drawn by the seed"},
         {"stairs_open_seconds", "seconds", TicksKind{3, 100},
          within(&AdventureConfig::stairs, &StairsConfig::openTicks),
          "how long the stairs take to open when nothing lives in their room any more"},
         {"stairs_descent_seconds", "seconds", TicksKind{3, 100},
          within(&AdventureConfig::stairs, &StairsConfig::descentTicks),
          "how long the knight takes to walk down"},
         {"string_seconds", "seconds", TicksKind{3, 100},
          within(&AdventureConfig::stairs, &StairsConfig::stringTicks),
          "how long the string takes to pull the knight from the boss's room to the start, or "
          "back"}});
    // The name and the preset of a floor do not affect play: the name is only shown, and recordings
    // hold the keys that the preset sets.
    Column<FloorConfig> floorName{"name", "", TextKind{24}, &FloorConfig::name,
                                  "the name of the floor, which the card on arrival shows"};
    Column<FloorConfig> preset{"preset", "", TextKind{80}, &FloorConfig::preset,
                               "the dungeon of the floor: a preset of config/presets/, or a file "
                               "whose name ends in .toml; --preset and --set hold for every floor"};
    floorName.affectsPlay = false;
    preset.affectsPlay = false;
    constexpr auto firstBossIndex = static_cast<std::size_t>(firstBoss);
    Column<FloorConfig> boss{
        "boss", "", ChoiceKind(std::span(creatureNames).subspan(firstBossIndex), firstBossIndex),
        &FloorConfig::boss, "the boss that guards the stairs"};
    boss.isNew = true;
    Column<FloorConfig> pieces{"pieces", "", IntegerKind{0, 3}, &FloorConfig::pieces,
                               "the most set pieces that the floor has; see pieces.toml"};
    pieces.required = false;
    Column<FloorConfig> landmark{"landmark", "", ChoiceKind(landmarkNames), &FloorConfig::landmark,
                                 "the landmark that the floor has"};
    landmark.required = false;
    std::vector<Column<FloorConfig>> columns{
        floorName,
        preset,
        {"boss_speed", "percent", IntegerKind{50, 300}, &FloorConfig::bossSpeed,
         "how fast the boss is, in percent of what creatures.toml and bosses.toml say"},
        {"item", "", ChoiceKind(floorItemNames), &FloorConfig::item,
         "the item on the floor, which no other floor may name; \"any\": the seed draws one that "
         "no other floor gives"},
        boss,
        pieces,
        landmark};
    for (int number = 1; number <= mostFloors; ++number) {
        for (Column<FloorConfig>& column : columns) {
            column.rowPlace = {RowList::Floor, number};
        }
        const auto floor = [number](auto& config) -> auto& {
            return config.adventure.floors.at(number);
        };
        schema.add("floor." + std::to_string(number), floor, columns);
    }
    addDifficulties(schema);
    addStock(schema);
}

namespace {

// Whether a key is about attacks: bosses have such keys for each of their moves instead.
bool isOfMoves(std::string_view key) {
    constexpr std::array<std::string_view, 5> keys{"attack_speed", "wind_up_seconds",
                                                   "attack_seconds", "rest_seconds", "range"};
    return std::ranges::find(keys, key) != keys.end();
}

}  // namespace

void addCreatureSections(Schema& schema) {
    const auto rules = within(&Config::creatures, &CreaturesConfig::rules);
    schema.add(
        "creatures", rules,
        {{"wait_seconds", "seconds", TicksKind{5}, &CreatureRules::waitTicks,
          "how long all stand still after the knight came in"},
         {"shooter_wait_seconds", "seconds", TicksKind{5}, &CreatureRules::shooterWaitTicks,
          "how long those that throw and shoot hold their fire"},
         {"shut_seconds", "seconds", TicksKind{5}, &CreatureRules::shutTicks,
          "how long the doors of an arena or a boss's room stay open after the knight comes in, "
          "and how long a set piece waits to begin"},
         {"safe_seconds", "seconds", TicksKind{1}, &CreatureRules::safeTicks,
          "how long nothing hurts a creature after a blow"},
         {"entry_distance", "pixels", IntegerKind{32, 96}, &CreatureRules::entryDistance,
          "least distance between a creature and where the knight comes in"},
         {"budget", "", IntegerKind{0, 100}, &CreatureRules::budget,
          "what the creatures of a room near the start may cost together; in an arena, twice as "
          "much"},
         {"budget_step", "rooms", IntegerKind{1, 100}, &CreatureRules::budgetStep,
          "at each multiple of this distance from the start, the creatures of a room may cost one "
          "more"},
         {"most", "creatures", IntegerKind{1, mostCreatures}, &CreatureRules::most,
          "most creatures in a room"},
         {"breather", "rooms", IntegerKind{2, 100}, &CreatureRules::breather,
          "rooms at every multiple of this distance from the start are empty, except arenas and "
          "the boss's"},
         {"heart_chance", "", FractionKind{}, &CreatureRules::heartChance,
          "chance that a creature leaves a heart; doubled while the knight has one heart or less"},
         {"coin_chance", "", FractionKind{}, &CreatureRules::coinChance,
          "chance that a creature leaves a coin"},
         {"pity", "creatures", IntegerKind{1, 100}, &CreatureRules::pityFalls,
          "while the knight has one heart or less, at least one of this many creatures in a row "
          "leaves a heart"},
         {"drop_seconds", "seconds", TicksKind{60, 1000}, &CreatureRules::dropTicks,
          "how long a drop lies"},
         {"drop_reach", "pixels", IntegerKind{0, 64}, &CreatureRules::dropReach,
          "from how far a drop flies to the knight; coins come from anywhere"},
         {"drop_speed", "pixels a second", IntegerKind{1, 480}, &CreatureRules::dropSpeed,
          "how quickly a drop flies to the knight"},
         {"line_width", "pixels", IntegerKind{0, 32}, &CreatureRules::lineWidth,
          "how far off the row or column of a turret, a charger or the String the knight may be "
          "and still be in line with it"},
         {"bomb_flight_seconds", "seconds", TicksKind{2, 350}, &CreatureRules::bombFlightTicks,
          "how long a bomb flies"},
         {"bomb_fuse_seconds", "seconds", TicksKind{10, 350}, &CreatureRules::bombFuseTicks,
          "how long a bomb takes from the throw to the blast"},
         {"blast_radius", "pixels", IntegerKind{16, 32}, &CreatureRules::blastRadius,
          "how far a blast reaches; its picture reaches 24"},
         {"after_arena", "percent", IntegerKind{0, 100}, &CreatureRules::afterArena,
          "what the creatures of a room right behind an arena may cost, in percent of what they "
          "could cost otherwise"}});
    schema.add("creatures", within(&Config::creatures, &CreaturesConfig::crowd),
               {{"tiles_each", "tiles", IntegerKind{1, 100}, &CrowdRules::tilesEach,
                 "free tiles that a room has for each of its creatures, at least"},
                {"pairs", "", BooleanKind{}, &CrowdRules::pairs,
                 "whether a room has two kinds of creatures that work together, if its budget pays "
                 "for them"}});

    schema.add(
        "elite", within(&Config::creatures, &CreaturesConfig::elites),
        {{"chance", "", FractionKind{}, &EliteRules::chance,
          "how often one creature of a room is an elite"},
         {"health", "blows", IntegerKind{0, 20}, &EliteRules::health,
          "how many more blows an elite takes than others of its kind"},
         {"cost", "", IntegerKind{0, 100}, &EliteRules::cost,
          "how much more of its room's budget an elite costs than others of its kind"},
         {"coins", "coins", IntegerKind{0, 16}, &EliteRules::coins, "coins that an elite leaves"}});

    std::vector<Column<CreatureConfig>> columns{
        {"health", "blows", IntegerKind{0, 100}, &CreatureConfig::health,
         "how many blows it takes; 0: nothing hurts it"},
        {"damage", "half hearts", IntegerKind{0, 20}, &CreatureConfig::damage,
         "what a hit by it, or by what it throws, costs the knight"},
        {"speed", "pixels a second", IntegerKind{0, 240}, &CreatureConfig::speed, "its speed"},
        {"attack_speed", "pixels a second", IntegerKind{0, 480}, &CreatureConfig::attackSpeed,
         "its speed in an attack, or that of what it throws"},
        // People take 0.35 seconds to see what is about to hurt, and to act.
        {"wind_up_seconds", "seconds", TicksKind{5, 350}, &CreatureConfig::windUpTicks,
         "how long it announces an attack"},
        {"attack_seconds", "seconds", TicksKind{10, 50}, &CreatureConfig::attackTicks,
         "how long its attack takes at most, or its arm stays out after a throw"},
        {"rest_seconds", "seconds", TicksKind{10}, &CreatureConfig::restTicks,
         "how long it rests after an attack"},
        {"range", "pixels", IntegerKind{0, 240}, &CreatureConfig::range,
         "how far from the knight it begins to attack"},
        {"near", "pixels", IntegerKind{0, 240}, &CreatureConfig::near,
         "how near to the knight a ghost grasps, a thief snatches, a mimic wakes, a bomber backs "
         "away and a skeleton halts; nearer than this, a turret does not shoot at him and the King "
         "Slime does not spit"},
        {"pushed", "pixels", IntegerKind{0, 48}, &CreatureConfig::pushed,
         "how far a blow pushes it back"},
        {"gait", "", ChoiceKind(gaitNames), &CreatureConfig::gait,
         "how it moves: on the ground; \"flies\": over pits and water; \"floats\": over water; "
         "\"ghost\": through everything in the room"},
        {"cost", "", IntegerKind{0, 100}, &CreatureConfig::cost,
         "what it costs of a room's budget; 0: never drawn for a room"},
        {"from", "rooms from the start", IntegerKind{0, longestDistance}, &CreatureConfig::from,
         "least distance from the start"},
        {"tilesets", "", WordSetKind{tilesetNames}, &CreatureConfig::tilesets,
         "tilesets of the dungeons that it lives in"}};
    std::vector<Column<CreatureConfig>> ofBosses = columns;
    std::erase_if(ofBosses, [](const auto& column) { return isOfMoves(column.path); });
    for (const CreatureKind kind : allValues<CreatureKind>) {
        schema.add("creature." + std::string(name(kind)),
                   within(within(&Config::creatures, &CreaturesConfig::kinds), at(kind)),
                   isBoss(kind) ? ofBosses : columns);
    }
}

namespace {

void addItems(Schema& schema) {
    const auto inGrass = [](auto member) { return within(&ItemsConfig::grass, member); };
    const auto ofCreatures = [](auto member) { return within(&ItemsConfig::creatures, member); };
    const auto ammunition = [](auto member) { return within(&GrassConfig::ammunition, member); };
    schema.add(
        "items", &Config::items,
        {{"start", "", WordSetKind{.known = itemNames, .mayBeEmpty = true}, &ItemsConfig::start,
          "items with which the knight begins, in an adventure and in exploring"},
         {"take_seconds", "seconds", TicksKind{3, 500}, &ItemsConfig::takeTicks,
          "how long he holds up what he was given while all else waits"},
         {"creature_bombs_chance", "", FractionKind{}, ofCreatures(&AmmunitionConfig::bombs),
          "how often a creature that leaves no heart and no coin leaves bombs, where the knight "
          "has them"},
         {"creature_arrows_chance", "", FractionKind{}, ofCreatures(&AmmunitionConfig::arrows),
          "how often a creature that leaves no heart, coin or bombs leaves arrows, where the "
          "knight has the bow"},
         {"grass_heart_chance", "", FractionKind{}, inGrass(&GrassConfig::heart),
          "how often tall grass hides a heart, in an adventure"},
         {"grass_coin_chance", "", FractionKind{}, inGrass(&GrassConfig::coin),
          "how often tall grass hides a coin, in an adventure"},
         {"grass_bombs_chance", "", FractionKind{}, inGrass(ammunition(&AmmunitionConfig::bombs)),
          "how often tall grass hides bombs, where the knight has them"},
         {"grass_arrows_chance", "", FractionKind{}, inGrass(ammunition(&AmmunitionConfig::arrows)),
          "how often tall grass hides arrows, where the knight has the bow"}});
}

void addTools(Schema& schema) {
    const auto ofItems = [](auto member) { return within(&Config::items, member); };
    constexpr IntegerKind carried{1, 99};
    schema.add("items.bombs", ofItems(&ItemsConfig::bombs),
               {{"most", "bombs", carried, &BombConfig::most, "bombs that the knight carries"},
                {"given", "bombs", IntegerKind{0, 99}, &BombConfig::given,
                 "bombs that come with the item"},
                {"bundle", "bombs", carried, &BombConfig::bundle,
                 "how many bombs a creature or cut grass leaves at a time"},
                // People take 0.35 seconds to see what is about to hurt, and to act.
                {"fuse_seconds", "seconds", TicksKind{10, 350}, &BombConfig::fuseTicks,
                 "from laying a bomb to its blast"},
                {"blast_radius", "pixels", IntegerKind{16, 32}, &BombConfig::blastRadius,
                 "how far a blast reaches from the middle of the bomb"},
                {"blows", "blows", IntegerKind{0, 20}, &BombConfig::blows,
                 "blows of the sword that a blast counts for"},
                {"damage", "half hearts", IntegerKind{0, 20}, &BombConfig::damage,
                 "what a blast costs the knight"}});
    schema.add(
        "items.bow", ofItems(&ItemsConfig::bow),
        {{"most", "arrows", carried, &BowConfig::most, "arrows that the knight carries"},
         {"given", "arrows", IntegerKind{0, 99}, &BowConfig::given,
          "arrows that come with the item"},
         {"bundle", "arrows", carried, &BowConfig::bundle,
          "how many arrows a creature or cut grass leaves at a time"},
         {"speed", "pixels a second", IntegerKind{60, 480}, &BowConfig::speed, "speed of an arrow"},
         {"blows", "blows", IntegerKind{0, 20}, &BowConfig::blows,
          "blows of the sword that an arrow counts for"},
         {"rest_seconds", "seconds", TicksKind{2, 50}, &BowConfig::restTicks,
          "from one shot to the next, in which the knight stands"},
         {"stuck_seconds", "seconds", TicksKind{5}, &BowConfig::stuckTicks,
          "how long an arrow sticks in what it hit"},
         {"refill_seconds", "seconds", TicksKind{60, 500}, &BowConfig::refillTicks,
          "how long it takes until an arrow comes back, while the knight has fewer than refill_to"},
         {"refill_to", "arrows", IntegerKind{0, 99}, &BowConfig::refillTo,
          "arrows come back until the knight has this many; 0: never"}});
    schema.add(
        "items.hook", ofItems(&ItemsConfig::hook),
        {{"reach", "pixels", IntegerKind{16, 240}, &HookConfig::reach, "how far the hook flies"},
         {"speed", "pixels a second", IntegerKind{60, 480}, &HookConfig::speed,
          "speed of the hook, there and back"},
         {"pull_speed", "pixels a second", IntegerKind{60, 480}, &HookConfig::pullSpeed,
          "speed of the knight whom it pulls"}});
    schema.add("items.feather", ofItems(&ItemsConfig::feather),
               {{"hop_seconds", "seconds", TicksKind{2, 100}, &FeatherConfig::hopTicks,
                 "how long a hop lasts"},
                {"speed", "pixels a second", IntegerKind{16, 480}, &FeatherConfig::speed,
                 "speed of the knight in the air"},
                {"running_speed", "pixels a second", IntegerKind{16, 480},
                 &FeatherConfig::runningSpeed, "speed of the knight in the air after a run-up"},
                {"run_up_seconds", "seconds", TicksKind{1}, &FeatherConfig::runUpTicks,
                 "how long a walk before a hop has to be to count as a run-up"}});
    schema.add("items.lantern", ofItems(&ItemsConfig::lantern),
               {{"radius", "pixels", IntegerKind{24, 240}, &LanternConfig::radius,
                 "how far the light of the lantern reaches in a dark room"},
                {"glow", "pixels", IntegerKind{12, 64}, &LanternConfig::glow,
                 "how far the knight sees in a dark room without the lantern"},
                {"dark_chance", "", FractionKind{}, &LanternConfig::darkChance,
                 "how often a plain room of an adventure is dark where the knight may lack the "
                 "lantern; nothing in such a room can harm him"},
                {"dark_chance_with", "", FractionKind{}, &LanternConfig::darkChanceWith,
                 "how often a plain room is dark on floors after the one with the lantern, and on "
                 "that one in rooms farther from the start than the lantern's chest"}});
}

}  // namespace

void addItemSections(Schema& schema) {
    addItems(schema);
    addTools(schema);
}

}  // namespace doorstring
