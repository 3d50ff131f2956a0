#include "cli/map/map_writers.hpp"
#include "cli/output/output.hpp"
#include "dungeon/ascii.hpp"
#include "dungeon/contents/contents.hpp"
#include "dungeon/metrics.hpp"
#include "dungeon/solve/shortest_way.hpp"
#include "picture/canvas/png.hpp"
#include "picture/canvas/tile_light.hpp"
#include "picture/dungeon/dungeon_picture.hpp"
#include "picture/dungeon/dungeon_sheet.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int usualTile = 10;  // the side of a tile in the style plain, in pixels

// The most pixels of a picture. A picture that is drawn as a whole takes eight bytes a pixel: four
// for the canvas, four for the copy that becomes a PNG. Of a picture that is drawn in strips, only
// one strip is in memory.
constexpr std::int64_t mostAsWhole = 40'000'000;
constexpr std::int64_t mostInStrips = 4'000'000'000;

// Returns the zoom for all styles but blocks, whose usual zoom depends on the grid.
int zoomFor(const MapLook& look) {
    if (look.zoom != 0) {
        return look.zoom;
    }
    return look.style == MapStyle::Plain ? usualTile : 1;
}

PictureSize pictureSize(const Config& config, const MapLook& look) {
    const GridSize grid = config.dungeon.roomGrid(config.room.size);
    switch (look.style) {
    case MapStyle::Plain:
        return plainSheetSize(config.dungeon, config.room, zoomFor(look));
    case MapStyle::Tiles:
        return tilesSheetSize(config.dungeon, config.room, zoomFor(look));
    case MapStyle::Blueprint:
        return blueprintSize(grid, zoomFor(look));
    case MapStyle::Blocks:
        break;
    }
    return blockPictureSize(grid, look.zoom);
}

void writeSheet(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    ProgressBar bar(context.progress);
    const PngStream::Sink sink = [&](std::string_view bytes) { writer.text(bytes); };
    const SheetProgress progress = [&](int done, int total) { bar.show(done, total); };
    const RoomConfig& room = context.config.room;
    if (context.look.style == MapStyle::Plain) {
        writePlainSheet(dungeon, room, zoomFor(context.look), sink, progress);
    } else {
        const auto& pictures = context.tilesets[static_cast<std::size_t>(dungeon.tileset())];
        writeTilesSheet(dungeon, room, pictures, zoomFor(context.look), sink, progress);
    }
}

}  // namespace

std::optional<std::string> pictureTooLarge(const Config& config, const MapLook& look) {
    const PictureSize size = pictureSize(config, look);
    const GridSize grid = config.dungeon.roomGrid(config.room.size);
    const std::int64_t most = look.showsInsides() ? mostInStrips : mostAsWhole;
    if (size.pixels() <= most) {
        return std::nullopt;
    }
    return fmt::format("a picture of {} x {} rooms would be {} x {} pixels, and at most {} million "
                       "can be drawn; --format ascii and json have no such limit",
                       grid.width, grid.height, size.width, size.height, most / 1'000'000);
}

void writePng(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    const PageArt& page = context.page;
    switch (context.look.style) {
    case MapStyle::Plain:
    case MapStyle::Tiles:
        return writeSheet(writer, dungeon, context);
    case MapStyle::Blueprint:
        return writer.bytes(encodePng(
            drawBlueprint(dungeon, page.font, page.sprites, zoomFor(context.look),
                          context.creatures(), contentsOf(dungeon, context.config.adventure))));
    case MapStyle::Blocks:
        return writer.bytes(
            encodePng(drawDungeonBlocks(dungeon, page.font, page.sprites, context.look.zoom,
                                        contentsOf(dungeon, context.config.adventure))));
    }
}

