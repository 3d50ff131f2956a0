#include "config/schema/schema.hpp"

namespace doorstring {

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
