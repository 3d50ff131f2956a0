#include "room/interiors/sketch.hpp"

#include "room/ways/safe_ways.hpp"

namespace doorstring {

Sketch::Sketch(Grid<Tile>& tiles, const RoomBrief& brief, std::uint64_t roll)
    : tiles_(tiles),
      brief_(brief),
      random_(roll),
      columns_(doorSpan(tiles.width())),
      rows_(doorSpan(tiles.height())) {
    const BitRows gaps = doorGaps(tiles.size(), brief.doors);
    for (int y = 0; y < height(); ++y) {
        for (int x = 0; x < width(); ++x) {
            const GridPos p{x, y};
            tiles_[p] = inside().contains(p) || hasBit(gaps, p) ? Tile::Ground : Tile::Wall;
        }
    }
}

void Sketch::fill(const TileRect& rect, Tile tile) {
    for (int y = rect.y; y <= rect.bottom(); ++y) {
        for (int x = rect.x; x <= rect.right(); ++x) {
            set({x, y}, tile);
        }
    }
}

void Sketch::outline(const TileRect& rect, Tile tile) {
    fill({rect.x, rect.y, rect.width, 1}, tile);
    fill({rect.x, rect.bottom(), rect.width, 1}, tile);
    fill({rect.x, rect.y, 1, rect.height}, tile);
    fill({rect.right(), rect.y, 1, rect.height}, tile);
}

void Sketch::setMirrored(GridPos p, Tile tile) {
    set(p, tile);
    set(acrossX(p), tile);
    set(acrossY(p), tile);
    set(acrossX(acrossY(p)), tile);
}

}  // namespace doorstring
