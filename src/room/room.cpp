#include "room/room.hpp"

#include "base/rng.hpp"
#include "room/interiors/catalog.hpp"
#include "room/pillars/room_tiler.hpp"
#include "room/ways/find_spots.hpp"

#include <utility>

namespace doorstring {

Room::Room(const RoomPlan& plan, GridPos cell, Seed seed, const RoomConfig& config,
           Interior interior)
    : plan_(plan),
      cell_(cell),
      tiles_(config.size),
      ways_(WaysOut::ofDoors(plan.doors, config.size)),
      interior_(interior) {
    if (interior == Interior::Pillars) {
        RoomTiler(config, seed).tile(plan.doors, cell, tiles_.values());
        return;
    }
    Sketch sketch(tiles_, {plan.doors, plan.kind, config},
                  cellRoll(seed.number, Purpose::Interior, cell));
    lay(interior, sketch);
    ownSpots_ = sketch.takeSpots();
}

Room::Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles)
    : plan_(plan),
      cell_(cell),
      tiles_(std::move(tiles)),
      ways_(WaysOut::ofDoors(plan.doors, tiles_.size())) {}

Room::Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, const WaysOut& ways)
    : plan_(plan), cell_(cell), tiles_(std::move(tiles)), ways_(ways), carved_(true) {}

Room::Room(const RoomPlan& plan, GridPos cell, Grid<Tile> tiles, std::vector<Spot> spots)
    : Room(plan, cell, std::move(tiles)) {
    interior_ = Interior::Template;
    ownSpots_ = std::move(spots);
}

std::vector<Spot> Room::spots() const {
    if (carved_) {
        return {};
    }
    return ownSpots_.empty() ? findSpots(tiles_, plan_.doors) : ownSpots_;
}

}  // namespace doorstring
