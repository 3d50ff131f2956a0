#include "cli/commands.hpp"
#include "cli/game/stage.hpp"
#include "cli/output/complain.hpp"
#include "cli/output/write_output.hpp"
#include "cli/room/room_sheet.hpp"
#include "config/text/nearest.hpp"
#include "files/shown_path.hpp"
#include "files/text_file.hpp"
#include "room/templates/load.hpp"

#include <fmt/format.h>

#include <ostream>

namespace doorstring {

namespace {

// The rooms of the file that are asked for.
struct ReadRooms {
    std::vector<RoomTemplate> rooms;
    int status = exitDone;  // exitWrongUse: something wrong was reported
};

std::string unknownName(const RoomRequest& request, const ParsedTemplates& parsed) {
    std::vector<std::string_view> names;
    for (const RoomTemplate& room : parsed.templates) {
        names.push_back(room.name);
    }
    const std::string_view near = nearestWord(request.name, names);
    constexpr std::size_t few = 12;
    std::string hint = "none of its rooms can be read";
    if (!near.empty()) {
        hint = fmt::format("did you mean '{}'?", near);
    } else if (names.size() > few) {
        hint = fmt::format("it has {} others", names.size());
    } else if (!names.empty()) {
        hint = fmt::format("it has {}", joined(names));
    }
    return fmt::format("{} has no room named '{}'; {}", shownPath(request.file), request.name,
                       hint);
}

int reportFault(const TemplateFault& fault, std::ostream& err) {
    // The drawing stands below the sentence.
    const std::string text = toString(fault);
    return complain(err, exitWrongUse,
                    std::string_view(text).substr(0, text.size() - fault.picture.size()),
                    fault.picture);
}

ReadRooms readRooms(const RoomRequest& request, std::ostream& err) {
    const std::string file = shownPath(request.file);
    const auto text = readTextFile(request.file);
    if (!text) {
        return {{},
                complain(err, exitWrongUse, fmt::format("{}: {}", file, text.error().sentence))};
    }
    ReadRooms read;
    const ParsedTemplates parsed = parseTemplates(file, text.value());
    const auto wanted = [&](const std::string& name) {
        return request.name.empty() || request.name == name;
    };
    for (const TemplateFault& fault : parsed.faults) {
        if (wanted(fault.room)) {
            read.status = reportFault(fault, err);
        }
    }
    for (const RoomTemplate& room : parsed.templates) {
        if (wanted(room.name)) {
            read.rooms.push_back(room);
        }
    }
    if (read.rooms.empty() && read.status == exitDone) {
        read.status =
            complain(err, exitWrongUse,
                     request.name.empty() ? file + " has no room; a room begins with 'room' and "
                                                   "its name"
                                          : unknownName(request, parsed));
    }
    return read;
}

std::string noSuchDoors(const RoomTemplate& room, DoorSet doors) {
    return fmt::format("{}:{}: {} cannot have the doors {}; it can have {}", room.place.source,
                       room.place.line, room.name, doors.empty() ? "of none" : toString(doors),
                       joined(servedDoors(room), " and "));
}

// The first way of laying the room that has these doors.
std::optional<LaidTemplate> laidFor(const RoomTemplate& room, DoorSet doors) {
    for (const Pose pose : room.poses) {
        LaidTemplate laid = laidDown(room, pose);
        if ((laid.doors & doors) == doors) {
            return laid;
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
            read.status = complain(err, exitWrongUse, noSuchDoors(room, doors));
        }
    }
    return shown;
}

MaybeFailure writeRooms(BlockWriter& writer, const RoomRequest& request, const Folders& folders,
                        const std::vector<Shown>& shown) {
    if (request.format == RoomFormat::Png) {
        const Shown& one = shown.front();
        const auto png = roomPng(folders, *one.room, one.laid, one.doors);
        if (!png) {
            return Failure{exitFailed, png.error()};
        }
        writer.bytes(png.value());
        return std::nullopt;
    }
    for (const Shown& one : shown) {
        writer.text(&one == &shown.front() ? "" : "\n");
        writer.text(roomText(*one.room, one.laid, one.doors));
    }
    return std::nullopt;
}

// exitWrongUse where a room is rejected, or cannot have the doors asked for.
int showRooms(const RoomRequest& request, const CommandContext& context) {
    std::ostream& err = context.err;
    ReadRooms read = readRooms(request, err);
    const std::vector<Shown> shown = choose(read, request, err);
    if (shown.empty()) {
        return read.status;
    }
    if (request.format == RoomFormat::Png && shown.size() > 1) {
        return complain(err, exitWrongUse,
                        fmt::format("a picture shows one room, and the file has several; choose "
                                    "one, as in --name '{}'",
                                    shown.front().room->name));
    }
    const int status = writeOutput(request.out, context.out, err, [&](BlockWriter& writer) {
        return writeRooms(writer, request, context.folders, shown);
    });
    return read.status == exitDone ? status : read.status;
}

// A dungeon in which that one room is played: it stands in the middle, and rooms like it behind its
// doors. None where there is no such room; why has then been reported.
std::optional<ConfigSources> stageRoom(const RoomRequest& request, const Folders& folders,
                                       std::ostream& err) {
    const ReadRooms read = readRooms(request, err);
    if (read.rooms.empty()) {
        return std::nullopt;
    }
    const RoomTemplate& room = read.rooms.front();
    const DoorSet doors = request.doors.value_or(room.doors);
    if ((room.doors & doors) != doors) {
        complain(err, exitWrongUse,
                 fmt::format("--play shows a room as it is drawn, and {} has the doors {}",
                             room.name, toString(room.doors)));
        return std::nullopt;
    }
    ConfigSources sources = makeSources(folders, request.common);
    sources.onlyRoom = {request.file, room.name};
    const auto set = [&](std::string value) { sources.sets.push_back(std::move(value)); };
    set(fmt::format("room.width={}", room.tiles.width()));
    set(fmt::format("room.height={}", room.tiles.height()));
    set(fmt::format("start.doors=\"{}\"", toString(doors)));
    set("room.interior=\"template\"");
    for (std::string& value : stageSets({3, 3})) {
        set(std::move(value));
    }
    return sources;
}

}  // namespace

int runRoom(const RoomRequest& request, const CommandContext& context) {
    if (!request.play) {
        return showRooms(request, context);
    }
    const auto sources = stageRoom(request, context.folders, context.err);
    return sources ? context.window.play({.common = request.common, .explore = true}, *sources)
                   : exitWrongUse;
}

}  // namespace doorstring
