#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

void addWell(Schema& schema) {
    const auto well =
        within(within(&Config::adventure, &AdventureConfig::guests), &GuestRules::well);
    schema.add("piece.well", well,
               {{"price", "coins", IntegerKind{1, 999}, &WellRules::price,
                 "what the first throw into the well costs"},
                {"next_price", "percent", IntegerKind{100, 1000}, &WellRules::nextPrice,
                 "what each further throw costs, in percent of the one before"},
                {"throws", "throws", IntegerKind{1, 6}, &WellRules::throws,
                 "how often the well answers"}});
    const std::vector<Column<AnswerConfig>> columns{
        {"weight", "", IntegerKind{0, 1000}, &AnswerConfig::weight,
         "how often the well answers so, relative to the other answers; 0: never"},
        {"count", "", IntegerKind{1, 8}, &AnswerConfig::count,
         "how many hearts, bombs or bats this answer brings"}};
    for (const WellAnswer answer : allValues<WellAnswer>) {
        schema.add("wish." + std::string(name(answer)),
                   within(within(well, &WellRules::answers), at(answer)), columns);
    }
}

}  // namespace

void addGuestSections(Schema& schema) {
    const auto guests = within(&Config::adventure, &AdventureConfig::guests);
    schema.add(
        "piece.thief", within(guests, &GuestRules::thief),
        {{"snatches", "coins", IntegerKind{1, 99}, &ThiefRules::coins,
          "the most coins that the thief snatches"},
         {"bonus", "coins", IntegerKind{0, 16}, &ThiefRules::bonus,
          "coins that the thief leaves, besides those that it has snatched, when it is caught"},
         {"escape_seconds", "seconds", TicksKind{60, 2000}, &ThiefRules::escapeTicks,
          "how long it runs about the room until it makes for a door"},
         {"turn_seconds", "seconds", TicksKind{2}, &ThiefRules::turnTicks,
          "the time that the thief loses at each corner"}});
    schema.add("piece.choir", within(guests, &GuestRules::choir),
               {{"pause_seconds", "seconds", TicksKind{10, 100}, &ChoirRules::pauseTicks,
                 "the pause between two songs; each note takes the attack_seconds of a singer"}});
    addWell(schema);
    schema.add("piece.captive", within(guests, &GuestRules::captive),
               {{"speed", "pixels a second", IntegerKind{20, 240}, &CaptiveRules::speed,
                 "his speed once he is free"},
                {"sight", "pixels", IntegerKind{16, 240}, &CaptiveRules::sight,
                 "how near the knight a creature must be for the captive to go after it"},
                {"blow_seconds", "seconds", TicksKind{10, 400}, &CaptiveRules::blowTicks,
                 "from one of his blows to the next"},
                {"blows", "blows", IntegerKind{1, 3}, &CaptiveRules::blows,
                 "how many of the knight's blows one of the captive's counts for"},
                {"kneel_seconds", "seconds", TicksKind{30, 500}, &CaptiveRules::kneelTicks,
                 "how long he kneels after he was hit"},
                {"gift_coins", "coins", IntegerKind{0, 99}, &CaptiveRules::coins,
                 "coins that he leaves at the stairs"},
                {"gift_heals", "half hearts", IntegerKind{0, 20}, &CaptiveRules::halves,
                 "what he heals there"}});
}

}  // namespace doorstring
