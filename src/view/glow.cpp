#include "view/glow.hpp"

namespace doorstring {

void drawGlow(Canvas& canvas, GridPos middle, int halfWidth, int halfHeight, Colour colour) {
    for (int row = -halfHeight; row <= halfHeight; ++row) {
        int half = halfWidth;
        while (half > 0 &&
               half * half * halfHeight * halfHeight + row * row * halfWidth * halfWidth >
                   halfWidth * halfWidth * halfHeight * halfHeight) {
            --half;
        }
        canvas.fill({middle.x - half, middle.y + row, 2 * half, 1}, colour);
    }
}

}  // namespace doorstring
