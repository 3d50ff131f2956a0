#include "dungeon/carved/screens.hpp"

#include "room/tiles/door_gap.hpp"
#include "room/ways/safe_ways.hpp"

#include <algorithm>

namespace doorstring {

namespace {

bool isJoined(const BitRows& ground) {
    BitRows first{};
    forEachBit(ground, [&](GridPos tile) {
        if (!anyBit(first)) {
            addBit(first, tile);
        }
    });
    return anyBit(first) && !anyBit(ground - reach(ground, first));
}

}  // namespace

bool isWhole(const Grid<Tile>& screen) {
    const BitRows safe = safeTiles(screen);
    BitRows inner{};
    for (const GridPos tile : cellsIn(insideOf(screen.size()))) {
        if (hasBit(safe, tile)) {
            addBit(inner, tile);
        }
    }
    return isJoined(safe) && isJoined(inner);
}

bool isRoomy(const Grid<Tile>& screen) {
    constexpr int least = 20;  // tiles of bare ground
    const auto inside = cellsIn(insideOf(screen.size()));
    const auto bare = std::count_if(inside.begin(), inside.end(),
                                    [&](GridPos tile) { return screen[tile] == Tile::Ground; });
    return bare >= least && isWhole(screen);
}

}  // namespace doorstring
