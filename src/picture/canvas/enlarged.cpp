#include "picture/canvas/enlarged.hpp"

namespace doorstring {

Canvas enlarged(const Canvas& canvas, int scale) {
    Canvas large({canvas.size().width * scale, canvas.size().height * scale});
    for (const GridPos at : cellsOf(large.size())) {
        large.set(at.x, at.y, canvas.at(at.x / scale, at.y / scale));
    }
    return large;
}

}  // namespace doorstring
