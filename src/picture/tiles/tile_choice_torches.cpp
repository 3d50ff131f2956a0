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
    // Most often a pair, as far to the west as to the east; at times two that are not, or, where
    // there is no door, one in the middle. They stand clear of the door's frame and of the corners.
    void northWall() {
        const int east = layout_.width() - 1;
        const DoorSpan middle = doorSpan(east + 1);
        const bool hasDoor = framed_.has(Direction::North);
        const int places = (hasDoor ? middle.first - 2 : middle.first) - 1;  // from column 1 on
        const bool single = !hasDoor && middle.length == 1 &&
                            (places < 1 || rolls_.ofRoom(CosmeticRoll::Torch, 5) == 0);
        if (single) {
            torch({middle.first, 0});
        } else if (places >= 1) {
            const int west = 1 + rolls_.ofRoom(CosmeticRoll::Variant, places);
            const bool mirrored = rolls_.ofRoom(CosmeticRoll::Special, 4) != 0;
            const int other = mirrored ? west : 1 + rolls_.ofRoom(CosmeticRoll::Decor, places);
            torch({west, 0});
            torch({east - other, 0});
        }
    }

    // A few on faces as wide as three tiles with three tiles of open room before them, well apart.
    void innerWalls() {
        for (const GridPos p : cellsIn({1, 1, layout_.width() - 2, layout_.height() - reach - 1})) {
            if (tiles_.torches.size() < most && isFace(p) && hasRoom(p) && isApart(p) &&
                rolls_.at(p, CosmeticRoll::Torch, 3) == 0) {
                torch(p);
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
        return std::ranges::none_of(tiles_.torches, [&](GridPos other) {
            return std::abs(other.x - p.x) < distance && std::abs(other.y - p.y) < distance;
        });
    }

    // A torch on the visible side of a wall; it replaces pictures with niches.
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
