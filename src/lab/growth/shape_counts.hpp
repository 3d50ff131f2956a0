// What the rooms of dungeons look like in the end to who comes in: beside the weights of the door
// tables, as doors are closed again, and the border and loops have a say.
#pragma once

#include "dungeon/dungeon.hpp"
#include "lab/sheet/lab_field.hpp"

#include <array>
#include <cstdint>

namespace doorstring {

class ShapeCounts {
public:
    // Nothing where no door table is drawn from.
    void add(const DungeonConfig& config, const Dungeon& dungeon);
    void add(const ShapeCounts& others);

    // Rooms for which that table was drawn from, and those of them that have the shape.
    std::int64_t rooms(LabPage page, Direction way) const;
    std::int64_t rooms(const TablePlace& place) const;

private:
    using OfShapes = EnumArray<DoorShape, std::int64_t>;
    std::array<DirectionArray<OfShapes>, 3> counts_{};  // by tables, middle and far
};

}  // namespace doorstring
