#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

constexpr std::size_t mostSteps = 24;
constexpr int longestStep = 80;

// Returns the column, marked as not affecting play, so that recordings do not hold it.
template <typename Row>
Column<Row> withoutEffectOnPlay(Column<Row> column) {
    column.affectsPlay = false;
    return column;
}

void addOffers(Schema& schema) {
    std::vector<Column<OfferConfig>> columns{
        withoutEffectOnPlay<OfferConfig>(
            {"name", "", TextKind{20}, &OfferConfig::name,
             "what the altar, the next floor's card and the records call it"}),
        withoutEffectOnPlay<OfferConfig>(
            {"text", "", TextKind{32}, &OfferConfig::text, "what it does, in at most six words"}),
        withoutEffectOnPlay<OfferConfig>(
            {"sign", "", ChoiceKind(offerSignNames), &OfferConfig::sign, "its picture"}),
        {"price", "coins", IntegerKind{0, 999}, &OfferConfig::price, "what it costs"},
        {"coins", "coins", IntegerKind{0, 99}, &OfferConfig::coins, "what it gives"},
        {"heals", "half hearts", IntegerKind{0, 20}, &OfferConfig::halves, "what it heals"},
        {"weight", "", IntegerKind{0, 1000}, &OfferConfig::weight,
         "how often an altar has it, relative to the others; 0: never"},
        {"after_wins", "wins", IntegerKind{0, mostWins}, &OfferConfig::afterWins,
         "the runs that must have been won before an altar has it; 0 if left out"},
        {"weave", "", TextListKind{mostSteps, longestStep}, &OfferConfig::weave,
         "the steps that change the next floor's configuration; each is a key or an entry of a "
         "table, one of * + - =, and a value, such as \"tables.N.NS * 4\""}};
    for (Column<OfferConfig>& column : columns) {
        column.isNew = column.path == "after_wins";
        column.required = column.path != "coins" && column.path != "heals" && !column.isNew;
    }
    for (int number = 1; number <= mostOffers; ++number) {
        for (Column<OfferConfig>& column : columns) {
            column.rowPlace = {RowList::Offer, number};
        }
        const auto offer = [number](auto& config) -> auto& {
            return config.adventure.altar.table.at(number);
        };
        schema.add("offer." + std::to_string(number), offer, columns);
    }
}

}  // namespace

void addAltarSections(Schema& schema) {
    schema.add(
        "altar", within(&Config::adventure, &AdventureConfig::altar),
        {{"offers", "offers", IntegerKind{1, 3}, &AltarConfig::offers, "the offers of an altar"},
         {"most", "offers", IntegerKind{0, 3}, &AltarConfig::most,
          "how many offers of an altar the knight can buy"},
         {"next_price", "percent", IntegerKind{100, 1000}, &AltarConfig::nextPrice,
          "what the other offers of an altar cost once the knight has bought one, in percent of "
          "their prices"},
         {"passing_seconds", "seconds", TicksKind{5}, &AltarConfig::passingTicks,
          "how long the knight may have walked up to an offer and still buy it by pushing on; "
          "after a longer walk he has to let go and push again"}});
    schema.add(
        "thread", within(&Config::adventure, &AdventureConfig::thread),
        {{"start", "threads", IntegerKind{0, 9}, &ThreadConfig::atStart,
          "threads with which an adventure begins; each regrows a floor"},
         {"altar", "threads", IntegerKind{0, 9}, &ThreadConfig::atAltar,
          "threads that lie at each altar"},
         {"hold_seconds", "seconds", TicksKind{5, 100}, &ThreadConfig::holdTicks,
          "how long the key that regrows the floor has to be held until a thread is spent"}});
    schema.add("guide", within(&Config::adventure, &AdventureConfig::guide),
               {{"minimap", "", BooleanKind{}, &GuideConfig::minimap,
                 "whether the small map is shown on a floor of an adventure"},
                {"lead_line", "", BooleanKind{}, &GuideConfig::leadLine,
                 "whether a red thread on the ground leads to the boss"}});
    Column<AdventureConfig> woven{"woven", "", OffersKind{}, &AdventureConfig::woven,
                                  "the offers, by their numbers, that are woven into the floor"};
    woven.required = false;
    Column<AdventureConfig> wins{
        "wins", "wins", IntegerKind{0, mostWins}, &AdventureConfig::wins,
        "how many runs count as won, which decides what there is to find; a run begun on the page "
        "of adventures counts the player's own wins instead"};
    wins.isNew = true;
    schema.add("adventure", &Config::adventure,
               {woven, wins,
                withoutEffectOnPlay<AdventureConfig>(
                    {"unlock_all", "", BooleanKind{}, &AdventureConfig::unlockAll,
                     "whether everything can be found in each run, however few were won"})});
    addOffers(schema);
}

}  // namespace doorstring
