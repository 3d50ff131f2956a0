#include "picture/room/furniture.hpp"

#include "picture/room/room_picture.hpp"

#include <cstdlib>
#include <optional>

namespace doorstring {

namespace {

// Looks for the best place: near the middle of the north wall or, if a door is there, half way to
// the west corner. At an altar, where the loom stands in front of that place, it is half way to the
// east corner instead.
class FurniturePlace {
public:
    explicit FurniturePlace(const Room& room) : tiles_(room.tiles()) {
        const GridSize size = tiles_.size();
        const DoorSpan middle = doorSpan(size.width);
        wanted_ = size.width * tileSide / 2;
        if (room.framedDoors().has(Direction::North)) {
            doorFrom_ = middle.first - 1;
            doorTo_ = middle.first + middle.length;
            wanted_ = (middle.first - 1) / 2 * tileSide + tileSide / 2;
            if (room.kind() == RoomKind::Altar) {
                wanted_ = size.width * tileSide - wanted_;
            }
        }
    }

    // The best place for a piece: plain ground lies in front of all of it, and none of that ground
    // is in the middle three tiles of the room's middle row, where pickups lie. Null if there is no
    // such place.
    std::optional<GridPos> forPiece() const {
        return nearest(furnitureSize.width, tileSide / 2, [&](GridPos tile) {
            const GridPos inFront = neighbour(tile, Direction::South);
            const bool holdsPickups = inFront.y == tiles_.height() / 2 && isInMiddle(inFront);
            return isPlainWall(tile) && tiles_[inFront] == Tile::Ground && !holdsPickups;
        });
    }

    // The best place for a sign: a tile of wall with nothing standing in front of it, else a tile
    // of ground outside the room's middle; null if there is neither.
    std::optional<GridPos> forSign() const {
        const auto onWall = nearest(tileSide, tileSide, [&](GridPos tile) {
            const Tile inFront = tiles_[neighbour(tile, Direction::South)];
            return isPlainWall(tile) &&
                   (isWalkable(inFront) || inFront == Tile::Pit || inFront == Tile::DeepWater);
        });
        return onWall ? onWall : nearest(tileSide, tileSide, [&](GridPos tile) {
            return tile.y > 0 && tiles_[tile] == Tile::Ground && !isInMiddle(tile);
        });
    }

private:
    // The place nearest to `wanted_` where serves(tile) holds for each tile that is covered; null
    // if there is none.
    template <typename Serves>
    std::optional<GridPos> nearest(int width, int step, Serves serves) const {
        std::optional<GridPos> best;
        int bestAway = 0;
        for (int row = 0; row + 1 < tiles_.height(); ++row) {
            for (int x = tileSide; x + width <= (tiles_.width() - 1) * tileSide; x += step) {
                const int away = std::abs(x + width / 2 - wanted_) + row * tileSide;
                if (best && away >= bestAway) {
                    continue;
                }
                bool fits = true;
                for (int column = x / tileSide; fits && column * tileSide < x + width; ++column) {
                    fits = serves(GridPos{column, row});
                }
                if (fits) {
                    best = GridPos{x, row * tileSide};
                    bestAway = away;
                }
            }
        }
        return best;
    }

    // Whether a tile is wall, and not part of the north door's frame.
    bool isPlainWall(GridPos tile) const {
        const bool atDoor = tile.y == 0 && tile.x >= doorFrom_ && tile.x <= doorTo_;
        return !atDoor && tiles_[tile] == Tile::Wall;
    }

    bool isInMiddle(GridPos tile) const {
        return std::abs(tile.x - tiles_.width() / 2) <= 1 &&
               std::abs(tile.y - tiles_.height() / 2) <= 1;
    }

