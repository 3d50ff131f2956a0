#include "cli/options/room_options.hpp"

#include <fmt/format.h>

#include <array>

namespace doorstring {

namespace {

// Empty where all is well.
std::string fileFault(const GivenOptions& given) {
    if (given.files.empty()) {
        return "room wants a file of rooms, as in doorstring room rooms.txt, and found nothing";
    }
    if (given.files.size() > 1) {
        return fmt::format("room reads one file, and found '{}' and '{}'; a name of several words "
                           "stands in quotes, as in --name 'the moat'",
                           given.files[0], given.files[1]);
    }
    return {};
}

std::string doorsFault(const std::string& text) {
    const auto doors = parseDoorString(text);
    if (const auto* fault = std::get_if<DoorStringFault>(&doors)) {
        const bool twice = fault->kind == DoorStringFault::Kind::LetterTwice;
        return twice ? fmt::format("--doors has '{}' twice; allowed are N, S, W and E, each once",
                                   fault->letter)
                     : fmt::format("--doors: '{}' is no door letter; allowed are N, S, W and E",
                                   fault->letter);
    }
    return {};
}

std::string outFault(const GivenOptions& given, RoomFormat format) {
    if (given.has("--play")) {
        for (const std::string_view option : {"--out", "--format"}) {
            if (given.has(option)) {
                return fmt::format("{} means nothing to --play, which opens the window", option);
            }
        }
    }
    if (format == RoomFormat::Png && !given.has("--out")) {
        return "a picture goes to a file, as in --format png --out room.png";
    }
    return {};
}

}  // namespace

OrSentence<Request> roomRequest(const GivenOptions& given, CommonOptions common) {
    if (const std::string fault = fileFault(given); !fault.empty()) {
        return fault;
    }
    RoomRequest request;
    request.common = std::move(common);
    request.file = given.files.front();
    request.play = given.has("--play");
    if (given.has("--name")) {
        request.name = given.text("--name");
    }
    if (given.has("--doors")) {
        const std::string& text = given.text("--doors");
        if (const std::string fault = doorsFault(text); !fault.empty()) {
            return fault;
        }
        request.doors = std::get<DoorSet>(parseDoorString(text));
    }
    constexpr std::array<std::string_view, 2> formats{"text", "png"};
    const auto format = formatOf(given, formats);
    if (!format) {
        return format.error();
    }
    request.format = static_cast<RoomFormat>(format.value());
    if (given.has("--out")) {
        request.out = given.text("--out");
    }
    if (const std::string fault = outFault(given, request.format); !fault.empty()) {
        return fault;
    }
    return Request(std::move(request));
}

}  // namespace doorstring
