#include "picture/tiles/tile_kinds.hpp"

#include "picture/tiles/tile_looks.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

constexpr std::uint8_t kindOf(TileArt art) {
    using K = TileKind;
    switch (art) {
    case TileArt::Wall:
        return K::wall | K::standing | K::deepOrDry;
    case TileArt::Pillar:
    case TileArt::Crate:
    case TileArt::Block:
    case TileArt::Rubble:
        return K::standing | K::deepOrDry;
    case TileArt::Bridge:
        return K::water | K::pit | K::deepOrDry | K::way;
    case TileArt::Shallows:
        return K::water;
    case TileArt::DeepWater:
        return K::water | K::deepOrDry | K::deep;
    case TileArt::Pit:
        return K::pit | K::deepOrDry;
    case TileArt::Ice:
        return K::ice | K::deepOrDry | K::way;
    case TileArt::Ground:
    case TileArt::Bare:
    case TileArt::Spikes:
    case TileArt::Embers:
    case TileArt::Grass:
    case TileArt::Plate:
        return K::deepOrDry | K::way;
    }
    return 0;
}

constexpr EnumArray<Tile, std::uint8_t> kindTable = [] {
    EnumArray<Tile, std::uint8_t> table;
    for (const TileLook& look : tileLooks) {
        table[look.tile] = kindOf(look.art);
    }
    return table;
}();

}  // namespace

void TileKinds::read(const Grid<Tile>& layout, const TilesAround& around) {
    // The margin repeats the tiles at the room's edge; around.tiles, if any, then replaces it.
    stride_ = layout.width() + 2;
    kinds_.resize(static_cast<std::size_t>(stride_ * (layout.height() + 2)));
    auto row = kinds_.begin() + stride_;
    for (int y = 0; y < layout.height(); ++y) {
        const auto first = row + 1;
        for (int x = 0; x < layout.width(); ++x) {
            first[x] = kindTable[layout[{x, y}]];
        }
        row[0] = first[0];
        row[stride_ - 1] = row[stride_ - 2];
        row += stride_;
    }
    std::copy_n(kinds_.begin() + stride_, stride_, kinds_.begin());
    std::copy_n(row - stride_, stride_, row);
    if (around.tiles != nullptr) {
        readMargin(layout.size(), around);
    }
}

// Reads the margin around the room. Outside a map everything is wall.
void TileKinds::readMargin(GridSize size, const TilesAround& around) {
    const auto read = [&](int x, int y) {
        const GridPos tile{around.first.x + x, around.first.y + y};
        const Tile there = around.tiles->contains(tile) ? (*around.tiles)[tile] : Tile::Wall;
        kinds_[index({x, y})] = kindTable[there];
    };
    for (int x = -1; x <= size.width; ++x) {
        read(x, -1);
        read(x, size.height);
    }
    for (int y = 0; y < size.height; ++y) {
        read(-1, y);
        read(size.width, y);
    }
}

std::uint8_t TileKinds::around(GridPos p, std::uint8_t kind) const {
    const std::uint8_t* const here = kinds_.data() + index(p);
    const std::uint8_t* const above = here - stride_;
    const std::uint8_t* const below = here + stride_;
    const auto bit = [&](std::uint8_t other, int shift) {
        return static_cast<unsigned>((other & kind) != 0) << static_cast<unsigned>(shift);
    };
    return static_cast<std::uint8_t>(bit(above[0], 0) | bit(below[0], 1) | bit(here[-1], 2) |
                                     bit(here[1], 3) | bit(above[-1], 4) | bit(above[1], 5) |
                                     bit(below[-1], 6) | bit(below[1], 7));
}

}  // namespace doorstring
