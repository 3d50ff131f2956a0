// One map of tiles that is carved out of solid wall and then cut into rooms as large as the screen.
// Also measures how far these rooms are from the start.
#pragma once

#include "base/grid.hpp"
#include "base/step_field.hpp"
#include "room/tiles/tile.hpp"
#include "room/ways/ways_out.hpp"

#include <cstdint>
#include <span>
#include <vector>

namespace doorstring {

// One step of carving: the area that became ground.
struct CarveStep {
    GridRect area;
    bool isRoom = true;  // else a stretch of a tunnel or passage, or the ground for a boss
    // Whether it is a stretch of a tunnel or passage, which are a tile wide.
    constexpr bool isTunnel() const { return !isRoom && (area.width == 1 || area.height == 1); }
    friend constexpr bool operator==(const CarveStep&, const CarveStep&) = default;
};

class CarvedMap {
public:
    // Makes a map of wall, of the size `map` rounded up to whole screens. What is beyond `map` is
    // never carved.
    CarvedMap(GridSize map, GridSize screen);

    void carve(const CarveStep& step);
    // Lays another tile in place of ground.
    void lay(GridPos tile, Tile kind) { tiles_[tile] = kind; }
    // Carves a tunnel with one bend. If `acrossFirst`, its first stretch runs east or west and its
    // second north or south, else the other way round.
    void carveTunnel(GridPos from, GridPos to, bool acrossFirst);
    // Sets the start, where the knight begins, and the exit, where a carved map ends.
    void setEnds(GridPos start, GridPos exit) {
        start_ = start;
        exit_ = exit;
    }
    // Sets whether the screen of the exit has ground for a boss.
    void setHasBossChamber(bool has) { hasBossChamber_ = has; }

    GridSize size() const { return size_; }  // not rounded up
    GridSize screenSize() const { return screenSize_; }
    GridSize grid() const { return grid_; }             // of screens
    const Grid<Tile>& tiles() const { return tiles_; }  // of whole screens
    std::span<const CarveStep> steps() const { return steps_; }
    // Number of rooms that were carved. In a Dungeon, the rooms are the screens instead.
    int rooms() const { return rooms_; }
    GridPos start() const { return start_; }
    GridPos exit() const { return exit_; }
    bool hasBossChamber() const { return hasBossChamber_; }
    // Sets what is counted when the map is cut into screens: the loops that parts of screens form
    // (Metrics::loops), and the fewest flips on a way from the start to the exit.
    void setCounts(int loops, std::uint32_t exitDistance) {
        loops_ = loops;
        exitDistance_ = exitDistance;
    }
    int loops() const { return loops_; }
    std::uint32_t exitDistance() const { return exitDistance_; }

    // Whether one can step on the tile; outside of the map all is wall.
    bool isGround(GridPos tile) const { return tiles_.contains(tile) && isWalkable(tiles_[tile]); }
    GridPos screenOf(GridPos tile) const {
        return {tile.x / screenSize_.width, tile.y / screenSize_.height};
    }
    GridPos firstTile(GridPos screen) const {
        return {screen.x * screenSize_.width, screen.y * screenSize_.height};
    }
    GridPos placeInScreen(GridPos tile) const {
        return {tile.x % screenSize_.width, tile.y % screenSize_.height};
    }

    bool hasGround(GridPos screen) const;
    Grid<Tile> tilesOf(GridPos screen) const;
    // The tiles on a screen's edge that lead out: ground, with ground beyond the edge.
    WaysOut waysOut(GridPos screen) const;

private:
    GridSize size_;
    GridSize screenSize_;
    GridSize grid_;
    Grid<Tile> tiles_;
    std::vector<CarveStep> steps_;
    int rooms_ = 0;
    GridPos start_;
    GridPos exit_;
    bool hasBossChamber_ = false;
    int loops_ = 0;
    std::uint32_t exitDistance_ = 0;
};

// Whether a screen has safe ground, and ways within the screen join all of it. The same must be
// true without the tiles on the edge of the screen, because the ways out are there and may be shut.
bool isWhole(const Grid<Tile>& screen);

// Whether a screen is whole and has enough bare ground for a special room or a chest, besides the
// way through it.
bool isRoomy(const Grid<Tile>& screen);

// Distances on a carved map, counted in screens. The ground of a screen may be in parts that are
// joined only through other screens, so distances are measured from tile to tile.
struct CarvedWays {
    // The fewest edges of screens to cross from the start to each tile; `unreached` where there is
    // no ground, or no way to it.
    Grid<std::uint32_t> flips;
    // Number of parts of screens. A part is all ground that is joined within its screen.
    int parts = 0;
    int openings = 0;  // between parts of two screens
};

CarvedWays measureWays(const CarvedMap& map);

// The fewest edges of screens to cross from the start to any tile of each screen.
Grid<std::uint32_t> screenDistances(const CarvedMap& map, const CarvedWays& ways);

// The screens on a shortest way from the start to the exit, both included. A screen is listed once
// for each of its parts that the way leads through. Empty if there is no way.
std::vector<GridPos> screensToExit(const CarvedMap& map);

// The fewest steps from the start to each tile of ground.
StepField stepsFromStart(const CarvedMap& map);

}  // namespace doorstring
