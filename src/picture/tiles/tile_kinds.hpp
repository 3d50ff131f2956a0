// What kinds of tiles stand around a tile.
#pragma once

#include "base/grid.hpp"
#include "room/tiles/tile.hpp"

#include <cstdint>
#include <vector>

namespace doorstring {

// The kinds that join with tiles of the same kind, a bit each.
struct TileKind {
    static constexpr std::uint8_t wall = 1;
    static constexpr std::uint8_t water = 2;  // bridges, too: it flows beneath them
    static constexpr std::uint8_t deepOrDry = 4;
    static constexpr std::uint8_t pit = 8;  // bridges, too
    static constexpr std::uint8_t ice = 16;
    static constexpr std::uint8_t standing = 32;  // throws a shadow
    static constexpr std::uint8_t deep = 64;
    static constexpr std::uint8_t way = 128;  // bridges and dry ground
};

// The tiles that a room was cut out of, and where among them its first one is. None: beyond the
// room everything goes on as at its edge.
struct TilesAround {
    const Grid<Tile>* tiles = nullptr;
    GridPos first;
};

class TileKinds {
public:
    // Keeps its memory where the size stays the same.
    void read(const Grid<Tile>& layout, const TilesAround& around = {});

    // The place may be one step outside the room.
    std::uint8_t at(GridPos p) const { return kinds_[index(p)]; }
    bool is(GridPos p, std::uint8_t kind) const { return (at(p) & kind) != 0; }
    void set(GridPos p, std::uint8_t kind) { kinds_[index(p)] = kind; }
    // Which of the eight tiles around are of the kind: see Neighbours.
    std::uint8_t around(GridPos p, std::uint8_t kind) const;

    friend bool operator==(const TileKinds&, const TileKinds&) = default;

private:
    void readMargin(GridSize size, const TilesAround& around);
    std::size_t index(GridPos p) const {
        return static_cast<std::size_t>((p.y + 1) * stride_ + p.x + 1);
    }

    int stride_ = 0;
    std::vector<std::uint8_t> kinds_;  // with a margin of one tile all around
};

}  // namespace doorstring
