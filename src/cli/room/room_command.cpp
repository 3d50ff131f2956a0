#include "cli/room/room_command.hpp"

#include "cli/output/complain.hpp"
#include "cli/output/out_file.hpp"
#include "cli/room/room_sheet.hpp"
#include "config/files/shown_path.hpp"
#include "config/files/text_file.hpp"
#include "config/log/log.hpp"
#include "config/schema/schema.hpp"
#include "config/text/nearest.hpp"
#include "room/templates/load.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <cerrno>
#include <ostream>

namespace doorstring {

namespace {

// What of the file is asked for.
struct ReadRooms {
    std::vector<RoomTemplate> rooms;
    bool bad = false;  // something was told to be wrong
};

void tellUnknownName(const RoomRequest& request, const ParsedTemplates& parsed, std::ostream& err) {
    std::vector<std::string_view> names;
    for (const RoomTemplate& room : parsed.templates) {
        names.push_back(room.name);
    }
    const std::string_view near = nearestWord(request.name, names);
    constexpr std::size_t few = 12;
    std::string hint = "the file has none that can be read";
    if (!near.empty()) {
        hint = fmt::format("did you mean '{}'?", near);
    } else if (names.size() > few) {
        hint = fmt::format("the file has {} others", names.size());
    } else if (!names.empty()) {
        hint = fmt::format("it has {}", joined(names));
    }
    complain(
        err, exitWrongUse,
        fmt::format("{} has no room called '{}'; {}", shownPath(request.file), request.name, hint));
}

ReadRooms readRooms(const RoomRequest& request, std::ostream& err) {
    ReadRooms read;
    const auto text = readTextFile(request.file);
    if (!text) {
        complain(err, exitWrongUse,
                 fmt::format("{}: {}", shownPath(request.file), text.error().sentence));
        read.bad = true;
        return read;
    }
    ParsedTemplates parsed = parseTemplates(shownPath(request.file), text.value());
    const auto wanted = [&](const std::string& name) {
        return request.name.empty() || request.name == name;
    };
    for (const TemplateFault& fault : parsed.faults) {
        if (wanted(fault.room)) {
            complain(err, exitWrongUse, toString(fault));
            read.bad = true;
        }
    }
    for (const RoomTemplate& room : parsed.templates) {
        if (wanted(room.name)) {
            read.rooms.push_back(room);
        }
    }
    if (read.rooms.empty() && !read.bad) {
        if (request.name.empty()) {
            complain(err, exitWrongUse,
                     shownPath(request.file) + " has no room; a room begins with 'room' and its "
                                               "name");
        } else {
            tellUnknownName(request, parsed, err);
        }
        read.bad = true;
    }
    return read;
}

std::string noSuchDoors(const RoomTemplate& room, DoorSet doors) {
    const std::vector<DoorSet> served = servedDoors(room);
    std::vector<std::string> names;
    for (const DoorSet set : served) {
        if (!set.empty()) {
            names.push_back(toString(set));
        }
    }
    const std::vector<std::string_view> views(names.begin(), names.end());
    return fmt::format("{}:{}: {} cannot have the doors {}; it can have {}", room.place.source,
                       room.place.line, room.name, doors.empty() ? "of none" : toString(doors),
                       joined(views));
}

// The first way of laying the room that has these doors.
std::optional<LaidTemplate> laidFor(const RoomTemplate& room, DoorSet doors) {
    for (const Pose pose : allPoses) {
        if (room.poses.has(pose)) {
            LaidTemplate laid = laidDown(room, pose);
            if ((laid.doors & doors) == doors) {
                return laid;
            }
        }
    }
    return std::nullopt;
}

// A room with the doors asked for.
struct Shown {
    const RoomTemplate* room = nullptr;
    LaidTemplate laid;
    DoorSet doors;
};

std::vector<Shown> choose(ReadRooms& read, const RoomRequest& request, std::ostream& err) {
    std::vector<Shown> shown;
    for (const RoomTemplate& room : read.rooms) {
        const DoorSet doors = request.doors.value_or(room.doors);
        if (auto laid = laidFor(room, doors)) {
            shown.push_back({&room, std::move(*laid), doors});
        } else {
            complain(err, exitWrongUse, noSuchDoors(room, doors));
            read.bad = true;
        }
    }
    return shown;
}

int writeOut(const RoomRequest& request, const std::string& content, std::ostream& out,
             std::ostream& err) {
    if (!request.out) {
        out << content << std::flush;
        return out || errno == EPIPE
                   ? exitDone
                   : complain(err, exitFailed, cannotWrite("the standard output", errno));
    }
    auto file = OutFile::open(*request.out);
    if (!file) {
        return complain(err, exitWrongUse, file.error());
    }
    file.value().stream() << content;
    if (const auto fault = file.value().finish()) {
        return complain(err, exitFailed, *fault);
    }
    return exitDone;
}

int writeTexts(const RoomRequest& request, const std::vector<Shown>& shown, std::ostream& out,
               std::ostream& err) {
    std::string content;
    for (const Shown& one : shown) {
        content += content.empty() ? "" : "\n";
        content += roomText(*one.room, one.laid, one.doors);
    }
    return writeOut(request, content, out, err);
}

int writePicture(const RoomRequest& request, const Folders& folders, const Shown& shown,
                 std::ostream& out, std::ostream& err) {
    const auto picture = roomPng(folders, *shown.room, shown.laid, shown.doors);
    if (!picture) {
        return complain(err, exitFailed, picture.error());
    }
    const auto& bytes = picture.value();
    return writeOut(request, {bytes.begin(), bytes.end()}, out, err);
}

}  // namespace

int runRoom(const RoomRequest& request, const Folders& folders, std::ostream& out,
            std::ostream& err) {
    startLog(folders, request.common.verbose);
    ReadRooms read = readRooms(request, err);
    std::vector<Shown> shown = choose(read, request, err);
    if (shown.empty()) {
        return read.bad ? exitWrongUse : exitDone;
    }
    if (request.format == RoomFormat::Png && shown.size() > 1) {
        return complain(err, exitWrongUse,
                        fmt::format("a picture shows one room, and the file has several; choose "
                                    "one, as in --name '{}'",
                                    shown.front().room->name));
    }
    const int status = request.format == RoomFormat::Png
                           ? writePicture(request, folders, shown.front(), out, err)
                           : writeTexts(request, shown, out, err);
    return read.bad ? exitWrongUse : status;
}

RoomStage stageRoom(const RoomRequest& request, const Folders& folders, std::ostream& err) {
    RoomStage stage{makeSources(folders, request.common), false, exitWrongUse};
    const ReadRooms read = readRooms(request, err);
    if (read.rooms.empty()) {
        return stage;
    }
    const RoomTemplate& room = read.rooms.front();
    const DoorSet doors = request.doors.value_or(room.doors);
    if ((room.doors & doors) != doors) {
        complain(err, exitWrongUse,
                 fmt::format("--play shows a room as it is drawn, and {} has the doors {}",
                             room.name, toString(room.doors)));
        return stage;
    }
    stage.sources.onlyRoom = {request.file, room.name};
    const auto set = [&](std::string value) { stage.sources.sets.push_back(std::move(value)); };
    set(fmt::format("room.width={}", room.tiles.width()));
    set(fmt::format("room.height={}", room.tiles.height()));
    set(fmt::format("start.doors=\"{}\"", toString(doors)));
    for (const char* plain :
         {"growth=\"door-strings\"", "grid.width=3", "grid.height=3", "grid.border=\"dead ends\"",
          "start.cell=\"middle\"", "room.interior=\"template\"", "loops.chance=0",
          "limits.min_rooms=1", "limits.max_rooms=\"any\"", "limits.min_dead_ends=0",
          "limits.max_dead_ends=\"any\"", "locks.small=0", "locks.boss=false",
          "explore.locks=false"}) {
        set(plain);
    }
    for (const std::string_view role : roleNames) {
        // Keys follow from locks and have no count.
        if (const std::string key = fmt::format("roles.{}.count", role); schema().find(key) != nullptr) {
            set(key + "=0");
        }
    }
    stage.ready = true;
    return stage;
}

}  // namespace doorstring
