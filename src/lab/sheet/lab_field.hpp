// What can be edited in the Lab, page by page: the weights of door tables one by one, and every
// other key of dungeon.toml and room.toml, as the schema lists them.
#pragma once

#include "config/schema/schema.hpp"
#include "lab/sheet/door_shape.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// clang-format off
enum class LabPage : std::uint8_t {
    Tables, Middle, Far, Grid, Growth, Loops, Roles, Locks, Limits, Rooms, Inside
};
// clang-format on
inline constexpr auto labPages = allValues<LabPage>;

std::string_view name(LabPage page);
// Whether it shows four door tables.
constexpr bool hasTables(LabPage page) {
    return page <= LabPage::Far;
}

struct TablePlace {
    LabPage page = LabPage::Tables;
    Direction way = Direction::North;
    DoorShape shape = DoorShape::Straight;
    friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

// One key, or one weight of a door table.
struct LabField {
    const KeySpec* key = nullptr;
    std::optional<TablePlace> table = {};

    friend bool operator==(const LabField&, const LabField&) = default;
};

// In the order in which they stand on the page: keys first, then table by table.
const std::vector<LabField>& fieldsOf(LabPage page);

// The table that counts there: that nearer to the start where it is empty.
const DoorTable& tableAt(const DungeonConfig& config, LabPage page, Direction way);
// The table itself, which may be empty far from the start.
DoorTable& ownTableAt(DungeonConfig& config, LabPage page, Direction way);
const DoorTable& ownTableAt(const DungeonConfig& config, LabPage page, Direction way);

}  // namespace doorstring
