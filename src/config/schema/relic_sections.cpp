#include "config/relics.hpp"
#include "config/schema/schema.hpp"

namespace doorstring {

namespace {

// Makes the column of a relic's figure. If the figure is a time, its `most` is in seconds and its
// `least` in milliseconds.
Column<RelicConfig> amountColumn(const RelicFigure& figure) {
    return figure.isTime
               ? Column<RelicConfig>{figure.key, figure.unit,
                                     TicksKind{.mostSeconds = figure.most,
                                               .leastThousandths = figure.least},
                                     &RelicConfig::amount, figure.help}
               : Column<RelicConfig>{figure.key, figure.unit,
                                     IntegerKind{.least = figure.least, .most = figure.most},
                                     &RelicConfig::amount, figure.help};
}

}  // namespace

void addRelicSections(Schema& schema) {
    const auto relics = within(&Config::adventure, &AdventureConfig::relics);
    schema.add(
        "relics", relics,
        {{"start", "", WordSetKind{.known = relicNames, .mayBeEmpty = true}, &RelicsConfig::start,
          "relics with which the knight begins, in an adventure and in exploring"},
         {"price", "coins", IntegerKind{0, 999}, &RelicsConfig::price,
          "what a relic costs in a shop of the first floor"},
         {"pairs", "pairs", IntegerKind{0, 4}, &RelicsConfig::pairs,
          "the most pairs of relics in rooms for treasure of a floor, besides the pair that "
          "a boss leaves"},
         {"clap_seconds", "seconds", TicksKind{2}, &RelicsConfig::clapTicks,
          "how long after an announcement has begun a blow still stuns, if the knight has "
          "the clapper"}});
    for (const RelicRow& row : relicRows) {
        std::vector<Column<RelicConfig>> columns{
            amountColumn(row.figure),
            {"weight", "", IntegerKind{0, 1000}, &RelicConfig::weight,
             "how often it is offered, relative to the others; 0: never"},
            {"after_wins", "wins", IntegerKind{0, mostWins}, &RelicConfig::afterWins,
             "the runs that must have been won before it is offered; 0 if left out"}};
        columns.back().required = false;
        columns.back().isNew = true;
        schema.add("relic." + std::string(name(row.relic)),
                   within(within(relics, &RelicsConfig::table), at(row.relic)), columns);
    }
}

}  // namespace doorstring
