#include "dungeon/dungeon_rooms.hpp"

#include <cassert>

namespace doorstring {

DungeonRooms::DungeonRooms(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon), tiler_(config, dungeon.seed()), tiles_(config.size) {
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
        return Room(plan, cell, tilesFor(laid, plan.doors), laid.spots);
    }
    return Room(plan, cell, tiler_.tiles(plan.doors, cell, interior));
}

const Grid<Tile>& DungeonRooms::tilesAt(GridPos cell) {
    if (choice_) {
        const Interior interior = choice_->at(cell);
        if (interior != Interior::Template) {
            tiler_.tile(dungeon_.plan(cell).doors, cell, interior, tiles_);
            return tiles_;
        }
    }
    return tiles_ = at(cell).tiles();
}

std::optional<Interior> DungeonRooms::interior(GridPos cell) const {
    return choice_ && !choice_->onlyPillars() ? std::optional(choice_->at(cell)) : std::nullopt;
}

}  // namespace doorstring
