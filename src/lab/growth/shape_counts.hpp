// Counts what rooms look like to a visitor in the end. This differs from the weights of the door
// tables, as doors are closed again, and the border and loops have a say.
#pragma once

#include "dungeon/dungeon.hpp"
#include "lab/sheet/lab_field.hpp"

#include <array>
#include <cstdint>

namespace doorstring {

class ShapeCounts {
public:
    // Counts the rooms of a dungeon, if they were drawn from door tables.
    void add(const DungeonConfig& config, const Dungeon& dungeon);
    void add(const ShapeCounts& others);

    // Number of rooms drawn from that table, and of those among them with the shape.
    std::int64_t rooms(LabPage page, Direction way) const;
    std::int64_t rooms(const TablePlace& place) const;

private:
    using OfShapes = EnumArray<DoorShape, std::int64_t>;
    std::array<DirectionArray<OfShapes>, 3> counts_{};  // by tables, middle and far
};

}  // namespace doorstring
