// `doorstring room FILE`: shows rooms made by hand as text or as a picture, reports what is wrong
// with them, and lets them be played.
#pragma once

#include "base/door_set.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"

#include <cstdint>
#include <filesystem>
#include <iosfwd>
#include <optional>
#include <string>

namespace doorstring {

extern const Command roomCommand;

enum class RoomFormat : std::uint8_t { Text, Png };  // in the order of --format's names

struct RoomRequest {
    CommonOptions common;
    std::filesystem::path file;
    std::string name;              // empty: all rooms of the file, or the first one
    std::optional<DoorSet> doors;  // none: those of the drawing
    RoomFormat format = RoomFormat::Text;
    std::optional<std::filesystem::path> out;  // none: the standard output
    bool play = false;                         // in the window
};

OrSentence<RoomRequest> readRoomOptions(const GivenOptions& given);

// Returns the exit status: exitWrongUse where a room is refused, or cannot have the doors asked
// for.
int runRoom(const RoomRequest& request, const CommandContext& context);

// A dungeon in which that one room is played: it stands in the middle, and rooms like it behind its
// doors. None where there is no such room; why has then been reported.
std::optional<ConfigSources> stageRoom(const RoomRequest& request, const Folders& folders,
                                       std::ostream& err);

}  // namespace doorstring
