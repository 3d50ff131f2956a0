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
    const GridRect in = inside();
    const int first = std::max(rect.x, in.x);
    const int end = std::min(rect.right(), in.right()) + 1;
    const int last = std::min(rect.bottom(), in.bottom());
    for (int y = std::max(rect.y, in.y); y <= last && first < end; ++y) {
        std::fill_n(&tiles_[{first, y}], end - first, tile);
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
