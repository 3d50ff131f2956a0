#include "picture/room/door_picture.hpp"

#include "picture/tiles/wall_shape.hpp"

#include <algorithm>
#include <array>

namespace doorstring {

namespace {

class DoorDrawing {
public:
    DoorDrawing(RoomPicture& picture, Direction side, const TilesetPictures& tileset)
        : picture_(picture), side_(side), tileset_(tileset) {
        const int width = picture.tiles.base.width();
        const int height = picture.tiles.base.height();
        across_ = side == Direction::North || side == Direction::South;
        span_ = doorSpan(across_ ? width : height);
        line_ = side == Direction::South ? height - 1 : side == Direction::East ? width - 1 : 0;
    }

    // A door's way out lies in the dark, which hangs over whoever walks there. A closed door stands
    // before it. In the north that is not dark but the arch, which stays.
    void close(TilePicture leaf) {
        for (int i = 0; i < span_.length; ++i) {
            const Place at = place(span_.first + i);
            if (side_ != Direction::North) {
                clearAbove(at);
            }
            tileset_.draw(picture_.below, ofSide(leaf), at.x, at.y);
        }
    }

    void plate(TilePicture plate) {
        // From the middle of a tile to where there is most of the leaf to be seen.
        constexpr int downNorth = 2;
        constexpr int downSouth = 3;
        Place at = middle();
        at.y += side_ == Direction::North ? downNorth : side_ == Direction::South ? downSouth : 0;
        tileset_.draw(picture_.below, plate, at.x, at.y);
    }

    // Wall without a frame, joined to walls of the room that come up to it.
    void wallUp() {
        for (int i = -1; i <= span_.length; ++i) {
            const Place at = place(span_.first + i);
            clearAbove(at);
            tileset_.draw(picture_.below,
                          wallPicture(wallsAround({at.x / tileSide, at.y / tileSide})), at.x, at.y);
        }
        const Place at = middle();
        tileset_.draw(picture_.below, ofSide(TilePicture::CrackN), at.x, at.y);
    }

private:
    struct Place {
        int x;
        int y;
    };

    TilePicture ofSide(TilePicture north) const { return after(north, static_cast<int>(side_)); }

    Place place(int along) const {
        return across_ ? Place{along * tileSide, line_ * tileSide}
                       : Place{line_ * tileSide, along * tileSide};
    }

    // As if the door were wall: which of the eight tiles around one are wall.
    std::uint8_t wallsAround(GridPos tile) const {
        constexpr std::array<GridOffset, 8> steps{
            {{0, -1}, {0, 1}, {-1, 0}, {1, 0}, {-1, -1}, {1, -1}, {-1, 1}, {1, 1}}};
        std::uint8_t around = 0;
        for (std::size_t bit = 0; bit < steps.size(); ++bit) {
            const GridSize size = picture_.tiles.base.size();
            const GridPos next{std::clamp(tile.x + steps[bit].x, 0, size.width - 1),
                               std::clamp(tile.y + steps[bit].y, 0, size.height - 1)};
            const int along = (across_ ? next.x : next.y) - span_.first;
            const bool isDoor =
                (across_ ? next.y : next.x) == line_ && along >= 0 && along < span_.length;
            if (isDoor || picture_.tiles.kinds.is(next, TileKind::wall)) {
                around = static_cast<std::uint8_t>(around | 1U << bit);
            }
        }
        return around;
    }

    Place middle() const {
        Place at = place(span_.first);
        (across_ ? at.x : at.y) += (span_.length - 1) * tileSide / 2;
        return at;
    }

    void clearAbove(Place at) {
        for (int y = at.y; y < at.y + tileSide; ++y) {
            for (int x = at.x; x < at.x + tileSide; ++x) {
                picture_.over.set(x, y, {0, 0, 0, 0});
            }
        }
    }

    RoomPicture& picture_;
    Direction side_;
    const TilesetPictures& tileset_;
    bool across_ = false;  // whether the door's tiles lie side by side from west to east
    DoorSpan span_;
    int line_ = 0;  // the row or column of the wall
};

}  // namespace

void drawDoor(RoomPicture& picture, Direction side, DoorLook look, const TilesetPictures& tileset) {
    DoorDrawing door(picture, side, tileset);
    switch (look) {
    case DoorLook::Open:
        break;
    case DoorLook::Shut:
        door.close(TilePicture::ShutN);
        break;
    case DoorLook::Small:
        door.close(TilePicture::LeafSmallN);
        door.plate(TilePicture::PlateSmall);
        break;
    case DoorLook::Boss:
        door.close(TilePicture::LeafBossN);
        door.plate(TilePicture::PlateBoss);
        break;
    case DoorLook::Cracked:
        door.wallUp();
        break;
    }
}

}  // namespace doorstring
