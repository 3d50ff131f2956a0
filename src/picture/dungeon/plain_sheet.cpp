#include "dungeon/dungeon_rooms.hpp"
#include "picture/dungeon/dungeon_sheet.hpp"

#include <algorithm>
#include <vector>

namespace doorstring {

namespace {

constexpr Colour wall{30, 28, 38};
constexpr Colour ground{222, 214, 196};
constexpr Colour pillar{98, 92, 104};
constexpr Colour water{98, 152, 190};
constexpr Colour pit{8, 8, 12};
constexpr Colour hurtful{200, 92, 80};
constexpr Colour ice{190, 226, 234};
constexpr Colour growing{140, 176, 104};
constexpr Colour wooden{166, 124, 78};
constexpr Colour start{74, 160, 92};
constexpr Colour exitMark{206, 66, 60};

Colour plainColour(Tile tile) {
    switch (tile) {
    case Tile::Wall:
        return wall;
    case Tile::Pillar:
    case Tile::Block:
    case Tile::Rubble:
        return pillar;
    case Tile::Shallows:
    case Tile::DeepWater:
        return water;
    case Tile::Pit:
        return pit;
    case Tile::Spikes:
        return hurtful;
    case Tile::Ice:
        return ice;
    case Tile::Grass:
        return growing;
    case Tile::Crate:
    case Tile::Bridge:
        return wooden;
    case Tile::Ground:
    case Tile::Plate:
        break;
    }
    return ground;
}

GridSize tilesOf(const Dungeon& dungeon, const RoomConfig& room) {
    const GridSize rooms = dungeon.size();
    return dungeon.carved() != nullptr
               ? dungeon.carved()->size()
               : GridSize{rooms.width * room.size.width, rooms.height * room.size.height};
}

// The tiles of one row of rooms, cut off at the picture's edge. Where there is no room is wall.
class RoomRow {
public:
    RoomRow(const Dungeon& dungeon, const RoomConfig& config)
        : dungeon_(dungeon),
          config_(config),
          rooms_(dungeon, config),
          size_(tilesOf(dungeon, config)) {}

    void read(int row) {
        rows_ = std::min(config_.size.height, size_.height - row * config_.size.height);
        colours_.assign(static_cast<std::size_t>(rows_) * width(), wall);
        for (GridPos cell{0, row}; cell.x < dungeon_.size().width; ++cell.x) {
            if (dungeon_.hasRoom(cell)) {
                copy(rooms_.at(cell));
            }
        }
        if (const CarvedMap* map = dungeon_.carved()) {
            mark(map->start(), row, start);
            mark(map->exit(), row, exitMark);
        }
    }

    int rows() const { return rows_; }
    std::size_t width() const { return static_cast<std::size_t>(size_.width); }
    std::span<const Colour> line(int y) const {
        return std::span(colours_).subspan(static_cast<std::size_t>(y) * width(), width());
    }

private:
    void copy(const Room& room) {
        const int left = room.cell().x * config_.size.width;
        const int end = std::min(config_.size.width, size_.width - left);
        for (GridPos tile; tile.y < rows_; ++tile.y) {
            for (tile.x = 0; tile.x < end; ++tile.x) {
                at(left + tile.x, tile.y) = plainColour(room.tiles()[tile]);
            }
        }
    }

    void mark(GridPos tile, int row, Colour colour) {
        const int y = tile.y - row * config_.size.height;
        if (y >= 0 && y < rows_) {
            at(tile.x, y) = colour;
        }
    }

    Colour& at(int x, int y) {
        return colours_[static_cast<std::size_t>(y) * width() + static_cast<std::size_t>(x)];
    }

    const Dungeon& dungeon_;
    const RoomConfig& config_;
    DungeonRooms rooms_;
    GridSize size_;
    int rows_ = 0;
    std::vector<Colour> colours_;
};

}  // namespace

PictureSize plainSheetSize(const DungeonConfig& config, const RoomConfig& room, int zoom) {
    const GridSize rooms = config.roomGrid(room.size);
    const PictureSize tiles =
        isCarved(config.growth)
            ? PictureSize{config.carving().map.width, config.carving().map.height}
            : PictureSize{std::int64_t{rooms.width} * room.size.width,
                          std::int64_t{rooms.height} * room.size.height};
    return {tiles.width * zoom, tiles.height * zoom};
}

void writePlainSheet(const Dungeon& dungeon, const RoomConfig& room, int zoom,
                     const PngStream::Sink& sink, const SheetProgress& progress) {
    const GridSize size = tilesOf(dungeon, room);
    PngStream png({std::int64_t{size.width} * zoom, std::int64_t{size.height} * zoom}, sink, zoom);
    RoomRow tiles(dungeon, room);
    const int rows = (size.height + room.size.height - 1) / room.size.height;
    for (int row = 0; row < rows; ++row) {
        progress(row, rows);
        tiles.read(row);
        for (int y = 0; y < tiles.rows(); ++y) {
            png.addRow(tiles.line(y));
        }
    }
    png.finish();
    progress(rows, rows);
}

}  // namespace doorstring
