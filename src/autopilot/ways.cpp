#include "autopilot/ways.hpp"

#include "room/ways/safe_ways.hpp"
#include "world/knight/walk.hpp"
#include "world/motion/terrain.hpp"

#include <algorithm>
#include <cstdlib>
#include <queue>
#include <tuple>

namespace doorstring {

namespace {

constexpr GridOffset toLeg{1, 1};  // from a tile to its leg: legs begin one row outside the room

BitRows tilesToTread(const Ground& ground, Care care) {
    if (care == Care::Breaking) {
        return safeTiles(ground.floors());
    }
    const Grid<Tile>& tiles = ground.tiles();
    if (care == Care::Safe) {
        return safeTiles(tiles);
    }
    return bitsWhere(tiles, [&](Tile tile) { return care == Care::Any || !isHarmful(tile); });
}

// The place in a tile that a way leads to: the goal if it is in that tile, else the middle.
SubPos aimIn(GridPos tile, SubPos goal) {
    return tile == tileOf(goal) ? goal : tileCentre(tile);
}

bool isKnightFloating(const World& world) {
    return world.player.body.gait == Gait::Floats;
}

// Fills the legs from the goal outward, the nearest tile first.
class LegSearch {
public:
    LegSearch(const World& world, SubPos goal, GridPos from, Care care, Grid<Leg>& legs)
        : terrain_(world.terrain()),
          allowed_(tilesToTread(world.ground, care)),
          breaksCrates_(care == Care::Breaking),
          glide_(iceGlide(world.config.player, world.config.ground)),
          floats_(isKnightFloating(world)),
          goal_(goal),
          from_(from),
          legs_(legs) {}

    void run() {
        const GridPos goal = tileOf(goal_);
        legs_[goal + toLeg] = {0, 0, goal};
        open_.push({0, goal});
        while (!open_.empty() && !isFarEnough(open_.top().remaining)) {
            const Open nearest = open_.top();
            open_.pop();
            // Skips tiles from which a shorter way was found after they were added to `open_`.
            if (nearest.remaining == legs_[nearest.tile + toLeg].remaining) {
                spread(nearest.tile);
            }
        }
    }

private:
    struct Open {
        int remaining = 0;
        GridPos tile;
        // Nearer tiles are greater, as a queue gives the greatest first. Two tiles are never equal:
        // what a queue does with equals depends on the standard library.
        bool operator<(const Open& other) const {
            return std::tie(remaining, tile.y, tile.x) >
                   std::tie(other.remaining, other.tile.y, other.tile.x);
        }
    };

    // Whether a search that is `remaining` subpixels from the goal has passed the tile `from_` by
    // more than two tiles.
    bool isFarEnough(int remaining) const {
        const int needed = holds(from_) ? legs_[from_ + toLeg].remaining : Leg::noWay;
        return needed != Leg::noWay && remaining > needed + 2 * subpixelsPerTile;
    }

    // Makes the ways from other tiles lead to `tile` where that makes them shorter. The other tiles
    // are those beside `tile` and, where ice is beside it, those beyond that ice in a straight
    // line. A knight who walks from ground onto ice glides until he comes to rest, reaches ground
    // again, or meets something solid. To stop on a tile before that, he has to glide past it and
    // come back.
    void spread(GridPos tile) {
        for (const Direction side : allDirections) {
            const GridPos beside = neighbour(tile, side);
            if (!mayTread(beside)) {
                continue;
            }
            const bool isDirect = isIce(beside) || restsIn(tile, side, subpixelsPerTile);
            lead(beside, tile, isDirect ? 0 : 2 * glide_);
            GridPos shore = beside;
            int length = subpixelsPerTile;
            while (isIce(shore) && mayTread(shore)) {
                shore = neighbour(shore, side);
                length += subpixelsPerTile;
            }
            if (shore != beside && mayTread(shore) && restsIn(tile, side, length)) {
                lead(shore, tile, 0);
            }
        }
    }

    // Whether the knight, who comes from that side and has glided `length` subpixels, comes to rest
    // on the tile.
    bool restsIn(GridPos tile, Direction side, int length) const {
        const GridPos beyond = neighbour(tile, opposite(side));
        return !isIce(tile) || glide_ < length || isSolid(terrain_, beyond);
    }

