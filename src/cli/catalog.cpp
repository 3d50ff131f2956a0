#include "cli/catalog.hpp"

#include "cli/game/game_command.hpp"
#include "cli/map/map_command.hpp"
#include "cli/replay/replay_command.hpp"
#include "cli/room/room_command.hpp"
#include "cli/solve/solve_command.hpp"
#include "cli/watch/watch_command.hpp"

#include <array>

namespace doorstring {

std::span<const Command> catalog() {
    static const std::array commands{gameCommand,  mapCommand,   replayCommand,
                                     watchCommand, solveCommand, roomCommand};
    return commands;
}

}  // namespace doorstring
