#include "view/play/figures.hpp"

#include "picture/sprites/sprites.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int ticksPerWave = 9;  // of each picture of the banner's cloth
constexpr int ticksPerBob = 10;  // of each picture of a key that rises and glints
constexpr int pickupFoot = 14;   // pixels from the top of a key's picture to its foot

constexpr Colour flashColour{224, 236, 240};
constexpr Colour paleColour{156, 172, 196};
constexpr Colour eliteColour{248, 204, 80};

// Lights every n-th pixel of each row in one colour, where n is `figure.flash`. The lit pixels of
// each row are offset from those above. Does not blend, because blending would make colours that no
// picture has.
void drawFlash(Canvas& canvas, const Figure& figure) {
    const PixelRect part = figure.sheet->part(figure.picture);
    const int step = figure.flash;
    for (int y = 0; y < part.height; ++y) {
        for (int x = y * (step / 2) % step; x < part.width; x += step) {
            canvas.drawSilhouette(figure.sheet->picture(), {part.x + x, part.y + y, 1, 1},
                                  figure.x + x, figure.y + y, flashColour);
        }
    }
}

int brightnessOf(Colour colour) {
    return (3 * colour.red + 6 * colour.green + colour.blue) / 10;
}

// Draws a figure in bright colours. Dark pixels stay, such as those of the knight's outline and
// face.
void drawBright(Canvas& canvas, const Figure& figure) {
    constexpr int darkBelow = 70;
    constexpr int lightFrom = 130;
    canvas.drawBy(figure.sheet->picture(), figure.sheet->part(figure.picture), figure.x, figure.y,
                  [](Colour pixel, Colour) {
                      const int brightness = brightnessOf(pixel);
                      return brightness < darkBelow   ? pixel
                             : brightness < lightFrom ? paleColour
                                                      : flashColour;
                  });
}

bool isSeenAt(const Figure& figure, int x, int y) {
    const PixelRect part = figure.sheet->part(figure.picture);
    return x >= 0 && y >= 0 && x < part.width && y < part.height - figure.rowsBelowGround &&
           figure.sheet->picture().at(part.x + x, part.y + y).alpha > 0;
}

bool isOnRim(const Figure& figure, int x, int y) {
    return isSeenAt(figure, x, y) && !(isSeenAt(figure, x - 1, y) && isSeenAt(figure, x + 1, y) &&
                                       isSeenAt(figure, x, y - 1) && isSeenAt(figure, x, y + 1));
}

// Draws a figure that is hard to see: a pale rim, its face, and every second pixel of its shaded
// side. It does not blend, which would make colours that no picture has.
void drawFaint(Canvas& canvas, const Figure& figure) {
    constexpr int faceBelow = 40;
    constexpr int shadeBelow = 200;
    const PixelRect part = figure.sheet->part(figure.picture);
    for (const GridPos at : cellsOf({part.width, part.height})) {
        const Colour pixel = figure.sheet->picture().at(part.x + at.x, part.y + at.y);
        const PixelRect place{figure.x + at.x, figure.y + at.y, 1, 1};
        const int brightness = brightnessOf(pixel);
        if (isOnRim(figure, at.x, at.y)) {
            canvas.fill(place, paleColour);
        } else if (brightness < faceBelow || (brightness < shadeBelow && (at.x + at.y) % 2 == 0)) {
            canvas.fill(place, pixel);
        }
    }
}

void drawLeaning(Canvas& canvas, const Figure& figure) {
    PixelRect upper = figure.sheet->part(figure.picture);
    PixelRect lower = upper;
    upper.height /= 2;
    lower.y += upper.height;
    lower.height -= upper.height;
    canvas.draw(figure.sheet->picture(), lower, figure.x, figure.y + upper.height);
    canvas.draw(figure.sheet->picture(), upper, figure.x + figure.lean.x, figure.y + figure.lean.y);
}

