#include "view/effects/pieces.hpp"

#include <array>

namespace doorstring {

namespace {

constexpr Colour paleBit{255, 252, 240};

// In which way each piece of a creature flies, in sixteenths of a pixel a tick.
constexpr std::array<GridOffset, 8> pieceWays{
    {{-19, -14}, {-8, -25}, {5, -22}, {18, -16}, {-23, -3}, {22, -5}, {-12, 6}, {13, 8}}};

// Where a piece is so many ticks after it broke off: it rises and comes down.
GridOffset flightOf(GridOffset way, int ticks) {
    return {way.x * ticks / 16, (way.y * ticks + ticks * ticks / 2) / 16};
}

// A colour of the picture: what a creature was made of. From near its middle; of a low one from
// further down, below its outline.
Colour colourOfPiece(const SpriteSheet& sheet, int picture, std::size_t piece) {
    const PixelRect part = sheet.part(picture);
    const GridOffset way = pieceWays[piece];
    const int x = part.x + part.width / 2 + way.x / 7;
    const auto isOpaque = [&](int y) { return sheet.picture().at(x, y).alpha == 255; };
    for (int y = part.y + part.height / 2 + 2 + way.y / 10; y < part.y + part.height; ++y) {
        if (isOpaque(y) && isOpaque(y - 1)) {
            return sheet.picture().at(x, y);
        }
    }
    return paleBit;
}

}  // namespace

void drawPieces(Canvas& canvas, const SpriteSheet& sheet, int picture, int ticks, GridPos middle) {
    for (std::size_t piece = 0; piece < pieceWays.size(); ++piece) {
        const GridPos at = middle + flightOf(pieceWays[piece], ticks);
        const int side = ticks < pieceTicks / 2 ? 2 : 1;
        canvas.fill({at.x, at.y, side, side}, colourOfPiece(sheet, picture, piece));
    }
}

}  // namespace doorstring
