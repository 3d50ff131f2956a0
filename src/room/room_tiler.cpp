#include "room/room_tiler.hpp"

#include "base/rng.hpp"
#include "room/interiors/catalog.hpp"

#include <algorithm>

namespace doorstring {

RoomTiler::RoomTiler(const RoomConfig& config, Seed seed)
    : config_(config), seed_(seed), stream_(substream(seed.number, Purpose::Interior)) {}

Grid<Tile> RoomTiler::tiles(DoorSet doors, GridPos cell, Interior interior) {
    Grid<Tile> tiles(config_.size);
    tile(doors, cell, interior, tiles);
    return tiles;
}

void RoomTiler::tile(DoorSet doors, GridPos cell, Interior interior, Grid<Tile>& tiles) {
    if (interior == Interior::Pillars) {
        if (!pillars_) {
            pillars_.emplace(config_, seed_);
        }
        pillars_->tile(doors, cell, tiles.values());
        return;
    }
    std::fill(tiles.values().begin(), tiles.values().end(), Tile{});
    Sketch sketch(tiles, doors, cellRoll(stream_, cell));
    lay(interior, sketch);
}

}  // namespace doorstring
