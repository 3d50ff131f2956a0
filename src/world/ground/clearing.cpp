#include "world/ground/clearing.hpp"

namespace doorstring {

void strike(World& world, GridPos tile, Events& events) {
    const auto& slide = world.ground.slide();
    switch (world.ground.at(tile)) {
    case Tile::Grass:
        world.ground.lay(tile, Tile::Ground);
        events.push_back(GrassCut{tile});
        break;
    case Tile::Crate:
        if (!slide || slide->to != tile) {
            world.ground.takeAway(tile);
            events.push_back(CrateBroken{tile});
        }
        break;
    default:
        break;
    }
}

void blast(World& world, GridPos centre, Events& events) {
    const int radius = world.config.creatures.rules.blastRadius / pixelsPerTile;
    for (const GridPos at : cellsIn(GridRect{centre.x, centre.y, 1, 1}.grown(radius))) {
        if (!world.terrain().size().contains(at)) {
            continue;
        }
        if (world.ground.at(at) == Tile::Rubble) {
            world.ground.lay(at, Tile::Ground);
            events.push_back(RubbleCleared{at});
        } else {
            strike(world, at, events);
        }
    }
}

}  // namespace doorstring
