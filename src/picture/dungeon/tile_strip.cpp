#include "picture/dungeon/tile_strip.hpp"

#include "picture/room/room_picture.hpp"
#include "picture/sprites/adventure_sprites.hpp"

#include <optional>

namespace doorstring {

namespace {

constexpr int side = 16;  // pixels
constexpr GridSize workshop{9, 9};
constexpr GridRect heap{2, 2, 5, 5};  // of tiles of one kind in it
constexpr GridPos shown{4, 4};        // in its middle

// What stands alone has ground around it, what lies in areas has its like.
constexpr bool liesInAreas(Tile tile) {
    return tile != Tile::Ground && isWalkable(tile) ? tile != Tile::Plate && tile != Tile::Spikes
                                                    : tile == Tile::Wall || tile == Tile::DeepWater;
}

Grid<Tile> layoutOf(Tile tile) {
    Grid<Tile> layout(workshop, Tile::Ground);
    for (const GridPos at : cellsOf(workshop)) {
        const bool ring = !insideOf(workshop).contains(at);
        layout[at] = ring ? Tile::Wall : Tile::Ground;
        if (at == shown || (liesInAreas(tile) && heap.contains(at))) {
            layout[at] = tile;
        }
    }
    return layout;
}

// What stands on a tile as a figure of its own.
std::optional<FittingSprite> fittingOn(Tile tile) {
    switch (tile) {
    case Tile::Brazier:
        return FittingSprite::Brazier;
    case Tile::LitBrazier:
        return FittingSprite::BrazierLit0;
    case Tile::Lever:
        return FittingSprite::LeverWest;
    case Tile::ThrownLever:
        return FittingSprite::LeverEast;
    case Tile::Gate:
        return FittingSprite::Gate0;
    case Tile::Urn:
        return FittingSprite::Urn;
    case Tile::Fixture:
        return FittingSprite::Pedestal;
    default:
        return std::nullopt;
    }
}

void drawFitting(Canvas& canvas, const SpriteSheet& fittings, FittingSprite fitting, int x) {
    const GridSize cell = fittings.cell();
    fittings.draw(canvas, static_cast<int>(fitting), x + (side - cell.width) / 2,
                  side - cell.height);
}

}  // namespace

Canvas drawTileStrip(const TilesetPictures& tileset, const SpriteSheet& fittings) {
    Canvas strip({static_cast<int>(tileCount) * side, side});
    RoomPicture picture;
    int x = 0;
    for (const Tile tile : allValues<Tile>) {
        drawRoom(picture, layoutOf(tile), {}, 0, tileset);
        Canvas whole(picture.below.size());
        showRoom(whole, picture, tileset, 0, 0, 0);
        strip.copy(whole, {shown.x * side, shown.y * side, side, side}, x, 0);
        if (const auto fitting = fittingOn(tile)) {
            drawFitting(strip, fittings, *fitting, x);
        }
        x += side;
    }
    return strip;
}

}  // namespace doorstring
