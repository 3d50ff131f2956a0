#include "autopilot/map_walk.hpp"

#include <optional>
#include <unordered_map>
#include <vector>

namespace doorstring {

namespace {

class MapSearch {
public:
    explicit MapSearch(const World& world) : world_(world), map_(*world.dungeon.carved()) {}

    // The tile to walk to next: the goal, where it is in the knight's room, or the first one beyond
    // its edge on the way there.
    std::optional<GridPos> next() {
        const GridPos knight = tileUnder(world_.player.body);
        const GridPos first = map_.firstTile(world_.cell());
        enter({first.x + knight.x, first.y + knight.y}, noTile);
        for (std::size_t i = 0; i < open_.size(); ++i) {
            const GridPos tile = open_[i];
            if (isGoal(tile)) {
                return firstBeyond(tile);
            }
            if (world_.sights.at(map_.screenOf(tile)) != Sight::Visited) {
                continue;
            }
            for (const Direction side : allDirections) {
                if (const GridPos to = neighbour(tile, side);
                    map_.isGround(to) && !from_.contains(number(to))) {
                    enter(to, tile);
                }
            }
        }
        return std::nullopt;
    }

private:
    static constexpr GridPos noTile{-1, -1};

    std::size_t number(GridPos tile) const { return map_.tiles().index(tile); }

    void enter(GridPos tile, GridPos from) {
        from_.emplace(number(tile), from);
        open_.push_back(tile);
    }

    bool isGoal(GridPos tile) const {
        return (tile == map_.exit() && !world_.bannerReached) ||
               world_.sights.at(map_.screenOf(tile)) == Sight::Seen;
    }

    GridPos firstBeyond(GridPos goal) const {
        GridPos first = goal;
        for (GridPos tile = goal; tile != noTile; tile = from_.find(number(tile))->second) {
            if (map_.screenOf(tile) != world_.cell()) {
                first = tile;
            }
        }
        return first;
    }

    const World& world_;
    const CarvedMap& map_;
    std::vector<GridPos> open_;
    std::unordered_map<std::size_t, GridPos> from_;  // by the tile's number
};

}  // namespace

InputFrame exploreMap(const World& world, Walker& walker) {
    const auto tile = MapSearch(world).next();
    if (!tile) {
        return {};
    }
    const GridPos first = world.dungeon.carved()->firstTile(world.cell());
    return walker.walkTo(world, tileCentre({tile->x - first.x, tile->y - first.y}));
}

}  // namespace doorstring
