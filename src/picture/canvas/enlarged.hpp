// A picture with every pixel as a square of `scale` pixels.
#pragma once

#include "picture/canvas/canvas.hpp"

namespace doorstring {

Canvas enlarged(const Canvas& canvas, int scale);

}  // namespace doorstring
