// The ground of a room as it is now: what was cut, filled, pushed, broken and pressed there.
#pragma once

#include "room/room.hpp"

#include <algorithm>
#include <cstdint>
#include <optional>
#include <tuple>
#include <vector>

namespace doorstring {

// A crate or a block on its way from tile to tile. Ground::tiles() has it at its destination as
// soon as it moves.
struct PushSlide {
    Tile pushable = Tile::Crate;
    GridPos from;
    GridPos to;
    Direction way = Direction::North;
    int tick = 0;   // since it began
    int ticks = 1;  // that it takes: 1 or more
};

struct PlateState {
    GridPos at;
    bool pressed = false;
};

// A tile that was changed for a while.
struct PassingTile {
    GridPos at;
    Tile floor = Tile::Ground;  // that was there before
    int ticks = 0;              // left until that floor comes back
};

class Ground {
public:
    explicit Ground(const Room& room);

    // The tiles, with crates, blocks and urns in place of the floors below them.
    const Grid<Tile>& tiles() const { return tiles_; }
    Tile at(GridPos tile) const { return tiles_[tile]; }
    bool has(Tile tile) const {
        return std::ranges::find(tiles_.values(), tile) != tiles_.values().end();
    }
    // The tiles below crates, blocks and urns.
    const Grid<Tile>& floors() const { return floors_; }
    bool hasSpikes() const { return hasSpikes_; }
    const std::vector<PlateState>& plates() const { return plates_; }
    const std::optional<PushSlide>& slide() const { return slide_; }

    // Changes the floor of a tile. A crate, a block or an urn on it stays there.
    void lay(GridPos at, Tile floor);
    // The same for a number of ticks, after which the floor is as it was.
    void layFor(GridPos at, Tile floor, int ticks);
    // Counts one tick for each floor that layFor() has laid. A floor whose time is up changes back.
    void advancePassing();
    // Sets a tile on fire for a number of ticks, if it is bare ground and not in the outer ring. A
    // tile that burns already will burn for at least that long from now on.
    void burn(GridPos at, int ticks);
    // Ends all fires that burn() has set, with the next tick.
    void quench();
    // Number of ticks after which the floor of a tile changes back; 0 if the floor stays for good.
    int ticksLeftAt(GridPos at) const;
    // Takes a crate, a block or an urn from the tile.
    void takeAway(GridPos at);
    // Puts an urn on the floor of a tile.
    void putOnFloor(GridPos at, Tile urn) { tiles_[at] = urn; }
    void setPressed(std::size_t plate, bool pressed) { plates_[plate].pressed = pressed; }

    // Whether a crate or block may move to a tile: not onto anything solid, spikes or embers. Pits
    // and deep water swallow it.
    bool takesPushable(GridPos to) const;
    // Whether the tile is in the outer ring of the room: walls, doors and other ways out.
    bool isAtEdge(GridPos tile) const;
    // Begins a slide. Nothing else may be sliding.
    void beginPushSlide(GridPos pushable, Direction way, int ticks);
    // Advances the slide by a tick. Returns it if it has ended, else null.
    std::optional<PushSlide> advancePushSlide();
    // Mirrors what is inside the walls, left for right. A slide ends at once.
    void mirror();

    auto fields() const {
        const auto& [tiles, floors, plates, slide, passing, hasSpikes] = *this;
        return std::tie(tiles, floors, plates, slide, passing, hasSpikes);
    }

private:
    Grid<Tile> tiles_;
    Grid<Tile> floors_;
    std::vector<PlateState> plates_;
    std::optional<PushSlide> slide_;
    std::vector<PassingTile> passing_;
    bool hasSpikes_ = false;
};

}  // namespace doorstring
