#include "picture/tile_choice.hpp"
#include "room/room.hpp"

#include <algorithm>

namespace doorstring {

namespace {

class InteriorChoice {
public:
    InteriorChoice(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles)
        : layout_(layout),
          rolls_(rolls),
          tiles_(tiles),
          special_(rolls.ofRoom(CosmeticRoll::SpecialKind, specialKinds)),
          decor_(rolls.ofRoom(CosmeticRoll::DecorKind, decorKinds)) {}

    void choose() {
        for (int y = 1; y < layout_.height() - 1; ++y) {
            for (int x = 1; x < layout_.width() - 1; ++x) {
                const GridPos p{x, y};
                tiles_.base[p] = ground(p);
                if (layout_[p] == Tile::Pillar) {
                    pillar(p);
                } else {
                    tiles_.shadow[p] = shadow(p);
                    tiles_.decor[p] = decor(p);
                }
            }
        }
    }

private:
    bool isSolid(GridPos p) const { return layout_[p] != Tile::Ground; }

    bool rollsSpecial(GridPos p) const { return rolls_.at(p, CosmeticRoll::Special, 6) == 0; }

    // Gives way to each neighbour above and to the west that rolls it too, so that no two special
    // tiles touch, not even by a corner.
    bool isSpecial(GridPos p) const {
        constexpr GridOffset earlier[] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}};
        return rollsSpecial(p) && std::none_of(std::begin(earlier), std::end(earlier),
                                               [&](GridOffset o) { return rollsSpecial(p + o); });
    }

    // The kinds of special ground take turns: none comes again before all others were there.
    TilePicture ground(GridPos p) {
        if (isSpecial(p)) {
            return after(TilePicture::Ground2, special_++ % specialKinds);
        }
        const bool plain = rolls_.at(p, CosmeticRoll::Variant, 10) < 6;
        return plain ? TilePicture::Ground0 : TilePicture::Ground1;
    }

    // The plain shape most often.
    void pillar(GridPos p) {
        const int rolled = rolls_.at(p, CosmeticRoll::Variant, 8);
        const int shape = rolled < 5 ? 0 : rolled < 7 ? 1 : 2;
        tiles_.pillar[p] = after(TilePicture::Pillar0, shape);
        tiles_.over[neighbour(p, Direction::North)] = after(TilePicture::PillarCap0, shape);
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

    // Things lie along walls, on plain ground, away from the ways between doors, and take turns.
    std::optional<TilePicture> decor(GridPos p) {
        const DoorSpan across = doorSpan(layout_.width());
        const DoorSpan down = doorSpan(layout_.height());
        const bool onTheWay = (p.x >= across.first && p.x < across.first + across.length) ||
                              (p.y >= down.first && p.y < down.first + down.length);
        const bool atWall =
            p.x == 1 || p.y == 1 || p.x == layout_.width() - 2 || p.y == layout_.height() - 2;
        if (onTheWay || !atWall || isSpecial(p) || rolls_.at(p, CosmeticRoll::Decor, 9) != 0) {
            return std::nullopt;
        }
        return after(TilePicture::Decor0, decor_++ % decorKinds);
    }

    static constexpr int specialKinds = 6;
    static constexpr int decorKinds = 4;

    const Grid<Tile>& layout_;
    const CosmeticRolls& rolls_;
    RoomTiles& tiles_;
    int special_;  // counts on from a start of the room's own
    int decor_;
};

}  // namespace

void chooseInterior(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles) {
    InteriorChoice(layout, rolls, tiles).choose();
}

}  // namespace doorstring