    // Makes `next` the next tile of the way from `tile` if the way gets shorter by that. `detour`
    // is in subpixels.
    void lead(GridPos tile, GridPos next, int detour) {
        const int remainingFromNext = legs_[next + toLeg].remaining + detour;
        const int remaining =
            remainingFromNext + sumOfAxes(aimIn(tile, goal_) - aimIn(next, goal_));
        if (remaining < legs_[tile + toLeg].remaining) {
            legs_[tile + toLeg] = {remaining, remainingFromNext, next};
            open_.push({remaining, tile});
        }
    }

    bool mayTread(GridPos tile) const {
        return holds(tile) && (tile == from_ || (floats_ && terrain_.at(tile) == Tile::DeepWater) ||
                               (hasBit(allowed_, terrain_.nearest(tile)) &&
                                (!isSolid(terrain_, tile) ||
                                 (breaksCrates_ && terrain_.at(tile) == Tile::Crate))));
    }
    bool holds(GridPos tile) const { return legs_.contains(tile + toLeg); }
    bool isIce(GridPos tile) const { return glide_ > 0 && terrain_.at(tile) == Tile::Ice; }

    Terrain terrain_;
    BitRows allowed_;
    bool breaksCrates_;
    int glide_;    // subpixels that the knight glides on ice
    bool floats_;  // whether he floats, and so crosses deep water
    SubPos goal_;
    GridPos from_;
    Grid<Leg>& legs_;
    std::priority_queue<Open> open_;  // tiles to spread from
};

}  // namespace

WayField::WayField(const World& world, SubPos goal, GridPos from, Care care)
    : goal_(goal),
      from_(from),
      care_(care),
      tiles_(world.ground.tiles()),
      floors_(world.ground.floors()),
      waysOut_(world.room.waysOut()),
      shutDoors_(world.terrain().shutDoors()),
      glide_(iceGlide(world.config.player, world.config.ground)),
      floats_(isKnightFloating(world)),
      legs_({tiles_.width() + 2, tiles_.height() + 2}, Leg{}) {
    LegSearch(world, goal, from, care, legs_).run();
}

bool WayField::holdsFor(const World& world, SubPos goal, GridPos from, Care care) const {
    return goal == goal_ && from == from_ && care == care_ && world.ground.tiles() == tiles_ &&
           world.ground.floors() == floors_ && world.room.waysOut() == waysOut_ &&
           world.terrain().shutDoors() == shutDoors_ &&
           iceGlide(world.config.player, world.config.ground) == glide_ &&
           isKnightFloating(world) == floats_;
}

// Measured to the middle of the next tile, so that the distance never jumps up at the edge of a
// tile.
std::optional<int> WayField::distance(SubPos place) const {
    const GridPos at = tileOf(place) + toLeg;
    if (!legs_.contains(at) || legs_[at].remaining == Leg::noWay) {
        return std::nullopt;
    }
    return legs_[at].remainingFromNext + sumOfAxes(place - aimIn(legs_[at].next, goal_));
}

std::optional<GridPos> WayField::next(GridPos tile) const {
    const GridPos at = tile + toLeg;
    return legs_.contains(at) && legs_[at].remaining != Leg::noWay ? std::optional(legs_[at].next)
                                                                   : std::nullopt;
}

StepMap::StepMap(const Terrain& terrain, SubPos goal)
    : goal_(goal), steps_(terrain.size(), terrain.nearest(tileOf(goal)), [&](GridPos tile) {
          return !isHarmful(terrain.at(tile)) && !isSolid(terrain, tile);
      }) {}

std::optional<int> StepMap::distance(SubPos place) const {
    const GridPos tile = tileOf(place);
    const int stepsLeft = steps_[tile];
    if (stepsLeft == TileSteps::noWay) {
        return std::nullopt;
    }
    if (stepsLeft <= 1) {
        return sumOfAxes(place - goal_);
    }
    int least = TileSteps::noWay * subpixelsPerTile;
    for (const Direction way : allDirections) {
        const GridPos beside = neighbour(tile, way);
        if (steps_[beside] + 1 == stepsLeft) {
            least = std::min(least, sumOfAxes(place - tileCentre(beside)));
        }
    }
    return least + (stepsLeft - 1) * subpixelsPerTile;
}

}  // namespace doorstring
