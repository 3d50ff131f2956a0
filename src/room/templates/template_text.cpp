#include "room/templates/template_text.hpp"

#include "config/decimal.hpp"
#include "config/nearest.hpp"
#include "room/templates/check.hpp"
#include "room/templates/words.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

std::string listed(std::string_view key, std::uint32_t bits,
                   std::span<const std::string_view> words) {
    std::vector<std::string_view> found;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if ((bits >> i & 1U) != 0) {
            found.push_back(words[i]);
        }
    }
    const bool all = found.size() == words.size();
    return fmt::format("{} {}\n", key, all ? anyWord : joined(found, "", ", "));
}

std::string posesText(PoseSet poses) {
    const std::size_t mirror =
        (poses.has(Pose::LeftRight) ? 1U : 0U) + (poses.has(Pose::UpsideDown) ? 2U : 0U);
    const std::size_t turn = poses.has(Pose::QuarterRight) ? 2U
                             : poses.has(Pose::HalfTurn)   ? 1U
                                                           : 0U;
    return fmt::format("mirror {}\nturn {}\n", mirrorWords[mirror], turnWords[turn]);
}

std::string textOf(const RoomTemplate& room) {
    return fmt::format("room {}\nweight {}\ndifficulty {}\n", room.name,
                       thousandthsText(room.weight), room.difficulty) +
           listed("kinds", room.kinds.bits(), kindWords()) +
           listed("tilesets", room.tilesets.bits(), tilesetWords) + posesText(room.poses) +
           drawingOf(room.tiles, room.spots);
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