// Draws a golden rim around a figure.
void drawEliteRim(Canvas& canvas, const Figure& figure) {
    const PixelRect part = figure.sheet->part(figure.picture);
    for (const Direction side : allDirections) {
        const GridOffset way = offsetOf(side);
        canvas.drawSilhouette(figure.sheet->picture(), part, figure.x + way.x, figure.y + way.y,
                              eliteColour);
    }
}

// Draws a figure's outline. A shadow, which is half clear, has one only if it is a warning.
void drawFigureOutline(Canvas& canvas, const Figure& figure) {
    PixelRect part = figure.sheet->part(figure.picture);
    part.height -= std::min(part.height, figure.rowsBelowGround);
    const int least = figure.isWarning ? 1 : 255;  // least opacity of pixels with an outline
    for (const Direction side : allDirections) {
        const GridOffset way = offsetOf(side);
        canvas.drawBy(figure.sheet->picture(), part, figure.x + way.x, figure.y + way.y,
                      [least](Colour above, Colour below) {
                          return above.alpha >= least ? outlineColour : below;
                      });
    }
}

void drawFigure(Canvas& canvas, const Figure& figure) {
    if (figure.isElite) {
        drawEliteRim(canvas, figure);
    }
    if (figure.isBright) {
        drawBright(canvas, figure);
    } else if (figure.flash != 0) {
        drawFlash(canvas, figure);
    } else if (figure.isFaint) {
        drawFaint(canvas, figure);
    } else if (figure.lean != GridOffset{}) {
        drawLeaning(canvas, figure);
    } else if (figure.rowsBelowGround > 0) {
        PixelRect part = figure.sheet->part(figure.picture);
        part.height -= std::min(part.height, figure.rowsBelowGround);
        canvas.draw(figure.sheet->picture(), part, figure.x, figure.y);
    } else if (figure.light != nullptr) {
        figure.sheet->draw(canvas, *figure.light, figure.picture, figure.x, figure.y);
    } else {
        figure.sheet->draw(canvas, figure.picture, figure.x, figure.y);
    }
}

}  // namespace

void Figures::add(const Figure& figure) {
    const auto inFront = std::ranges::upper_bound(figures_, figure.feet, {}, &Figure::feet);
    figures_.insert(inFront, figure);
}

void Figures::addToCover(const Figure& knight, const Figure& figure) {
    if (!figure.isFaint) {
        // What is half clear, such as a shadow, hides nothing.
        cover_.drawBy(figure.sheet->picture(), figure.sheet->part(figure.picture),
                      figure.x - knight.x, figure.y - knight.y, [](Colour above, Colour below) {
                          return above.alpha == 255 ? above : below;
                      });
    }
}

void Figures::draw(Canvas& canvas, bool areOutlined) {
    // Outlines are below all figures, since what looks like one figure may be several: a knight and
    // his sword.
    for (const Figure& figure : figures_) {
        if (areOutlined) {
            drawFigureOutline(canvas, figure);
        }
    }
    const auto knight = std::ranges::find_if(figures_, &Figure::isKnight);
    knight_.reset();
    if (knight != figures_.end()) {
        knight_ = *knight;
        const PixelRect part = knight->sheet->part(knight->picture);
        cover_.resize({part.width, part.height});
    }
    for (auto figure = figures_.begin(); figure != figures_.end(); ++figure) {
        drawFigure(canvas, *figure);
        const bool isInFrontOfKnight = figure > knight;  // false if there is no knight
        if (isInFrontOfKnight && !figure->belongsToKnight) {
            addToCover(*knight, *figure);
        }
    }
    figures_.clear();
}

