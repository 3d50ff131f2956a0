#include "room/room_tiler.hpp"

#include "room/interiors/catalog.hpp"

namespace doorstring {

namespace {

// To make one takes as long as to tile thirty rooms with it, so the last one is kept: dungeons of
// the same configuration come one after the other.
std::shared_ptr<const PillarTiler> pillarTilerOf(const RoomConfig& config) {
    struct Last {
        GridSize size;
        Fraction chance;
        std::shared_ptr<const PillarTiler> tiler;
    };
    thread_local Last last;
    if (!last.tiler || last.size != config.size || last.chance != config.pillarChance) {
        last = {config.size, config.pillarChance, std::make_shared<const PillarTiler>(config)};
    }
    return last.tiler;
}

}  // namespace

RoomTiler::RoomTiler(const RoomConfig& config)
    : size_(config.size), pillars_(pillarTilerOf(config)) {}

Grid<Tile> RoomTiler::tiles(DoorSet doors, std::uint64_t roll, Interior interior) const {
    Grid<Tile> tiles(size_);
    tile(doors, roll, interior, tiles);
    return tiles;
}

void RoomTiler::tile(DoorSet doors, std::uint64_t roll, Interior interior,
                     Grid<Tile>& tiles) const {
    if (interior == Interior::Pillars) {
        pillars_->tile(doors, roll, tiles.values());
        return;
    }
    Sketch sketch(tiles, doors, roll);
    lay(interior, sketch);
}

}  // namespace doorstring
