#include "base/contains.hpp"
#include "cli/commands.hpp"
#include "cli/options/command.hpp"
#include "cli/options/common_options.hpp"
#include "cli/output/output.hpp"
#include "config/text/config_error.hpp"
#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "config/text/printable.hpp"
#include "files/folders.hpp"
#include "files/whole_file.hpp"
#include "picture/canvas/png.hpp"
#include "picture/room/room_picture.hpp"
#include "room/templates/check.hpp"
#include "room/templates/pool.hpp"
#include "room/templates/room_template.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <bit>
#include <ostream>
#include <variant>

namespace doorstring {

namespace {

MaybeSentence doorsFault(std::string_view text) {
    const auto doors = parseDoorString(text);
    return doors ? std::nullopt : MaybeSentence(fmt::format("--doors: {}", doors.error()));
}

enum class RoomFormat : std::uint8_t { Text, Png };
constexpr Option nameOfRoom{"--name", "NAME", "only this room of the file", "'the moat'"};
constexpr Option doorsOption{.name = "--doors",
                             .argument = "NSWE",
                             .help =
                                 "show the room with these doors instead of those of its drawing",
                             .example = "NS",
                             .fault = doorsFault};
constexpr auto roomFormatNames = namesOf<RoomFormat>({"text", "png"});
constexpr ChoiceOption<RoomFormat> formatOfRoom{"--format", "FORMAT", "text (the default) or png",
                                                "png", roomFormatNames};
constexpr Option outOfRoom{"--out", "FILE", "write to FILE instead of the standard output",
                           "room.png"};
constexpr Option playOfRoom{
    "--play", "", "play the room in the window; whenever you save FILE, the room changes at once"};
constexpr auto roomOptions =
    std::to_array<Option>({nameOfRoom, doorsOption, formatOfRoom, outOfRoom, playOfRoom});
constexpr std::array<std::string_view, 3> roomExamples{
    "doorstring room config/rooms/water.txt",
    "doorstring room my-rooms.txt --name 'the moat' --doors NS",
    "doorstring room my-rooms.txt --play"};

// The keys of the configuration that --play sets as the drawing requires. No --set may change them.
constexpr std::array<std::string_view, 4> keysOfRoom{"room.width", "room.height", "room.interior",
                                                     "start.doors"};

MaybeSentence clashOfRoom(const GivenOptions& given) {
    for (const Option& option : {outOfRoom, formatOfRoom.option}) {
        if (given.has(playOfRoom) && given.has(option)) {
            return fmt::format("--play opens the window and takes no {}", option.name);
        }
    }
    for (const Option& option : {configOption, presetOption, setOption}) {
        if (given.has(option) && !given.has(playOfRoom)) {
            return fmt::format("{} needs --play: otherwise rooms are shown as they are drawn",
                               option.name);
        }
    }
    for (const std::string& set : commonOf(given).sets) {
        const auto key = trimmed(std::string_view(set).substr(0, set.find('=')));
        if (given.has(playOfRoom) && contains(keysOfRoom, key)) {
            return fmt::format("--play shows a room as it is drawn and takes no --set {}", key);
        }
    }
    if (given.choice(formatOfRoom) == RoomFormat::Png && !given.has(outOfRoom)) {
        return "--format png needs --out FILE, as in --out room.png";
    }
    return std::nullopt;
}

// Returns the doors of --doors; empty if it is not given.
std::optional<DoorSet> doorsOf(const GivenOptions& given) {
    return given.has(doorsOption) ? std::optional(parseDoorString(given.text(doorsOption)).value())
                                  : std::nullopt;
}

// Returns "N, S and NS", where `last` is " and "; leaves out the set without doors.
std::string listedDoors(const std::vector<DoorSet>& sets, std::string_view last) {
    std::vector<std::string> names;
    for (const DoorSet set : sets) {
        if (!set.empty()) {
            names.push_back(toString(set));
        }
    }
    return joined(names, "", last);
}

// Lists the words whose bits are set, bit i for words[i]: "the tileset sand or moss", where `what`
// is "tileset"; "any tileset" if all are set.
std::string listOf(std::uint32_t bits, std::span<const std::string_view> words,
                   std::string_view what) {
    const std::vector<std::string_view> found = wordsInSet(bits, words);
    return found.size() == words.size() ? fmt::format("any {}", what)
                                        : fmt::format("the {} {}", what, joined(found, "", " or "));
}

std::string posesText(const RoomTemplate& room) {
    std::vector<std::string_view> words{"as it is drawn"};
    const bool leftRight = room.poses.has(Pose::LeftRight);
    const bool topBottom = room.poses.has(Pose::TopBottom);
    if (leftRight || topBottom) {
        words.push_back(leftRight && topBottom ? "mirrored"
                        : leftRight            ? "left for right"
                                               : "upside down");
    }
    if (room.poses.has(Pose::QuarterRight)) {
        words.push_back("turned by a quarter");
    } else if (room.poses.has(Pose::HalfTurn)) {
        words.push_back("turned by half");
    }
    return joined(words);
}

std::string doorsText(const RoomTemplate& room) {
    const std::vector<DoorSet> sets = servedDoors(room);
    const auto setsWithDoors =
        sets.size() - static_cast<std::size_t>(std::ranges::count(sets, DoorSet()));
    return setsWithDoors == DoorSet::count - 1 ? "any doors"
                                               : "the doors " + listedDoors(sets, " or ");
}

std::string spotsText(const RoomTemplate& room) {
    const auto countOf = [&](SpotKind kind) {
        return static_cast<std::size_t>(std::ranges::count(room.spots, kind, &Spot::kind));
    };
    const std::size_t foes = countOf(SpotKind::Foe);
    return counted(countOf(SpotKind::Creature), "creature", "creatures") +
           (foes > 0 ? ", " + counted(foes, "foe", "foes") : "") + " and " +
           counted(countOf(SpotKind::Treasure), "treasure", "treasures");
}

Tileset firstTileset(const RoomTemplate& room) {
    return static_cast<Tileset>(std::countr_zero(room.tilesets.bits()));
}

// Returns what the template is for: "the boss founder", or the kinds of room that it serves.
std::string useText(const RoomTemplate& room) {
    if (room.landmark != Landmark::None) {
        return fmt::format("the landmark {}", name(room.landmark));
    }
    if (room.boss) {
        return fmt::format("the boss {}", name(*room.boss));
    }
    return room.piece ? fmt::format("the set piece {}", name(*room.piece))
                      : listOf(room.kinds.bits(), kindNames, "kind of room");
}

// Says in a few lines what the template is for, and draws it with these doors.
std::string roomText(const RoomTemplate& room, const LaidTemplate& laid, DoorSet doors) {
    std::string text = fmt::format("{}: {} by {}, difficulty {}, weight {}, spots for {}\n",
                                   room.name, room.tiles.width(), room.tiles.height(),
                                   room.difficulty, thousandthsText(room.weight), spotsText(room));
    text += fmt::format("for {} and {}, with {}\n", useText(room),
                        listOf(room.tilesets.bits(), tilesetNames, "tileset"), doorsText(room));
    text += fmt::format("laid {}\n", posesText(room));
    return text + drawingOf(tilesFor(laid, doors), laid.spots);
}

// Returns a PNG of the template with these doors. The error is a sentence.
Result<std::vector<std::uint8_t>, std::string>
roomPng(const Folders& folders, const RoomTemplate& room, const LaidTemplate& laid, DoorSet doors) {
    const auto tileset = TilesetPictures::load(folders.assets, firstTileset(room));
    if (!tileset) {
        return tileset.error();
    }
    RoomPicture picture;
    drawRoom(picture, tilesFor(laid, doors), doors, cosmeticSeed(Seed{}, {}), tileset.value());
    Canvas canvas(picture.below.size());
    showRoom(canvas, picture, tileset.value(), 0, 0, 0);
    return encodePng(canvas);
}

// The templates of the file that were asked for.
struct ReadRooms {
    std::vector<RoomTemplate> rooms;
    int status = exitDone;  // exitWrongUse if a mistake was reported
};

std::string unknownName(const GivenOptions& given, const ParsedTemplates& parsed) {
    const std::string name = given.text(nameOfRoom);
    std::vector<std::string_view> names;
    for (const RoomTemplate& room : parsed.templates) {
        names.push_back(room.name);
    }
    const std::string_view near = nearestWord(name, names);
    constexpr std::size_t mostListed = 12;
    std::string hint = "none of its rooms can be read";
    if (!near.empty()) {
        hint = fmt::format("did you mean '{}'?", near);
    } else if (names.size() > mostListed) {
        hint = fmt::format("it has {} others", names.size());
    } else if (!names.empty()) {
        hint = fmt::format("it has {}", joined(names));
    }
    return fmt::format("{} has no room named '{}'; {}", shownPath(*given.firstPath()),
                       printableExcerpt(name), hint);
}

ReadRooms readRooms(const GivenOptions& given, std::ostream& err) {
    const std::string name = given.text(nameOfRoom);
    const std::string file = shownPath(*given.firstPath());
    const auto text = readTextFile(*given.firstPath());
    if (!text) {
        return {{},
                complain(err, exitWrongUse, fmt::format("{}: {}", file, text.error().sentence))};
    }
    ReadRooms read;
    const ParsedTemplates parsed = parseTemplates(file, text.value());
    const auto isWanted = [&](const std::string& room) { return name.empty() || name == room; };
    for (const TemplateFault& fault : parsed.faults) {
        if (isWanted(fault.room)) {
            read.status = complain(err, fault);
        }
    }
    for (const RoomTemplate& room : parsed.templates) {
        if (isWanted(room.name)) {
            read.rooms.push_back(room);
        }
    }
    if (read.rooms.empty() && read.status == exitDone) {
        read.status = complain(err, exitWrongUse,
                               name.empty() ? file + " has no room; a room begins with 'room' and "
                                                     "its name"
                                            : unknownName(given, parsed));
    }
    return read;
}

std::string noSuchDoors(const RoomTemplate& room, DoorSet doors) {
    return fmt::format("{}:{}: {} cannot have the doors {}; it can have {}", room.place.source,
                       room.place.line, room.name, doors.empty() ? "of none" : toString(doors),
                       listedDoors(servedDoors(room), " and "));
}

// Lays the template in its first pose that has at least these doors; empty if there is none.
std::optional<LaidTemplate> laidFor(const RoomTemplate& room, DoorSet doors) {
    for (const Pose pose : room.poses) {
        LaidTemplate laid = laidDown(room, pose);
        if ((laid.doors & doors) == doors) {
            return laid;
        }
    }
    return std::nullopt;
}

// A template to show, laid in a pose in which it can have the doors asked for.
struct Shown {
    const RoomTemplate* room = nullptr;
    LaidTemplate laid;
    DoorSet doors;
};

// Lays the templates. Those that cannot have the doors asked for are reported, noted in
// `read.status` and left out.
std::vector<Shown> layRooms(ReadRooms& read, const GivenOptions& given, std::ostream& err) {
    std::vector<Shown> shown;
    for (const RoomTemplate& room : read.rooms) {
        const DoorSet doors = doorsOf(given).value_or(room.doors);
        if (auto laid = laidFor(room, doors)) {
            shown.push_back({&room, std::move(*laid), doors});
        } else {
            read.status = complain(err, exitWrongUse, noSuchDoors(room, doors));
        }
    }
    return shown;
}

MaybeFailure writeRooms(BlockWriter& writer, const GivenOptions& given, const Folders& folders,
                        const std::vector<Shown>& shown) {
    if (given.choice(formatOfRoom) == RoomFormat::Png) {
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

// Shows the templates. Returns the exit status, which is exitWrongUse if any template is rejected
// or cannot have the doors asked for.
int showRooms(const GivenOptions& given, const CommandContext& context) {
    std::ostream& err = context.err;
    ReadRooms read = readRooms(given, err);
    const std::vector<Shown> shown = layRooms(read, given, err);
    if (shown.empty()) {
        return read.status;
    }
    if (given.choice(formatOfRoom) == RoomFormat::Png && shown.size() > 1) {
        return complain(err, exitWrongUse,
                        fmt::format("a picture shows one room, and the file has several; choose "
                                    "one, as in --name '{}'",
                                    shown.front().room->name));
    }
    const int status =
        writeOutput(given.path(outOfRoom), context.out, err, [&](BlockWriter& writer) {
            return writeRooms(writer, given, context.folders, shown);
        });
    return read.status == exitDone ? status : read.status;
}

// Returns the config sources of a small dungeon in which to play the first template that was asked
// for. The room in the middle is of this template, and so are the rooms behind its doors, where the
// template fits. The user's own --set comes last, so that it wins. If the template cannot be
// played, reports that and returns nothing.
std::optional<ConfigSources> sourcesToPlay(const GivenOptions& given, const Folders& folders,
                                           std::ostream& err) {
    const ReadRooms read = readRooms(given, err);
    if (read.status != exitDone) {
        return std::nullopt;
    }
    const RoomTemplate& room = read.rooms.front();
    const DoorSet doors = doorsOf(given).value_or(room.doors);
    if ((room.doors & doors) != doors) {
        complain(err, exitWrongUse,
                 fmt::format("--play shows a room as it is drawn, and {} has the doors {}",
                             room.name, toString(room.doors)));
        return std::nullopt;
    }
    ConfigSources sources = makeSources(folders, commonOf(given));
    sources.onlyRoom = {*given.firstPath(), room.name};
    std::vector<std::string> sets = bareDungeonSets({3, 3});
    sets.push_back(fmt::format("room.width={}", room.tiles.width()));
    sets.push_back(fmt::format("room.height={}", room.tiles.height()));
    sets.push_back(fmt::format("start.doors=\"{}\"", toString(doors)));
    sets.emplace_back("room.interior=\"template\"");
    sources.sets.insert(sources.sets.begin(), sets.begin(), sets.end());
    return sources;
}

int runRoom(const GivenOptions& given, const CommandContext& context) {
    if (!given.has(playOfRoom)) {
        return showRooms(given, context);
    }
    const auto sources = sourcesToPlay(given, context.folders, context.err);
    return sources
               ? context.window.play({.common = commonOf(given),
                                      .explore = true,
                                      .withoutDisplay = "without --play the room is shown as text"},
                                     *sources)
               : exitWrongUse;
}

}  // namespace

extern constinit const Command roomCommand{
    .name = "room",
    .operand = {"file", "rooms.txt"},
    .purpose = "show, check or play rooms made by hand",
    .options = roomOptions,
    .notes = "If the doors of a room do not connect, its drawing marks what is in the way with "
             "X, and the\nexit status is 2. docs/templates.md explains how rooms are written.",
    .examples = roomExamples,
    .clash = clashOfRoom,
    .run = runRoom};

}  // namespace doorstring
