#include "lab/sheet/door_shape.hpp"

#include <algorithm>

namespace doorstring {

namespace {

struct ShapeInfo {
    std::string_view name;
    bool ahead = false;
    bool left = false;
    bool right = false;
};

constexpr auto shapeInfos = tableOf<DoorShape, ShapeInfo>({
    {"straight on", true, false, false},
    {"dead end", false, false, false},
    {"turn left", false, true, false},
    {"turn right", false, false, true},
    {"fork: ahead, left", true, true, false},
    {"fork: ahead, right", true, false, true},
    {"fork: left, right", false, true, true},
    {"crossing", true, true, true},
});

constexpr Direction leftOf(Direction way) {
    constexpr DirectionArray<Direction> left{
        {{Direction::West, Direction::East, Direction::South, Direction::North}}};
    return left[way];
}

}  // namespace

std::string_view name(DoorShape shape) {
    return shapeInfos[shape].name;
}

DoorSet doorsOf(DoorShape shape, Direction way) {
    const ShapeInfo& info = shapeInfos[shape];
    DoorSet doors = DoorSet::of(opposite(way));
    doors = info.ahead ? doors.with(way) : doors;
    doors = info.left ? doors.with(leftOf(way)) : doors;
    return info.right ? doors.with(opposite(leftOf(way))) : doors;
}

std::int64_t weightOf(const DoorTable& table, DoorSet doors) {
    for (const DoorTable::Entry& entry : table.entries()) {
        if (entry.value == doors) {
            return entry.weight;
        }
    }
    return 0;
}

DoorTable withWeight(const DoorTable& table, DoorSet doors, std::int64_t weight) {
    std::vector<DoorTable::Entry> entries(table.entries().begin(), table.entries().end());
    const auto found = std::find_if(entries.begin(), entries.end(),
                                    [&](const auto& entry) { return entry.value == doors; });
    if (found != entries.end()) {
        found->weight = weight;
    } else if (weight > 0) {
        // Entries are sorted by their bits.
        const auto place = std::find_if(entries.begin(), entries.end(), [&](const auto& entry) {
            return entry.value.bits() > doors.bits();
        });
        entries.insert(place, {doors, weight});
    }
    return DoorTable(std::move(entries));
}

}  // namespace doorstring
