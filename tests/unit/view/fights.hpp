// Pictures of fights.
#pragma once

#include "unit/view/views.hpp"
#include "view/play/room_view.hpp"

namespace doorstring::testing {

inline constexpr SubPos middleOfFight{60 * subpixelsPerPixel, 60 * subpixelsPerPixel};

inline Canvas fightPicture(RoomView& view, const World& world, bool reducedMotion = false) {
    Canvas canvas(layoutFor(world.config.room.size).canvas, {0, 0, 0});
    ViewConfig config;
    config.reducedMotion = reducedMotion;
    view.draw(canvas, world, config, 1, 0);
    return canvas;
}

inline World hurtWorld() {
    World world = crossWorld();
    world.player.body.knockTicks = 8;
    return world;
}

}  // namespace doorstring::testing
