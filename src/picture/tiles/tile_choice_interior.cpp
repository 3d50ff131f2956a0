#include "picture/tiles/tile_choice.hpp"
#include "picture/tiles/tile_looks.hpp"
#include "picture/tiles/tile_picture.hpp"
#include "room/room.hpp"

#include <algorithm>

namespace doorstring {

namespace {

class InteriorTiles {
public:
    InteriorTiles(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles)
        : layout_(layout),
          rolls_(rolls),
          tiles_(tiles),
          doorColumns_(doorSpan(layout.width())),
          doorRows_(doorSpan(layout.height())),
          nextSpecial_(rolls.ofRoom(CosmeticRoll::SpecialKind, specialKinds)),
          nextDecor_(rolls.ofRoom(CosmeticRoll::DecorKind, decorKinds)) {}

    void choose() {
        for (const GridPos p : cellsOf(layout_.size())) {
            if (layout_[p] != Tile::Wall) {
                choose(p);
            }
        }
    }

private:
    void choose(GridPos p) {
        const TileArt art = tileLooks[layout_[p]].art;
        tiles_.base[p] = ground(p);
        if (art != TileArt::Pillar) {
            tiles_.shadow[p] = shadow(p);
        }
        switch (art) {
        case TileArt::Wall:
        case TileArt::Bare:
            break;
        case TileArt::Ground:
        case TileArt::Embers:
            tiles_.decor[p] = decor(p);
            break;
        case TileArt::Pillar:
            placePillar(p);
            break;
        case TileArt::Crate:
            tiles_.standing[p] = TilePicture::Crate;
            break;
        case TileArt::Block:
            tiles_.standing[p] = TilePicture::Block;
            break;
        case TileArt::Rubble:
            tiles_.standing[p] = variant(TilePicture::Rubble0, p, 2);
            break;
        case TileArt::Bridge:
            placeBridge(p);
            break;
        case TileArt::Shallows:
            placeWater(p, Motion::Shallows);
            break;
        case TileArt::DeepWater:
            placeWater(p, Motion::Deep);
            break;
        case TileArt::Pit:
            placePit(p, variant(TilePicture::Pit0, p, 2));
            break;
        case TileArt::Spikes:
            addMoving(p, Motion::Spikes);
            break;
        case TileArt::Grass:
            placeGrass(p);
            break;
        case TileArt::Ice:
            tiles_.base[p] = ice(p);
            addEdge(p, TileKind::ice, TilePicture::IceEdgeN);
            break;
        case TileArt::Plate:
            tiles_.edges.push_back({p, TilePicture::Plate0});
            break;
        }
    }

    TilePicture variant(TilePicture first, GridPos p, int count) const {
        return after(first, rolls_.at(p, CosmeticRoll::Variant, count));
    }

    bool rollsSpecial(GridPos p) const { return rolls_.at(p, CosmeticRoll::Special, 6) == 0; }

    // Whether a tile is special: it rolls that, and no neighbour above or to the west does, so that
    // no two special tiles touch, not even by a corner.
    bool isSpecial(GridPos p) const {
        constexpr GridOffset earlier[] = {{-1, -1}, {0, -1}, {1, -1}, {-1, 0}};
        return rollsSpecial(p) && std::none_of(std::begin(earlier), std::end(earlier),
                                               [&](GridOffset o) { return rollsSpecial(p + o); });
    }

    // Chooses a picture of ground. The special ones take turns: each comes again only after all
    // others.
    TilePicture ground(GridPos p) {
        if (isSpecial(p)) {
            return after(TilePicture::Ground2, nextSpecial_++ % specialKinds);
        }
        const bool plain = rolls_.at(p, CosmeticRoll::Variant, 10) < 6;
        return plain ? TilePicture::Ground0 : TilePicture::Ground1;
    }

    // Chooses a picture other than those to the north and to the west.
    TilePicture ice(GridPos p) const {
        const auto isBeside = [&](TilePicture picture, Direction side) {
            const GridPos q = neighbour(p, side);
            return tiles_.base.size().contains(q) && tiles_.base[q] == picture;
        };
        constexpr int count = 3;
        int which = rolls_.at(p, CosmeticRoll::Variant, count);
        const auto picture = [&] { return after(TilePicture::Ice0, which); };
        while (isBeside(picture(), Direction::North) || isBeside(picture(), Direction::West)) {
            which = (which + 1) % count;
        }
        return picture();
    }

    void addEdge(GridPos p, std::uint8_t kind, TilePicture first) {
        forEachEdgePart(tiles_.kinds.around(p, kind), [&](EdgePart part) {
            tiles_.edges.push_back({p, after(first, static_cast<int>(part))});
        });
    }

    void placePit(GridPos p, TilePicture picture) {
        tiles_.base[p] = picture;
        addEdge(p, TileKind::pit, TilePicture::PitEdgeN);
    }

