// Dungeons that grow ring by ring from their start: behind the title, and on the card of a floor.
#pragma once

#include "config/config.hpp"
#include "view/panel.hpp"
#include "world/state/world.hpp"

#include <cstdint>
#include <optional>

namespace doorstring {

class GrowingMap {
public:
    // Grows the dungeons from the seed and the config's tables, on a grid that fills the canvas.
    GrowingMap(const Config& config, GridSize canvas, Seed seed);

    void tick();
    // Draws the map, with its newest ring lit.
    void draw(const Page& page) const;

private:
    void growCandidate();
    void showNext();

    Config config_;
    RandomStream seeds_;
    std::optional<World> world_;  // empty if the config gives no dungeon on this grid
    std::optional<World> next_;   // the largest candidate so far
    int age_ = 0;                 // ticks since this dungeon began to grow
};

// Draws the rooms of a floor in the middle of an area. Rooms at the same distance from the floor's
// start are a ring. Only the rings nearest to the start are drawn; their share of all rings is
// `part` / `whole`. Secret rooms are left out. In a small area the rooms are smaller than on the
// large map.
void drawGrowingFloor(const Page& page, const Dungeon& floor, PixelRect area, int part, int whole);

}  // namespace doorstring
