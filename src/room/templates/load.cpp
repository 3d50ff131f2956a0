#include "room/templates/load.hpp"

#include "room/templates/check.hpp"

#include <fmt/format.h>

#include <algorithm>
#include <iterator>

namespace doorstring {

namespace {

// The room of that name, if there is one: for rooms of every kind, and as it is drawn.
std::vector<RoomTemplate> alone(std::span<const RoomTemplate> rooms, std::string_view name) {
    const auto found = std::ranges::find(rooms, name, &RoomTemplate::name);
    if (found == rooms.end()) {
        return {};
    }
    RoomTemplate room = *found;
    room.weight = weightOne;
    room.poses = PoseSet::of(Pose::AsDrawn);
    room.difficulty = 1;
    room.kinds = KindSet::first(roomKindCount);
    room.tilesets = TilesetSet::first(tilesetCount);
    return {room};
}

LoadedTemplates load(const RoomConfig& config) {
    LoadedTemplates loaded;
    std::vector<RoomTemplate> rooms;
    for (const RoomText& text : config.texts.all()) {
        if (!text.fault.empty()) {
            loaded.faults.push_back({{text.source, 0, 0}, text.fault});
            continue;
        }
        ParsedTemplates parsed = parseTemplates(text.source, text.text);
        std::ranges::move(parsed.templates, std::back_inserter(rooms));
        std::ranges::move(parsed.faults, std::back_inserter(loaded.faults));
    }
    if (rooms.size() > mostTemplates) {
        loaded.faults.push_back(
            {{rooms[mostTemplates].place},
             fmt::format("at most {} rooms are read; this one and those after it are not",
                         mostTemplates)});
        rooms.resize(mostTemplates);
    }
    if (!config.texts.only().empty()) {
        rooms = alone(rooms, config.texts.only());
    }
    loaded.pool = TemplatePool(rooms, config.size);
    loaded.rooms = std::move(rooms);
    return loaded;
}

}  // namespace

std::shared_ptr<const LoadedTemplates> templatesOf(const RoomConfig& config) {
    struct Last {
        RoomTexts texts;
        GridSize size;
        std::shared_ptr<const LoadedTemplates> loaded;
    };
    thread_local Last last;
    if (!last.loaded || last.size != config.size || !last.texts.sharesWith(config.texts)) {
        last = {config.texts, config.size, std::make_shared<const LoadedTemplates>(load(config))};
    }
    return last.loaded;
}

std::string toString(const TemplateFault& fault) {
    const TemplatePlace& place = fault.place;
    std::string text = place.source;
    if (place.line > 0) {
        text += fmt::format(":{}:{}", place.line, place.column);
    }
    text += ": " + fault.sentence;
    if (!fault.picture.empty()) {
        text += fmt::format("; {} marks what is in the way\n", gapLetter) +
                fault.picture.substr(0, fault.picture.size() - 1);
    }
    return text;
}

int templateLevel(const RoomConfig& config, std::uint32_t distance) {
    if (config.templateStep == 0) {
        return hardestTemplate;
    }
    const auto steps = distance / static_cast<std::uint32_t>(config.templateStep);
    return 1 + static_cast<int>(std::min<std::uint32_t>(steps, hardestTemplate - 1));
}

}  // namespace doorstring
