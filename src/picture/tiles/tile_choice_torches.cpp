#include "picture/tiles/tile_choice.hpp"
#include "picture/tiles/wall_shape.hpp"
#include "room/room.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

class TorchChoice {
public:
    TorchChoice(const Grid<Tile>& layout, DoorSet framed, const CosmeticRolls& rolls,
                RoomTiles& tiles)
        : layout_(layout), framed_(framed), rolls_(rolls), tiles_(tiles) {}

    void choose() {
        northWall();
        innerWalls();
    }

private:
    // Two, half way between the middle and the corners, where they stand clear of the door's
    // frame. A narrow room has none, or one in the middle where there is no door.
    void northWall() {
        const int east = layout_.width() - 1;
        const DoorSpan middle = doorSpan(east + 1);
        const int west = (middle.first - 1) / 2;
        const bool hasDoor = framed_.has(Direction::North);
        const int clearOf = hasDoor ? middle.first - 2 : middle.first;
        if (west >= 1 && west < clearOf) {
            torch({west, 0});
            torch({east - west, 0});
        } else if (!hasDoor && middle.length == 1) {
            torch({middle.first, 0});
        }
    }

    // A few on faces as wide as three tiles with three tiles of open room before them, well apart.
    void innerWalls() {
        for (int y = 1; y < layout_.height() - reach; ++y) {
            for (int x = 1; x < layout_.width() - 1; ++x) {
                const GridPos p{x, y};
                if (tiles_.torches.size() < most && isFace(p) && hasRoom(p) && isApart(p) &&
                    rolls_.at(p, CosmeticRoll::Torch, 3) == 0) {
                    torch(p);
                }
            }
        }
    }

    bool isFace(GridPos p) const {
        using N = Neighbours;
        constexpr std::uint8_t all = N::s | N::w | N::e | N::sw | N::se;
        return tiles_.kinds.is(p, TileKind::wall) &&
               (tiles_.kinds.around(p, TileKind::wall) & all) == (N::w | N::e);
    }

    bool hasRoom(GridPos p) const {
        for (int i = 1; i <= reach; ++i) {
            if (tiles_.kinds.is({p.x, p.y + i}, TileKind::standing)) {
                return false;
            }
        }
        return true;
    }

    bool isApart(GridPos p) const {
        constexpr int distance = 5;
        return std::none_of(tiles_.torches.begin(), tiles_.torches.end(), [&](GridPos other) {
            return std::abs(other.x - p.x) < distance && std::abs(other.y - p.y) < distance;
        });
    }

    // On the side of a wall that is seen; pictures with niches make way.
    void torch(GridPos p) {
        const auto around = tiles_.kinds.around(p, TileKind::wall);
        if (tiles_.kinds.is(p, TileKind::wall) && (around & Neighbours::s) == 0) {
            tiles_.base[p] = wallPicture(around);
            tiles_.torches.push_back(p);
        }
    }

    static constexpr int reach = 3;
    static constexpr std::size_t most = 5;

    const Grid<Tile>& layout_;
    DoorSet framed_;
    const CosmeticRolls& rolls_;
    RoomTiles& tiles_;
};

}  // namespace

void chooseTorches(const Grid<Tile>& layout, DoorSet framed, const CosmeticRolls& rolls,
                   RoomTiles& tiles) {
    TorchChoice(layout, framed, rolls, tiles).choose();
}

}  // namespace doorstring
