// What a room looks like to who comes in: a door string without the direction of travel, so that
// the entries of the four door tables can be compared.
#pragma once

#include "base/enums.hpp"
#include "config/dungeon_parts.hpp"

#include <string_view>

namespace doorstring {

// clang-format off
enum class DoorShape : std::uint8_t {
    Straight, DeadEnd, Left, Right, AheadLeft, AheadRight, BothSides, Crossing
};
// clang-format on
inline constexpr auto doorShapes = allValues<DoorShape>;

// "dead end"
std::string_view name(DoorShape shape);

// Its doors for who travels that way: a dead end going north has the door S.
DoorSet doorsOf(DoorShape shape, Direction way);

// 0 where the table has no such entry.
std::int64_t weightOf(const DoorTable& table, DoorSet doors);
// An entry of 0 is kept where there was one, as somebody wrote it.
DoorTable withWeight(const DoorTable& table, DoorSet doors, std::int64_t weight);

}  // namespace doorstring