namespace {

// The sizes of a cell and of its room, in units of the picture.
constexpr GridSize cellUnits{56, 44};
constexpr GridSize roomUnits{46, 34};
constexpr int doorUnits = 10;  // width of a door
constexpr int tileUnits = 10;  // side of a tile of a carved map
constexpr int lineUnits = 10;  // height of a line of words

constexpr std::string_view lockColour(DoorLock lock) {
    constexpr std::string_view colours[]{"#8a8578", "#e8b84a", "#d8483c", "#9a7ad0"};
    return colours[static_cast<std::size_t>(lock)];
}

std::string hexOf(Colour colour) {
    return fmt::format("#{:02x}{:02x}{:02x}", colour.red, colour.green, colour.blue);
}

constexpr GridPos centreOf(GridPos cell) {
    return {cell.x * cellUnits.width + cellUnits.width / 2,
            cell.y * cellUnits.height + cellUnits.height / 2};
}

void beginSvg(BlockWriter& writer, const Dungeon& dungeon, const Metrics& metrics, GridSize size) {
    writer.format("<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {0} {1}\" width=\"{0}\" "
                  "height=\"{1}\" font-family=\"sans-serif\" font-size=\"8\" "
                  "text-anchor=\"middle\">\n<title>Doorstring {2} ({3}), {4} rooms</title>\n"
                  "<rect width=\"{0}\" height=\"{1}\" fill=\"#14141e\"/>\n",
                  size.width, size.height, toCode(dungeon.seed()), dungeon.seed().number,
                  metrics.rooms);
}

// Returns the words on a room: first the key in it or, without a key, its kind, but never "plain";
// then what is in its chest.
std::vector<std::string> wordsOf(GridPos cell, const RoomPlan& plan, const Contents& contents) {
    std::vector<std::string> words;
    if (plan.kind != RoomKind::Plain && plan.holds == Holding::None) {
        words.emplace_back(name(plan.kind));
    }
    if (plan.holds != Holding::None) {
        words.emplace_back(name(plan.holds));
    }
    if (const Chest* chest = contents.chestIn(cell)) {
        words.emplace_back(name(chest->loot.what));
    }
    for (std::string& word : words) {
        std::ranges::replace(word, '_', ' ');
        std::ranges::replace(word, '-', ' ');
    }
    return words;
}

// Writes the words one below the other, each centred at base.x. The first stands on base.y. Both
// are in units of the picture.
void writeWords(BlockWriter& writer, const std::vector<std::string>& words, GridPos base,
                std::string_view colour) {
    int y = base.y;
    for (const std::string& word : words) {
        writer.format("<text x=\"{}\" y=\"{}\" fill=\"{}\" stroke=\"none\">{}</text>\n", base.x, y,
                      colour, word);
        y += lineUnits;
    }
}

class RoomsSvg {
public:
    RoomsSvg(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context)
        : writer_(writer),
          dungeon_(dungeon),
          metrics_(measure(dungeon)),
          contents_(contentsOf(dungeon, context.config.adventure)) {}

    void write() {
        const GridSize grid = dungeon_.size();
        beginSvg(writer_, dungeon_, metrics_,
                 {grid.width * cellUnits.width, grid.height * cellUnits.height});
        dungeon_.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
            writeDoorway(cell, plan, Direction::South);
            writeDoorway(cell, plan, Direction::East);
        });
        dungeon_.forEachRoom([&](GridPos cell, const RoomPlan& plan) { writeRoom(cell, plan); });
        writeShortestWay();
        dungeon_.forEachRoom([&](GridPos cell, const RoomPlan& plan) { writeNames(cell, plan); });
        writer_.text("</svg>\n");
    }

