// Pictures of rooms, of fights in them and of the HUD.
#pragma once

#include "unit/view/views.hpp"
#include "view/hud/hud.hpp"
#include "view/play/room_view.hpp"

namespace doorstring::testing {

inline Canvas roomPicture(RoomView& view, const World& world, const ViewConfig& config = {},
                          int tickShare = 0) {
    Canvas canvas(layoutFor(world.config.room.size).canvas, {0, 0, 0});
    view.draw(canvas, world, config, 1, tickShare);
    return canvas;
}

inline Canvas roomPicture(const World& world, int tickShare = 0) {
    RoomView view(art());
    return roomPicture(view, world, {}, tickShare);
}

inline Canvas hudPicture(const World& world, const HudStyle& style = {}) {
    Canvas canvas({240, 176});
    drawHud(pageOn(canvas, Tileset::Moss), world, style);
    return canvas;
}

inline constexpr SubPos middleOfFight{60 * subpixelsPerPixel, 60 * subpixelsPerPixel};

inline Canvas fightPicture(RoomView& view, const World& world, bool reducedMotion = false) {
    ViewConfig config;
    config.reducedMotion = reducedMotion;
    return roomPicture(view, world, config);
}

inline World hurtWorld() {
    World world = crossWorld();
    world.player.body.knockTicks = 8;
    return world;
}

}  // namespace doorstring::testing
