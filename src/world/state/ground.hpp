// The ground of the knight's room as it is now: what was cut, filled, pushed and pressed since he
// came in. Leaving the room forgets it.
#pragma once

#include "room/room.hpp"
#include "room/tiles/bit_rows.hpp"

#include <cstdint>
#include <optional>
#include <vector>

namespace doorstring {

// A crate or a block on its way from tile to tile. It stands where it goes to as soon as it moves.
struct ThingSlide {
    Tile thing = Tile::Crate;
    GridPos from;
    GridPos to;
    Direction way = Direction::North;
    int tick = 0;
    int ticks = 1;  // 1 or more
};

struct PlateState {
    GridPos at;
    bool pressed = false;
};

class Ground {
public:
    explicit Ground(const Room& room);

    // What one meets there: a thing that can be pushed, else the floor.
    const Grid<Tile>& tiles() const { return tiles_; }
    Tile at(GridPos tile) const { return tiles_[tile]; }
    // What is there below a thing, or by itself.
    const Grid<Tile>& floors() const { return floors_; }
    bool hasSpikes() const { return hasSpikes_; }
    const std::vector<PlateState>& plates() const { return plates_; }
    const std::optional<ThingSlide>& slide() const { return slide_; }

    // Changes the floor; what stands on it stands on.
    void lay(GridPos at, Tile floor);
    void takeAway(GridPos thing);
    void press(std::size_t plate, bool pressed) { plates_[plate].pressed = pressed; }

    // Things stop at all that is solid, at doors and the lanes between them, at the middle of the
    // room, where something may lie, and at spikes. Pits and deep water take them.
    bool canSlide(GridPos thing, Direction way) const;
    void beginSlide(GridPos thing, Direction way, int ticks);
    // The slide that has come to its end with this tick.
    std::optional<ThingSlide> advanceSlide();

private:
    void keepMiddleFree(GridSize size);

    Grid<Tile> tiles_;
    Grid<Tile> floors_;
    BitRows keptFree_{};  // of things
    std::vector<PlateState> plates_;
    std::optional<ThingSlide> slide_;
    bool hasSpikes_ = false;
};

}  // namespace doorstring
