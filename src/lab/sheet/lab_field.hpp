// What can be edited in the Lab, page by page: the weights of door tables one by one, and every
// other key of dungeon.toml and room.toml, as the schema lists them.
#pragma once

#include "base/enums.hpp"
#include "base/message.hpp"
#include "config/dungeon_parts.hpp"
#include "config/schema/schema.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace doorstring {

// What a room looks like to a visitor: a door string seen in the direction of travel, so that the
// entries of the four door tables can be compared.
// clang-format off
enum class DoorShape : std::uint8_t {
    Straight, DeadEnd, Left, Right, AheadLeft, AheadRight, BothSides, Crossing
};
// clang-format on
inline constexpr auto doorShapes = allValues<DoorShape>;

// What players read for a shape: "dead end".
Message titleOf(DoorShape shape);

// The doors of a room of this shape that the knight enters going `way`: a dead end that he enters
// going north has only the door S.
DoorSet doorsOf(DoorShape shape, Direction way);

// The weight of these doors; 0 if the table has no entry for them.
std::int64_t weightOf(const DoorTable& table, DoorSet doors);
// A copy of the table with this weight for these doors. An entry of the table stays even if its
// weight becomes 0, because somebody wrote that entry.
DoorTable withWeight(const DoorTable& table, DoorSet doors, std::int64_t weight);

// clang-format off
enum class LabPage : std::uint8_t {
    Tables, Middle, Far, Grid, Growth, Loops, Roles, Locks, Limits, Rooms, Inside
};
// clang-format on
inline constexpr auto labPages = allValues<LabPage>;

Message titleOf(LabPage page);
// Whether a page shows four door tables.
constexpr bool hasTables(LabPage page) {
    return page <= LabPage::Far;
}

// Where a weight is in the door tables.
struct TablePlace {
    LabPage page = LabPage::Tables;
    Direction way = Direction::North;  // of travel; its letter names the table
    DoorShape shape = DoorShape::Straight;
    friend bool operator==(const TablePlace&, const TablePlace&) = default;
};

// One config key, or one weight of the door table that is the value of the key.
struct LabField {
    const KeySpec* key = nullptr;
    std::optional<TablePlace> tablePlace = {};  // of the weight; empty for a config key

    friend bool operator==(const LabField&, const LabField&) = default;
};

// The fields of a page in their order: config keys first, then the weights, table by table.
const std::vector<LabField>& fieldsOf(LabPage page);

// The table that the page uses: its own or, if that is empty, the next one for rooms nearer to the
// start.
const DoorTable& tableAt(const DungeonConfig& config, LabPage page, Direction way);
// The page's own table, which may be empty on the pages Middle and Far.
DoorTable& ownTableAt(DungeonConfig& config, LabPage page, Direction way);
const DoorTable& ownTableAt(const DungeonConfig& config, LabPage page, Direction way);

}  // namespace doorstring
