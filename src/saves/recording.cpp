#include "saves/recording.hpp"

#include "room/templates/parse.hpp"

#include <fmt/format.h>

#include <utility>
#include <vector>

namespace doorstring {

namespace {

// "north sword", or "-" where nothing is held.
std::string heldText(InputFrame input) {
    std::string text;
    for (std::size_t i = 0; i < buttonNames.size(); ++i) {
        if (input.has(static_cast<Button>(i))) {
            text += text.empty() ? "" : " ";
            text += buttonNames[i];
        }
    }
    return text.empty() ? "-" : text;
}

}  // namespace

namespace replay {

std::string lineOf(const Hold& hold) {
    return fmt::format("{} {}", hold.ticks, heldText(hold.input));
}
std::string lineOf(const NewDungeon& made) {
    return fmt::format("{} {}", changeKindNames[static_cast<std::size_t>(made.kind)],
                       toCode(made.seed));
}
std::string lineOf(const Undo&) {
    return "undo";
}
std::string lineOf(const Apply&) {
    return "apply";
}
std::string lineOf(const Check& check) {
    return fmt::format("check {} {:016x}", check.tick, check.hash);
}
std::string lineOf(const End& end) {
    return fmt::format("end {} {:016x}", end.ticks, end.sum);
}

}  // namespace replay

std::size_t Recording::configAtEnd() const {
    std::size_t config = 0;
    for (const replay::Entry& entry : entries) {
        std::visit(
            [&config](const auto& one) {
                if constexpr (requires { one.config; }) {
                    config = one.config;
                }
            },
            entry);
    }
    return config;
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
