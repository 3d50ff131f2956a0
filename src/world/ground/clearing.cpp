#include "world/ground/clearing.hpp"

#include "world/motion/collision.hpp"

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
    case Tile::Urn:
        world.ground.takeAway(tile);
        events.push_back(UrnBroken{tile});
        break;
    default:
        break;
    }
}

void blast(World& world, GridPos centre, int radius, Events& events) {
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

void breakWalls(World& world, const SubDisc& reached, Events& events) {
    const GridPos cell = world.cell();
    const SubBox around{{reached.middle.x - reached.radius, reached.middle.y - reached.radius},
                        2 * reached.radius,
                        2 * reached.radius};
    for (const Direction side : allDirections) {
        const bool reaches = anyTile(around, [&](GridPos tile) {
            return shutDoorAt(world.terrain(), tile) == side && overlap(reached, tileBox(tile));
        });
        if (reaches && world.lockAt(cell, side) == DoorLock::Cracked) {
            world.locks.release(cell, side);
            events.push_back(WallBroken{cell, side});
        }
    }
}

}  // namespace doorstring
