#include "config/schema/schema.hpp"

namespace doorstring {

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

}  // namespace doorstring
