// Carved maps drawn by hand: '.' is ground, S the start, X the exit.
#pragma once

#include "dungeon/growth/growth.hpp"

#include <memory>
#include <string>
#include <vector>

namespace doorstring::testing {

inline Dungeon carvedDungeonOf(const std::vector<std::string>& rows, GridSize screen) {
    const GridSize size{static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    Draft draft({(size.width + screen.width - 1) / screen.width,
                 (size.height + screen.height - 1) / screen.height},
                {});
    draft.map = std::make_shared<CarvedMap>(size, screen);
    GridPos start;
    GridPos exit;
    for (GridPos tile; tile.y < size.height; ++tile.y) {
        for (tile.x = 0; tile.x < size.width; ++tile.x) {
            const char sign =
                rows[static_cast<std::size_t>(tile.y)][static_cast<std::size_t>(tile.x)];
            if (sign != '#') {
                draft.map->carve({areaBetween(tile, tile), sign != '.'});
            }
            start = sign == 'S' ? tile : start;
            exit = sign == 'X' ? tile : exit;
        }
    }
    draft.map->setEnds(start, exit);
    cutIntoRooms(draft);
    return {Seed{1}, draft.start, std::move(draft.plans), std::move(draft.rooms), {},
            {},      draft.map};
}

}  // namespace doorstring::testing
