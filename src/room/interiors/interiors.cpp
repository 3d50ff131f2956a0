#include "room/interiors/interiors.hpp"

#include "room/ways/safe_ways.hpp"

#include <cassert>

namespace doorstring {

namespace {

struct Entry {
    Interior interior;
    GridSize smallest;           // the smallest room that it is drawn in, in tiles
    void (*draw)(Sketch&);       // null: drawn elsewhere (room/room_tiler.cpp, room/templates/)
    Tile filler = Tile::Pillar;  // in place of ground that cannot be reached
};

constexpr EnumArray<Interior, Entry> catalog{{{
    {Interior::Pillars, {5, 5}, nullptr},
    {Interior::Empty, {5, 5}, drawEmpty, Tile::Wall},
    {Interior::Chambers, {11, 9}, drawChambers, Tile::Wall},
    {Interior::Cave, {9, 7}, drawCave, Tile::Wall},
    {Interior::Ring, {9, 9}, drawRing, Tile::Wall},
    {Interior::River, {9, 7}, drawRiver, Tile::DeepWater},
    {Interior::CrossWalls, {9, 7}, drawCrossWalls, Tile::Wall},
    {Interior::Islands, {9, 7}, drawIslands, Tile::Pit},
    {Interior::Colonnade, {7, 7}, drawColonnade},
    {Interior::Ruins, {9, 9}, drawRuins, Tile::Rubble},
    {Interior::Maze, {9, 7}, drawMaze, Tile::Wall},
    {Interior::SpikeLanes, {7, 7}, drawSpikeLanes},
    {Interior::Ice, {7, 7}, drawIce},
    {Interior::Grass, {5, 5}, drawGrass},
    {Interior::Crates, {9, 7}, drawCrates, Tile::Crate},
    {Interior::Template, {5, 5}, nullptr},
}}};

static_assert(isInOrder(catalog, &Entry::interior));

}  // namespace

bool fits(Interior interior, GridSize room) {
    const Entry& entry = catalog[interior];
    const bool drawn = entry.draw != nullptr || interior == Interior::Pillars;
    return drawn && room.width >= entry.smallest.width && room.height >= entry.smallest.height;
}

void lay(Interior interior, Sketch& sketch) {
    assert(interior != Interior::Pillars && fits(interior, sketch.size()));
    const Entry& entry = catalog[interior];
    entry.draw(sketch);
    makeFair(sketch, entry.filler);
}

namespace {

constexpr auto standable = answersByTile(canStandOn);

// Makes the tile safe to walk on, so that a way can use it.
void pave(Sketch& sketch, GridPos p) {
    sketch.set(p, tileRows[sketch.at(p)].wayAcross);
}

void clearMiddleAndDoors(Sketch& sketch) {
    sketch.fill(sketch.middle(), Tile::Ground);
    forEachBit(doorEnds(sketch.size(), sketch.doors()), [&](GridPos p) { pave(sketch, p); });
}

void joinDoors(Sketch& sketch) {
    const BitRows inside = bitsOf(sketch.inside());
    const BitRows middle = bitsOf(sketch.middle());
    BitRows safe = safeTiles(sketch.tiles());
    BitRows reached = reach(safe, middle);
    for (const Direction side : sketch.doors()) {
        const GridPos gap = firstGapTile(sketch.size(), side);
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

void fillUnreachedGround(Sketch& sketch, Tile filler) {
    const BitRows ground = bitsOf(sketch.inside()) &
                           bitsWhere(sketch.tiles(), [](Tile tile) { return standable[tile]; });
    const BitRows reached = reach(ground, bitsOf(sketch.middle()));
    forEachBit(ground - reached, [&](GridPos p) { sketch.set(p, filler); });
}

}  // namespace

void makeFair(Sketch& sketch, Tile filler) {
    clearMiddleAndDoors(sketch);
    joinDoors(sketch);
    fillUnreachedGround(sketch, filler);
}

}  // namespace doorstring
