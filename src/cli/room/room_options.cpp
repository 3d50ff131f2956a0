#include "cli/commands.hpp"
#include "cli/options/given_options.hpp"

#include <fmt/format.h>

#include <array>
#include <variant>

namespace doorstring {

namespace {

constexpr std::array<std::string_view, 2> roomFormats{"text", "png"};
constexpr std::array roomOptions{
    Option{"--name", "NAME", "only this room of the file", "'the moat'"},
    Option{"--doors", "NSWE", "show the room with these doors instead of those of its drawing",
           "NS"},
    Option{"--format", "FORMAT", "text (the default) or png", "png", roomFormats},
    Option{"--out", "FILE", "write to FILE instead of the standard output", "room.png"},
    Option{"--play", "",
           "play the room in the window; whenever you save FILE, the room changes at once"}};
constexpr std::array<std::string_view, 3> roomExamples{
    "doorstring room config/rooms/water.txt",
    "doorstring room my-rooms.txt --name 'the moat' --doors NS",
    "doorstring room my-rooms.txt --play"};

OrSentence<std::optional<DoorSet>> doorsOf(const GivenOptions& given) {
    if (!given.has("--doors")) {
        return std::optional<DoorSet>();
    }
    const auto doors = parseDoorString(given.text("--doors"));
    if (!doors) {
        return fmt::format("--doors: {}", doors.error());
    }
    return std::optional(doors.value());
}

// Empty where all is well.
std::string targetFault(const GivenOptions& given, RoomFormat format) {
    for (const std::string_view option : {"--out", "--format"}) {
        if (given.has("--play") && given.has(option)) {
            return fmt::format("--play opens the window and takes no {}", option);
        }
    }
    if (format == RoomFormat::Png && !given.has("--out")) {
        return "--format png needs --out FILE, as in --out room.png";
    }
    return {};
}

}  // namespace

OrSentence<RoomRequest> readRoomOptions(const GivenOptions& given) {
    const auto doors = doorsOf(given);
    if (!doors) {
        return doors.error();
    }
    const auto format = static_cast<RoomFormat>(given.choice("--format"));
    if (const std::string fault = targetFault(given, format); !fault.empty()) {
        return fault;
    }
    return RoomRequest{.common = commonOf(given),
                       .file = given.operands.front(),
                       .name = given.has("--name") ? given.text("--name") : "",
                       .doors = doors.value(),
                       .format = format,
                       .out = given.path("--out"),
                       .play = given.has("--play")};
}

constinit const Command roomCommand{
    .name = "room",
    .operand = {"file", "rooms.txt"},
    .purpose = "show, check or play rooms made by hand",
    .options = roomOptions,
    .notes = "If the doors of a room do not connect, its drawing marks what is in the way with "
             "X, and the\nexit status is 2. docs/templates.md explains how rooms are written.",
    .examples = roomExamples,
    .prepare = prepared<readRoomOptions, runRoom>};

}  // namespace doorstring
