// What is seen for a moment when something of a set piece moves or is about to, and when the set
// piece is done.
#include "view/effects/room_effects.hpp"
#include "world/pieces/stone_place.hpp"

namespace doorstring {

namespace {

// What is shown where something of a set piece is about to move (`PieceWarned`) or has moved
// (`PieceMoved`).
struct Stir {
    EffectSprite first = EffectSprite::Dust0;
    int pictures = dustPictures;
    int shake = 0;   // pixels
    int spread = 0;  // pixels to a copy of the effect on each side; 0 if there is none
};
constexpr int shakeTicks = 12;

struct PieceStirs {
    SetPiece piece;
    std::optional<Stir> warned = {};
    std::optional<Stir> moved = {};
};
constexpr auto pieceStirs = keyedTable<&PieceStirs::piece, PieceStirs>({
    {SetPiece::Flood, {}, Stir{EffectSprite::Splash0, 3, 0, 48}},
    {SetPiece::Stone, Stir{EffectSprite::Dust0, dustPictures, 1, 20},
     Stir{EffectSprite::Dust0, dustPictures, 3, 22}},
    {SetPiece::Lights, {}, Stir{}},
    {SetPiece::Thief},
    {SetPiece::Choir},
    {SetPiece::Bridge, Stir{}, Stir{EffectSprite::CrateBroken0, crateBrokenPictures, 1, 0}},
    {SetPiece::Well},
    {SetPiece::Captive},
});

GridPos cornerAround(SubPos middle) {
    return {toPixels(middle.x) - tileSide / 2, toPixels(middle.y) - tileSide / 2};
}

}  // namespace

void RoomEffects::stir(const Beginning& now, SetPiece piece, SubPos at, PieceMotion motion,
                       const World& world) {
    const auto& stir =
        motion == PieceMotion::Moved ? pieceStirs[piece].moved : pieceStirs[piece].warned;
    if (!stir) {
        return;
    }
    const GridPos corner = cornerAround(at);
    show(now, stir->first, stir->pictures, corner);
    for (const int aside : {-stir->spread, stir->spread}) {
        if (aside != 0) {
            show(now, stir->first, stir->pictures, corner + GridOffset{aside, 4});
        }
    }
    if (stir->shake > 0) {
        shakeBy({now, stir->shake, shakeTicks}, world);
    }
}

void RoomEffects::endPiece(const Beginning& now, SetPiece piece, const World& world) {
    glitter(now, world);
    if (piece != SetPiece::Stone) {
        return;
    }
    constexpr int stonePictures = 4;
    const GridPos middle = cornerAround(stoneMiddle(world, ownPiece<StoneState>(world.piece)));
    for (const GridOffset off : {GridOffset{-14, -8}, {12, -12}, {0, 4}, {-10, 12}, {15, 8}}) {
        show(now, EffectSprite::Stones0, stonePictures, middle + off);
        showDust(now.later(stonePictures * ticksAPicture), middle + off);
    }
    shakeBy({now, 3, 2 * shakeTicks}, world);
}

}  // namespace doorstring
