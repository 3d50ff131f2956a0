#include "config/contradictions/rules.hpp"

#include <fmt/format.h>

#include <algorithm>

namespace doorstring {

namespace {

std::string itemKey(std::size_t floor) {
    return fmt::format("floor.{}.item", floor + 1);
}

// An item is found once.
void addFloorItemRules(const AdventureConfig& config, Rules& rules) {
    for (std::size_t floor = 0; floor < config.floors.size(); ++floor) {
        const FloorItem item = config.floors[floor].item;
        for (std::size_t before = 0; before < floor; ++before) {
            rules.push_back(
                {item > FloorItem::Any && config.floors[before].item == item,
                 {itemKey(floor), itemKey(before),
                  fmt::format("\"{}\" is found on floor {} already; allowed are \"none\", \"any\" "
                              "and items that no other floor gives",
                              floorItemNames[static_cast<std::size_t>(item)], before + 1)}});
        }
    }
}

bool canGive(const AdventureConfig& config, FloorItem item) {
    return std::ranges::any_of(config.floors, [&](const FloorConfig& floor) {
        return floor.item == item || floor.item == FloorItem::Any;
    });
}

}  // namespace

void addAdventureRules(const AdventureConfig& config, Rules& rules) {
    addFloorItemRules(config, rules);
    const auto needs = [&](Ware ware, FloorItem item) {
        return Rule{config.shop.table[ware].weight > 0 && !canGive(config, item),
                    {fmt::format("ware.{}.weight", name(ware)), itemKey(0),
                     fmt::format("{} are on sale, but no floor can give the {}; allowed is 0, or "
                                 "a floor with item = \"{}\"",
                                 name(ware), floorItemNames[static_cast<std::size_t>(item)],
                                 floorItemNames[static_cast<std::size_t>(item)])}};
    };
    const bool hasWares = std::ranges::any_of(
        config.shop.table, [](const WareConfig& ware) { return ware.weight > 0; });
    rules.insert(rules.end(),
                 {needs(Ware::Bombs, FloorItem::Bombs),
                  needs(Ware::Arrows, FloorItem::Bow),
                  {!hasWares,
                   {"ware.heart.weight", "",
                    "shops have no wares, as every weight is 0; allowed is 1 or more for one ware "
                    "at least"}}});
}

}  // namespace doorstring
