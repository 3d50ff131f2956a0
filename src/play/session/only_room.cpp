#include "play/session/only_room.hpp"

#include "room/templates/load.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string sizeText(GridSize size) {
    return fmt::format("{} by {} tiles", size.width, size.height);
}

ConfigError at(const TemplatePlace& place, const std::string& sentence) {
    return {place.source, place.line, place.column, std::string(),
            sentence + "; open it again to see it"};
}

}  // namespace

std::optional<ConfigError> onlyRoomMisfit(const Config& config) {
    const RoomTexts& texts = config.room.texts;
    if (texts.only().empty()) {
        return std::nullopt;
    }
    const auto loaded = templatesOf(config.room);
    if (loaded->rooms.empty()) {
        return at({texts.all().front().source, 0, 0},
                  fmt::format("there is no room named '{}' any more", texts.only()));
    }
    const RoomTemplate& room = loaded->rooms.front();
    if (const GridSize size = room.tiles.size(); size != config.room.size) {
        return at(room.place, fmt::format("{} has {} now, and was opened with {}", room.name,
                                          sizeText(size), sizeText(config.room.size)));
    }
    const DoorSet wanted = config.dungeon.startDoors;
    if ((room.doors & wanted) != wanted) {
        return at(room.place, fmt::format("{} has the doors {} now, and was opened with {}",
                                          room.name, toString(room.doors), toString(wanted)));
    }
    return std::nullopt;
}

}  // namespace doorstring
