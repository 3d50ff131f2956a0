#include "picture/room/fire.hpp"

#include "picture/tiles/tileset.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

// A ray of light, pixel by pixel, until a wall has swallowed it.
class LightRay {
public:
    LightRay(Fire& fire, const TileKinds& kinds, GridSize room, GridPos from)
        : fire_(fire), kinds_(kinds), room_(room), from_(from), tile_(tileAt(from)) {}

    void castTo(GridPos target) {
        constexpr int one = 1 << 16;
        const GridOffset offset{target.x - from_.x, target.y - from_.y};
        const int steps = std::max({std::abs(offset.x), std::abs(offset.y), 1});
        for (int i = 0; i <= steps; ++i) {
            const int share = i * one / steps;
            const auto along = [&](int whole) { return (whole * share + one / 2) >> 16; };
            const GridPos pixel{from_.x + along(offset.x), from_.y + along(offset.y)};
            if (!advanceTo(pixel)) {
                return;
            }
            mark(pixel);
        }
    }

private:
    static GridPos tileAt(GridPos pixel) {
        // Adding a tile makes the division round down just outside the room, too.
        return {(pixel.x + tileSide) / tileSide - 1, (pixel.y + tileSide) / tileSide - 1};
    }

    bool isWall(GridPos tile) const { return kinds_.is(tile, TileKind::wall); }
    bool isFace(GridPos tile) const {
        return isWall(tile) && !isWall(neighbour(tile, Direction::South));
    }

    // Lets the ray go on to the next pixel. Returns false if the ray ends before that pixel. A ray
    // that meets the face of a wall from below goes on over the face and ends with it. Any other
    // ray that meets a wall goes a few pixels into it and does not come out again.
    bool advanceTo(GridPos pixel) {
        const GridPos tile = tileAt(pixel);
        if (!room_.contains(tile)) {
            return false;
        }
        if (tile != tile_) {
            const bool wasInWall = isWall(tile_);
            const bool comesFromBelow = !wasInWall && tile.y < tile_.y;
            const bool comesAlongFace = onFace_ && tile.y == tile_.y;
            const bool onFace = isFace(tile) && (comesFromBelow || comesAlongFace);
            if (wasInWall && !onFace && (onFace_ || !isWall(tile))) {
                return false;
            }
            onFace_ = onFace;
            tile_ = tile;
        }
        if (!isWall(tile) || onFace_) {
            return true;
        }
        ++depth_;
        return depth_ <= rim;
    }

    void mark(GridPos pixel) {
        const GridPos place{pixel.x - fire_.middle().x + fire_.radius,
                            pixel.y - fire_.middle().y + fire_.radius};
        if (fire_.reached.contains(place)) {
            fire_.reached[place] = 1;
        }
    }

    static constexpr int rim = 5;  // pixels of a wall's top that light from the side falls on

    Fire& fire_;
    const TileKinds& kinds_;
    GridSize room_;
    GridPos from_;
    GridPos tile_;
    bool onFace_ = false;
    int depth_ = 0;  // pixels that it has gone into a wall's top
};

}  // namespace

Fire fireAt(GridPos corner, int height, int radius, const TileKinds& kinds, GridSize room) {
    Fire fire{corner, height, radius, Grid<std::uint8_t>({2 * radius, 2 * radius})};
    const GridPos middle = fire.middle();
    // The fire shines from the ground in front of the wall.
    const GridPos from{middle.x, (middle.y / tileSide + 1) * tileSide + 1};
    const auto cast = [&](int x, int y) {
        LightRay(fire, kinds, room, from).castTo({middle.x + x, middle.y + y});
    };
    for (int i = -radius; i < radius; ++i) {
        cast(i, -radius);
        cast(i, radius - 1);
        cast(-radius, i);
        cast(radius - 1, i);
    }
    return fire;
}

}  // namespace doorstring
