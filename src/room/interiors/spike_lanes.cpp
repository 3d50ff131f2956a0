#include "room/interiors/interiors.hpp"

#include <algorithm>

namespace doorstring {

namespace {

enum class LaneOrder : std::uint8_t { Columns, Rows, Beds };

}  // namespace

// The upper left quarter, mirrored: the middle lines stay free, and so do the tiles beside them
// where there are enough.
void drawSpikeLanes(Sketch& sketch) {
    const auto order = static_cast<LaneOrder>(sketch.roll(3));
    const int step = sketch.between(2, 4);
    const GridPos last{sketch.columns().first - 1, sketch.rows().first - 1};
    const int from = sketch.between(2, std::clamp(last.y - 1, 2, 4));
    const int end = last.y >= 3 ? last.y - 1 : last.y;
    switch (order) {
    case LaneOrder::Columns:
        for (int x = last.x - sketch.roll(2); x >= 1; x -= step) {
            for (int y = 1; y <= end; ++y) {
                sketch.setMirrored({x, y}, Tile::Spikes);
            }
        }
        return;
    case LaneOrder::Rows:
        for (int y = last.y - from + 2; y >= 1; y -= std::min(step, 3)) {
            for (int x = from; x <= last.x - 1; ++x) {
                sketch.setMirrored({x, y}, Tile::Spikes);
            }
            sketch.setMirrored({last.x, y}, Tile::Pillar);
        }
        return;
    case LaneOrder::Beds:
        for (int y = 1; y <= end; ++y) {
            for (int x = from; x <= last.x - 1; ++x) {
                const bool bare = step == 4 ? x % 3 == 0 : (x + y) % 2 != 0;
                sketch.setMirrored({x, y}, bare ? Tile::Ground : Tile::Spikes);
            }
        }
        return;
    }
}

}  // namespace doorstring
