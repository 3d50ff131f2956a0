#include "dungeon/dungeon_rooms.hpp"

#include "base/rng.hpp"
#include "room/boss_space.hpp"

#include <cassert>

namespace doorstring {

DungeonRooms::DungeonRooms(const Dungeon& dungeon, const RoomConfig& config)
    : dungeon_(dungeon),
      bossSpace_(config.bossSpace),
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
    if (choice_->at(cell) == Interior::Template) {
        const LaidTemplate& laid = choice_->templates().at(cell);
        const bool isPuzzle = laid.isPuzzle && plan.kind != RoomKind::Boss;
        return Room(plan, cell, tilesAt(cell), laid.spots, isPuzzle);
    }
    return Room(plan, cell, tilesAt(cell));
}

const Grid<Tile>& DungeonRooms::tilesAt(GridPos cell) {
    if (const CarvedMap* map = dungeon_.carved()) {
        return tiles_ = map->tilesOf(cell);
    }
    const RoomPlan& plan = dungeon_.plan(cell);
    const Interior interior = choice_->at(cell);
    if (interior == Interior::Template) {
        layTiles(choice_->templates().at(cell), plan.doors, tiles_);
    } else {
        tiler_.tile(plan.doors, cellRoll(stream_, cell), interior, tiles_);
    }
    if (plan.kind == RoomKind::Boss) {
        clearBossSpace(tiles_, bossSpace_);
    }
    return tiles_;
}

std::optional<Interior> DungeonRooms::interior(GridPos cell) const {
    return choice_ && !choice_->onlyPillars() ? std::optional(choice_->at(cell)) : std::nullopt;
}

}  // namespace doorstring
