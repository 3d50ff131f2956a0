#include "room/interiors/interiors.hpp"

namespace doorstring {

namespace {

enum class Order : std::uint8_t { Hall, Avenue, Court };  // all rows, the long ones, the rim

bool stands(Order order, GridPos at, GridPos first, bool wide) {
    switch (order) {
    case Order::Hall:
        return true;
    case Order::Avenue:
        return wide ? at.y == first.y : at.x == first.x;
    default:
        return at.x == first.x || at.y == first.y;
    }
}

}  // namespace

// The upper left quarter, mirrored. The middle lines are not part of it.
void drawColonnade(Sketch& sketch) {
    const auto order = static_cast<Order>(sketch.roll(3));
    const GridOffset step{sketch.between(2, 3), sketch.between(2, 3)};
    const int fromSides = order == Order::Avenue ? sketch.between(1, 2) : 2;
    const GridPos last{sketch.columns().first - 1, sketch.rows().first - 1};
    // Counted from the middle, so that the rows beside the ways are always there.
    const GridPos first{last.x - (last.x - fromSides) / step.x * step.x,
                        last.y - (last.y - fromSides) / step.y * step.y};
    for (int y = first.y; y <= last.y; y += step.y) {
        for (int x = first.x; x <= last.x; x += step.x) {
            if (stands(order, {x, y}, first, sketch.width() >= sketch.height())) {
                sketch.setMirrored({x, y}, Tile::Pillar);
            }
        }
    }
}

}  // namespace doorstring
