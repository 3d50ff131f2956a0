// Layouts to pictures: the ring of walls, doors, ground, pillars, shadows, torches.
#include "base/rng.hpp"
#include "picture/tile_picture.hpp"
#include "room/room.hpp"

#include <algorithm>

namespace doorstring {

namespace {

// What is rolled for a tile; each has a roll of its own.
enum class Roll : std::uint32_t { Special, Variant, Decor, DecorKind };

class TileChoice {
public:
    TileChoice(const Grid<Tile>& layout, DoorSet doors, std::uint64_t seed, RoomTiles& tiles)
        : layout_(layout),
          doors_(doors),
          stream_(substream(seed, Purpose::Cosmetics)),
          tiles_(tiles),
          width_(layout.width()),
          height_(layout.height()) {}

    void choose() {
        for (int y = 0; y < height_; ++y) {
            for (int x = 0; x < width_; ++x) {
                const GridPos pos{x, y};
                if (isInside(pos)) {
                    tiles_.base[pos] = ground(pos);
                    interior(pos);
                } else {
                    tiles_.base[pos] = ring(pos);
                }
            }
        }
        for (const Direction side : allDirections) {
            if (doors_.has(side)) {
                door(side);
            }
        }
        torches();
    }

private:
    bool isInside(GridPos p) const {
        return p.x > 0 && p.y > 0 && p.x < width_ - 1 && p.y < height_ - 1;
    }
    bool isSolid(GridPos p) const { return layout_[p] != Tile::Ground; }
    int roll(GridPos p, Roll what, int bound) const {
        const std::uint64_t bits = cellRoll(stream_, p, static_cast<std::uint32_t>(what));
        return static_cast<int>(bounded(bits, static_cast<std::uint64_t>(bound)));
    }

    TilePicture ring(GridPos p) const {
        const bool north = p.y == 0;
        const bool west = p.x == 0;
        if ((north || p.y == height_ - 1) && (west || p.x == width_ - 1)) {
            return after(TilePicture::CornerNw, (north ? 0 : 2) + (west ? 0 : 1));
        }
        if (north) {
            return northWall(p);
        }
        const int variant = roll(p, Roll::Variant, 2);
        if (p.y == height_ - 1) {
            return after(TilePicture::South0, variant);
        }
        return after(west ? TilePicture::West0 : TilePicture::East0, variant);
    }

    // The special ones never stand side by side.
    TilePicture northWall(GridPos p) const {
        const auto isSpecial = [&](GridPos q) { return roll(q, Roll::Special, 7) == 0; };
        const int variant = roll(p, Roll::Variant, 2);
        const bool special = isSpecial(p) && !isSpecial(p + GridOffset{-1, 0});
        return after(special ? TilePicture::North2 : TilePicture::North0, variant);
    }

    // Rolled special, and before the four neighbours that come earlier in the same roll's order,
    // so that no two special tiles touch whatever the order they are chosen in.
    bool isSpecialGround(GridPos p) const {
        if (roll(p, Roll::Special, groundOneIn) != 0) {
            return false;
        }
        constexpr GridOffset earlier[] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}};
        return std::none_of(std::begin(earlier), std::end(earlier), [&](GridOffset o) {
            return roll(p + o, Roll::Special, groundOneIn) == 0;
        });
    }

    TilePicture ground(GridPos p) const {
        if (!isSpecialGround(p)) {
            return roll(p, Roll::Variant, 10) < 6 ? TilePicture::Ground0 : TilePicture::Ground1;
        }
        return after(TilePicture::Ground2, roll(p, Roll::Variant, 6));
    }

    void interior(GridPos p) {
        if (layout_[p] == Tile::Pillar) {
            const int shape = pillarShape(p);
            tiles_.pillar[p] = after(TilePicture::Pillar0, shape);
            tiles_.over[neighbour(p, Direction::North)] = after(TilePicture::PillarCap0, shape);
            return;
        }
        tiles_.shadow[p] = shadow(p);
        tiles_.decor[p] = decor(p);
    }

    // The plain shape most often.
    int pillarShape(GridPos p) const {
        const int rolled = roll(p, Roll::Variant, 8);
        return rolled < 5 ? 0 : rolled < 7 ? 1 : 2;
    }

    std::optional<TilePicture> shadow(GridPos p) const {
        const bool north = isSolid(neighbour(p, Direction::North));
        const bool west = isSolid(neighbour(p, Direction::West));
        const bool northWest = isSolid(p + GridOffset{-1, -1});
        if (north && west) {
            return TilePicture::ShadowNw;
        }
        if (north) {
            return northWest ? TilePicture::ShadowN : TilePicture::ShadowNStart;
        }
        if (west) {
            return northWest ? TilePicture::ShadowW : TilePicture::ShadowWStart;
        }
        if (northWest) {
            return TilePicture::ShadowCorner;
        }
        return std::nullopt;
    }

    // Things lie along walls, on plain ground, away from the ways between doors.
    std::optional<TilePicture> decor(GridPos p) const {
        const DoorSpan across = doorSpan(width_);
        const DoorSpan down = doorSpan(height_);
        const bool onTheWay = (p.x >= across.first && p.x < across.first + across.length) ||
                              (p.y >= down.first && p.y < down.first + down.length);
        const bool atWall = p.x == 1 || p.y == 1 || p.x == width_ - 2 || p.y == height_ - 2;
        if (onTheWay || !atWall || isSpecialGround(p) || roll(p, Roll::Decor, 9) != 0) {
            return std::nullopt;
        }
        return after(TilePicture::Decor0, roll(p, Roll::DecorKind, 4));
    }

    void door(Direction side) {
        const bool across = side == Direction::North || side == Direction::South;
        const DoorSpan span = doorSpan(across ? width_ : height_);
        const int line = side == Direction::South  ? height_ - 1
                         : side == Direction::East ? width_ - 1
                                                   : 0;
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
        const DoorSpan middle = doorSpan(width_);
        const int west = (middle.first - 1) / 2;
        const bool hasDoor = doors_.has(Direction::North);
        const int clearOf = hasDoor ? middle.first - 2 : middle.first;
        if (west >= 1 && west < clearOf) {
            torch({west, 0});
            torch({width_ - 1 - west, 0});
        } else if (!hasDoor && middle.length == 1) {
            torch({middle.first, 0});
        }
    }

    void torch(GridPos p) {
        tiles_.base[p] = TilePicture::North0;
        tiles_.torches.push_back(p);
    }

    static constexpr int groundOneIn = 6;

    const Grid<Tile>& layout_;
    DoorSet doors_;
    std::uint64_t stream_;
    RoomTiles& tiles_;
    int width_;
    int height_;
};

template <typename Value>
void reset(Grid<Value>& grid, GridSize size) {
    if (grid.size() != size) {
        grid = Grid<Value>(size);
    } else {
        std::fill(grid.values().begin(), grid.values().end(), Value{});
    }
}

}  // namespace

void chooseTiles(const Grid<Tile>& layout, DoorSet doors, std::uint64_t cosmeticSeed,
                 RoomTiles& tiles) {
    reset(tiles.base, layout.size());
    reset(tiles.decor, layout.size());
    reset(tiles.shadow, layout.size());
    reset(tiles.pillar, layout.size());
    reset(tiles.over, layout.size());
    tiles.torches.clear();
    TileChoice(layout, doors, cosmeticSeed, tiles).choose();
}

}  // namespace doorstring
