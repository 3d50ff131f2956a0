#include "dungeon/dungeon_rooms.hpp"

#include "base/rng.hpp"

#include <cassert>

namespace doorstring {

DungeonRooms::DungeonRooms(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon),
      tiler_(config),
      stream_(substream(dungeon.seed().number, Purpose::Interior)),
      tiles_(config.size) {
    if (const CarvedMap* map = dungeon.carved()) {
        assert(map->screen() == config.size);
    } else {
        choice_.emplace(dungeon, config);
    }
}

Room DungeonRooms::at(GridPos cell) {
    assert(dungeon_.hasRoom(cell));
    const RoomPlan& plan = dungeon_.plan(cell);
    if (const CarvedMap* map = dungeon_.carved()) {
        return Room(plan, cell, map->tilesOf(cell), map->waysOut(cell));
    }
    const Interior interior = choice_->at(cell);
    if (interior == Interior::Template) {
        const LaidTemplate& laid = choice_->templates().at(cell);
        return Room(plan, cell, tilesFor(laid, plan.doors), laid.spots, laid.isPuzzle);
    }
    return Room(plan, cell, tiler_.tiles(plan.doors, cellRoll(stream_, cell), interior));
}

const Grid<Tile>& DungeonRooms::tilesAt(GridPos cell) {
    if (const CarvedMap* map = dungeon_.carved()) {
        return tiles_ = map->tilesOf(cell);
    }
    const DoorSet doors = dungeon_.plan(cell).doors;
    const Interior interior = choice_->at(cell);
    if (interior == Interior::Template) {
        layTiles(choice_->templates().at(cell), doors, tiles_);
    } else {
        tiler_.tile(doors, cellRoll(stream_, cell), interior, tiles_);
    }
    return tiles_;
}

std::optional<Interior> DungeonRooms::interior(GridPos cell) const {
    return choice_ && !choice_->onlyPillars() ? std::optional(choice_->at(cell)) : std::nullopt;
}

}  // namespace doorstring
