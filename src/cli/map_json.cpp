#include "cli/json_text.hpp"
#include "cli/map_writers.hpp"

namespace doorstring {

namespace {

void writeTiles(BlockWriter& writer, const Grid<Tile>& tiles) {
    std::string row(static_cast<std::size_t>(tiles.width()), ' ');
    for (int y = 0; y < tiles.height(); ++y) {
        for (int x = 0; x < tiles.width(); ++x) {
            row[static_cast<std::size_t>(x)] = letter(tiles[{x, y}]);
        }
        writer.format(R"({}"{}")", y == 0 ? "" : ",", row);
    }
}

void writeRoom(BlockWriter& writer, const Dungeon& dungeon, GridPos cell,
               const MapContext& context) {
    const RoomPlan& plan = dungeon.plan(cell);
    writer.format(R"({{"x":{},"y":{},"doors":"{}","kind":"{}","distance":{})", cell.x, cell.y,
                  toString(plan.doors), name(plan.kind), plan.distance);
    if (context.tiles) {
        writer.text(R"(,"tiles":[)");
        writeTiles(writer, dungeon.room(cell, context.config.room).tiles());
        writer.text("]");
    }
    writer.text("}");
}

}  // namespace

void writeJson(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    const GridSize size = dungeon.size();
    writer.format(R"({{"format":"doorstring-map/1","seed":"{}","seed_number":"{}","preset":{},)",
                  toCode(dungeon.seed()), dungeon.seed().number, jsonText(context.preset));
    writer.format(R"("width":{},"height":{},"start":[{},{}],"rooms":[)", size.width, size.height,
                  dungeon.start().x, dungeon.start().y);
    bool first = true;
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            if (dungeon.hasRoom({x, y})) {
                writer.text(first ? "" : ",");
                writeRoom(writer, dungeon, {x, y}, context);
                first = false;
            }
        }
    }
    writer.text("]}");
}

}  // namespace doorstring
