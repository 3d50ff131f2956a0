#include "view/effects/contrast.hpp"

#include "picture/room/room_picture.hpp"
#include "world/motion/terrain.hpp"

namespace doorstring {

namespace {

constexpr Colour groundShade{0, 0, 0, 130};

}  // namespace

void dimTiles(Canvas& canvas, const Room& room, const Ground& ground, GridPos corner) {
    const Terrain terrain(room, ground.tiles(), DoorSet());  // shut doors do not matter here
    for (const GridPos tile : cellsOf(terrain.size())) {
        const PixelRect area{corner.x + tile.x * tileSide, corner.y + tile.y * tileSide, tileSide,
                             tileSide};
        if (isDoorway(terrain, tile)) {
            canvas.frame(area, outlineColour);
        } else if (!isHarmful(terrain.at(tile)) && !isPushable(terrain.at(tile))) {
            canvas.fill(area, groundShade);
        }
    }
}

}  // namespace doorstring
