#include "picture/canvas/enlarged.hpp"

namespace doorstring {

Canvas enlarged(const Canvas& canvas, int scale) {
    Canvas large({canvas.size().width * scale, canvas.size().height * scale});
    for (int y = 0; y < large.size().height; ++y) {
        for (int x = 0; x < large.size().width; ++x) {
            large.set(x, y, canvas.at(x / scale, y / scale));
        }
    }
    return large;
}

}  // namespace doorstring
