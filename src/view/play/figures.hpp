// The figures of a room, drawn from back to front: a figure further down hides those behind it.
#pragma once

#include "picture/canvas/sprite_sheet.hpp"
#include "view/art.hpp"
#include "view/effects/contrast.hpp"
#include "world/state/world.hpp"

#include <optional>
#include <vector>

namespace doorstring {

// What figures are collected for: a room, and its upper left corner on the canvas.
struct Scene {
    const Art& art;
    const TilesetPictures& tileset;
    const World& world;
    int x = 0;
    int y = 0;
};

struct Figure {
    int feet = 0;  // y on the canvas, in subpixels; figures with greater ones are in front
    const SpriteSheet* sheet = nullptr;
    int picture = 0;
    int x = 0;  // of the picture's upper left corner, on the canvas
    int y = 0;
    // Turns the translucent pixels of shadows and dust into colours of the tileset; null if the
    // picture is drawn without that, so that translucent pixels blend with what is below.
    const TileLight* light = nullptr;
    int flash = 0;            // n > 0: only every n-th pixel of each row is drawn, in one colour
    bool isFaint = false;     // hard to see: only a rim, a face and some of the shades
    GridOffset lean = {};     // of the upper half, in pixels
    bool isElite = false;     // with a golden rim
    bool isWarning = false;   // the shadow of something that is about to land
    int rowsBelowGround = 0;  // lower rows of the picture that are below the ground, not drawn
    bool isBright = false;    // all but its dark pixels are drawn in two bright colours
    bool isKnight = false;    // whether its outline shows through what hides it
    bool belongsToKnight = false;  // drawn with the knight, such as his sword: does not hide him
};

// Figures collected for drawing. Of those equally far down, the one added last is in front.
class Figures {
public:
    Figures() { figures_.reserve(256); }  // enough for a great fight

    void add(const Figure& figure);
    // Draws all figures, with outlines around them if `areOutlined`, and forgets them.
    void draw(Canvas& canvas, bool areOutlined = false);
    // Draws the outline of the knight of the last draw() where figures or the picture `over` hide
    // him. `corner` is the upper left corner of `over`. Does nothing if only a few of his pixels
    // are hidden, or if only a few of them are hidden by figures.
    void drawKnightsOutline(Canvas& canvas, const Canvas& over, GridPos corner) const;

private:
    // Collects a figure that is drawn after the knight, and so hides him.
    void addToCover(const Figure& knight, const Figure& figure);

    std::vector<Figure> figures_;   // from back to front
    std::optional<Figure> knight_;  // of the last draw(); empty if there was none
    Canvas cover_;                  // what was drawn over him, as large as his picture
};

// Adds a figure in the middle of the lower edge of a tile.
void addOnTile(Figures& figures, const Scene& scene, GridPos tile, const SpriteSheet& sheet,
               int picture);

// Adds the shadow of a figure with these `feet`. `corner` is the upper left corner that the
// figure's picture would have if the figure were on the ground.
void addShadow(Figures& figures, const Scene& scene, int feet, GridPos corner);

// Adds the banner of a room, if it has one and no boss is there. In an adventure stairs take the
// place of the banner.
void addBanner(Figures& figures, const Scene& scene, const Room& room);
// Adds the key that lies in a room, if there is one.
void addPickup(Figures& figures, const Scene& scene, const Room& room);

}  // namespace doorstring
