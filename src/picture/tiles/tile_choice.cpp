#include "picture/tiles/tile_choice.hpp"

#include "picture/tiles/tile_picture.hpp"
#include "room/room.hpp"

#include <algorithm>
#include <cstdlib>

namespace doorstring {

namespace {

template <typename Value>
void reset(Grid<Value>& grid, GridSize size) {
    if (grid.size() != size) {
        grid = Grid<Value>(size);
    } else {
        std::ranges::fill(grid.values(), Value{});
    }
}

}  // namespace

CosmeticRolls::CosmeticRolls(std::uint64_t seed, GridSize size, std::vector<std::uint64_t>& memory)
    : stride_(size.width + 2), rolls_(memory) {
    memory.resize(static_cast<std::size_t>(stride_ * (size.height + 2)));
    RandomStream stream(substream(seed, Purpose::Cosmetics));
    for (std::uint64_t& roll : memory) {
        roll = stream.next();
    }
}

void chooseTiles(const Grid<Tile>& layout, DoorSet doors, std::uint64_t cosmeticSeed,
                 RoomTiles& tiles, const TilesAround& around) {
    reset(tiles.base, layout.size());
    reset(tiles.decor, layout.size());
    reset(tiles.shadow, layout.size());
    reset(tiles.standing, layout.size());
    reset(tiles.over, layout.size());
    tiles.frames.clear();
    tiles.edges.clear();
    tiles.moving.clear();
    tiles.movingParts.clear();
    tiles.torches.clear();
    tiles.kinds.read(layout, around);
    const CosmeticRolls rolls(cosmeticSeed, layout.size(), tiles.rolls);
    const DoorSet framed = framedSides(layout, doors);
    chooseWalls(layout, rolls, tiles);
    chooseInterior(layout, rolls, tiles);
    // Comes after the interior, which treats the tiles of doors as ground.
    chooseDoors(framed, tiles);
    chooseTorches(layout, framed, rolls, tiles);
}

namespace {

bool hasOneGap(const Grid<Tile>& layout, Direction side) {
    const SideTiles tiles(layout.size(), side);
    for (int i = 0; i < tiles.length; ++i) {
        const bool inGap = i >= tiles.span.first && i < tiles.span.first + tiles.span.length;
        const bool isGap = layout[tiles.at(i)] != Tile::Wall;
        if (isGap != inGap) {
            return false;
        }
    }
    return true;
}

void chooseDoor(Direction side, RoomTiles& tiles) {
    const SideTiles row(tiles.base.size(), side);
    // Three pictures of doors and arches, two of jambs, for each side in the order N S W E.
    const int order = static_cast<int>(side);
    for (int i = 0; i < row.span.length; ++i) {
        const int part = 3 * order + (row.span.length == 1 ? 0 : i + 1);
        const GridPos p = row.at(row.span.first + i);
        tiles.base[p] = after(TilePicture::DoorN, part);
        tiles.over[p] = after(TilePicture::ArchN, part);
        tiles.shadow[p].reset();
        tiles.decor[p].reset();
    }
    // If a wall inside the room comes up to a jamb, that wall continues below the frame. North of a
    // west or an east door the jamb shows the end of the ring of walls, whatever comes up to it.
    const auto placeJamb = [&](int along, TilePicture jamb) {
        const GridPos p = row.at(along);
        const bool endsRing = jamb == TilePicture::WestJambN || jamb == TilePicture::EastJambN;
        if (endsRing || !tiles.kinds.is(neighbour(p, opposite(side)), TileKind::wall)) {
            tiles.base[p] = jamb;
            return;
        }
        tiles.base[p] = wallPicture(tiles.kinds.around(p, TileKind::wall));
        tiles.frames.push_back({p, jamb});
    };
    const TilePicture jamb = after(TilePicture::NorthJambW, 2 * order);
    placeJamb(row.span.first - 1, jamb);
    placeJamb(row.span.first + row.span.length, after(jamb, 1));
}

}  // namespace

DoorSet framedSides(const Grid<Tile>& layout, DoorSet doors) {
    DoorSet framed;
    for (const Direction side : doors) {
        framed = hasOneGap(layout, side) ? framed.with(side) : framed;
    }
    return framed;
}

void chooseDoors(DoorSet framed, RoomTiles& tiles) {
    for (const Direction side : framed) {
        chooseDoor(side, tiles);
    }
}

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
        placeCorners();
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

