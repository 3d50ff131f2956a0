// A room on its way: what an interior is told, what it draws on, and what most of them need.
//
// It begins as ground between walls with the gaps of its doors. The ring stays as it is.
#pragma once

#include "base/grid.hpp"
#include "base/rng.hpp"
#include "config/config.hpp"
#include "room/tiles/door_gap.hpp"
#include "room/tiles/room_plan.hpp"
#include "room/tiles/spot.hpp"
#include "room/tiles/tile.hpp"

#include <utility>
#include <vector>

namespace doorstring {

struct TileRect {
    int x = 0;
    int y = 0;
    int width = 0;
    int height = 0;

    constexpr int right() const { return x + width - 1; }    // the last column
    constexpr int bottom() const { return y + height - 1; }  // the last row
    constexpr TileRect grown(int by) const {
        return {x - by, y - by, width + 2 * by, height + 2 * by};
    }
    constexpr bool contains(GridPos p) const {
        return p.x >= x && p.x <= right() && p.y >= y && p.y <= bottom();
    }
    constexpr bool meets(const TileRect& other) const {
        return x <= other.right() && other.x <= right() && y <= other.bottom() &&
               other.y <= bottom();
    }
    constexpr GridPos centre() const { return {x + width / 2, y + height / 2}; }
};

// What an interior may depend on beside its roll. Outlives the sketch.
struct RoomBrief {
    DoorSet doors;
    RoomKind kind = RoomKind::Plain;
    const RoomConfig& config;
};

class Sketch {
public:
    // The tiles have the size of a room; what is in them does not matter.
    Sketch(Grid<Tile>& tiles, const RoomBrief& brief, std::uint64_t roll);

    GridSize size() const { return tiles_.size(); }
    int width() const { return tiles_.width(); }
    int height() const { return tiles_.height(); }
    DoorSet doors() const { return brief_.doors; }
    RoomKind kind() const { return brief_.kind; }
    const RoomConfig& config() const { return brief_.config; }

    // The middle columns and rows, in which the doors lie: one or two of each.
    DoorSpan columns() const { return columns_; }
    DoorSpan rows() const { return rows_; }
    TileRect inside() const { return {1, 1, width() - 2, height() - 2}; }
    TileRect middle() const { return {columns_.first, rows_.first, columns_.length, rows_.length}; }
    // The same place seen from the other side.
    GridPos acrossX(GridPos p) const { return {width() - 1 - p.x, p.y}; }
    GridPos acrossY(GridPos p) const { return {p.x, height() - 1 - p.y}; }

    // 0 to bound - 1
    int roll(int bound) { return static_cast<int>(random_.below(static_cast<unsigned>(bound))); }
    int between(int least, int most) { return least + roll(most - least + 1); }
    bool oneIn(int count) { return roll(count) == 0; }
    std::uint64_t bits() { return random_.next(); }

    const Grid<Tile>& tiles() const { return tiles_; }
    Tile at(GridPos p) const { return tiles_[p]; }
    // Does nothing on the ring and outside.
    void set(GridPos p, Tile tile) {
        if (inside().contains(p)) {
            tiles_[p] = tile;
        }
    }
    void fill(const TileRect& rect, Tile tile);
    void outline(const TileRect& rect, Tile tile);
    // At all four places that mirror each other.
    void setMirrored(GridPos p, Tile tile);

    void addSpot(Spot spot) { spots_.push_back(spot); }
    const std::vector<Spot>& spots() const { return spots_; }
    std::vector<Spot> takeSpots() { return std::move(spots_); }

private:
    Grid<Tile>& tiles_;
    const RoomBrief brief_;
    RandomStream random_;
    DoorSpan columns_;
    DoorSpan rows_;
    std::vector<Spot> spots_;
};

}  // namespace doorstring
