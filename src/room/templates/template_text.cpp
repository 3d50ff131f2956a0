#include "room/templates/template_text.hpp"

#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "room/templates/check.hpp"
#include "room/templates/words.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string listed(std::uint32_t bits, std::span<const std::string_view> words) {
    const std::vector<std::string_view> found = wordsInSet(bits, words);
    return found.size() == words.size() ? std::string(anyWord) : joined(found, "", ", ");
}

// Leaves out the lines that say the default.
std::string textOf(const RoomTemplate& room) {
    const RoomTemplate plain;
    const bool sides = room.poses.has(Pose::LeftRight);
    const bool ends = room.poses.has(Pose::UpsideDown);
    const bool half = room.poses.has(Pose::HalfTurn);
    const bool square = room.tiles.width() == room.tiles.height();
    const bool turns = square ? room.poses.has(Pose::QuarterRight) : half;

    std::string text;
    const auto line = [&](bool said, std::string_view key, const auto& value) {
        if (said) {
            text += fmt::format("{} {}\n", key, value);
        }
    };
    line(true, "room", room.name);
    line(room.weight != plain.weight, "weight", thousandthsText(room.weight));
    line(room.difficulty != plain.difficulty, "difficulty", room.difficulty);
    line(room.kinds != plain.kinds, "kinds", listed(room.kinds.bits(), kindNames));
    line(room.tilesets != plain.tilesets, "tilesets", listed(room.tilesets.bits(), tilesetNames));
    line(!sides || !ends, "mirror", mirrorWords[(sides ? 1U : 0U) + (ends ? 2U : 0U)]);
    line(!turns, "turn", turnWords[half ? 1 : 0]);
    return text + drawingOf(room.tiles, room.spots);
}

}  // namespace

std::string templateText(std::span<const RoomTemplate> templates) {
    std::string text;
    for (const RoomTemplate& room : templates) {
        text += textOf(room);
    }
    return text;
}

}  // namespace doorstring
