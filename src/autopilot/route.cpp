#include "autopilot/route.hpp"

#include "room/safe_ways.hpp"
#include "world/collision.hpp"

#include <algorithm>
#include <cstdlib>
#include <deque>
#include <optional>

namespace doorstring {

namespace {

// Where one may tread: on what does no harm, or where that leads nowhere on all that carries.
enum class Care : std::uint8_t { Safe, Any };

// The room's tiles with one row and column more on each side, where the way leads out of doors.
class TileField {
public:
    TileField(const Terrain& terrain, Care care)
        : terrain_(terrain),
          steps_({terrain.size().width + 2, terrain.size().height + 2}, unreached) {
        if (care == Care::Safe) {
            safe_ = safeTiles(terrain.tiles());
        } else {
            safe_.fill(~0U);
        }
    }

    bool holds(GridPos tile) const { return steps_.contains(tile + inward); }
    bool isFree(GridPos tile) const {
        const GridPos at = terrain_.nearest(tile);
        const std::uint32_t row = safe_[static_cast<std::size_t>(at.y)];
        return (row >> static_cast<unsigned>(at.x) & 1U) != 0 && !isSolid(terrain_, tile.x, tile.y);
    }
    int& steps(GridPos tile) { return steps_[tile + inward]; }

    static constexpr int unreached = -1;

private:
    static constexpr GridOffset inward{1, 1};
    const Terrain& terrain_;
    BitRows safe_{};
    Grid<int> steps_;
};

// The first tile of the shortest way: flooded from the goal, so that the way is read off at the
// start, which need not be a safe place itself.
std::optional<GridPos> nextTile(const Terrain& terrain, GridPos from, GridPos goal, Care care) {
    TileField field(terrain, care);
    std::deque<GridPos> open{goal};
    field.steps(goal) = 0;
    while (!open.empty() && field.steps(from) == TileField::unreached) {
        const GridPos tile = open.front();
        open.pop_front();
        for (const Direction side : allDirections) {
            const GridPos next = neighbour(tile, side);
            if (field.holds(next) && (field.isFree(next) || next == from) &&
                field.steps(next) == TileField::unreached) {
                field.steps(next) = field.steps(tile) + 1;
                open.push_back(next);
            }
        }
    }
    for (const Direction side : allDirections) {
        const GridPos next = neighbour(from, side);
        if (field.holds(next) && field.steps(next) != TileField::unreached &&
            field.steps(next) == field.steps(from) - 1) {
            return next;
        }
    }
    return std::nullopt;
}

InputFrame steerTo(SubPos from, SubPos to) {
    constexpr int near = toSubpixels(1);
    InputFrame input;
    if (std::abs(to.x - from.x) > near) {
        input.held = input.held.with(to.x > from.x ? Direction::East : Direction::West);
    }
    if (std::abs(to.y - from.y) > near) {
        input.held = input.held.with(to.y > from.y ? Direction::South : Direction::North);
    }
    return input;
}

// Where the knight would come to rest, steering against the slide from now on.
SubPos whereItSlides(const World& world, SubPos knight) {
    if (world.terrain().at(tileOf(knight)) != Tile::Ice || world.config.ground.iceTicks == 0) {
        return knight;
    }
    const int grip = std::max(1, toSubpixels(world.config.player.speed) / ticksPerSecond /
                                     world.config.ground.iceTicks);
    const auto slide = [&](int speed) { return speed * std::abs(speed) / (2 * grip); };
    const GridOffset velocity = world.player.velocity;
    return {knight.x + slide(velocity.x), knight.y + slide(velocity.y)};
}

}  // namespace

SubPos tileCentre(GridPos tile) {
    return {tile.x * subpixelsPerTile + subpixelsPerTile / 2,
            tile.y * subpixelsPerTile + subpixelsPerTile / 2};
}

GridPos knightsTile(const World& world) {
    return tileUnder(world.player, world.config.player);
}

InputFrame walkTo(const World& world, SubPos place) {
    const SubPos knight = centreOf(world.knightBox());
    const SubPos coming = whereItSlides(world, knight);
    if (tileOf(knight) == tileOf(place)) {
        return steerTo(coming, place);
    }
    for (const Care care : {Care::Safe, Care::Any}) {
        if (const auto next = nextTile(world.terrain(), tileOf(knight), tileOf(place), care)) {
            return steerTo(coming, tileCentre(*next));
        }
    }
    return {};
}

}  // namespace doorstring
