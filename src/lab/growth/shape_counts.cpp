#include "lab/growth/shape_counts.hpp"

#include <optional>

namespace doorstring {

namespace {

using ShapesOfDoors = std::array<DoorShape, DoorSet::count>;  // by DoorSet::bits()

// What each set of doors looks like to the knight who enters the room: a dead end, straight on, a
// way to the left. The index is the direction in which he enters.
const DirectionArray<ShapesOfDoors>& shapesOfDoors() {
    static const auto all = [] {
        DirectionArray<ShapesOfDoors> shapes{};
        for (const Direction way : allDirections) {
            for (const DoorShape shape : doorShapes) {
                shapes[way][doorsOf(shape, way).bits()] = shape;
            }
        }
        return shapes;
    }();
    return all;
}

LabPage pageAt(const DungeonConfig& config, std::uint32_t distance) {
    const auto isWithin = [&](const DistanceBand& band) {
        return band.from != 0 && distance >= static_cast<std::uint32_t>(band.from);
    };
    return isWithin(config.far)      ? LabPage::Far
           : isWithin(config.middle) ? LabPage::Middle
                                     : LabPage::Tables;
}

// The doors that a visitor sees in a room. The cracked wall before a secret room looks like any
// wall.
DoorSet visibleDoors(const Dungeon& dungeon, GridPos cell) {
    DoorSet doors = dungeon.plan(cell).doors;
    for (const Direction side : doors) {
        const GridPos beyond = neighbour(cell, side);
        if (dungeon.plans().contains(beyond) && dungeon.plan(beyond).kind == RoomKind::Secret) {
            doors = doors.without(side);
        }
    }
    return doors;
}

// The direction in which one goes into a room from a neighbour that is nearer to the start; empty
// if there is none.
std::optional<Direction> wayInto(const Dungeon& dungeon, GridPos cell) {
    const RoomPlan& plan = dungeon.plan(cell);
    for (const Direction side : plan.doors) {
        const GridPos beyond = neighbour(cell, side);
        if (dungeon.plans().contains(beyond) && dungeon.hasRoom(beyond) &&
            dungeon.plan(beyond).distance < plan.distance) {
            return opposite(side);
        }
    }
    return std::nullopt;
}

}  // namespace

void ShapeCounts::add(const DungeonConfig& config, const Dungeon& dungeon) {
    if (config.growth != Growth::DoorStrings) {
        return;
    }
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        if (plan.kind == RoomKind::Secret || cell == dungeon.start()) {
            return;
        }
        if (const auto way = wayInto(dungeon, cell)) {
            const auto page = static_cast<std::size_t>(pageAt(config, plan.distance));
            ++counts_[page][*way][shapesOfDoors()[*way][visibleDoors(dungeon, cell).bits()]];
        }
    });
}

void ShapeCounts::add(const ShapeCounts& others) {
    for (std::size_t page = 0; page < counts_.size(); ++page) {
        for (const Direction way : allDirections) {
            for (const DoorShape shape : doorShapes) {
                counts_[page][way][shape] += others.counts_[page][way][shape];
            }
        }
    }
}

std::int64_t ShapeCounts::rooms(LabPage page, Direction way) const {
    std::int64_t all = 0;
    for (const DoorShape shape : doorShapes) {
        all += rooms({page, way, shape});
    }
    return all;
}

std::int64_t ShapeCounts::rooms(const TablePlace& place) const {
    return counts_[static_cast<std::size_t>(place.page)][place.way][place.shape];
}

}  // namespace doorstring
