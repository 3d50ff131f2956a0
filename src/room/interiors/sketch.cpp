#include "room/interiors/sketch.hpp"

#include <algorithm>

namespace doorstring {

Sketch::Sketch(Grid<Tile>& tiles, DoorSet doors, std::uint64_t roll)
    : tiles_(tiles), doors_(doors), random_(roll) {
    std::ranges::fill(tiles_.values(), Tile::Wall);
    fill(inside(), Tile::Ground);
    forEachBit(doorGaps(size(), doors), [&](GridPos p) { tiles_[p] = Tile::Ground; });
}

void Sketch::fill(const GridRect& rect, Tile tile) {
    const GridRect bounds = inside();
    const int firstColumn = std::max(rect.x, bounds.x);
    const int columns = std::min(rect.right(), bounds.right()) + 1 - firstColumn;
    const int lastRow = std::min(rect.bottom(), bounds.bottom());
    for (int y = std::max(rect.y, bounds.y); y <= lastRow && columns > 0; ++y) {
        std::fill_n(&tiles_[{firstColumn, y}], columns, tile);
    }
}

void Sketch::outline(const GridRect& rect, Tile tile) {
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
