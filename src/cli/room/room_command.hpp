// `doorstring room FILE`: shows rooms made by hand as text or as a picture, and says what is wrong
// with them.
#pragma once

#include "cli/options/command_line.hpp"

#include <iosfwd>
#include <optional>

namespace doorstring {

// The exit status: exitWrongUse where a room is refused, or cannot have the doors asked for.
int runRoom(const RoomRequest& request, const Folders& folders, std::ostream& out,
            std::ostream& err);

// A dungeon in which that one room is to be walked: it stands in the middle, and rooms like it
// behind its doors.
struct RoomStage {
    ConfigSources sources;
    bool ready = false;  // else `status` says how to end; why was told
    int status = exitDone;
};
RoomStage stageRoom(const RoomRequest& request, const Folders& folders, std::ostream& err);

}  // namespace doorstring
