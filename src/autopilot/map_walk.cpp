#include "autopilot/map_walk.hpp"

#include <vector>

namespace doorstring {

namespace {

class MapSearch {
public:
    explicit MapSearch(const World& world)
        : world_(world), map_(*world.dungeon.carved()), came_(map_.tiles().size()) {}

    std::optional<GridPos> nextFrom(GridPos knight) {
        enter(knight, start);
        for (std::size_t i = 0; i < open_.size(); ++i) {
            const GridPos tile = open_[i];
            if (isGoal(tile)) {
                return firstBeyond(tile);
            }
            if (world_.sights.at(map_.screenOf(tile)) != Sight::Visited) {
                continue;
            }
            for (const Direction side : allDirections) {
                const GridPos to = neighbour(tile, side);
                if (map_.isGround(to) && !isHarmful(map_.tiles()[to]) && came_[to] == 0) {
                    enter(to, static_cast<std::uint8_t>(static_cast<int>(side) + 1));
                }
            }
        }
        return std::nullopt;
    }

private:
    static constexpr std::uint8_t start = 5;  // directions are 1 to 4 here; 0: not yet there

    void enter(GridPos tile, std::uint8_t came) {
        came_[tile] = came;
        open_.push_back(tile);
    }

    bool isGoal(GridPos tile) const {
        return (tile == map_.exit() && !world_.bannerReached) ||
               world_.sights.at(map_.screenOf(tile)) == Sight::Seen;
    }

    GridPos firstBeyond(GridPos goal) const {
        GridPos first = goal;
        for (GridPos tile = goal; came_[tile] != start;
             tile = neighbour(tile, opposite(static_cast<Direction>(came_[tile] - 1)))) {
            if (map_.screenOf(tile) != world_.cell()) {
                first = tile;
            }
        }
        return first;
    }

    const World& world_;
    const CarvedMap& map_;
    std::vector<GridPos> open_;
    Grid<std::uint8_t> came_;  // the direction of the last step
};

}  // namespace

std::optional<GridPos> MapWalk::next(const World& world) {
    const CarvedMap& map = *world.dungeon.carved();
    const GridPos first = map.firstTile(world.cell());
    const GridPos inRoom = tileUnder(world.player.body);
    const GridPos knight{first.x + inRoom.x, first.y + inRoom.y};
    const Question question{world.dungeon.seed(), map.size(),         map.exit(), knight,
                            world.sights.hash(),  world.bannerReached};
    if (question != asked_) {
        asked_ = question;
        answer_ = MapSearch(world).nextFrom(knight);
    }
    return answer_;
}

}  // namespace doorstring
