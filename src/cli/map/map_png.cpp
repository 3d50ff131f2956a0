#include "cli/map/map_writers.hpp"
#include "cli/output/progress_bar.hpp"
#include "picture/canvas/png.hpp"
#include "picture/dungeon/dungeon_picture.hpp"
#include "picture/dungeon/dungeon_sheet.hpp"

namespace doorstring {

namespace {

constexpr int usualTile = 10;  // pixels of a tile in the style plain

// The largest numbers of pixels. A picture that is drawn as a whole takes four bytes a pixel, and
// as many for the copy that becomes a PNG; one that is written row by row takes only time.
constexpr std::int64_t mostDrawn = 40'000'000;
constexpr std::int64_t mostWritten = 4'000'000'000;
// Of the style tiles one row of rooms is drawn at a time.
constexpr std::int64_t mostInRow = 64'000'000;

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

bool isWrittenByRows(const MapLook& look) {
    return look.style == MapStyle::Plain || look.style == MapStyle::Tiles;
}

void writeSheet(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    ProgressBar bar(context.progress);
    const PngStream::Sink sink = [&](std::string_view bytes) { writer.text(bytes); };
    const SheetProgress progress = [&](int done, int of) { bar.show(done, of); };
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
    if (const auto row = size.pixels() / grid.height;
        look.style == MapStyle::Tiles && row > mostInRow) {
        return fmt::format("a row of {} rooms would have {} million pixels in the style tiles, and "
                           "at most {} million can be drawn; --style plain has no such limit",
                           grid.width, row / 1'000'000, mostInRow / 1'000'000);
    }
    const std::int64_t most = isWrittenByRows(look) ? mostWritten : mostDrawn;
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

}  // namespace doorstring
