#include "world/ground/blast.hpp"

namespace doorstring {

void blast(World& world, GridPos centre, Events& events) {
    constexpr int radius = 1;  // tiles
    for (int y = centre.y - radius; y <= centre.y + radius; ++y) {
        for (int x = centre.x - radius; x <= centre.x + radius; ++x) {
            const GridPos at{x, y};
            if (!world.terrain().size().contains(at)) {
                continue;
            }
            const Tile tile = world.ground.at(at);
            if (tile == Tile::Rubble) {
                world.ground.lay(at, Tile::Ground);
                events.push_back(RubbleCleared{at});
            } else if (tile == Tile::Grass) {
                world.ground.lay(at, Tile::Ground);
                events.push_back(GrassCut{at});
            }
        }
    }
}

}  // namespace doorstring
