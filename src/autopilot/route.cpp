#include "autopilot/route.hpp"

#include "world/collision.hpp"

#include <cstdlib>
#include <deque>
#include <optional>

namespace doorstring {

namespace {

constexpr SubPos centreOf(const SubBox& box) {
    return {box.at.x + box.width / 2, box.at.y + box.height / 2};
}

constexpr GridPos tileOf(SubPos place) {
    return {toTile(place.x), toTile(place.y)};
}

// The room's tiles with one row and column more on each side, where the way leads out of doors.
class TileField {
public:
    explicit TileField(const Room& room)
        : room_(room), steps_({room.tiles().width() + 2, room.tiles().height() + 2}, unreached) {}

    bool holds(GridPos tile) const { return steps_.contains(tile + inward); }
    bool isFree(GridPos tile) const { return !isSolid(room_, tile.x, tile.y); }
    int& steps(GridPos tile) { return steps_[tile + inward]; }

    static constexpr int unreached = -1;

private:
    static constexpr GridOffset inward{1, 1};
    const Room& room_;
    Grid<int> steps_;
};

// The first tile of the shortest way: flooded from the goal, so that the way is read off at the
// start.
std::optional<GridPos> nextTile(const Room& room, GridPos from, GridPos goal) {
    TileField field(room);
    std::deque<GridPos> open{goal};
    field.steps(goal) = 0;
    while (!open.empty() && field.steps(from) == TileField::unreached) {
        const GridPos tile = open.front();
        open.pop_front();
        for (const Direction side : allDirections) {
            const GridPos next = neighbour(tile, side);
            if (field.holds(next) && field.isFree(next) &&
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

}  // namespace

SubPos tileCentre(GridPos tile) {
    return {tile.x * subpixelsPerTile + subpixelsPerTile / 2,
            tile.y * subpixelsPerTile + subpixelsPerTile / 2};
}

GridPos knightsTile(const World& world) {
    return tileOf(centreOf(hitBox(world.player, world.config.player)));
}

InputFrame walkTo(const World& world, SubPos place) {
    const SubPos knight = centreOf(hitBox(world.player, world.config.player));
    if (tileOf(knight) == tileOf(place)) {
        return steerTo(knight, place);
    }
    const auto next = nextTile(world.room, tileOf(knight), tileOf(place));
    return next ? steerTo(knight, tileCentre(*next)) : InputFrame{};
}

}  // namespace doorstring
