#include "view/play/thing_figures.hpp"

#include "picture/sprites/sprites.hpp"
#include "picture/sprites/treasure_sprite.hpp"
#include "picture/text/short_text.hpp"
#include "picture/text/text.hpp"

#include <algorithm>

namespace doorstring {

namespace {

constexpr int itemHeight = 9;          // pixels that a ware stands higher than its stand
constexpr int ticksPerWareGlint = 24;  // of each picture of a ware
constexpr int keeperCycle = 200;       // ticks from one blink to the next
constexpr int keeperBlink = 12;        // ticks
constexpr int coinWidth = 8;           // pixels
constexpr Colour priceInk{255, 244, 206};
constexpr Colour shortInk{232, 112, 96};  // of what the knight cannot pay
constexpr Colour priceShade{16, 12, 24};

// Stands in the middle of the lower edge of the tile.
void addOn(Figures& figures, const Scene& scene, GridPos tile, const SpriteSheet& sheet,
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

void addStand(Figures& figures, const Scene& scene, const Thing& stand) {
    const SpriteSheets& sprites = scene.art.sprites;
    addOn(figures, scene, stand.tile, sprites.fittings, static_cast<int>(FittingSprite::Pedestal));
    if (stand.isEmpty) {
        return;
    }
    const auto glint = static_cast<int>(scene.world.tick / ticksPerWareGlint % itemPictures);
    const int foot = (stand.tile.y + 1) * tileSide;
    figures.add({.feet = toSubpixels(scene.y + foot),
                 .sheet = &sprites.items,
                 .picture = static_cast<int>(treasureSprites[stand.loot.what]) + glint,
                 .x = scene.x + stand.tile.x * tileSide,
                 .y = scene.y + foot - tileSide - itemHeight});
}

void addThing(Figures& figures, const Scene& scene, const Thing& thing) {
    const SpriteSheets& sprites = scene.art.sprites;
    switch (thing.kind) {
    case ThingKind::Chest:
        return addOn(
            figures, scene, thing.tile, sprites.things,
            static_cast<int>(thing.isEmpty ? ThingSprite::ChestOpen : ThingSprite::ChestClosed));
    case ThingKind::LargeChest:
        return addOn(
            figures, scene, thing.tile, sprites.largeChest,
            static_cast<int>(thing.isEmpty ? LargeChestSprite::Open : LargeChestSprite::Closed));
    case ThingKind::Stand:
        return addStand(figures, scene, thing);
    case ThingKind::Crystal: {
        const auto glint = static_cast<int>(scene.world.tick / ticksPerWareGlint % crystalPictures);
        const int lit = static_cast<int>(FittingSprite::CrystalOn0) + glint;
        return addOn(figures, scene, thing.tile, sprites.fittings,
                     thing.isEmpty ? lit : static_cast<int>(FittingSprite::CrystalOff));
    }
    case ThingKind::Gate:
        return addOn(figures, scene, thing.tile, sprites.fittings,
                     static_cast<int>(FittingSprite::Gate0) +
                         (thing.isEmpty ? gatePictures - 1 : 0));
    case ThingKind::Keeper: {
        const bool blinks = scene.world.tick % keeperCycle < keeperBlink;
        return addOn(figures, scene, thing.tile, sprites.fittings,
                     static_cast<int>(FittingSprite::Keeper0) + (blinks ? 1 : 0));
    }
    }
}

}  // namespace

void addThings(Figures& figures, const Scene& scene, const Room& room) {
    for (const Thing& thing : scene.world.things.in(room.cell())) {
        addThing(figures, scene, thing);
    }
}

void addUrns(Figures& figures, const Scene& scene, const Ground& ground) {
    for (const GridPos tile : cellsOf(ground.tiles().size())) {
        if (ground.at(tile) == Tile::Urn) {
            addOn(figures, scene, tile, scene.art.sprites.fittings,
                  static_cast<int>(FittingSprite::Urn));
        }
    }
}

void drawPrices(Canvas& canvas, const Scene& scene, const Room& room) {
    const SpriteSheet& icons = scene.art.sprites.ui;
    for (const Thing& thing : scene.world.things.in(room.cell())) {
        if (thing.kind != ThingKind::Stand || thing.isEmpty) {
            continue;
        }
        const ShortText price("{}", thing.price);
        const int width = coinWidth + 1 + textWidth(scene.art.font, price);
        const int x = scene.x + thing.tile.x * tileSide + (tileSide - width) / 2;
        const int y = scene.y + (thing.tile.y + 1) * tileSide + 1;
        const bool isTooDear = scene.world.player.kit.coins < thing.price;
        icons.draw(canvas, static_cast<int>(UiSprite::Coin), x, y);
        drawText(canvas, scene.art.font, price, x + coinWidth + 1, y,
                 {.colour = isTooDear ? shortInk : priceInk, .shadow = priceShade});
    }
}

}  // namespace doorstring