void Figures::drawKnightsOutline(Canvas& canvas, const Canvas& over, GridPos corner) const {
    constexpr int manyHidden = 64;  // pixels
    constexpr int someHidden = 16;
    if (!knight_) {
        return;
    }
    const Figure& knight = *knight_;
    const GridOffset inOver = GridPos{knight.x, knight.y} - corner;
    const PixelRect wholeOver{0, 0, over.size().width, over.size().height};
    const auto isBehindFigure = [&](GridPos at) {
        return isSeenAt(knight, at.x, at.y) && cover_.at(at.x, at.y).alpha > 0;
    };
    const auto isHidden = [&](GridPos at) {
        const GridPos above = at + inOver;
        return isBehindFigure(at) || (isSeenAt(knight, at.x, at.y) && wholeOver.contains(above) &&
                                      over.at(above.x, above.y).alpha > 0);
    };
    const auto all = cellsOf(cover_.size());
    // A knight hidden by `over` alone gets no outline, because an arch hides him only for the
    // moment in which he walks through it.
    if (std::ranges::count_if(all, isBehindFigure) < someHidden ||
        std::ranges::count_if(all, isHidden) < manyHidden) {
        return;
    }
    for (const GridPos at : all) {
        if (isHidden(at) && isOnRim(knight, at.x, at.y)) {
            canvas.fill({knight.x + at.x, knight.y + at.y, 1, 1}, flashColour);
        }
    }
}

void addBanner(Figures& figures, const Scene& scene, const Room& room) {
    const World& world = scene.world;
    const Room& knightsRoom = world.flip ? world.flip->next : world.room;
    if (!world.hasBanner(room.cell()) || world.hasStairs(room.cell()) ||
        (world.hasBoss() && knightsRoom.cell() == room.cell())) {
        return;
    }
    const SpriteSheet& sheet = scene.art.sprites.banner;
    const int wave = static_cast<int>(world.tick / ticksPerWave % bannerPictures);
    const BannerSprite first = world.bannerReached ? BannerSprite::Reached0 : BannerSprite::Banner0;
    // The foot of the pole is on the lower edge of the box that the knight has to touch.
    const int foot = bannerBox(world.dungeon, room).bottom();
    Figure figure{.feet = toSubpixels(scene.y) + foot,
                  .sheet = &sheet,
                  .picture = static_cast<int>(first) + wave,
                  .x = scene.x + toPixels(bannerPoint(world.dungeon, room).x) -
                       sheet.cell().width / 2,
                  .y = scene.y + toPixels(foot) - sheet.cell().height,
                  .light = &scene.tileset.light()};
    figures.add(figure);
    if (world.bannerReached) {
        figure.picture = static_cast<int>(BannerSprite::Spark0) + wave;
        figure.light = nullptr;
        figures.add(figure);
    }
}

void addPickup(Figures& figures, const Scene& scene, const Room& room) {
    const Holding pickup = scene.world.pickupIn(room.cell());
    if (pickup == Holding::None) {
        return;
    }
    const SpriteSheet& sheet = scene.art.sprites.things;
    const ThingSprite first =
        pickup == Holding::SmallKey ? ThingSprite::SmallKey0 : ThingSprite::BossKey0;
    const int foot = pickupBox(room).bottom();
    figures.add({.feet = toSubpixels(scene.y) + foot,
                 .sheet = &sheet,
                 .picture = static_cast<int>(first) +
                            static_cast<int>(scene.world.tick / ticksPerBob % thingPictures),
                 .x = scene.x + toPixels(roomCentre(room).x) - sheet.cell().width / 2,
                 .y = scene.y + toPixels(foot) - pickupFoot,
                 .light = &scene.tileset.light()});
}

void addOnTile(Figures& figures, const Scene& scene, GridPos tile, const SpriteSheet& sheet,
               int picture) {
    const GridSize cell = sheet.cell();
    const int foot = (tile.y + 1) * tileSide;
    figures.add({.feet = toSubpixels(scene.y + foot),
                 .sheet = &sheet,
                 .picture = picture,
                 .x = scene.x + tile.x * tileSide + (tileSide - cell.width) / 2,
                 .y = scene.y + foot - cell.height,
                 .light = &scene.tileset.light()});
}

void addShadow(Figures& figures, const Scene& scene, int feet, GridPos corner) {
    figures.add({.feet = feet,
                 .sheet = &scene.art.sprites.effects,
                 .picture = static_cast<int>(EffectSprite::Shadow),
                 .x = corner.x,
                 .y = corner.y + 1,
                 .light = &scene.tileset.light()});
}

}  // namespace doorstring
