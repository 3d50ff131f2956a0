// The room on the screen, or two of them while one slides out and the next one in.
#pragma once

#include "view/easing.hpp"
#include "view/effects/ground_marks.hpp"
#include "view/effects/room_effects.hpp"
#include "view/light.hpp"
#include "view/panel.hpp"
#include "view/play/figures.hpp"
#include "view/play/loom_figure.hpp"
#include "view/play/room_pictures.hpp"

namespace doorstring {

class RoomView {
public:
    explicit RoomView(const Art& art) : art_(art), pictures_(art) {}

    // Takes what happened in the tick that the world has just done.
    void take(const Events& events, const World& world, std::uint32_t dungeonNumber) {
        effects_.take(events, world, dungeonNumber);
        portcullises_.take(events, world, dungeonNumber);
    }

    // Sets what the loom of an altar shows from now on.
    void showOnLoom(const std::optional<LoomPicture>& picture) { loom_ = picture; }

    // Draws the room. `dungeonNumber` tells one grown dungeon from another; `tickShare` of
    // wholeTick has passed since the last tick.
    void draw(Canvas& canvas, const World& world, const ViewConfig& config,
              std::uint32_t dungeonNumber, int tickShare);

private:
    struct Frame {
        Canvas& canvas;
        const World& world;
        const ViewConfig& config;
        const TilesetPictures& tileset;
        std::uint32_t dungeonNumber;
        int tickShare;
        PixelRect area;  // the place of a room that does not slide
    };

    void drawStill(const Frame& frame);
    void drawSlide(const Frame& frame);
    void drawFade(const Frame& frame);
    void drawMirror(const Frame& frame);
    static void darken(const Frame& frame, int darkness);
    // Draws all that is below the figures. `at` is the room's upper left corner on the canvas.
    // Returns the room's picture, which also has what hangs above the figures.
    const RoomPicture& drawGround(const Frame& frame, const Room& room, const Ground& ground,
                                  GridPos at);
    void addStanding(const Frame& frame, const Room& room, const Ground& ground, GridPos at);
    void addCreaturesAt(const Frame& frame, const std::vector<Creature>& creatures, GridPos at);
    void addGlows(const World& world, GridPos at);
    void drawDark(const Frame& frame, const Room& room, const RoomPicture& picture, GridPos at,
                  SubPos knight);
    // The height in pixels of the part of the portcullises that is visible while they move; empty
    // if they do not move, and with reduced motion.
    std::optional<int> movingPortcullisHeight(const Frame& frame) const;
    void drawMovingPortcullises(const Frame& frame, DoorSet sides, GridPos at);
    void addKnightAndCompanion(const Frame& frame, SubPos place, GridPos at);

    const Art& art_;
    RoomPictures pictures_;
    Grid<Tile> tileStorage_;  // for tilesAtRest()
    Figures figures_;
    RoomEffects effects_;
    Portcullises portcullises_;
    Lights lights_;
    std::optional<LoomPicture> loom_;
    SpriteSheet loomSheet_;  // the loom as it looks in this frame
};

}  // namespace doorstring