    void addMoving(GridPos p, Motion motion) {
        const auto phase = static_cast<std::uint8_t>(rolls_.at(p, CosmeticRoll::Variant, 4));
        tiles_.moving.push_back(
            {p, motion, phase, 0, static_cast<std::uint32_t>(tiles_.movingParts.size())});
    }

    // Places grass. Rows of it join; only the tips of the northernmost row stand out against other
    // ground.
    void placeGrass(GridPos p) {
        addMoving(p, Motion::Grass);
        const GridPos north = neighbour(p, Direction::North);
        if (layout_.size().contains(north) && layout_[north] == Tile::Grass) {
            addMovingPart(TilePicture::GrassJoin);
        }
    }

    void addMovingPart(TilePicture picture) {
        tiles_.movingParts.push_back(picture);
        ++tiles_.moving.back().parts;
    }

    void addMovingEdge(GridPos p, std::uint8_t kind, TilePicture first) {
        forEachEdgePart(tiles_.kinds.around(p, kind), [&](EdgePart part) {
            addMovingPart(after(first, static_cast<int>(part)));
        });
    }

    void placeWater(GridPos p, Motion motion) {
        addMoving(p, motion);
        if (motion == Motion::Deep) {
            addMovingEdge(p, TileKind::deepOrDry, TilePicture::DepthN);
        }
        addMovingEdge(p, TileKind::water, TilePicture::ShoreN);
    }

    // Places a bridge over the water or the pit around it. The bridge leads from north to south if
    // more neighbours to the north and south than to the west and east are ground or bridges, else
    // from west to east.
    void placeBridge(GridPos p) {
        const auto count = [&](Direction a, Direction b, std::uint8_t kind) {
            return (tiles_.kinds.is(neighbour(p, a), kind) ? 1 : 0) +
                   (tiles_.kinds.is(neighbour(p, b), kind) ? 1 : 0);
        };
        const bool leadsAcross = count(Direction::West, Direction::East, TileKind::way) >=
                                 count(Direction::North, Direction::South, TileKind::way);
        const auto planks = leadsAcross ? TilePicture::BridgeAcross : TilePicture::BridgeAlong;
        if (isBeside(p, Tile::Pit)) {
            placePit(p, TilePicture::Pit0);
            tiles_.edges.push_back({p, planks});
        } else {
            placeWater(p, isBeside(p, Tile::DeepWater) ? Motion::Deep : Motion::Shallows);
            addMovingPart(planks);
        }
    }

    bool isBeside(GridPos p, Tile tile) const {
        return std::ranges::any_of(allDirections, [&](Direction side) {
            const GridPos q = neighbour(p, side);
            return layout_.size().contains(q) && layout_[q] == tile;
        });
    }

    // Places a pillar, most often of the plain shape.
    void placePillar(GridPos p) {
        const int rolled = rolls_.at(p, CosmeticRoll::Variant, 8);
        const int shape = rolled < 5 ? 0 : rolled < 7 ? 1 : 2;
        tiles_.standing[p] = after(TilePicture::Pillar0, shape);
        if (p.y > 0) {
            tiles_.over[neighbour(p, Direction::North)] = after(TilePicture::PillarCap0, shape);
        }
    }

    std::optional<TilePicture> shadow(GridPos p) const {
        const auto around = tiles_.kinds.around(p, TileKind::standing);
        const bool north = (around & Neighbours::n) != 0;
        const bool west = (around & Neighbours::w) != 0;
        const bool northWest = (around & Neighbours::nw) != 0;
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

    // Chooses decor for some of the plain ground along walls, away from the ways between doors. The
    // kinds of decor take turns.
    std::optional<TilePicture> decor(GridPos p) {
        const bool onTheWay =
            (p.x >= doorColumns_.first && p.x < doorColumns_.first + doorColumns_.length) ||
            (p.y >= doorRows_.first && p.y < doorRows_.first + doorRows_.length);
        constexpr std::uint8_t sides =
            Neighbours::n | Neighbours::s | Neighbours::w | Neighbours::e;
        const bool atWall = (tiles_.kinds.around(p, TileKind::wall) & sides) != 0;
        const bool isPlain = tiles_.base[p] <= TilePicture::Ground1;
        if (onTheWay || !atWall || !isPlain || rolls_.at(p, CosmeticRoll::Decor, 9) != 0) {
            return std::nullopt;
        }
        return after(TilePicture::Decor0, nextDecor_++ % decorKinds);
    }

    static constexpr int specialKinds = 6;
    static constexpr int decorKinds = 4;

    const Grid<Tile>& layout_;
    const CosmeticRolls& rolls_;
    RoomTiles& tiles_;
    DoorSpan doorColumns_;  // of doors north and south
    DoorSpan doorRows_;     // of doors west and east
    int nextSpecial_;       // counts from a start that each room rolls
    int nextDecor_;
};

}  // namespace

void chooseInterior(const Grid<Tile>& layout, const CosmeticRolls& rolls, RoomTiles& tiles) {
    InteriorTiles(layout, rolls, tiles).choose();
}

}  // namespace doorstring