private:
    // Writes a line to the next room on this side, if a door leads there.
    void writeDoorway(GridPos cell, const RoomPlan& plan, Direction side) {
        if (!plan.doors.has(side)) {
            return;
        }
        const GridPos from = centreOf(cell);
        const GridPos to = centreOf(neighbour(cell, side));
        const DoorLock lock = plan.locks.at(side);
        writer_.format("<path class=\"door {}\" d=\"M{} {}L{} {}\" stroke=\"{}\" "
                       "stroke-width=\"{}\"{}/>\n",
                       name(lock), from.x, from.y, to.x, to.y, lockColour(lock), doorUnits,
                       lock == DoorLock::Cracked ? " stroke-dasharray=\"2 2\"" : "");
    }

    void writeRoom(GridPos cell, const RoomPlan& plan) {
        const GridPos centre = centreOf(cell);
        const Stone stone = stoneAt(plan);
        writer_.format("<g class=\"room {0}\"><title>{1}: {0} room, doors {2}, {3} from the start"
                       "</title><rect x=\"{4}\" y=\"{5}\" width=\"{6}\" height=\"{7}\" rx=\"3\" "
                       "fill=\"{8}\" stroke=\"{9}\"/></g>\n",
                       name(plan.kind), cellText(cell), toString(plan.doors), plan.distance,
                       centre.x - roomUnits.width / 2, centre.y - roomUnits.height / 2,
                       roomUnits.width, roomUnits.height, hexOf(stone.top), hexOf(stone.rim));
    }

    // Writes the words on a room, dark on a bright stone and light on a dark one.
    void writeNames(GridPos cell, const RoomPlan& plan) {
        const Colour stone = stoneAt(plan).top;
        const bool isBright = stone.red + stone.green + stone.blue > brightStone;
        const GridPos centre = centreOf(cell);
        writeWords(writer_, wordsOf(cell, plan, contents_), {centre.x, centre.y - 2},
                   isBright ? "#14141e" : "#ffffff");
    }

    Stone stoneAt(const RoomPlan& plan) const {
        return stoneFor(plan.distance, static_cast<std::uint32_t>(metrics_.longestDistance));
    }

    // Writes the shortest way to the goal as a line that passes below the words on rooms.
    void writeShortestWay() {
        const std::vector<GridPos> cells = shortestWay(dungeon_);
        if (cells.size() < 2) {
            return;
        }
        writer_.text("<path class=\"shortest\" d=\"");
        for (const GridPos cell : cells) {
            const GridPos centre = centreOf(cell);
            writer_.format("{}{} {}", cell == cells.front() ? 'M' : 'L', centre.x, centre.y + 12);
        }
        writer_.text("\" fill=\"none\" stroke=\"#ffffff\" stroke-opacity=\"0.6\" "
                     "stroke-width=\"2\"/>\n");
    }

    // A stone is bright if the sum of its red, green and blue is more than this.
    static constexpr int brightStone = 360;

    BlockWriter& writer_;
    const Dungeon& dungeon_;
    Metrics metrics_;
    Contents contents_;
};

// Writes the ground as rectangles: one for each unbroken stretch of ground in a row of tiles.
void writeGround(BlockWriter& writer, const CarvedMap& map) {
    writer.text("<path class=\"ground\" fill=\"#ded6c4\" stroke=\"#ded6c4\" d=\"");
    const GridSize size = map.size();
    for (int y = 0; y < size.height; ++y) {
        for (int x = 0; x < size.width; ++x) {
            const int first = x;
            while (x < size.width && map.isGround({x, y})) {
                ++x;
            }
            if (x > first) {
                writer.format("M{} {}h{}v{}h-{}z", first * tileUnits, y * tileUnits,
                              (x - first) * tileUnits, tileUnits, (x - first) * tileUnits);
            }
        }
    }
    writer.text("\"/>\n");
}

void writeCarved(BlockWriter& writer, const Dungeon& dungeon, const CarvedMap& map,
                 const MapContext& context) {
    const Contents contents = contentsOf(dungeon, context.config.adventure);
    beginSvg(writer, dungeon, measure(dungeon),
             {map.size().width * tileUnits, map.size().height * tileUnits});
    writeGround(writer, map);
    const GridSize screen{map.screenSize().width * tileUnits, map.screenSize().height * tileUnits};
    dungeon.forEachRoom([&](GridPos cell, const RoomPlan& plan) {
        writer.format(
            "<g class=\"room\"><title>{}: doors {}, {} from the start</title><rect x=\"{}\" "
            "y=\"{}\" width=\"{}\" height=\"{}\" fill=\"none\" stroke=\"#8a8578\" "
            "stroke-dasharray=\"3 3\"/></g>\n",
            cellText(cell), toString(plan.doors), plan.distance, cell.x * screen.width,
            cell.y * screen.height, screen.width, screen.height);
        // The words are at the screen's upper edge, in a colour that shows on ground and on rock.
        writeWords(writer, wordsOf(cell, plan, contents),
                   {cell.x * screen.width + screen.width / 2, cell.y * screen.height + lineUnits},
                   "#9a7ad0");
    });
    const auto mark = [&](std::string_view what, GridPos tile, std::string_view colour) {
        writer.format("<g class=\"{0}\"><title>{0}</title><circle cx=\"{1}\" cy=\"{2}\" r=\"{3}\" "
                      "fill=\"{4}\"/></g>\n",
                      what, tile.x * tileUnits + tileUnits / 2, tile.y * tileUnits + tileUnits / 2,
                      tileUnits / 2, colour);
    };
    mark("start", map.start(), "#4aa05c");
    mark("exit", map.exit(), "#ce423c");
    writer.text("</svg>\n");
}

}  // namespace

void writeSvg(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    if (const CarvedMap* map = dungeon.carved()) {
        writeCarved(writer, dungeon, *map, context);
    } else {
        RoomsSvg(writer, dungeon, context).write();
    }
}

}  // namespace doorstring
