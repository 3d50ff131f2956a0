// Rooms with puzzles, on the first floor of an adventure if so configured.
#pragma once

#include "unit/world/hazard_rooms.hpp"
#include "unit/world/things/small_floors.hpp"

namespace doorstring::testing {

inline Dungeon twoRooms() {
    return roomsWith(RoomKind::Puzzle, {"E", "W"});
}

// East of the start lies a room of kind puzzle with this drawing; the knight stands in it.
inline World puzzleWorld(const std::vector<std::string>& rows, GridPos start,
                         WorldConfig config = plainConfig(), std::vector<Spot> spots = {}) {
    config.room.size = {static_cast<int>(rows.front().size()), static_cast<int>(rows.size())};
    World world(twoRooms(), config);
    const Room room(world.dungeon.plan({1, 0}), {1, 0}, tilesOf(rows), std::move(spots),
                    {.hasPuzzle = true});
    world.enter(room, world.groundAsMade(room), {}, {});
    standInMiddleOf(world, start);
    world.entry = world.player.body.at;
    return world;
}

inline const std::vector<std::string> levers{"#########", "#l..l..l#", "#.......#",
                                             "#.......#", "........#", "#.......#",
                                             "#.......#", "#.......#", "#########"};
inline const std::vector<std::string> fires{"#########", "#i..i..i#", "#.......#",
                                            "#.......#", "........#", "#.......#",
                                            "#.......#", "#.......#", "#########"};
inline const std::vector<std::string> plate{"#########", "#..g....#", "#..#....#",
                                            "####....#", ".....b.p#", "#.......#",
                                            "#.......#", "#.......#", "#########"};

}  // namespace doorstring::testing
