#include "picture/tile_choice.hpp"
#include "room/room.hpp"

namespace doorstring {

namespace {

class RingChoice {
public:
    RingChoice(DoorSet doors, const CosmeticRolls& rolls, RoomTiles& tiles)
        : doors_(doors),
          rolls_(rolls),
          tiles_(tiles),
          east_(tiles.base.width() - 1),
          south_(tiles.base.height() - 1) {}

    void choose() {
        corners();
        for (int x = 1; x < east_; ++x) {
            tiles_.base[{x, 0}] = northWall({x, 0});
            tiles_.base[{x, south_}] = wall(TilePicture::South0, {x, south_});
        }
        for (int y = 1; y < south_; ++y) {
            tiles_.base[{0, y}] = wall(TilePicture::West0, {0, y});
            tiles_.base[{east_, y}] = wall(TilePicture::East0, {east_, y});
        }
        for (const Direction side : allDirections) {
            if (doors_.has(side)) {
                door(side);
            }
        }
        torches();
    }

private:
    void corners() {
        tiles_.base[{0, 0}] = TilePicture::CornerNw;
        tiles_.base[{east_, 0}] = TilePicture::CornerNe;
        tiles_.base[{0, south_}] = TilePicture::CornerSw;
        tiles_.base[{east_, south_}] = TilePicture::CornerSe;
    }

    TilePicture wall(TilePicture first, GridPos p) const {
        return after(first, rolls_.at(p, CosmeticRoll::Variant, 2));
    }

    // The special ones never stand side by side.
    TilePicture northWall(GridPos p) const {
        const auto isSpecial = [&](GridPos q) {
            return rolls_.at(q, CosmeticRoll::Special, 7) == 0;
        };
        const bool special = isSpecial(p) && !isSpecial(neighbour(p, Direction::West));
        return wall(special ? TilePicture::North2 : TilePicture::North0, p);
    }

    void door(Direction side) {
        const bool across = side == Direction::North || side == Direction::South;
        const DoorSpan span = doorSpan(across ? east_ + 1 : south_ + 1);
        const int line = side == Direction::South ? south_ : side == Direction::East ? east_ : 0;
        const auto at = [&](int along) {
            return across ? GridPos{along, line} : GridPos{line, along};
        };
        // Three pictures of doors and arches, two of jambs, for each side in the order N S W E.
        const int order = static_cast<int>(side);
        const TilePicture doorPicture = after(TilePicture::DoorN, 3 * order);
        const TilePicture arch = after(TilePicture::ArchN, 3 * order);
        const TilePicture jamb = after(TilePicture::NorthJambW, 2 * order);
        for (int i = 0; i < span.length; ++i) {
            const int part = span.length == 1 ? 0 : i + 1;
            tiles_.base[at(span.first + i)] = after(doorPicture, part);
            tiles_.over[at(span.first + i)] = after(arch, part);
        }
        tiles_.base[at(span.first - 1)] = jamb;
        tiles_.base[at(span.first + span.length)] = after(jamb, 1);
    }

    // Two, half way between the middle and the corners, where they stand clear of the door's
    // frame. A narrow room has none, or one in the middle where there is no door.
    void torches() {
        const DoorSpan middle = doorSpan(east_ + 1);
        const int west = (middle.first - 1) / 2;
        const bool hasDoor = doors_.has(Direction::North);
        const int clearOf = hasDoor ? middle.first - 2 : middle.first;
        if (west >= 1 && west < clearOf) {
            torch({west, 0});
            torch({east_ - west, 0});
        } else if (!hasDoor && middle.length == 1) {
            torch({middle.first, 0});
        }
    }

    void torch(GridPos p) {
        tiles_.base[p] = TilePicture::North0;
        tiles_.torches.push_back(p);
    }

    DoorSet doors_;
    const CosmeticRolls& rolls_;
    RoomTiles& tiles_;
    int east_;   // the last column
    int south_;  // the last row
};

}  // namespace

void chooseRing(DoorSet doors, const CosmeticRolls& rolls, RoomTiles& tiles) {
    RingChoice(doors, rolls, tiles).choose();
}

}  // namespace doorstring
