#include "cli/dungeons/dungeon_json.hpp"

#include <string>

namespace doorstring {

void writeHead(JsonWriter& json, std::string_view format, const Dungeon& dungeon,
               std::string_view preset) {
    json.member("format", format);
    json.member("seed", toCode(dungeon.seed()));
    json.member("seed_number", std::to_string(dungeon.seed().number));
    json.member("preset", preset);
}

void writeCell(JsonWriter& json, GridPos cell) {
    json.array([&] {
        json.value(cell.x);
        json.value(cell.y);
    });
}

void writeCells(JsonWriter& json, const std::vector<GridPos>& cells) {
    json.array([&] {
        for (const GridPos cell : cells) {
            writeCell(json, cell);
        }
    });
}

}  // namespace doorstring
