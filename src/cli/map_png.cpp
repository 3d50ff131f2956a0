#include "cli/map_writers.hpp"
#include "picture/dungeon_picture.hpp"
#include "picture/png.hpp"

namespace doorstring {

namespace {

Canvas draw(const Dungeon& dungeon, const MapContext& context) {
    if (!context.tiles) {
        return drawDungeonBlocks(dungeon);
    }
    return drawDungeonTiles(dungeon, context.config.room,
                            context.tilesets->pictures(dungeon.tileset()));
}

}  // namespace

std::optional<std::string> pictureTooLarge(const Config& config, bool tiles) {
    const GridSize grid = config.dungeon.grid;
    const PictureSize size =
        tiles ? tiledPictureSize(grid, config.room.size) : blockPictureSize(grid);
    if (size.pixels() <= mostPixels) {
        return std::nullopt;
    }
    return fmt::format("a picture of {} x {} rooms would be {} x {} pixels, and at most {} million "
                       "can be drawn; --format ascii and json have no such limit",
                       grid.width, grid.height, size.width, size.height, mostPixels / 1'000'000);
}

void writePng(BlockWriter& writer, const Dungeon& dungeon, const MapContext& context) {
    const auto bytes = encodePng(draw(dungeon, context));
    writer.text({reinterpret_cast<const char*>(bytes.data()), bytes.size()});
}

}  // namespace doorstring
