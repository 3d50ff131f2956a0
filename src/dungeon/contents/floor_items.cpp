#include "base/contains.hpp"
#include "base/rng.hpp"
#include "dungeon/contents/contents.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool isNamed(const AdventureConfig& config, Item item) {
    return std::ranges::any_of(
        config.floors, [&](const FloorConfig& floor) { return floor.item == floorItemOf(item); });
}

// The items from which the floor's seed draws the one that the floor gives. Floors have different
// seeds, so no floor knows what another one draws. The items that no floor names are therefore
// shared out among the floors with the word "any": each draws from its share, and no two give the
// same item.
std::vector<Item> candidates(const AdventureConfig& config, int floor) {
    const FloorItem word = config.floors.at(floor).item;
    std::vector<Item> share;
    if (word != FloorItem::Any) {
        if (const auto item = itemOf(word)) {
            share.push_back(*item);
        }
        return share;
    }
    std::size_t anyFloors = 0;
    std::size_t anyFloorsBefore = 0;
    for (int other = 1; other <= config.floors.count(); ++other) {
        if (config.floors.at(other).item == FloorItem::Any) {
            ++anyFloors;
            anyFloorsBefore += other < floor ? 1 : 0;
        }
    }
    std::size_t unnamedItems = 0;
    for (const Item item : allValues<Item>) {
        if (isNamed(config, item)) {
            continue;
        }
        if (unnamedItems % anyFloors == anyFloorsBefore) {
            share.push_back(item);
        }
        ++unnamedItems;
    }
    return share;
}

}  // namespace

std::optional<Item> floorItem(const AdventureConfig& config, int floor, Seed seed) {
    const std::vector<Item> items = candidates(config, floor);
    if (items.empty()) {
        return std::nullopt;
    }
    const std::uint64_t roll = mixBits(substream(seed.number, Purpose::Contents));
    return items[static_cast<std::size_t>(bounded(roll, items.size()))];
}

// What an earlier floor drew is not known here, so everything that it may have drawn counts.
bool mayHave(const AdventureConfig& config, int floor, Seed seed, Item item) {
    for (int earlier = 1; earlier < floor; ++earlier) {
        if (contains(candidates(config, earlier), item)) {
            return true;
        }
    }
    return floor > 0 && floorItem(config, floor, seed) == item;
}

bool surelyHasOneOf(const AdventureConfig& config, int floor, EnumSet<Item> items) {
    for (int earlier = 1; earlier < floor; ++earlier) {
        const std::vector<Item> drawnFrom = candidates(config, earlier);
        const auto fits = [&](Item item) { return items.has(item); };
        if (!drawnFrom.empty() && std::ranges::all_of(drawnFrom, fits)) {
            return true;
        }
    }
    return false;
}

}  // namespace doorstring
