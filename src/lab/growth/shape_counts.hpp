// Counts the rooms of finished dungeons by the shape that a visitor sees. The shares of the shapes
// differ from those in the door tables, because sealing, the border and loops change doors.
#pragma once

#include "dungeon/dungeon.hpp"
#include "lab/sheet/lab_field.hpp"

#include <array>
#include <cstdint>

namespace doorstring {

class ShapeCounts {
public:
    // Counts the rooms of a dungeon, but for its start and its secret rooms. Counts no room if the
    // dungeon did not grow from door tables.
    void add(const DungeonConfig& config, const Dungeon& dungeon);
    void add(const ShapeCounts& others);

    // The number of rooms that are entered by going in this direction, at the distances that the
    // tables of the page are for.
    std::int64_t rooms(LabPage page, Direction way) const;
    // The same for `place.page` and `place.way`, but only rooms of the shape `place.shape`.
    std::int64_t rooms(const TablePlace& place) const;

private:
    using OfShapes = EnumArray<DoorShape, std::int64_t>;
    std::array<DirectionArray<OfShapes>, 3> counts_{};  // by LabPage: Tables, Middle, Far
};

}  // namespace doorstring
