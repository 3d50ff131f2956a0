#include "world/replay/recorded_rooms.hpp"

#include "room/templates/load.hpp"
#include "room/templates/template_text.hpp"

#include <utility>
#include <vector>

namespace doorstring {

std::string roomsText(const RoomConfig& config) {
    return templateText(templatesOf(config)->rooms);
}

RoomTexts recordedRooms(std::string text) {
    std::vector<RoomText> texts;
    if (!text.empty()) {
        texts.push_back({"the recording", std::move(text), {}});
    }
    return RoomTexts(std::move(texts));
}

std::optional<TemplateFault> firstFault(const RoomTexts& rooms) {
    for (const RoomText& text : rooms.all()) {
        ParsedTemplates parsed = parseTemplates(text.source, text.text);
        if (!parsed.faults.empty()) {
            return std::move(parsed.faults.front());
        }
    }
    return std::nullopt;
}

}  // namespace doorstring
