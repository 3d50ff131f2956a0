// What the JSON of `map` and of `solve` has in common.
#pragma once

#include "cli/output/json_writer.hpp"
#include "dungeon/dungeon.hpp"

#include <string_view>
#include <vector>

namespace doorstring {

// The first members of an object: its format, the seed and the preset.
void writeHead(JsonWriter& json, std::string_view format, const Dungeon& dungeon,
               std::string_view preset);

// [5,5]
void writeCell(JsonWriter& json, GridPos cell);
// [[5,5],[5,4],...]
void writeCells(JsonWriter& json, const std::vector<GridPos>& cells);

}  // namespace doorstring