    // Whether a wall has a special picture, which two walls side by side never have.
    bool isSpecial(GridPos p) const {
        return rolls_.at(p, CosmeticRoll::Special, 7) == 0 &&
               rolls_.at(neighbour(p, Direction::West), CosmeticRoll::Special, 7) != 0;
    }

    // Places corner blocks in the corners where no wall inside the room joins the ring of walls.
    void placeCorners() {
        const int east = layout_.width() - 1;
        const int south = layout_.height() - 1;
        using N = Neighbours;
        placeCorner({0, 0}, N::se, TilePicture::CornerNw);
        placeCorner({east, 0}, N::sw, TilePicture::CornerNe);
        placeCorner({0, south}, N::ne, TilePicture::CornerSw);
        placeCorner({east, south}, N::nw, TilePicture::CornerSe);
    }

    void placeCorner(GridPos p, std::uint8_t open, TilePicture picture) {
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

namespace {

class TorchChoice {
public:
    TorchChoice(const Grid<Tile>& layout, DoorSet framed, const CosmeticRolls& rolls,
                RoomTiles& tiles)
        : layout_(layout), framed_(framed), rolls_(rolls), tiles_(tiles) {}

    void choose() {
        placeNorthTorches();
        placeInnerTorches();
    }

private:
    // Places the torches of the north wall: most often a symmetrical pair, at times an asymmetrical
    // one or, if there is no door, a single torch in the middle. They keep clear of the door's
    // frame and of the corners.
    void placeNorthTorches() {
        const int east = layout_.width() - 1;
        const DoorSpan middle = doorSpan(east + 1);
        const bool hasDoor = framed_.has(Direction::North);
        // Number of columns for a torch west of the middle, from column 1 on.
        const int places = (hasDoor ? middle.first - 2 : middle.first) - 1;
        const bool single = !hasDoor && middle.length == 1 &&
                            (places < 1 || rolls_.ofRoom(CosmeticRoll::Torch, 5) == 0);
        if (single) {
            placeTorch({middle.first, 0});
        } else if (places >= 1) {
            // These rolls of a room decide nothing else.
            const int west = 1 + rolls_.ofRoom(CosmeticRoll::Variant, places);
            const bool mirrored = rolls_.ofRoom(CosmeticRoll::Special, 4) != 0;
            const int other = mirrored ? west : 1 + rolls_.ofRoom(CosmeticRoll::Decor, places);
            placeTorch({west, 0});
            placeTorch({east - other, 0});
        }
    }

    // Places a few torches, well apart, on faces three tiles wide with nothing standing on the
    // three tiles in front of them.
    void placeInnerTorches() {
        for (const GridPos p :
             cellsIn({1, 1, layout_.width() - 2, layout_.height() - clearTiles - 1})) {
            if (tiles_.torches.size() < mostTorches && isFace(p) && hasSpace(p) && isApart(p) &&
                rolls_.at(p, CosmeticRoll::Torch, 3) == 0) {
                placeTorch(p);
            }
        }
    }

    bool isFace(GridPos p) const {
        using N = Neighbours;
        constexpr std::uint8_t all = N::s | N::w | N::e | N::sw | N::se;
        return tiles_.kinds.is(p, TileKind::wall) &&
               (tiles_.kinds.around(p, TileKind::wall) & all) == (N::w | N::e);
    }

    bool hasSpace(GridPos p) const {
        for (int i = 1; i <= clearTiles; ++i) {
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

    // Places a torch on a wall if its face is visible; the wall then has no special picture.
    void placeTorch(GridPos p) {
        const auto around = tiles_.kinds.around(p, TileKind::wall);
        if (tiles_.kinds.is(p, TileKind::wall) && (around & Neighbours::s) == 0) {
            tiles_.base[p] = wallPicture(around);
            tiles_.torches.push_back(p);
        }
    }

    static constexpr int clearTiles = 3;
    static constexpr std::size_t mostTorches = 5;

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
