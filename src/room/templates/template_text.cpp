#include "room/templates/template_text.hpp"

#include "config/text/nearest.hpp"
#include "config/text/numbers.hpp"
#include "room/templates/check.hpp"
#include "room/templates/words.hpp"

#include <fmt/format.h>

namespace doorstring {

namespace {

// Leaves out the lines that say the default.
class Writer {
public:
    explicit Writer(const RoomTemplate& room) : room_(room) {}

    std::string write() {
        const RoomTemplate plain;
        text_ = fmt::format("room {}\n", room_.name);
        if (room_.weight != plain.weight) {
            text_ += fmt::format("weight {}\n", thousandthsText(room_.weight));
        }
        if (room_.difficulty != plain.difficulty) {
            text_ += fmt::format("difficulty {}\n", room_.difficulty);
        }
        if (room_.kinds != plain.kinds) {
            list("kinds", room_.kinds.bits(), kindNames);
        }
        if (room_.tilesets != plain.tilesets) {
            list("tilesets", room_.tilesets.bits(), tilesetNames);
        }
        writePoses();
        return text_ + drawingOf(room_.tiles, room_.spots);
    }

private:
    void list(std::string_view key, std::uint32_t bits, std::span<const std::string_view> words) {
        const std::vector<std::string_view> found = wordsInSet(bits, words);
        const bool all = found.size() == words.size();
        text_ += fmt::format("{} {}\n", key, all ? anyWord : joined(found, "", ", "));
    }

    void writePoses() {
        const bool sides = room_.poses.has(Pose::LeftRight);
        const bool ends = room_.poses.has(Pose::UpsideDown);
        const bool half = room_.poses.has(Pose::HalfTurn);
        const bool quarter = room_.poses.has(Pose::QuarterRight);
        if (!sides || !ends) {
            text_ += fmt::format("mirror {}\n", mirrorWords[(sides ? 1U : 0U) + (ends ? 2U : 0U)]);
        }
        if (const bool square = room_.tiles.width() == room_.tiles.height();
            square ? !quarter : !half) {
            text_ += fmt::format("turn {}\n", turnWords[half ? 1 : 0]);
        }
    }

    const RoomTemplate& room_;
    std::string text_;
};

}  // namespace

std::string templateText(std::span<const RoomTemplate> templates) {
    std::string text;
    for (const RoomTemplate& room : templates) {
        text += Writer(room).write();
    }
    return text;
}

}  // namespace doorstring
