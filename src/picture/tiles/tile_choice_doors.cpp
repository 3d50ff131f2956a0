#include "picture/tiles/side_tiles.hpp"
#include "picture/tiles/tile_choice.hpp"
#include "picture/tiles/wall_shape.hpp"
#include "room/room.hpp"

namespace doorstring {

namespace {

bool hasOneGap(const Grid<Tile>& layout, Direction side) {
    const SideTiles tiles(layout.size(), side);
    for (int i = 0; i < tiles.length; ++i) {
        const bool inGap = i >= tiles.span.first && i < tiles.span.first + tiles.span.length;
        if ((layout[tiles.at(i)] == Tile::Wall) == inGap) {
            return false;
        }
    }
    return true;
}

class DoorChoice {
public:
    DoorChoice(Direction side, RoomTiles& tiles)
        : side_(side), tiles_(tiles), row_(tiles.base.size(), side) {}

    void choose() {
        // Three pictures of doors and arches, two of jambs, for each side in the order N S W E.
        const int order = static_cast<int>(side_);
        const TilePicture door = after(TilePicture::DoorN, 3 * order);
        const TilePicture arch = after(TilePicture::ArchN, 3 * order);
        const TilePicture jamb = after(TilePicture::NorthJambW, 2 * order);
        for (int i = 0; i < row_.span.length; ++i) {
            const int part = row_.span.length == 1 ? 0 : i + 1;
            const GridPos p = row_.at(row_.span.first + i);
            tiles_.base[p] = after(door, part);
            tiles_.over[p] = after(arch, part);
            tiles_.shadow[p].reset();
            tiles_.decor[p].reset();
        }
        placeJamb(row_.at(row_.span.first - 1), jamb);
        placeJamb(row_.at(row_.span.first + row_.span.length), after(jamb, 1));
    }

private:
    // Where a wall behind a jamb comes up to it, that wall goes on below the frame. North of a west
    // or an east door the jamb shows the end of the ring, whatever comes up to it.
    void placeJamb(GridPos p, TilePicture jamb) {
        const bool endsRing = jamb == TilePicture::WestJambN || jamb == TilePicture::EastJambN;
        if (endsRing || !tiles_.kinds.is(neighbour(p, opposite(side_)), TileKind::wall)) {
            tiles_.base[p] = jamb;
            return;
        }
        tiles_.base[p] = wallPicture(tiles_.kinds.around(p, TileKind::wall));
        tiles_.frames.push_back({p, jamb});
    }

    Direction side_;
    RoomTiles& tiles_;
    SideTiles row_;
};

}  // namespace

DoorSet framedSides(const Grid<Tile>& layout, DoorSet doors) {
    DoorSet framed;
    for (const Direction side : allDirections) {
        if (doors.has(side) && hasOneGap(layout, side)) {
            framed = framed.with(side);
        }
    }
    return framed;
}

void chooseDoors(DoorSet framed, RoomTiles& tiles) {
    for (const Direction side : allDirections) {
        if (framed.has(side)) {
            DoorChoice(side, tiles).choose();
        }
    }
}

}  // namespace doorstring