    const Grid<Tile>& tiles_;
    int wanted_ = 0;     // the best x for the middle of the furniture, in pixels
    int doorFrom_ = -1;  // the columns of the north door and its frame, if there is one
    int doorTo_ = -1;
};

// The place of the hatch in the middle of the floor; null if that is not bare ground.
std::optional<GridPos> hatchPlace(const Grid<Tile>& tiles) {
    const GridPos at{(tiles.width() * tileSide - furnitureSize.width) / 2,
                     (tiles.height() * tileSide - furnitureSize.height) / 2};
    for (int y = at.y / tileSide; y * tileSide < at.y + furnitureSize.height; ++y) {
        for (int x = at.x / tileSide; x * tileSide < at.x + furnitureSize.width; ++x) {
            if (tiles[{x, y}] != Tile::Ground) {
                return std::nullopt;
            }
        }
    }
    return at;
}

// The area of the wall that a piece or a sign covers, in pixels: a torch there would be hidden.
PixelRect coveredWall(const PlacedFurniture& piece) {
    constexpr int aside = (furnitureSize.width - tileSide) / 2;
    return piece.sprite < FurnitureSprite::BossSign
               ? PixelRect{piece.x, piece.y, furnitureSize.width, tileSide}
               : PixelRect{piece.x + aside, piece.y, tileSide, tileSide};
}

// Draws, over a piece, what stands in front of it, such as crates pushed up to the wall.
void drawWhatStandsInFront(Canvas& canvas, const RoomPicture& picture,
                           const TilesetPictures& tileset, const PlacedFurniture& piece, int x,
                           int y) {
    const int row = (piece.y + furnitureSize.height - 1) / tileSide;
    const int last = (piece.x + furnitureSize.width - 1) / tileSide;
    for (int column = piece.x / tileSide; column <= last; ++column) {
        if (const auto standing = picture.tiles.standing[{column, row}]) {
            tileset.drawShaded(canvas, *standing, x + column * tileSide, y + row * tileSide);
        }
    }
}

// The boss's room has no torches: light falls from above, on its middle.
void useLightFromAbove(RoomPicture& picture, GridSize room) {
    constexpr int noFlame = 0;
    constexpr int radius = 50;
    const GridPos flame = Fire{}.middle();  // the middle of a flame's picture
    const GridPos corner{room.width * tileSide / 2 - flame.x, room.height * tileSide / 2 - flame.y};
    picture.fires = {fireAt(corner, noFlame, radius, picture.tiles.kinds, room)};
}

}  // namespace

std::vector<PlacedFurniture> furnitureOf(const Room& room) {
    std::vector<PlacedFurniture> placed;
    const auto role = roleOf(room.kind());
    if (!role) {
        return placed;
    }
    const FurniturePlace place(room);
    if (const auto at = place.forPiece()) {
        placed.push_back({furnitureFor(*role), at->x, at->y});
    } else if (const auto sign = place.forSign()) {
        const int aside = (furnitureSize.width - tileSide) / 2;
        placed.push_back({signFor(*role), sign->x - aside, sign->y});
    }
    if (role == Role::Boss) {
        if (const auto at = hatchPlace(room.tiles())) {
            placed.push_back({FurnitureSprite::Hatch, at->x, at->y});
        }
    }
    return placed;
}

void placeFurniture(RoomPicture& picture, const Room& room) {
    constexpr int bowls[]{-4, 36};  // left edges of their flames' pictures, from the piece's corner
    constexpr int flameDown = 3;
    constexpr int flameHeight = 10;
    constexpr int flameRadius = 32;
    picture.furniture = furnitureOf(room);
    if (room.kind() == RoomKind::Boss) {
        useLightFromAbove(picture, room.tiles().size());
    }
    for (const PlacedFurniture& piece : picture.furniture) {
        const PixelRect hidden = coveredWall(piece);
        std::erase_if(picture.fires, [&](const Fire& fire) {
            return fire.corner.y == hidden.y && fire.corner.x < hidden.x + hidden.width &&
                   fire.corner.x + tileSide > hidden.x;
        });
    }
    for (const PlacedFurniture& piece : picture.furniture) {
        if (piece.sprite == FurnitureSprite::Boss || piece.sprite == furnitureFor(Role::Altar)) {
            for (const int bowl : bowls) {
                picture.fires.push_back(fireAt({piece.x + bowl, piece.y + flameDown}, flameHeight,
                                               flameRadius, picture.tiles.kinds,
                                               room.tiles().size()));
            }
        }
    }
}

void drawFurniture(Canvas& canvas, const RoomPicture& picture, const TilesetPictures& tileset,
                   std::uint32_t tick, int x, int y) {
    constexpr std::uint32_t ticksAPicture = 28;  // about two pictures a second
    const auto frame = static_cast<int>(tick / ticksAPicture % furniturePictures);
    for (const PlacedFurniture& piece : picture.furniture) {
        const int index = static_cast<int>(piece.sprite) * furniturePictures + frame;
        const int left = x + piece.x;
        const int top = y + piece.y;
        tileset.furniture().draw(canvas, tileset.light(), index, left, top);
        drawWhatStandsInFront(canvas, picture, tileset, piece, x, y);
    }
}

}  // namespace doorstring
