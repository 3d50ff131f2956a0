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
    // Where a wall behind a jamb comes up to it, that wall goes on below the frame. North of a west
    // or an east door the jamb shows the end of the ring, whatever comes up to it.
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

}  // namespace doorstring
