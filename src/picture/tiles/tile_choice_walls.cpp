#include "picture/tiles/tile_choice.hpp"
#include "picture/tiles/wall_shape.hpp"

namespace doorstring {

namespace {

class WallChoice {
public:
    WallChoice(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles)
        : layout_(layout), rolls_(rolls), tiles_(tiles) {}

    void choose() {
        for (const GridPos p : cellsOf(layout_.size())) {
            if (layout_[p] == Tile::Wall) {
                tiles_.base[p] = wall(p);
            }
        }
        corners();
    }

private:
    TilePicture wall(GridPos p) const {
        const TilePicture first = wallPicture(tiles_.kinds.around(p, TileKind::wall));
        switch (first) {
        case TilePicture::North0:
            return variant(isSpecial(p) ? TilePicture::North2 : first, p, 2);
        case TilePicture::South0:
        case TilePicture::West0:
        case TilePicture::East0:
            return variant(first, p, 2);
        case TilePicture::Fill0:
            return variant(first, p, 3);
        default:
            return first;
        }
    }

    TilePicture variant(TilePicture first, GridPos p, int count) const {
        return after(first, rolls_.at(p, CosmeticRoll::Variant, count));
    }

    // Never side by side.
    bool isSpecial(GridPos p) const {
        return rolls_.at(p, CosmeticRoll::Special, 7) == 0 &&
               rolls_.at(neighbour(p, Direction::West), CosmeticRoll::Special, 7) != 0;
    }

    // Corner blocks, in corners of the room that only the ring of walls meets.
    void corners() {
        const int east = layout_.width() - 1;
        const int south = layout_.height() - 1;
        using N = Neighbours;
        corner({0, 0}, N::se, TilePicture::CornerNw);
        corner({east, 0}, N::sw, TilePicture::CornerNe);
        corner({0, south}, N::ne, TilePicture::CornerSw);
        corner({east, south}, N::nw, TilePicture::CornerSe);
    }

    void corner(GridPos p, std::uint8_t open, TilePicture picture) {
        if (tiles_.kinds.is(p, TileKind::wall) &&
            tiles_.kinds.around(p, TileKind::wall) == (wallAllAround & ~open)) {
            tiles_.base[p] = picture;
        }
    }

    const Grid<Tile>& layout_;
    const CosmeticRolls& rolls_;
    RoomTiles& tiles_;
};

}  // namespace

void chooseWalls(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles) {
    WallChoice(layout, rolls, tiles).choose();
}

}  // namespace doorstring
