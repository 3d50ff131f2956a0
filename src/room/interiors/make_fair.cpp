#include "room/interiors/interiors.hpp"
#include "room/ways/cheapest_way.hpp"
#include "room/ways/fairness.hpp"

namespace doorstring {

namespace {

constexpr auto standable = forEveryTile(canStandOn);

// Makes the tile safe to walk on, so that a way can use it.
void pave(Sketch& sketch, GridPos p) {
    sketch.set(p, tileTraits[sketch.at(p)].wayAcross);
}

void freeMiddleAndEnds(Sketch& sketch) {
    sketch.fill(sketch.middle(), Tile::Ground);
    forEachBit(doorEnds(sketch.size(), sketch.doors()), [&](GridPos p) { pave(sketch, p); });
}

void joinDoors(Sketch& sketch) {
    const BitRows inside = bitsOf(sketch.inside());
    const BitRows middle = bitsOf(sketch.middle());
    BitRows safe = safeTiles(sketch.tiles());
    BitRows reached = reach(safe, middle);
    for (const Direction side : sketch.doors()) {
        const GridPos gap = firstGap(sketch.size(), side);
        if (hasBit(reached, gap)) {
            continue;
        }
        const GridPos end = neighbour(gap, opposite(side));
        CheapestWay(inside, safe, oneBit(end), reached).forEach([&](GridPos p) {
            pave(sketch, p);
        });
        safe = safeTiles(sketch.tiles());
        reached = reach(safe, middle);
    }
}

void fillCutOff(Sketch& sketch, Tile filler) {
    const BitRows ground = bitsOf(sketch.inside()) &
                           bitsWhere(sketch.tiles(), [](Tile tile) { return standable[tile]; });
    const BitRows reached = reach(ground, bitsOf(sketch.middle()));
    forEachBit(ground - reached, [&](GridPos p) { sketch.set(p, filler); });
}

}  // namespace

void makeFair(Sketch& sketch, Tile filler) {
    freeMiddleAndEnds(sketch);
    joinDoors(sketch);
    fillCutOff(sketch, filler);
}

}  // namespace doorstring
