// The room on the screen, or two of them while one slides out and the next one in.
#pragma once

#include "base/direction.hpp"
#include "picture/room/door_look.hpp"
#include "picture/room/room_picture.hpp"
#include "view/art.hpp"
#include "view/layout.hpp"
#include "view/play/figures.hpp"
#include "view/play/ground_effects.hpp"
#include "view/play/shaken_push.hpp"
#include "world/state/world.hpp"

#include <array>

namespace doorstring {

// The tick's share that has passed since the last tick, for drawing in between: 0 to wholeTick.
inline constexpr int wholeTick = 256;

class RoomView {
public:
    explicit RoomView(const Art& art) : art_(art) {}

    // What happened in the tick that the world has just done.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
        effects_.take(events, world, dungeonNumber);
        shaken_.take(events, world, dungeonNumber);
    }

    // Rooms are drawn anew when they come into view, when a door opens and when their tiles change;
    // `dungeonNumber` tells one grown dungeon from another.
    void draw(Canvas& canvas, const World& world, const ViewConfig& config,
              std::uint32_t dungeonNumber, int tickShare);

private:
    struct Cached {
        bool filled = false;
        std::uint32_t dungeonNumber = 0;
        GridPos cell;
        Tileset tileset = Tileset::BlueStone;
        DirectionArray<DoorLook> doors;
        Grid<Tile> tiles;
        RoomPicture picture;
    };
    struct Place {
        int x;
        int y;
    };

    // `layout` is what the room's tiles are like now.
    RoomPicture& pictureOf(const Room& room, const Grid<Tile>& layout, const World& world,
                           std::uint32_t dungeonNumber);
    void drawStill(Canvas& canvas, const World& world, const ViewConfig& config, PixelRect area,
                   std::uint32_t dungeonNumber, int tickShare);
    void drawSlide(Canvas& canvas, const World& world, const ViewConfig& config, PixelRect area,
                   std::uint32_t dungeonNumber, int tickShare);
    void drawFade(Canvas& canvas, const World& world, PixelRect area, std::uint32_t dungeonNumber);
    void drawBelow(Canvas& canvas, const World& world, RoomPicture& picture, Place at);

    Scene sceneAt(const World& world, Place at) const {
        return {art_, art_.tileset(tileset_), world, at.x, at.y};
    }

    const Art& art_;
    Tileset tileset_ = Tileset::BlueStone;
    // The room and the next one; the older of the two makes place for a third.
    std::array<Cached, 2> cache_;
    Grid<Tile> atRest_;
    Grid<Tile> nextAtRest_;  // of the next room
    Figures figures_;
    GroundEffects effects_;
    ShakenPush shaken_;
    std::size_t newest_ = 0;
};

}  // namespace doorstring
